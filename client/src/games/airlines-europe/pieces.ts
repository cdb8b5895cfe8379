/** The sign of an airline, and of ABACUS, which has shares but no planes. */

import type { Chart } from '../../contract/protocol';
import type { Piece } from '../../map/patterns';

const ABACUS: Piece = { key: 'abacus', name: 'Air ABACUS', letter: 'A', colour: '#8C1D2F', pattern: 'checks', seat: null };

export function pieceOf(chart: Chart, word: string): Piece {
  return chart.pieces.find((piece) => piece.key === word) ?? { ...ABACUS, key: word };
}
