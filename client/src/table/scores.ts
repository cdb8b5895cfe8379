/** Who got what and why: the awards of a scoring, read from what was told. */

import type { Facts, Told } from '../contract/protocol';
import type { Award, Scoring } from './board';

/** All scorings that were told so far. Events with counts and awards belong to the next totals. */
export function scorings(events: Told[]): Scoring[] {
  const found: Scoring[] = [];
  let pending: Award[] = [];
  for (const { facts, number } of events) {
    if (!Array.isArray(facts['awards'])) continue;
    if (Array.isArray(facts['counts'])) {
      pending.push({
        word: subject(facts),
        row: numbers(facts['row']),
        counts: numbers(facts['counts']),
        awards: numbers(facts['awards']),
      });
    } else {
      const which = facts['scoring'];
      found.push({
        number: typeof which === 'number' ? which : found.length + 1,
        at: number,
        awards: pending,
        totals: numbers(facts['awards']),
      });
      pending = [];
    }
  }
  return found;
}

/** The word for what was scored: the first fact that is a word. */
function subject(facts: Facts): string {
  return Object.values(facts).find((fact): fact is string => typeof fact === 'string') ?? '';
}

function numbers(fact: unknown): number[] {
  return Array.isArray(fact) ? fact.filter((value): value is number => typeof value === 'number') : [];
}

/** The holders of an award, most first: what each had, what place that is, what it brought. */
export interface Share {
  holder: number;
  count: number;
  award: number;
  place: number; // 1: the most; shared by those who have equally many
  isTied: boolean;
}

export function ranking(award: Award): Share[] {
  const held = award.counts
    .map((count, holder) => ({ holder, count, award: award.awards[holder] ?? 0 }))
    .filter((one) => one.count > 0)
    .sort((one, other) => other.count - one.count || one.holder - other.holder);
  return held.map((one) => ({
    ...one,
    place: held.filter((other) => other.count > one.count).length + 1,
    isTied: held.some((other) => other.holder !== one.holder && other.count === one.count),
  }));
}

/** The points each seat has once the first `step` awards are told. */
export function running(scoring: Scoring, step: number): number[] {
  const told = scoring.awards.slice(0, step);
  return scoring.totals.map((_, seat) => told.reduce((sum, award) => sum + (award.awards[seat] ?? 0), 0));
}

/** Who stands where at the end: winners first, then by points. */
export function standing(scores: number[], winners: number[]): { seat: number; place: number; isWinner: boolean; score: number }[] {
  const seats = scores.map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }));
  seats.sort((one, other) => Number(other.isWinner) - Number(one.isWinner) || other.score - one.score);
  return seats.map((one, index) => {
    const first = seats.findIndex((other) => other.isWinner === one.isWinner && (one.isWinner || other.score === one.score));
    return { ...one, place: (first < 0 ? index : first) + 1 };
  });
}
