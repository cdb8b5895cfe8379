/** Who holds how many shares of an airline, who leads, and what it would bring. */

import type { Wording } from '../../lib/wording';
import { abacusRow, awards } from './awards';
import type { EuropeView } from './view';

export interface Holding {
  counts: number[]; // by holder; the phantom last
  points: number[]; // if it were scored now
  most: number;
}

/** The players, and the phantom once it has a portfolio (AE-2P-05). */
export function holdersOf(view: EuropeView, wording: Wording): { name: string; number: number }[] {
  const seats = view.seats.map((_, number) => ({ name: wording.seat(number), number }));
  return view.phantom ? [...seats, { name: wording.say('seat-beyond'), number: seats.length }] : seats;
}

export function holdingOf(view: EuropeView, airline: string): Holding {
  const portfolios = [...view.seats.map((seat) => seat.portfolio), ...(view.phantom ? [view.phantom] : [])];
  const counts = portfolios.map((portfolio) => portfolio[airline] ?? 0);
  const row = view.airlines[airline]?.row ?? abacusRow(view.scorings);
  return { counts, points: awards(counts, row), most: Math.max(...counts) };
}

/** The same for a listener. */
export function describeHolding({ counts, points, most }: Holding, airline: string, holder: number, wording: Wording): string {
  const count = counts[holder]!;
  if (!count) return wording.forms(airline)['none'] ?? '';
  const isTied = counts.filter((other) => other === most).length > 1;
  const place = count < most ? 'behind' : isTied ? 'tied' : 'first';
  return wording.say('europe-cell', { shares: wording.counted(airline, count), place, points: points[holder]! });
}
