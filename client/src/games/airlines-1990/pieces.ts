/** How companies and patterns are drawn: never by colour alone. */

import type { AmericaView } from '../../contract/airlines-1990';
import type { Chart } from '../../contract/protocol';
import type { Banner, Piece } from '../../map/patterns';
import { DRAWINGS, PLANE, type Motif } from '../../parts/motif';

/** The ways to draw a line; the board of America calls its patterns by these names. */
const LINES = ['solid', 'dashed', 'dotted', 'double', 'wavy'];

/** The nine companies, in the order of the board. */
const COMPANIES: { pattern: string; motif: Motif }[] = [
  { pattern: 'dots', motif: DRAWINGS.boat },
  { pattern: 'vertical stripes', motif: DRAWINGS.balloon },
  { pattern: 'chevrons', motif: DRAWINGS.glider },
  { pattern: 'plain', motif: DRAWINGS.jet },
  { pattern: 'crosshatch', motif: DRAWINGS.triplane },
  { pattern: 'checks', motif: DRAWINGS.helicopter },
  { pattern: 'diagonal stripes', motif: DRAWINGS.biplane },
  { pattern: 'horizontal stripes', motif: DRAWINGS.airship },
  { pattern: 'grid', motif: DRAWINGS.paper },
];

const NOBODY: Piece = { key: '', name: '', letter: '?', colour: '#8C8C8C', pattern: 'plain', seat: null };

export function pieceOf(chart: Chart, word: string): Piece {
  const place = chart.pieces.findIndex((piece) => piece.key === word);
  return { ...(chart.pieces[place] ?? NOBODY), pattern: COMPANIES[place]?.pattern ?? 'plain' };
}

export function motifOf(chart: Chart, word: string): Motif {
  return COMPANIES[chart.pieces.findIndex((piece) => piece.key === word)]?.motif ?? PLANE;
}

/** How a pattern is drawn. A board with other names for them gets the same lines, one for each. */
export function lineOf(chart: Chart, pattern: string): string {
  if (LINES.includes(pattern)) return pattern;
  const names = [...new Set(chart.links.map((link) => link.pattern))].sort();
  return LINES[names.indexOf(pattern)] ?? 'solid';
}

/** The chart with companies and lines as they are drawn here. */
export function dressed(chart: Chart): Chart {
  return {
    ...chart,
    pieces: chart.pieces.map((piece) => pieceOf(chart, piece.key)),
    links: chart.links.map((link) => ({ ...link, pattern: lineOf(chart, link.pattern) })),
  };
}

/** The flags at the headquarters: founded, still to be founded, inactive. */
export function bannersOf(view: AmericaView): Map<string, Banner> {
  return new Map(
    Object.entries(view.companies).map(([company, { is_founded, is_inactive }]) => [
      company,
      is_founded ? 'flying' : is_inactive ? 'struck' : 'furled',
    ]),
  );
}
