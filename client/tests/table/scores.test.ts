import { describe, expect, it } from 'vitest';
import type { Told } from '../../src/contract/protocol';
import { ranking, running, scorings, standing } from '../../src/table/scores';

const EVENTS: Told[] = [
  { number: 7, key: 'phantom-formed', facts: { counts: [0, 1] } },
  { number: 7, key: 'airline-scored', facts: { airline: 'red', row: [4, 2, 1], counts: [2, 2, 1], awards: [3, 3, 1] } },
  { number: 7, key: 'airline-scored', facts: { airline: 'blue', row: [8, 4, 0], counts: [0, 1], awards: [0, 8] } },
  { number: 7, key: 'scoring-ended', facts: { scoring: 1, awards: [3, 11] } },
  { number: 8, key: 'licence-bought', facts: { seat: 0 } },
];

describe('scorings', () => {
  it('gathers what was scored up to the totals', () => {
    const [one, ...others] = scorings(EVENTS);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ number: 1, at: 7, totals: [3, 11] });
    expect(one?.awards.map((award) => award.word)).toEqual(['red', 'blue']);
  });

  it('ranks the holders, and says who is tied', () => {
    const award = scorings(EVENTS)[0]!.awards[0]!;
    expect(ranking(award).map(({ holder, place, isTied, award: points }) => [holder, place, isTied, points])).toEqual([
      [0, 1, true, 3],
      [1, 1, true, 3],
      [2, 3, false, 1],
    ]);
  });

  it('adds up what is told so far', () => {
    const scoring = scorings(EVENTS)[0]!;
    expect(running(scoring, 0)).toEqual([0, 0]);
    expect(running(scoring, 1)).toEqual([3, 3]);
    expect(running(scoring, 2)).toEqual([3, 11]);
  });
});

describe('the final standing', () => {
  it('puts winners first and lets equals share a place', () => {
    expect(standing([10, 30, 30, 5, 10], [2]).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [4, 3],
      [3, 5],
    ]);
    expect(standing([7, 7], [0, 1]).map(({ place }) => place)).toEqual([1, 1]);
  });
});
