/** The ways to draw a route, a name, a bonus marker; `settle` chooses among them. */

import type { Chart } from '../contract/protocol';
import { Curve } from './curve';
import { textWidth, type Box, type Point } from './geometry';
import type { Page } from './projection';
import { FORBIDDEN, Spot } from './spot';

type Link = Chart['links'][number];

export const NAME_SIZE = 16;
export const TOKEN = { width: 46, height: 22 };

const SIDES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const BOWS = [0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, 0.25, -0.25];
const SLIDES = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

/** A name: where its text stands, how it is aligned and the box it fills. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** A route more or less bowed. */
export function curvesOf(link: Link, places: Map<string, Point>): Curve[] {
  return BOWS.map((bow) => new Curve(places.get(link.a)!, places.get(link.b)!, bow));
}

/** Its circles in the middle of it or nearer to one end. */
export function linkSpots(link: Link, curves: Curve[], markers: Map<string, number>, radius: number): Spot<Curve>[] {
  const found: Spot<Curve>[] = [];
  const own = [link.a, link.b];
  const step = 2 * radius + 2;
  const half = ((link.slots.length - 1) * step) / 2;
  for (const curve of curves) {
    const first = markers.get(link.a)! + radius + 2 + half;
    const last = curve.length - markers.get(link.b)! - radius - 2 - half;
    const middle = link.is_long ? curve.length / 2 : (first + last) / 2;
    const play = Math.max(0, (last - first) / 2);
    for (const slide of play > 0 ? SLIDES : [0]) {
      const centre = middle + slide * play;
      const discs = link.slots.map((_, number) => curve.at(centre - half + number * step));
      const cost = 400 * Math.abs(curve.bow) + 12 * Math.abs(slide);
      found.push(new Spot(cost, curve, { own, discs, radius, line: curve.points }));
    }
  }
  return found;
}

/** A name on the side that the chart asks for, or as near to it as possible. */
export function nameSpots(place: Chart['places'][number], point: Point, marker: number, page: Page): Spot<Label>[] {
  const found: Spot<Label>[] = [];
  const wanted = SIDES.includes(place.label) ? SIDES.indexOf(place.label) : 2;
  const width = textWidth(place.name, NAME_SIZE);
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn * Math.PI) / 4;
    for (const nudge of [0, 0.5, -0.5, 1, -1]) {
      const label = labelAt(point, Math.sin(angle), -Math.cos(angle), marker + 4, nudge, width);
      const away = Math.min((turn - wanted + 8) % 8, (wanted - turn + 8) % 8);
      const cost = 6 * away + 4 * Math.abs(nudge) + (isInside(label.box, page) ? 0 : 2 * FORBIDDEN);
      found.push(new Spot(cost, label, { box: label.box, weight: place.is_off_map ? 3 : 1 }));
    }
  }
  return found;
}

function labelAt([x, y]: Point, across: number, down: number, away: number, nudge: number, width: number): Label {
  const [high, low] = [NAME_SIZE * 0.76, NAME_SIZE * 0.24];
  const isLevel = Math.abs(down) < 0.1;
  const base = isLevel ? y + (high - low) / 2 + nudge * 8 : y + away * down + (down > 0 ? high : -low);
  if (Math.abs(across) < 0.1) {
    const middle = x + nudge * width * 0.5; // above or below; a nudge moves it to the side
    return { x: middle, y: base, anchor: 'middle', box: boxOf(middle - width / 2) };
  }
  const edge = x + away * across;
  if (across > 0) return { x: edge, y: base, anchor: 'start', box: boxOf(edge) };
  return { x: edge, y: base, anchor: 'end', box: boxOf(edge - width) };

  function boxOf(left: number): Box {
    return { left, top: base - high, right: left + width, bottom: base + low };
  }
}

/** A bonus marker as near to its city as possible. */
export function tokenSpots(point: Point, marker: number, page: Page): Spot<Box>[] {
  const found: Spot<Box>[] = [];
  for (const ring of [3, 10, 20, 32]) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = ((turn * 22.5 + 90) * Math.PI) / 180;
      const x = point[0] + (marker + ring + TOKEN.width / 2) * Math.sin(angle);
      const y = point[1] - (marker + ring + TOKEN.height / 2) * Math.cos(angle);
      const [aside, above] = [TOKEN.width / 2, TOKEN.height / 2];
      const box = { left: x - aside, top: y - above, right: x + aside, bottom: y + above };
      const cost = 1.5 * ring + (isInside(box, page) ? 0 : 2 * FORBIDDEN);
      found.push(new Spot(cost, box, { box, weight: 6 }));
    }
  }
  return found;
}

function isInside(box: Box, page: Page): boolean {
  return box.left > 8 && box.top > 8 && box.right < page.width - 8 && box.bottom < page.height - 8;
}
