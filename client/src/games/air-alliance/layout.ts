/** Where everything lies on the map: the airports, moved apart where they would cover each other, and their zones. */

import type { Legend } from '../../contract/air-alliance';
import type { Chart } from '../../contract/protocol';
import type { Point } from '../../map/geometry';
import { MIDDLE, RADIUS, SIZE, pointOf } from './globe';

/** How far an airport reaches from its point, with its name below. */
export const REACH = { across: 53, up: 36, down: 56 };

const ROUNDS = 900;
const PULL = 0.012; // towards the true place, in each round
const GAP = 3;

export interface Spot {
  true: Point; // where the airport lies in the world
  point: Point; // where it is drawn
}

export interface Country {
  cells: { zone: string; path: string }[];
  borders: string; // between zones
  letters: { zone: string; point: Point }[];
}

const placed = new Map<string, Map<string, Spot>>();

/** The spots of a board's airports; worked out once. */
export function spotsOf(chart: Chart): Map<string, Spot> {
  const key = JSON.stringify(chart.places.map(({ key, lat, lon }) => [key, lat, lon]));
  let spots = placed.get(key);
  if (!spots) placed.set(key, (spots = apart(chart)));
  return spots;
}

function apart(chart: Chart): Map<string, Spot> {
  const spots = chart.places.map(({ key, lat, lon }) => ({ key, true: pointOf(lon, lat), point: pointOf(lon, lat) }));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = PULL * (1 - round / ROUNDS); // at last nothing but room counts
    for (const spot of spots) {
      spot.point[0] += (spot.true[0] - spot.point[0]) * pull;
      spot.point[1] += (spot.true[1] - spot.point[1]) * pull;
    }
    for (const [number, one] of spots.entries()) {
      for (const other of spots.slice(number + 1)) push(one.point, other.point);
    }
    for (const { point } of spots) keepInside(point);
  }
  return new Map(spots.map(({ key, ...spot }) => [key, spot]));
}

/** Two airports that cover each other step aside, the shorter way. */
function push(one: Point, other: Point): void {
  const [across, down] = [other[0] - one[0], other[1] - one[1]];
  const wide = 2 * REACH.across + GAP - Math.abs(across);
  const high = REACH.up + REACH.down + GAP - Math.abs(down);
  if (wide <= 0 || high <= 0) return;
  const axis = wide < high ? 0 : 1;
  const step = (0.25 * Math.min(wide, high)) * ((axis === 0 ? across : down) < 0 ? -1 : 1);
  one[axis] -= step;
  other[axis] += step;
}

/** On the page, and with its middle not beyond the rim of the world. */
function keepInside(point: Point): void {
  point[0] = Math.min(SIZE - REACH.across, Math.max(REACH.across, point[0]));
  point[1] = Math.min(SIZE - REACH.down, Math.max(REACH.up, point[1]));
  const [across, down] = [point[0] - MIDDLE, point[1] - MIDDLE];
  const away = Math.hypot(across, down);
  const most = RADIUS - 30;
  if (away <= most) return;
  point[0] = MIDDLE + (across * most) / away;
  point[1] = MIDDLE + (down * most) / away;
}

/** What is nearest to each airport, and where two zones meet. */
export function countryOf(spots: ReadonlyMap<string, Spot>, airports: Legend['airports']): Country {
  const all = [...spots].map(([key, { point }]) => ({ zone: airports[key]?.zone ?? '', point }));
  const cells: Country['cells'] = [];
  let borders = '';
  for (const own of all) {
    let cell: Corner[] = [[0, 0], [SIZE, 0], [SIZE, SIZE], [0, SIZE]].map(([x, y]) => ({ x: x!, y: y!, zone: own.zone }));
    for (const other of all) if (other !== own) cell = nearer(cell, own.point, other.point, other.zone);
    cells.push({ zone: own.zone, path: `M${cell.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z` });
    for (const [number, from] of cell.entries()) {
      const to = cell[(number + 1) % cell.length]!;
      if (from.zone > own.zone) borders += `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    }
  }
  const zones = [...new Set(all.map(({ zone }) => zone))];
  return { cells, borders, letters: zones.map((zone) => ({ zone, point: roomiest(all, zone) })) };
}

/** A corner of a cell; `zone`: which zone lies beyond the side that begins here. */
interface Corner {
  x: number;
  y: number;
  zone: string;
}

/** The part of a cell that lies nearer to its own point than to another one. */
function nearer(cell: Corner[], own: Point, other: Point, zone: string): Corner[] {
  const [across, down] = [other[0] - own[0], other[1] - own[1]];
  const limit = ((own[0] + other[0]) / 2) * across + ((own[1] + other[1]) / 2) * down;
  const beyond = ({ x, y }: Corner) => x * across + y * down - limit;
  const kept: Corner[] = [];
  for (const [number, from] of cell.entries()) {
    const to = cell[(number + 1) % cell.length]!;
    const [here, there] = [beyond(from), beyond(to)];
    const share = here / (here - there);
    const cut = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    if (here <= 0) kept.push(from);
    if (here <= 0 && there > 0) kept.push({ ...cut, zone }); // from here on the other one is the neighbour
    if (here > 0 && there <= 0) kept.push({ ...cut, zone: from.zone });
  }
  return kept;
}

/** The place of a zone that is farthest from all airports: there is room for its letter. */
function roomiest(all: { zone: string; point: Point }[], zone: string): Point {
  let [best, most] = [[MIDDLE, MIDDLE] as Point, -1];
  for (let x = 40; x < SIZE; x += 12) {
    for (let y = 40; y < SIZE; y += 12) {
      if (Math.hypot(x - MIDDLE, y - MIDDLE) > RADIUS - 46) continue;
      const near = all.map((one) => ({ zone: one.zone, away: Math.hypot(one.point[0] - x, one.point[1] - y) }));
      const first = near.reduce((one, other) => (other.away < one.away ? other : one));
      const foreign = Math.min(...near.filter((one) => one.zone !== zone).map((one) => one.away));
      const room = Math.min(first.away, (foreign - first.away) * 2 + 40);
      if (first.zone === zone && room > most) [best, most] = [[x, y], room];
    }
  }
  return best;
}
