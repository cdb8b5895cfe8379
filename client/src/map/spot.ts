/** One way to place a thing: the discs, the box and the line it covers, and what they do to those of another. */

import {
  around,
  cross,
  distance,
  distanceToBox,
  distanceToLine,
  grow,
  lineMeetsBox,
  meet,
  take,
  type Box,
  type Point,
} from './geometry';

export const FORBIDDEN = 1000; // the cost of a spot where something hides something
const THROUGH_DISC = 150; // what a line may do, but rather not
const THROUGH_BOX = 14;
const CROSSING = 500;

/** What a thing would cover there. */
export interface Cover {
  name: string;
  own: readonly string[]; // the fixed things that its line may touch: a route ends in its two cities
  discs: readonly Point[];
  radius: number;
  box: Box | null;
  line: readonly Point[];
  weight: number; // how much its box minds a line behind it
}

const NOTHING: readonly never[] = [];

export class Spot<Data> implements Cover {
  readonly name: string;
  readonly own: readonly string[];
  readonly discs: readonly Point[];
  readonly radius: number;
  readonly box: Box | null;
  readonly line: readonly Point[];
  readonly weight: number;
  readonly bounds: Box;

  constructor(
    public cost: number,
    readonly data: Data,
    cover: Partial<Cover>,
  ) {
    this.name = cover.name ?? '';
    this.own = cover.own ?? NOTHING;
    this.discs = cover.discs ?? NOTHING;
    this.radius = cover.radius ?? 0;
    this.box = cover.box ?? null;
    this.line = cover.line ?? NOTHING;
    this.weight = cover.weight ?? 1;
    const bounds = around(this.discs);
    take(bounds, around(this.line));
    if (this.box) take(bounds, this.box);
    this.bounds = grow(bounds, this.radius + 4);
  }
}

/** How much the two disturb each other. */
export function clash(one: Spot<unknown>, other: Spot<unknown>): number {
  if (!meet(one.bounds, other.bounds)) return 0;
  return cover(one, other) + runThrough(one, other) + runThrough(other, one);
}

function cover(one: Spot<unknown>, other: Spot<unknown>): number {
  let total = 0;
  for (const disc of one.discs) {
    for (const another of other.discs) {
      total += closeness(distance(disc, another), one.radius + other.radius + 2);
    }
    if (other.box) total += closeness(distanceToBox(disc, other.box), one.radius + 1);
  }
  if (one.box) {
    for (const disc of other.discs) total += closeness(distanceToBox(disc, one.box), other.radius + 1);
    if (other.box && meet(one.box, other.box)) total += 2 * FORBIDDEN;
  }
  return total;
}

/** What the line of one does to the other. */
function runThrough(one: Spot<unknown>, other: Spot<unknown>): number {
  if (!one.line.length) return 0;
  let total = 0;
  if (!one.own.includes(other.name)) {
    for (const disc of other.discs) {
      if (distanceToLine(disc, one.line) < other.radius + 3) total += THROUGH_DISC;
    }
  }
  if (other.box && lineMeetsBox(one.line, other.box)) total += THROUGH_BOX * other.weight;
  const isJoined = one.own.some((name) => other.own.includes(name));
  if (other.line.length && !isJoined && cross(one.line, other.line)) total += CROSSING / 2; // from both sides
  return total;
}

/** Nothing if far enough; else forbidden, and the more so the closer. */
function closeness(apart: number, wanted: number): number {
  return apart >= wanted ? 0 : FORBIDDEN * (2 - apart / wanted);
}
