/** Flat geometry for drawing: points, boxes, distances, and the width of a text. */

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

export function distance(one: Point, other: Point): number {
  const across = one[0] - other[0];
  const down = one[1] - other[1];
  return Math.sqrt(across * across + down * down); // Math.hypot is slow
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
