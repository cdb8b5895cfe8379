/** Where everything lies on the map: places moved apart where their routes need room, routes, spaces. */

import type { Chart } from '../../contract/protocol';
import { Curve } from '../../map/curve';
import { distance, type Point } from '../../map/geometry';
import { page, type Page } from '../../map/projection';

export const RADIUS = 10; // of a space
export const MARKER = 13; // of a place

const STEP = 2 * RADIUS + 2;
const APART = 2 * MARKER + 14;
const ROUNDS = 500;
const PULL = 0.02;
const WIDTH = { small: 1250, large: 2300 };
const CROWD = 60; // places; more lie on a larger page
const BOWS = [0, 0.06, -0.06, 0.12, -0.12, 0.19, -0.19, 0.27, -0.27];

export interface Spot {
  true: Point;
  point: Point;
}

export interface Sheet {
  page: Page;
  places: Map<string, Spot>;
  curves: Map<string, Curve>;
  spaces: Map<string, Point[]>;
}

const laid = new Map<string, Sheet>();

export function sheetOf(chart: Chart): Sheet {
  const key = JSON.stringify([chart.places.map(({ key, lat, lon }) => [key, lat, lon]), chart.links.map(({ key, slots }) => [key, slots.length])]);
  let sheet = laid.get(key);
  if (!sheet) laid.set(key, (sheet = layOut(chart)));
  return sheet;
}

function layOut(chart: Chart): Sheet {
  const width = chart.places.length > CROWD ? WIDTH.large : WIDTH.small;
  const sheet = page(chart.places, width, 90, 60);
  const places = apart(chart, sheet);
  const curves = new Map<string, Curve>();
  const spaces = new Map<string, Point[]>();
  const taken: Point[] = [];
  const longFirst = [...chart.links].sort((one, other) => one.slots.length - other.slots.length);
  for (const link of longFirst) {
    const [from, to] = [places.get(link.a)!.point, places.get(link.b)!.point];
    const others = [...places].filter(([key]) => key !== link.a && key !== link.b).map(([, spot]) => spot.point);
    let [best, least] = [new Curve(from, to, 0), Infinity];
    for (const bow of BOWS) {
      const curve = new Curve(from, to, bow);
      const cost = 40 * Math.abs(bow) + trouble(curve, spacesOn(curve, link.slots.length), others, taken);
      if (cost < least) [best, least] = [curve, cost];
    }
    const discs = spacesOn(best, link.slots.length);
    curves.set(link.key, best);
    spaces.set(link.key, discs);
    taken.push(...discs);
  }
  return { page: sheet, places, curves, spaces };
}

/** The spaces of a route, evenly between its places. */
function spacesOn(curve: Curve, count: number): Point[] {
  const room = curve.length - 2 * MARKER;
  return Array.from({ length: count }, (_, number) => curve.at(MARKER + (room * (number + 0.5)) / count));
}

/** How much a route is in the way of others. */
function trouble(curve: Curve, discs: Point[], places: Point[], taken: Point[]): number {
  let cost = 0;
  for (let share = 1; share < 16; share++) {
    const point = curve.at((curve.length * share) / 16);
    for (const place of places) cost += Math.max(0, MARKER + 8 - distance(point, place));
  }
  for (const disc of discs) {
    for (const place of places) cost += 3 * Math.max(0, MARKER + RADIUS + 3 - distance(disc, place));
    for (const other of taken) cost += 2 * Math.max(0, STEP - distance(disc, other));
  }
  return cost;
}

/** Places step aside until each route is long enough for its spaces. */
function apart(chart: Chart, sheet: Page): Map<string, Spot> {
  const spots = new Map(chart.places.map(({ key, lat, lon }): [string, Spot] => [key, { true: sheet.point(lon, lat), point: sheet.point(lon, lat) }]));
  const all = [...spots.values()];
  const routes = chart.links.map(({ a, b, slots }) => ({ one: spots.get(a)!.point, other: spots.get(b)!.point, least: slots.length * STEP + 2 * MARKER + 4 }));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = PULL * (1 - round / ROUNDS); // at last nothing but room counts
    for (const spot of all) {
      spot.point[0] += (spot.true[0] - spot.point[0]) * pull;
      spot.point[1] += (spot.true[1] - spot.point[1]) * pull;
    }
    for (const { one, other, least } of routes) push(one, other, least, 0.25);
    for (const [number, one] of all.entries()) for (const other of all.slice(number + 1)) push(one.point, other.point, APART, 0.4);
    for (const { point } of all) {
      point[0] = Math.min(sheet.width - 40, Math.max(40, point[0]));
      point[1] = Math.min(sheet.height - 34, Math.max(34, point[1]));
    }
  }
  return spots;
}

function push(one: Point, other: Point, least: number, share: number): void {
  const away = distance(one, other);
  if (away >= least) return;
  const step = (share * (least - away)) / (away || 1);
  const [across, down] = away ? [(other[0] - one[0]) * step, (other[1] - one[1]) * step] : [share, share];
  one[0] -= across;
  one[1] -= down;
  other[0] += across;
  other[1] += down;
}
