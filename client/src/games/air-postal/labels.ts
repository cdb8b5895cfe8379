/** Where the names of the places stand: on the side with most room. Seen from afar only those that have room show. */

import { meet, textWidth, type Box, type Point } from '../../map/geometry';
import type { Page } from '../../map/projection';
import { MARKER, RADIUS, type Sheet } from './sheet';

const SIZES = [10, 12.5, 15, 19, 24, 30, 38, 48]; // of the letters, in units of the page
const LEAST = 10.5; // screen pixels
const SMALLEST = 6.5; // screen pixels: of a place, half across
const MOST_SWOLLEN = 1.5; // larger ones would cover each other
const NEAR = 15; // up to this size of the letters every place has its name
const OVER = 17; // planes and stars, half across
const HIDDEN = 30; // the cost of a spot where a name covers a place, a plane, a star or a name

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** What the names are written around, and how. */
export interface Lettering {
  size: number;
  swell: number; // how much larger than drawn the places show
  first: ReadonlySet<string>; // these always have their names, and have the choice of the side
  over: readonly Point[]; // planes and stars, which lie above
}

/** Letters that can be read at this many screen pixels a unit. */
export function sizeFor(scale: number): number {
  return SIZES.find((size) => size * scale >= LEAST) ?? SIZES.at(-1)!;
}

/** From afar the places are drawn larger. */
export function swellFor(scale: number): number {
  return Math.min(MOST_SWOLLEN, Math.max(1, SMALLEST / (MARKER * scale)));
}

export function labelsOf(sheet: Sheet, names: ReadonlyMap<string, string>, lettering: Lettering): Map<string, Label> {
  const { size, swell, first, over } = lettering;
  const discs = [...sheet.spaces.values()].flat();
  const places = [...sheet.places.values()].map(({ point }) => point);
  const labels = new Map<string, Label>();
  const order = [...sheet.places].sort(([one], [other]) => Number(first.has(other)) - Number(first.has(one)));
  for (const [key, { point }] of order) {
    const width = textWidth(names.get(key) ?? key, size) * 0.92;
    let [best, least, isHidden] = [null as Label | null, Infinity, false];
    for (let turn = 0; turn < 8; turn++) {
      const label = labelAt(point, turn, width, size, swell);
      const covered = covers(label.box, places, MARKER * swell - 1) + covers(label.box, over, OVER * swell) + overlaps(label.box, labels);
      const cost = HIDDEN * covered + 10 * covers(label.box, discs, RADIUS) + [3, 2, 0, 2, 1, 3, 1, 3][turn]! + outside(label.box, sheet.page);
      if (cost < least) [best, least, isHidden] = [label, cost, covered > 0];
    }
    if (!isHidden || size <= NEAR || first.has(key)) labels.set(key, best!);
  }
  return labels;
}

function labelAt([x, y]: Point, turn: number, width: number, size: number, swell: number): Label {
  const angle = (turn * Math.PI) / 4;
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const away = MARKER * swell + 5;
  const isMiddle = Math.abs(across) < 0.1;
  const base = y + down * (away + (isMiddle ? size * 0.35 : 0)) + size * 0.33;
  const edge = isMiddle ? x : x + across * away;
  const left = isMiddle ? edge - width / 2 : across > 0 ? edge : edge - width;
  const box = { left, right: left + width, top: base - size * 0.8, bottom: base + size * 0.25 };
  return { x: edge, y: base, anchor: isMiddle ? 'middle' : across > 0 ? 'start' : 'end', box };
}

/** How many round things of this radius a box covers. */
function covers(box: Box, points: readonly Point[], radius: number): number {
  let count = 0;
  for (const [x, y] of points) {
    if (x > box.left - radius && x < box.right + radius && y > box.top - radius && y < box.bottom + radius) count++;
  }
  return count;
}

function overlaps(box: Box, labels: ReadonlyMap<string, Label>): number {
  let count = 0;
  for (const other of labels.values()) if (meet(box, other.box)) count++;
  return count;
}

function outside(box: Box, sheet: Page): number {
  return box.left < 4 || box.top < 4 || box.right > sheet.width - 4 || box.bottom > sheet.height - 4 ? 100 : 0;
}
