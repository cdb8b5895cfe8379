/** A line between two cities that may bow to one side; walked by distance, and written as an SVG path. */

import { distance, type Point } from './geometry';

const STEPS = 8;
const WAVE = 9; // length of half a wave of a wavy line
const SWELL = 7; // and how far its control points stray

export class Curve {
  readonly pull: Point;
  readonly points: Point[];
  readonly length: number;
  private readonly walked: number[] = [0];

  /** `bow` is how far the middle strays to the left, as a share of the length. */
  constructor(
    readonly start: Point,
    readonly end: Point,
    readonly bow: number,
  ) {
    const [across, down] = [end[0] - start[0], end[1] - start[1]];
    this.pull = [(start[0] + end[0]) / 2 + 2 * bow * down, (start[1] + end[1]) / 2 - 2 * bow * across];
    const steps = bow === 0 ? 1 : STEPS;
    this.points = Array.from({ length: steps + 1 }, (_, number) => this.bend(number / steps));
    for (let number = 1; number <= steps; number++) {
      this.walked.push(this.walked[number - 1]! + distance(this.points[number - 1]!, this.points[number]!));
    }
    this.length = this.walked[steps]!;
  }

  private bend(share: number): Point {
    const rest = 1 - share;
    const mix = (axis: 0 | 1) =>
      rest * rest * this.start[axis] + 2 * rest * share * this.pull[axis] + share * share * this.end[axis];
    return [mix(0), mix(1)];
  }

  /** The point this far along; before the start and after the end the line goes straight on. */
  at(walked: number): Point {
    let number = 1;
    while (number < this.walked.length - 1 && this.walked[number]! < walked) number++;
    const [before, after] = [this.points[number - 1]!, this.points[number]!];
    const stretch = this.walked[number]! - this.walked[number - 1]!;
    const share = stretch ? (walked - this.walked[number - 1]!) / stretch : 0;
    return [before[0] + share * (after[0] - before[0]), before[1] + share * (after[1] - before[1])];
  }

  get middle(): Point {
    return this.at(this.length / 2);
  }

  /** As an SVG path; backwards from the end to the start. */
  path(isBackwards = false): string {
    const [from, to] = isBackwards ? [this.end, this.start] : [this.start, this.end];
    return this.bow ? `M${say(from)}Q${say(this.pull)} ${say(to)}` : `M${say(from)}L${say(to)}`;
  }

  /** The same with waves of even length along it. */
  wave(): string {
    const waves = Math.max(2, Math.round(this.length / WAVE));
    const step = this.length / waves;
    let path = `M${say(this.start)}`;
    for (let number = 0; number < waves; number++) {
      const [before, after] = [this.at(number * step), this.at((number + 1) * step)];
      const side = (number % 2 ? SWELL : -SWELL) / step;
      const pull: Point = [
        (before[0] + after[0]) / 2 - side * (after[1] - before[1]),
        (before[1] + after[1]) / 2 + side * (after[0] - before[0]),
      ];
      path += `Q${say(pull)} ${say(after)}`;
    }
    return path;
  }

  /** The head of an arrow at one end: a flight that leaves the map. */
  arrow(isAtEnd: boolean): string {
    const tip = isAtEnd ? this.end : this.start;
    const behind = isAtEnd ? this.at(this.length - 16) : this.at(16);
    const reach = distance(tip, behind) || 1;
    const [across, down] = [(tip[0] - behind[0]) / reach, (tip[1] - behind[1]) / reach];
    const spot = (along: number, aside: number): Point => [
      tip[0] + along * across + aside * down,
      tip[1] + along * down - aside * across,
    ];
    return `M${[spot(5, 0), spot(-11, 6.5), spot(-7, 0), spot(-11, -6.5)].map(say).join('L')}Z`;
  }
}

export function say([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
