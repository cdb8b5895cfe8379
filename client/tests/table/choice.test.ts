import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/contract/protocol';
import { byKind, fits, holding, lit, pick, picksFor, ready } from '../../src/table/choice';

function move(text: string, fields: Move['fields']): Move {
  return { text, verb: text.split(' ')[0] ?? '', facts: {}, fields };
}

const BUY = [
  move('buy red LON-PAR', { airline: 'red', route: 'LON-PAR' }),
  move('buy grey LON-PAR', { airline: 'grey', route: 'LON-PAR' }),
  move('buy red PAR-BER', { airline: 'red', route: 'PAR-BER' }),
];
const LAY = [
  move('lay red', { shares: ['red'] }),
  move('lay red red', { shares: ['red', 'red'] }),
  move('lay red blue', { shares: ['red', 'blue'] }),
];
const GIVE = [
  move('give hand red', { place: 'hand', card: 'red' }),
  move('give portfolio red', { place: 'portfolio', card: 'red' }),
];

describe('typing', () => {
  it('finds a move by the beginnings of its words, in any order, without accents', () => {
    expect(fits('par bu', 'buy red LON-PAR Buy London–Paris for Red')).toBe(true);
    expect(fits('zurich', 'Buy Zürich–Paris')).toBe(true);
    expect(fits('aris', 'Buy London–Paris')).toBe(false);
    expect(fits('', 'anything')).toBe(true);
  });
});

describe('picking', () => {
  it('narrows the moves field by field, until one is left', () => {
    const once = pick(BUY, {}, 'route', 'LON-PAR');
    expect(holding(BUY, once).map((one) => one.text)).toEqual(['buy red LON-PAR', 'buy grey LON-PAR']);
    expect(ready(holding(BUY, once), once)).toBeNull();
    const twice = pick(BUY, once, 'airline', 'grey');
    expect(ready(holding(BUY, twice), twice)?.text).toBe('buy grey LON-PAR');
  });

  it('lets go of what is picked again', () => {
    expect(pick(BUY, { route: ['LON-PAR'] }, 'route', 'LON-PAR')).toEqual({});
  });

  it('starts anew with what fits nothing picked so far', () => {
    expect(pick(BUY, { airline: ['grey'] }, 'route', 'PAR-BER')).toEqual({ route: ['PAR-BER'] });
  });

  it('leaves everything as it is when no move has the thing', () => {
    expect(pick(BUY, { airline: ['grey'] }, 'route', 'ROM-ATH')).toEqual({ airline: ['grey'] });
  });

  it('gathers the cards of a list, and is ready for the exact ones although more would fit', () => {
    const one = pick(LAY, {}, 'shares', 'red');
    expect(ready(holding(LAY, one), one)?.text).toBe('lay red');
    const two = pick(LAY, one, 'shares', 'red');
    expect(two).toEqual({ shares: ['red', 'red'] });
    expect(ready(holding(LAY, two), two)?.text).toBe('lay red red');
    expect(pick(LAY, two, 'shares', 'red')).toEqual({});
  });
});

describe('what is lit', () => {
  it('names the words of a field', () => {
    expect([...lit(BUY, 'route')]).toEqual(['LON-PAR', 'PAR-BER']);
    expect([...lit(BUY, 'card')]).toEqual([]);
  });

  it('knows cards of the hand from cards of the market and of other places', () => {
    const take = [move('take red', { card: 'red' })];
    expect(picksFor(take, 'market', 'red', false)).toEqual([['card', 'red']]);
    expect(picksFor(take, 'hand', 'red', true)).toEqual([]);
    expect(picksFor(LAY, 'hand', 'red', true)).toEqual([['shares', 'red']]);
    expect(picksFor(LAY, 'market', 'red', false)).toEqual([]);
    expect(picksFor(GIVE, 'hand', 'red', true)).toEqual([['place', 'hand'], ['card', 'red']]);
    expect(picksFor([move('play solid7', { flight: 'solid7' })], 'flights', 'solid7', true)).toEqual([['flight', 'solid7']]);
  });

  it('groups moves by kind in the order of the list', () => {
    expect(byKind([...BUY, ...LAY]).map(({ verb, moves }) => [verb, moves.length])).toEqual([['buy', 3], ['lay', 3]]);
  });
});
