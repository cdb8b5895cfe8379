/** The patterns that tell pieces apart without colour. */

import type { Chart } from '../contract/protocol';
import { brightness, mix } from './colour';

export type Piece = Chart['pieces'][number];

/** The flag of a home: it flies, it is not raised yet, it is struck for good. */
export type Banner = 'flying' | 'furled' | 'struck';

/** What is drawn on a tile of 8 by 8 over the piece's colour: dots, areas or lines of this width. */
interface Tile {
  path: string;
  width: number; // 0: filled
}

const TILES: Record<string, Tile> = {
  dots: { path: 'M.65 2a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0-2.7 0M4.65 6a1.35 1.35 0 1 0 2.7 0a1.35 1.35 0 1 0-2.7 0', width: 0 },
  'horizontal stripes': { path: 'M0 2h8M0 6h8', width: 1.7 },
  'vertical stripes': { path: 'M2 0v8M6 0v8', width: 1.7 },
  'diagonal stripes': { path: 'M-1 5l6-6M-1 9L9-1M3 9l6-6', width: 1.7 },
  grid: { path: 'M0 2h8M0 6h8M2 0v8M6 0v8', width: 1.1 },
  crosshatch: { path: 'M-1-1l10 10M-1 9L9-1', width: 1.3 },
  chevrons: { path: 'M0 5l4-4 4 4M0 9l4-4 4 4', width: 1.5 },
  checks: { path: 'M0 0h4v4H0zM4 4h4v4H4z', width: 0 },
};

const PLAIN: Tile = { path: '', width: 0 };

/** The tile of a piece; unknown patterns are plain. */
export function tileOf(piece: Piece): Tile {
  return TILES[piece.pattern] ?? PLAIN;
}

/** The pattern's own colour: lighter on a dark piece, darker on a light one. */
export function secondColour(piece: Piece): string {
  if (brightness(piece.colour) > 0.4) return mix(piece.colour, '#000000', 0.5);
  return mix(piece.colour, '#FFFFFF', 0.58);
}
