/** How a table of Air Postal is read; windsock.games.air_postal.show says what it is. */

import type { Die, Legend, PostalView } from '../../contract/air-postal';
import type { Chart, Frame } from '../../contract/protocol';

export type Colour = Die['colour'];

export const GAP = '-'; // a spot of a river without a card
export const UNSEEN = '?'; // a card that somebody else looks at

export function viewOf(frame: Frame): PostalView {
  return frame.view as unknown as PostalView;
}

export function legendOf(chart: Chart): Legend {
  return chart.legend as unknown as Legend;
}

/** The colour of a space by what is printed in it. */
export function colourOf(text: string, legend: Legend): Colour {
  return legend.letters[text]!;
}

/** A seat by its word: p2 is seat 1. */
export function seatOf(word: string): number {
  return Number(word.slice(1)) - 1;
}

export function sizeOf(deck: number | string[]): number {
  return typeof deck === 'number' ? deck : deck.length;
}

/** A place without the mark of its second drawing, beyond the date line. */
export function plainPlace(key: string): string {
  return key.replace('*', '');
}

/** Whose flight it is; null while nobody flies. */
export function flyer(view: PostalView): number | null {
  return view.derived.flyer === null ? null : seatOf(view.derived.flyer);
}
