/** Who holds how many shares of something, in which place, and what it would bring. */

import type { Wording } from '../lib/wording';

export interface Holding {
  counts: number[]; // by holder; the phantom last
  points: number[]; // if it were scored now
  places: number[]; // 1: has most, alone or with others; 2: next; 0: holds none
}

export function holding(counts: number[], points: number[]): Holding {
  const levels = [...new Set(counts)].filter((count) => count > 0).sort((one, other) => other - one);
  return { counts, points, places: counts.map((count) => levels.indexOf(count) + 1) };
}

/** The players, and the phantom once it has shares. */
export function holdersOf(seats: number, hasPhantom: boolean, wording: Wording): { name: string; number: number }[] {
  const players = Array.from({ length: seats }, (_, number) => ({ name: wording.seat(number), number }));
  return hasPhantom ? [...players, { name: wording.say('seat-beyond'), number: seats }] : players;
}

/** Whether a holder is first, first with others, or behind; as the texts want it. */
export function standing({ places }: Holding, holder: number): 'first' | 'tied' | 'second' | 'behind' {
  if (places[holder] === 2) return 'second';
  if (places[holder] !== 1) return 'behind';
  return places.filter((place) => place === 1).length > 1 ? 'tied' : 'first';
}
