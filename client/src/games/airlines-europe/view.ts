/** What windsock.games.airlines_europe.show.describe says of a table. */

import type { Frame } from '../../contract/protocol';

export type Tally = Record<string, number>;

export interface SeatView {
  cash: number;
  points: number | null;
  cards: number;
  abacus: number; // in hand: their backs are red
  hand: Tally | null;
  portfolio: Tally;
  ban_markers: number;
}

export interface AirlineView {
  issued: number; // shares that exist
  planes: number;
  space: number;
  row: number[];
  bonus: boolean;
  is_blocked: boolean;
}

export interface LicenceView {
  price: number;
  plane: string | null;
  is_banned: boolean;
}

export interface EuropeView {
  board: string;
  options: Record<string, boolean>;
  step: string | null;
  scorings: number;
  bank: number;
  reserve: number;
  market: string[];
  deck: number | string[];
  next_scoring: number | null;
  scoring_about: string | null; // where it lies if nobody can count to it
  removed: number;
  phantom: Tally | null;
  seats: SeatView[];
  airlines: Record<string, AirlineView>;
  track: [first: number, last: number, row: number[]][];
  routes: Record<string, { price: number | null; licences: LicenceView[] }>;
}

export function viewOf(frame: Frame): EuropeView {
  return frame.view as EuropeView;
}

/** How many cards the deck has; whoever sees everything is given the cards themselves. */
export function deckSize(view: EuropeView): number {
  return typeof view.deck === 'number' ? view.deck : view.deck.length;
}

/** The routes that an airline flies. */
export function network(view: EuropeView, airline: string): Set<string> {
  const flown = Object.entries(view.routes).filter(([, { licences }]) => licences.some(({ plane }) => plane === airline));
  return new Set(flown.map(([route]) => route));
}

/** The space of an airline's marker once it has bought the next licence of a route; the last space is the end. */
export function spaceAfter(view: EuropeView, airline: string, route: string): number {
  const space = (view.airlines[airline]?.space ?? 0) + (view.routes[route]?.price ?? 0);
  return Math.min(space, view.track.at(-1)?.[1] ?? space);
}
