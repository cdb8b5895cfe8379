/** The final count, taken apart again: the table at the end shows only its sum. */

import type { Legend, PostalView, SeatView } from './view';

export interface Count {
  seat: number;
  flown: number; // points when the last round was over
  open: { word: string; points: number }[]; // objectives that were not fulfilled
  lost: number; // for them
  level: number;
  money: number; // with what the plane was sold for
  forMoney: number;
  total: number;
}

const MONEY_A_POINT = 50; // AP-NUM-26

/** Seats in the order of their points. */
export function countOf(view: PostalView, legend: Legend): Count[] {
  const found = view.seats.map((one, seat): Count => {
    const open = one.objectives.map((word) => ({ word, points: lossOf(word, one, legend) })).filter(({ points }) => points > 0);
    const level = one.level ?? 0; // AP-END-11
    const forMoney = Math.floor(one.money / MONEY_A_POINT); // AP-END-13
    const lost = open.reduce((sum, { points }) => sum + points, 0);
    return { seat, open, lost, level, money: one.money, forMoney, total: one.points, flown: one.points + lost - level - forMoney };
  });
  return found.sort((one, other) => other.total - one.total);
}

/** What an open objective costs: AP-END-08 to -10. */
export function lossOf(word: string, seat: SeatView, legend: Legend): number {
  const objective = legend.objectives[word];
  if (objective?.sort !== 'diplomacy') return objective?.points ?? 0;
  return seat.bags[`bag-${objective.nation}`] ? 0 : (objective.scale[0] ?? 0);
}
