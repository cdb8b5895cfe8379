import { describe, expect, it } from 'vitest';
import { languageOf } from '../src/lib/settings.svelte';
import { ago } from '../src/lib/time';
import type { GameInfo } from '../src/contract/protocol';
import { chairsFor, isReady, nameAt, pilots } from '../src/pages/chairs';

const GAME: GameInfo = {
  name: 'airlines-europe',
  version: '1.0',
  seats: [2, 3, 4, 5],
  options: {},
  boards: ['europe', 't1'],
  test_boards: ['t1'],
  bots: ['random', 'steady'],
};

describe('chairs of a new table', () => {
  it('are for me and for steady bots', () => {
    expect(chairsFor(GAME, 3).map(({ kind, bot }) => [kind, bot])).toEqual([
      ['me', 'steady'],
      ['bot', 'steady'],
      ['bot', 'steady'],
    ]);
  });

  it('keep who was chosen when their number changes', () => {
    const open = chairsFor(GAME, 2).with(1, { kind: 'open', name: '', bot: 'steady' });
    expect(chairsFor(GAME, 4, open).map(({ kind }) => kind)).toEqual(['me', 'open', 'bot', 'bot']);
    expect(chairsFor(GAME, 1, open).length).toBe(1);
  });

  it('give up a bot that the game does not have', () => {
    const chairs = chairsFor({ ...GAME, bots: ['other'] }, 2, chairsFor(GAME, 2));
    expect(chairs.map(({ bot }) => bot)).toEqual(['other', 'other']);
  });

  it('are ready if nobody must be invited', () => {
    expect(isReady(chairsFor(GAME, 3))).toBe(true);
    expect(isReady(chairsFor(GAME, 2).with(1, { kind: 'open', name: '', bot: '' }))).toBe(false);
    expect(isReady(chairsFor(GAME, 2).with(0, { kind: 'bot', name: '', bot: 'steady' }))).toBe(false);
  });

  it('bear my name, and those of who shares the screen with me', () => {
    const me = { kind: 'me', name: '', bot: '' } as const;
    const bot = { kind: 'bot', name: '', bot: 'steady' } as const;
    expect(nameAt([bot, me], 1, 'Ann', 'Player 2')).toBe('Ann');
    expect([0, 1].map((seat) => nameAt([me, me], seat, 'Ann', `Player ${seat + 1}`))).toEqual(['Ann', 'Player 2']);
    expect(nameAt([me, { ...me, name: ' Ben ' }], 1, 'Ann', 'Player 2')).toBe('Ben');
    expect(nameAt([{ ...me, name: 'Eve' }, bot], 0, 'Ann', 'Player 1')).toBe('Ann'); // written while two shared it
  });

  it('name their bots, none like a player', () => {
    const names = pilots(['Amelia'], 5);
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain('Amelia');
  });
});

describe('the language of the reader', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['ja', 'it-IT', 'fr'], 'it'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j -> %s', (codes, language) => {
    expect(languageOf(codes)).toBe(language);
  });
});

describe('how long ago', () => {
  const NOW = 1_800_000_000;
  it.each([
    [20, 'now'],
    [60, '1 minute ago'],
    [3 * 3600 + 50, '3 hours ago'],
    [86400, 'yesterday'],
    [-30, 'now'],
  ])('%d seconds', (passed, said) => {
    expect(ago(NOW - passed, 'en', NOW)).toBe(said);
  });
});
