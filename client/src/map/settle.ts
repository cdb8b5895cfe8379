/** Find a spot for everything on a map, so that nothing hides anything else.
 *
 * Every thing to be placed brings a list of spots, the one it likes best first. All start on their best spot; then
 * each in turn takes the spot that disturbs the others least, until nobody moves any more. The same things always
 * end on the same spots. windsock.maps.arrange does the same for the printed picture.
 */

import { around, meet, take, type Box } from './geometry';
import { clash, type Spot } from './spot';

const ROUNDS = 12;

/** Something to be placed, its spots from best to worst, and the spot it has now. */
export class Thing<Data> {
  spot: Spot<Data>;
  readonly reach: Box;
  private readonly near: Thing<unknown>[] = [];
  private readonly known = new Map<Spot<unknown>, Map<Spot<unknown>, number>>();

  constructor(readonly spots: Spot<Data>[]) {
    this.sort();
    this.spot = spots[0]!;
    this.reach = around([]);
    for (const { bounds } of spots) take(this.reach, bounds);
  }

  private sort(): void {
    this.spots.sort((one, other) => one.cost - other.cost);
  }

  /** Add to every spot what the fixed things cost it. */
  weigh(fixed: Spot<unknown>[]): void {
    const near = fixed.filter((obstacle) => meet(obstacle.bounds, this.reach));
    for (const spot of this.spots) for (const obstacle of near) spot.cost += clash(spot, obstacle);
    this.sort();
    this.spot = this.spots[0]!;
  }

  /** Remember who is near enough to be disturbed at all. */
  meetAll(things: Thing<unknown>[]): void {
    this.near.push(...things.filter((other) => other !== this && meet(other.reach, this.reach)));
  }

  /** What it costs to be there, with the others where they are; counting stops at the limit. */
  price(spot: Spot<Data>, limit = Infinity): number {
    let total = spot.cost;
    for (const other of this.near) {
      total += this.disturbance(spot, other.spot);
      if (total >= limit) break;
    }
    return total;
  }

  private disturbance(spot: Spot<Data>, other: Spot<unknown>): number {
    let row = this.known.get(spot);
    if (!row) this.known.set(spot, (row = new Map()));
    let found = row.get(other);
    if (found === undefined) row.set(other, (found = clash(spot, other)));
    return found;
  }

  /** Move to the best spot; says whether it moved. */
  improve(): boolean {
    const before = this.spot;
    let lowest = this.price(before);
    for (const spot of this.spots) {
      if (spot.cost >= lowest) break;
      const price = this.price(spot, lowest);
      if (price < lowest - 1e-6) [this.spot, lowest] = [spot, price];
    }
    return this.spot !== before;
  }
}

/** Move all things to good spots; returns what the worst of them costs in the end. */
export function settle(things: Thing<unknown>[]): number {
  for (const thing of things) thing.meetAll(things);
  for (let round = 0; round < ROUNDS; round++) {
    const moved = things.filter((thing) => thing.improve());
    if (!moved.length) break;
  }
  return Math.max(0, ...things.map((thing) => thing.price(thing.spot)));
}
