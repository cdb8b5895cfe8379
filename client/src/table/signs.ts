import type { Chart } from '../contract/protocol';
/** Signs: a word of a game as a coloured letter. The letter alone says it all; the colour only helps. */


export interface Sign {
  letter: string;
  colour: string; // of the piece
  ink: string; // of the letter on it
}

const PLAIN = { colour: 'var(--chip)', ink: 'var(--chip-text)' };

/** The sign of a word: that of its piece, or the first letters of its name. */
export function signOf(word: string, name: string, chart: Chart): Sign {
  const piece = chart.pieces.find((one) => one.key === word);
  if (piece !== undefined) return { letter: piece.letter, colour: piece.colour, ink: inkOn(piece.colour) };
  const taken = new Set(chart.pieces.map((one) => one.letter));
  const free = [...name.toUpperCase()].find((letter) => /\p{L}/u.test(letter) && !taken.has(letter));
  return { letter: /\d/.test(name) ? name : (free ?? name.slice(0, 1)), ...PLAIN };
}

/** Dark or light, whichever is read better on a colour. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => linear(parseInt(pair, 16) / 255));
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return light > 0.179 ? '#10171d' : '#ffffff';
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
