/** From one route or airport to another by keys. */

import type { Camera } from './camera.svelte';
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

/** A key on one of the things that lie on the map: on to another one, in `order` or among those that are `open`, or it
 * moves the map. */
export function roam(
  event: KeyboardEvent,
  from: string,
  { order, open, points, camera, go }: {
    order: string[];
    open: string[];
    points: ReadonlyMap<string, Point>;
    camera: Camera;
    go: (goal: string) => void;
  },
): void {
  const at = order.indexOf(from);
  const goals: Record<string, string | undefined> = {
    Home: order[0],
    End: order.at(-1),
    PageDown: open.find((one) => order.indexOf(one) > at) ?? open[0],
    PageUp: open.findLast((one) => order.indexOf(one) < at) ?? open.at(-1),
  };
  const moves = mapKey(event);
  const goal = moves ? null : (goals[event.key] ?? neighbour(event.key, points.get(from)!, points));
  if (goal) go(goal);
  else if (moves === 'home') camera.home();
  else if (moves && 'zoom' in moves) camera.zoom(moves.zoom);
  else if (moves) camera.pan(...moves.pan);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
