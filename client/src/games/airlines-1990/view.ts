/** What windsock.games.airlines_1990.show.describe says of a table. */

import type { ChartNow, Frame } from '../../contract/protocol';

export type Tally = Record<string, number>;

export interface SeatView {
  points: number;
  shares: number;
  flight_cards: number;
  hand: Tally | null;
  flights: string[] | null;
  laid: Tally;
}

export interface CompanyView {
  worth: number;
  issued: number; // shares that exist
  supply: number;
  is_founded: boolean;
  is_inactive: boolean;
  [flies: `flies_${string}`]: boolean;
}

export interface CircleView {
  value: number;
  marker: string | null;
  is_sabotage: boolean;
}

export interface RouteView {
  pattern: string;
  lowest: number | null; // of the free circles
  circles: CircleView[];
}

export interface AmericaView {
  board: string;
  step: string | null;
  scorings: number;
  display: string[];
  pile: number | string[];
  flight_pile: number | string[];
  discard: string[];
  unusable: string[];
  phantom: Tally | null;
  seats: SeatView[];
  companies: Record<string, CompanyView>;
  routes: Record<string, RouteView>;
}

export function viewOf(frame: Frame): AmericaView {
  return frame.view as AmericaView;
}

/** How many cards a pile has; whoever sees everything is given the cards themselves. */
export function sizeOf(pile: number | string[]): number {
  return typeof pile === 'number' ? pile : pile.length;
}

/** The patterns of the board, in its order. */
export function patternsOf(view: AmericaView): string[] {
  const company = Object.values(view.companies)[0] ?? {};
  return Object.keys(company).filter((key) => key.startsWith('flies_')).map((key) => key.slice('flies_'.length));
}

export function flies(view: AmericaView, company: string, pattern: string): boolean {
  return view.companies[company]?.[`flies_${pattern}`] ?? false;
}

/** The routes of a company's network: a sabotage marker belongs to none (A90-SABOTAGE-06). */
export function network(view: AmericaView, company: string): Set<string> {
  const flown = Object.entries(view.routes).filter(([, { circles }]) =>
    circles.some(({ marker, is_sabotage }) => marker === company && !is_sabotage),
  );
  return new Set(flown.map(([route]) => route));
}

/** What lies on the circles, with the markers that sabotage them. */
export function chartNow(view: AmericaView): ChartNow {
  const slots = Object.entries(view.routes).map(([route, { circles }]) => [
    route,
    circles.map(({ marker, is_sabotage }) => ({ piece: marker, is_closed: is_sabotage })),
  ]);
  return { slots: Object.fromEntries(slots), taken: [] };
}

/** The lowest card of a pattern that can still be of use; none if nothing is (A90-RULING-22). */
export function leastUsable(view: AmericaView, pattern: string): number {
  const values = view.unusable.map(cardOf).filter((card) => card?.pattern === pattern).map((card) => card!.value);
  return Math.max(0, ...values) + 1;
}

/** A flight card by its word: wavy7. Shares are words without a number. */
export function cardOf(word: string): { pattern: string; value: number } | null {
  const [, pattern, value] = /^(.*?)(\d+)$/.exec(word) ?? [];
  return pattern && value ? { pattern, value: Number(value) } : null;
}
