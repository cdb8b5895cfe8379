/** Who holds how many shares of something, in which place, and what it would bring. */

import type { Wording } from '../lib/wording';

export interface Holding {
  counts: number[]; // by holder; the phantom last
  awards: number[]; // if it were scored now
  ranks: number[]; // 1: has most, alone or with others; 2: next; 0: holds none
}

/** The players, and the phantom once it has shares. */
export function holdersOf(seats: number, hasPhantom: boolean, wording: Wording): { name: string; number: number }[] {
  const players = Array.from({ length: seats }, (_, number) => ({ name: wording.seat(number), number }));
  return hasPhantom ? [...players, { name: wording.say('seat-beyond'), number: seats }] : players;
}

/** Whether a holder is first, first with others, or behind; as the texts want it. */
export function standing({ ranks }: Holding, holder: number): 'first' | 'tied' | 'second' | 'behind' {
  if (ranks[holder] === 2) return 'second';
  if (ranks[holder] !== 1) return 'behind';
  return ranks.filter((rank) => rank === 1).length > 1 ? 'tied' : 'first';
}
