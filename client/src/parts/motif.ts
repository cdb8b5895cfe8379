/** A drawing on a share, on a field of 100 by 70: `ink` strokes, `tint` fills. */

export interface Motif {
  tint: string; // areas in the piece's colour
  ink: string; // lines over them
}

/** For whatever has none of its own: a small jet. */
export const PLANE: Motif = {
  tint: 'M10 37c4-6 12-9 22-9h34l12-14h8l-4 17c3 2 3 5 0 7-6 4-16 5-26 5H26c-9 0-17-2-16-6ZM42 40h18L46 58h-8Z',
  ink: 'M22 33h-7M34 35h26',
};
