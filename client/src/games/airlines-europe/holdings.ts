/** What the shares of an airline are worth to whom, for a listener. */

import type { Wording } from '../../lib/wording';
import { standing, type Holding } from '../../parts/holdings';

export function describeHolding(found: Holding, airline: string, holder: number, wording: Wording): string {
  const count = found.counts[holder]!;
  if (!count) return wording.forms(airline)['none'] ?? '';
  const shares = wording.counted(airline, count);
  return wording.say('europe-cell', { shares, place: standing(found, holder), points: found.awards[holder]! });
}

/** The places that pay, as they are printed: 6·3·2·1. */
export function printed(row: number[]): string {
  return row.filter((points) => points > 0).join('·');
}
