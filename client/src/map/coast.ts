/** The coastlines on a page, as an SVG path, and the net of meridians and parallels. */

import windows from './coasts/windows.json';
import { around, type Box, type Point } from './geometry';
import type { Page } from './projection';

interface Coasts {
  perDegree: number;
  rings: number[][];
}

/** The finer coastlines: west, south, east, north of each, as scripts/coast.mjs cut it. The world is coarser. */
const REGIONS: { window: number[]; load: () => Promise<{ default: Coasts }> }[] = [
  { window: windows.europe, load: () => import('./coasts/europe.json') },
  { window: windows.america, load: () => import('./coasts/america.json') },
];

/** How far beyond the page country is drawn: a screen has another shape than the page. */
export const BEYOND = 700;

/** The degrees that show on the page and beyond: west, south, east, north. */
function seen(page: Page): Box {
  const points: Point[] = [];
  for (let across = 0; across <= 12; across++) {
    for (let down = 0; down <= 12; down++) {
      const x = -BEYOND + ((page.width + 2 * BEYOND) * across) / 12;
      const y = -BEYOND + ((page.height + 2 * BEYOND) * down) / 12;
      const point = page.degrees(x, y);
      if (point) points.push(point);
    }
  }
  return around(points);
}

/** The finest coastlines we have for this part of the world. */
async function coastsFor(page: Page): Promise<Coasts> {
  const [right, low] = [page.width, page.height];
  const corners = [page.degrees(0, 0), page.degrees(right, 0), page.degrees(0, low), page.degrees(right, low)];
  const region = REGIONS.find(({ window: [west = 0, south = 0, east = 0, north = 0] }) =>
    corners.every((point) => point && point[0] > west && point[0] < east && point[1] > south && point[1] < north),
  );
  return (await (region?.load() ?? import('./coasts/world.json'))).default;
}

/** All land on the page and around it. */
export async function coastline(page: Page): Promise<string> {
  const coasts = await coastsFor(page);
  const box = { left: -BEYOND, top: -BEYOND, right: page.width + BEYOND, bottom: page.height + BEYOND };
  const degrees = seen(page);
  let path = '';
  for (const turn of [-360, 0, 360]) {
    for (const numbers of coasts.rings) {
      const ring = unfold(numbers, coasts.perDegree, turn);
      const near = around(ring);
      if (near.right < degrees.left || near.left > degrees.right) continue;
      const flat = cut(ring.map(([lon, lat]) => page.point(lon, lat)), box);
      if (flat.length > 2) path += `M${flat.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
    }
  }
  return path;
}

function unfold(numbers: number[], perDegree: number, turn: number): Point[] {
  const ring: Point[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at]!;
    y += numbers[at + 1]!;
    ring.push([x / perDegree + turn, y / perDegree]);
  }
  return ring;
}

/** The part of a ring inside the box; where it leaves, it follows the box's edge. */
export function cut(ring: Point[], box: Box): Point[] {
  const sides: [0 | 1, number, number][] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ];
  for (const [axis, limit, sign] of sides) {
    const kept: Point[] = [];
    let before = ring.at(-1)!;
    for (const point of ring) {
      const isInside = (point[axis] - limit) * sign >= 0;
      if (isInside !== (before[axis] - limit) * sign >= 0) {
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        kept.push([before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]);
      }
      if (isInside) kept.push(point);
      before = point;
    }
    ring = kept;
    if (!ring.length) break;
  }
  return ring;
}

/** Meridians and parallels every ten degrees. */
export function graticule(page: Page): string {
  const { left, top, right, bottom } = seen(page);
  const line = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`;
  const steps = Array.from({ length: 41 }, (_, number) => number / 40);
  const [south, north] = [Math.max(-80, top), Math.min(80, bottom)];
  let path = '';
  for (let lon = Math.ceil(left / 10) * 10; lon <= right; lon += 10) {
    path += line(steps.map((share) => page.point(lon, south + (north - south) * share)));
  }
  for (let lat = Math.ceil(south / 10) * 10; lat <= north; lat += 10) {
    path += line(steps.map((share) => page.point(left + (right - left) * share, lat)));
  }
  return path;
}
