/** What the shares of an airline are worth to whom. */

import type { Wording } from '../../lib/wording';
import { holding, standing, type Holding } from '../../parts/holdings';
import { abacusRow, awards } from './awards';
import type { EuropeView } from './view';

export function holdingOf(view: EuropeView, airline: string): Holding {
  const portfolios = [...view.seats.map((seat) => seat.portfolio), ...(view.phantom ? [view.phantom] : [])];
  const counts = portfolios.map((portfolio) => portfolio[airline] ?? 0);
  return holding(counts, awards(counts, view.airlines[airline]?.row ?? abacusRow(view.scorings)));
}

/** The same for a listener. */
export function describeHolding(found: Holding, airline: string, holder: number, wording: Wording): string {
  const count = found.counts[holder]!;
  if (!count) return wording.forms(airline)['none'] ?? '';
  const shares = wording.counted(airline, count);
  return wording.say('europe-cell', { shares, place: standing(found, holder), points: found.points[holder]! });
}
