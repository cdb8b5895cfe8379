/** From one route to another by arrow keys. */

import type { Point } from './geometry';

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest one that lies in the key's direction; null if the key is no arrow or nothing lies there. */
export function neighbour(key: string, from: Point, others: Iterable<readonly [string, Point]>): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let [best, lowest] = [null as string | null, Infinity];
  for (const [name, point] of others) {
    const [across, down] = [point[0] - from[0], point[1] - from[1]];
    const along = across * direction[0] + down * direction[1];
    const aside = Math.abs(across * direction[1]) + Math.abs(down * direction[0]);
    if (along < 1 || along < aside * 0.5) continue;
    const cost = along + 2 * aside;
    if (cost < lowest) [best, lowest] = [name, cost];
  }
  return best;
}

/** Is this a key that moves or enlarges the map? How far, how much. */
export function mapKey(event: KeyboardEvent): { zoom: number } | { pan: Point } | 'home' | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === '+' || event.key === '=') return { zoom: 1.35 };
  if (event.key === '-') return { zoom: 1 / 1.35 };
  if (event.key === '0') return 'home';
  const direction = event.shiftKey ? DIRECTIONS[event.key] : undefined;
  return direction ? { pan: [-80 * direction[0], -80 * direction[1]] } : null;
}
