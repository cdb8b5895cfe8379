import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/contract/protocol';
import type { Wording } from '../../src/lib/wording';
import { Choosing } from '../../src/table/choosing.svelte';

function keep(first: string, second: string): Move {
  return { text: `keep ${first} ${second}`, verb: 'keep', facts: {}, fields: { shares: [first, second] } };
}

const wording = { move: ({ text }: Move) => text } as unknown as Wording;

describe('when the moves are others', () => {
  let moves = [keep('red', 'blue'), keep('red', 'grey')];
  const choosing = new Choosing(() => moves, () => wording);

  it('keeps a choice that is still legal', () => {
    choosing.asking = moves[0]!;
    moves = [keep('red', 'blue'), keep('red', 'grey')]; // somebody else has chosen: my own moves came again
    choosing.refresh();
    expect(choosing.asking?.text).toBe('keep red blue');
  });

  it('forgets one that is not', () => {
    moves = [keep('red', 'grey')];
    choosing.refresh();
    expect(choosing.asking).toBeNull();
  });
});

describe('a move in notation', () => {
  const fly: Move = { text: 'fly red E2 U1', verb: 'fly', facts: {}, fields: { origin: 'E2' } };
  const choosing = new Choosing(() => [fly], () => wording);

  it('may say more than the list does', () => {
    expect(choosing.find(' FLY red  e2 u1')).toBe(fly);
    expect(choosing.find('fly red E2 U1 3')).toEqual({ ...fly, text: 'fly red E2 U1 3' });
  });

  it('must begin with a legal one', () => {
    expect(choosing.find('fly red E2 U12')).toBeNull();
    expect(choosing.find('fly red E2')).toBeNull();
  });
});
