/** Flat geometry for drawing: points, boxes, curves, distances, and the width of a text. */

export type Point = [number, number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Do the two share some area? */
export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The smallest box around the points; around none it is inside out. */
export function around(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const point of points) {
    box.left = Math.min(box.left, point[0]);
    box.right = Math.max(box.right, point[0]);
    box.top = Math.min(box.top, point[1]);
    box.bottom = Math.max(box.bottom, point[1]);
  }
  return box;
}

/** Make a box larger, so that it holds another too. */
export function take(box: Box, other: Box): void {
  box.left = Math.min(box.left, other.left);
  box.top = Math.min(box.top, other.top);
  box.right = Math.max(box.right, other.right);
  box.bottom = Math.max(box.bottom, other.bottom);
}

/* Thousands of spots are compared before a map stands: what follows goes without Math.hypot and small arrays. */

export function distance(one: Point, other: Point): number {
  const across = one[0] - other[0];
  const down = one[1] - other[1];
  return Math.sqrt(across * across + down * down);
}

/** How far a point lies outside a box; zero inside. */
export function distanceToBox(point: Point, box: Box): number {
  const across = Math.max(box.left - point[0], 0, point[0] - box.right);
  const down = Math.max(box.top - point[1], 0, point[1] - box.bottom);
  return Math.sqrt(across * across + down * down);
}

/** How near a point lies to a line of straight pieces. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let number = 1; number < line.length; number++) {
    const from = line[number - 1]!;
    const to = line[number]!;
    const across = to[0] - from[0];
    const down = to[1] - from[1];
    const square = across * across + down * down;
    const walked = (point[0] - from[0]) * across + (point[1] - from[1]) * down;
    const share = square ? Math.min(1, Math.max(0, walked / square)) : 0;
    const awayX = point[0] - from[0] - share * across;
    const awayY = point[1] - from[1] - share * down;
    least = Math.min(least, awayX * awayX + awayY * awayY);
  }
  return Math.sqrt(least);
}

/** Do two lines of straight pieces cross? Touching at an end is not crossing. */
export function cross(one: readonly Point[], other: readonly Point[]): boolean {
  for (let number = 1; number < one.length; number++) {
    for (let another = 1; another < other.length; another++) {
      if (piecesCross(one[number - 1]!, one[number]!, other[another - 1]!, other[another]!)) return true;
    }
  }
  return false;
}

/** On which side of a line a point lies: the sign tells. */
function side(from: Point, to: Point, point: Point): number {
  return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
}

function piecesCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;
}

/** Does any piece of the line pass through the box? */
export function lineMeetsBox(line: readonly Point[], box: Box): boolean {
  if (line.some(([x, y]) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)) return true;
  const falling: Point[] = [[box.left, box.top], [box.right, box.bottom]];
  const rising: Point[] = [[box.left, box.bottom], [box.right, box.top]];
  return cross(line, falling) || cross(line, rising);
}

/** About how wide a text is in a common sans-serif font; rather too much than too little. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    if ("il|'.,:;!jI".includes(letter)) width += 0.32;
    else if ('ftr()[] -/'.includes(letter)) width += 0.42;
    else if ('mwMW@%'.includes(letter)) width += 0.98;
    else width += letter !== letter.toLowerCase() ? 0.74 : 0.65;
  }
  return width * size;
}
