/** What the laid shares of a company would bring if they were scored now. */

import type { Wording } from '../../lib/wording';
import { holding, standing, type Holding } from '../../parts/holdings';
import type { AmericaView } from './view';

/** All points for the first, half for the second; ties share, remainders are lost (A90-SCORE-09 to A90-SCORE-15). */
export function awards(counts: number[], worth: number): number[] {
  const half = Math.floor(worth / 2);
  const most = Math.max(...counts);
  const next = Math.max(0, ...counts.filter((count) => count < most));
  const holders = (count: number) => counts.filter((other) => other === count).length;
  const takesBoth = holders(most) > 1 || next === 0;
  return counts.map((count) => {
    if (!count) return 0;
    if (count === most) return takesBoth ? Math.floor((worth + half) / holders(most)) : worth;
    return count === next && !takesBoth ? Math.floor(half / holders(next)) : 0;
  });
}

export function holdingOf(view: AmericaView, company: string): Holding {
  const laid = [...view.seats.map((seat) => seat.laid), ...(view.phantom ? [view.phantom] : [])];
  const counts = laid.map((shares) => shares[company] ?? 0);
  return holding(counts, awards(counts, view.companies[company]?.worth ?? 0));
}

/** The same for a listener. */
export function describeHolding(found: Holding, holder: number, wording: Wording): string {
  const facts = { shares: found.counts[holder]!, points: found.points[holder]!, place: standing(found, holder) };
  return wording.say('america-cell', facts);
}
