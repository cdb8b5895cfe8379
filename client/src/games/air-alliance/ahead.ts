/** What a flight or an exchange would lead to, as the game foresees it. */

import type { Ahead } from '../../contract/air-alliance';

export function aheadOf(answer: Record<string, unknown> | null): Required<Ahead> | null {
  return answer && { wins: [], next: [], later: [], miles: 0, markers: 0, ...(answer as Ahead) };
}
