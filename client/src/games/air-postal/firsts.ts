/** The great firsts on the map: each in the middle of its route, or of the middle one of its routes. */

import type { Legend, PostalView } from '../../contract/air-postal';
import type { Point } from '../../map/geometry';
import type { Sheet } from './sheet';
import { seatOf } from './view';

export interface Badge {
  first: string;
  point: Point;
  points: number;
  holder: number | null; // the seat that has flown it
}

const ASIDE = 16; // from the middle of a long route, beside its space

export function badgesOf(legend: Legend, view: PostalView, sheet: Sheet): Badge[] {
  return Object.entries(legend.firsts).flatMap(([first, { routes, points }]) => {
    const curve = sheet.curves.get(routes[Math.floor(routes.length / 2)] ?? '');
    const holder = view.firsts[first];
    if (!curve) return [];
    const point = curve.at(curve.length / 2 - (curve.length > 80 ? ASIDE : 0));
    return [{ first, point, points, holder: holder ? seatOf(holder) : null }];
  });
}
