/** Where the planes stand: side by side above their places. */

import type { Point } from '../../map/geometry';
import { MARKER } from './sheet';

export interface Parked {
  seat: number;
  point: Point;
}

const ABOVE = MARKER + 17;
const BESIDE = 27;

/** Above a place, as one of so many. */
export function above([x, y]: Point, swell: number, number = 0, count = 1): Point {
  return [x + swell * BESIDE * (number - (count - 1) / 2), y - swell * ABOVE];
}

/** The planes of all seats, by the places where they are. */
export function parkedAt(places: (string | null)[], points: ReadonlyMap<string, Point>, swell: number): Parked[] {
  return places.flatMap((place, seat) => {
    const point = place ? points.get(place) : undefined;
    const together = places.flatMap((other, number) => (other === place ? number : []));
    return point ? [{ seat, point: above(point, swell, together.indexOf(seat), together.length) }] : [];
  });
}
