import { describe, expect, it } from 'vitest';
import type { Chair, Told } from '../../src/contract/protocol';
import { nextPerson } from '../../src/table/hotseat';
import { namesOf } from '../../src/lib/names';
import { clockText } from '../../src/table/phrases';
import { rematch } from '../../src/table/rematch';
import { numberColumns, ownZones, publicZones, tableFields } from '../../src/table/shapes';
import { inkOn, signOf } from '../../src/table/signs';
import { byAction } from '../../src/table/telling.svelte';

describe('two people at one screen', () => {
  it('shows nothing until the next one confirms', () => {
    expect(nextPerson([0, 1], [0, 1], null)).toBe(0);
    expect(nextPerson([0, 1], [0, 1], 0)).toBeNull();
    expect(nextPerson([0, 1], [1], 0)).toBe(1);
    expect(nextPerson([0, 1], [1], null)).toBe(1);
  });

  it('leaves things alone while others play, and for one person', () => {
    expect(nextPerson([0, 1], [2], 0)).toBeNull();
    expect(nextPerson([0, 1], [], 0)).toBeNull();
    expect(nextPerson([0], [0], null)).toBeNull();
  });
});

describe('a view of any game', () => {
  const view = {
    game: 'x', seat: 0, asked: [0], bank: 5, ending: null, market: ['red', 'red'],
    seats: [
      { cash: 3, bans: 0, points: 7, hand: { red: 2, blue: 0 }, flights: ['s1'], laid: { red: 1 } },
      { cash: 0, bans: 0, points: null, hand: null, flights: null, laid: {} },
    ],
  };

  it('tells the own cards from what all see', () => {
    expect(ownZones(view)).toEqual([
      { key: 'hand', cards: [['red', 2]] },
      { key: 'flights', cards: [['s1', 1]] },
    ]);
    expect(publicZones(view.seats)).toEqual(['laid']);
    expect(ownZones({ ...view, seat: null })).toEqual([]);
  });

  it('has columns for numbers that are something', () => {
    expect(numberColumns(view.seats)).toEqual(['cash', 'points']);
  });

  it('leaves out what the page tells elsewhere', () => {
    expect(tableFields(view).map(([key]) => key)).toEqual(['bank', 'market']);
  });
});

describe('signs', () => {
  const chart = {
    title: '', places: [], links: [], bonuses: [], legend: {},
    pieces: [{ key: 'red', name: 'Red', letter: 'R', colour: '#D7301F', pattern: '', seat: null }],
  };

  it('takes the letter of the piece, or a free one of the name', () => {
    expect(signOf('red', 'Red', chart).letter).toBe('R');
    expect(signOf('rust', 'Rust', chart).letter).toBe('U');
    expect(signOf('s1', 'solid 1', chart).letter).toBe('solid 1');
  });

  it('writes dark on light and light on dark', () => {
    expect(inkOn('#FFFFFF')).toBe('#10171d');
    expect(inkOn('#101010')).toBe('#ffffff');
  });
});

describe('small things', () => {
  it('tells events action by action', () => {
    const events = [1, 1, 2].map((number): Told => ({ number, key: 'x', facts: {} }));
    expect(byAction(events).map((heap) => heap.length)).toEqual([2, 1]);
  });

  it('writes clocks', () => {
    const say = (key: string): string => key;
    expect(clockText(75, say)).toBe('1:15');
    expect(clockText(-3, say)).toBe('0:00');
    expect(clockText(7300, say)).toBe('2:01:40');
    expect(clockText(3 * 86400, say)).toBe('web-table-clock-days');
  });

  it('tells players of the same name apart', () => {
    const named = (...names: string[]) => namesOf(names.map((name, seat) => ({ seat, name, kind: 'person', bot: null })));
    expect(named('Ann', 'Ben', 'Ben')).toEqual(['Ann', 'Ben 2', 'Ben 3']);
    expect(named('', '')).toEqual(['', '']);
  });

  it('plays again at the same table: bots stay bots, my seats stay mine, the others are open', () => {
    const chair = (seat: number, kind: Chair['kind'], bot: string | null = null): Chair => ({
      seat, kind, name: `n${seat}`, bot, is_account: false, stand_in: null, stand_in_at: null, is_here: true, clock: null,
    });
    const info = { game: 'g', board: 'b', options: { o: true }, is_private: true, has_hints: false, clock: null, patience: 120, stand_in: 'random' };
    const again = rematch(info, [chair(0, 'person'), chair(1, 'bot', 'steady'), chair(2, 'person')], [0]);
    expect(again.chairs).toEqual([{ kind: 'me', name: 'n0' }, { kind: 'bot', bot: 'steady', name: 'n1' }, { kind: 'open' }]);
    expect(again).toMatchObject({ game: 'g', board: 'b', options: { o: true }, is_private: true, patience: 120, stand_in: 'random' });
  });
});
