/** Which part of the map is shown by itself: the flight, what can be chosen, one's own plane with its routes and goals. */

import type { Legend, PostalView } from '../../contract/air-postal';
import type { Chart, Move } from '../../contract/protocol';
import { around, grow, take, type Box, type Point } from '../../map/geometry';
import { flyer, plainPlace } from './view';

/** Places that have to show, and places that may if there is room; the nearest come first. */
export interface Near {
  must: string[];
  may: string[];
}

const AROUND = 70; // units of the page between a place and the edge
const LEAST = 0.7; // screen pixels a unit: no place is worth smaller spaces
const MOST = 1.25;

export function nearOf(view: PostalView, seat: number | null, chart: Chart, legend: Legend, moves: Move[], lit: ReadonlySet<string>): Near {
  const { path, leg } = view.flight;
  const way = path.slice(-1 - leg.length);
  if (lit.size || (flyer(view) !== null && way.length)) return { must: [...lit, ...way], may: [] };
  const starts = moves.flatMap((move) => (move.verb === 'pilot' && move.facts['start'] ? [String(move.facts['start'])] : []));
  if (starts.length) return { must: starts, may: [] };
  const own = seat === null ? null : view.seats[seat];
  if (seat === null || !own?.place) return { must: view.seats.flatMap(({ place }) => place ?? []), may: view.outstations };
  const goals = own.objectives.flatMap((word) => legend.objectives[word]?.goals ?? []);
  return { must: [own.place, ...beyond(own.place, view.derived.seats[seat]?.routes ?? [], chart)], may: goals };
}

/** The other ends of routes from a place, as they are drawn. */
function beyond(place: string, routes: string[], chart: Chart): string[] {
  return chart.links.flatMap(({ key, a, b }) => (!routes.includes(key) ? [] : plainPlace(a) === place ? [b] : [a]));
}

/** The part of the page that shows them, and how large at most. Null if there are none. */
export function frameFor({ must, may }: Near, points: ReadonlyMap<string, Point>, width: number, height: number): { box: Box; most: number } | null {
  const found = (keys: string[]) => keys.flatMap((key) => [points.get(key) ?? []].filter((point): point is Point => point.length > 0));
  const musts = found(must);
  const box = around(musts.length ? musts : found(may));
  if (box.left > box.right) return null;
  for (const point of found(may)) {
    const larger = { ...box };
    take(larger, around([point]));
    const { left, top, right, bottom } = grow(larger, AROUND);
    if (width / (right - left) >= LEAST && height / (bottom - top) >= LEAST) take(box, larger);
  }
  return { box: grow(box, AROUND), most: MOST };
}
