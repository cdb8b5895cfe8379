/** Make src/map/coasts/*.json: the coastlines that the browser draws, from those that the wheel ships.
 *
 * Only whoever wants other coastlines runs this:  node scripts/coast.mjs
 *
 * The source is Natural Earth (1:50 million, public domain) by way of the npm package world-atlas; see
 * scripts/coast.py of the project. A region is cut to its window (in degrees), lines lose the points that
 * nobody could tell apart, islands too small to see are left out. A ring is a flat list of whole numbers: the first
 * point, then the step to each next one, in parts of a degree.
 */

import { readFileSync, writeFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const windows = read('../src/map/coasts/windows.json');
const REGIONS = {
  europe: { window: windows.europe, perDegree: 50, slack: 0.028, least: 0.012 },
  america: { window: windows.america, perDegree: 50, slack: 0.05, least: 0.06 },
  world: { window: [-540, -85, 540, 85], perDegree: 10, slack: 0.16, least: 0.35 },
};

const source = read('../../src/windsock/maps/data/land.json');

function unfold(numbers, unit) {
  const ring = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at];
    y += numbers[at + 1];
    ring.push([x * unit, y * unit]);
  }
  return ring;
}

/** The part of a ring inside the window; where it leaves, it follows the edge. */
function cut(ring, [west, south, east, north]) {
  for (const [axis, limit, sign] of [[0, west, 1], [0, east, -1], [1, south, 1], [1, north, -1]]) {
    const kept = [];
    let before = ring.at(-1);
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

function area(ring) {
  let sum = 0;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    sum += ring[before][0] * ring[at][1] - ring[at][0] * ring[before][1];
  }
  return Math.abs(sum / 2);
}

/** Douglas and Peucker: drop points that lie within `slack` of the line without them. */
function thin(ring, slack) {
  const keep = new Array(ring.length).fill(false);
  keep[0] = keep[ring.length - 1] = true;
  const spans = [[0, ring.length - 1]];
  while (spans.length) {
    const [from, to] = spans.pop();
    let [worst, at] = [slack, -1];
    const [a, b] = [ring[from], ring[to]];
    const [across, up] = [b[0] - a[0], b[1] - a[1]];
    const square = across * across + up * up;
    for (let number = from + 1; number < to; number++) {
      const [x, y] = [ring[number][0] - a[0], ring[number][1] - a[1]];
      const share = square ? Math.min(1, Math.max(0, (x * across + y * up) / square)) : 0;
      const away = Math.hypot(x - share * across, y - share * up);
      if (away > worst) [worst, at] = [away, number];
    }
    if (at > 0) {
      keep[at] = true;
      spans.push([from, at], [at, to]);
    }
  }
  return ring.filter((_, number) => keep[number]);
}

function fold(ring, perDegree) {
  const numbers = [];
  let [x, y] = [0, 0];
  for (const [lon, lat] of ring) {
    const [nextX, nextY] = [Math.round(lon * perDegree), Math.round(lat * perDegree)];
    if (numbers.length && nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return numbers;
}

for (const [name, { window, perDegree, slack, least }] of Object.entries(REGIONS)) {
  const rings = source.polygons
    .flat()
    .map((numbers) => cut(unfold(numbers, 1 / source.per_degree), window))
    .filter((ring) => ring.length > 2 && area(ring) >= least)
    .map((ring) => fold(thin(ring, slack), perDegree))
    .filter((numbers) => numbers.length >= 6);
  const text = JSON.stringify({ source: source.source, perDegree, rings });
  writeFileSync(new URL(`../src/map/coasts/${name}.json`, import.meta.url), `${text}\n`);
  console.log(`${name}: ${rings.length} rings, ${text.length} bytes`);
}
