/** What windsock.games.air_alliance.show.describe says of a table. */

import type { Frame } from '../../contract/protocol';

export type Shape = 'Y' | 'inverted Y' | 'V';

export interface AirportView {
  shape: Shape;
  admits: string[];
}

export interface CardView {
  from: string;
  to: string;
  miles: number;
  slots: string[];
  trio: string | null;
}

export interface PlaceView {
  cards: string[]; // from the bottom to the top
  slots: string[]; // that it shows
  marker: number | null; // the slot that was used in this turn, counted from 1
}

export interface SeatView {
  colour: string | null;
  miles: number;
  points: number;
  cards: number;
  markers: number;
  reserved: string[];
  special: string | null;
  allies: string[];
  symbols: Record<string, number>;
  trios: string[];
  face_down: number;
  face_down_cards: string[] | null;
  pass: PlaceView[];
}

export interface WorldView {
  board: string;
  step: string | null;
  asked: number[];
  ending: string | null;
  is_extra_turn: boolean;
  is_last_round: boolean;
  is_last_round_triggered: boolean;
  last_turns: number;
  markers_left: number;
  row: string[];
  pile: number | string[];
  discards: string[];
  won: string[];
  flights: [string, string][];
  zones: Record<string, string[]>;
  supply: Record<string, number>;
  planes: Record<string, (string | null)[]>;
  airports: Record<string, AirportView>;
  cards: Record<string, CardView>;
  seats: SeatView[];
}

export const MARKERS = 3; // AA-MARKER-01
export const SPACES = 4; // of an alliance zone: AA-ALLIANCE-09
export const NEUTRAL = ['black', 'violet', 'white']; // AA-COMP-06

/** The ranks of an airport's positions, in order (AA-AIRPORT-05, -07, -09). */
export const RANKS: Record<Shape, number[]> = { Y: [1, 1, 2], 'inverted Y': [1, 2, 3], V: [1, 1] };

export function viewOf(frame: Frame): WorldView {
  return frame.view as WorldView;
}

/** How many cards a pile has; whoever sees everything is given the cards themselves. */
export function sizeOf(pile: number | string[]): number {
  return typeof pile === 'number' ? pile : pile.length;
}

/** A plane takes off from rank 1 only (AA-AIRPORT-10). */
export function mayTakeOff(shape: Shape, position: number): boolean {
  return RANKS[shape][position] === 1;
}

/** The zone that an airport lies in: A1 lies in A. */
export function zoneOf(airport: string): string {
  return airport.slice(0, 1);
}

/** Whose marker lies on a card of the delivery zone. */
export function reservedBy(view: WorldView, card: string): number | null {
  const seat = view.seats.findIndex((one) => one.reserved.includes(card));
  return seat < 0 ? null : seat;
}

/** The card that would be lost next: the leftmost without a marker (AA-BAGGAGE-02). */
export function lostNext(view: WorldView): string | null {
  return view.row.find((card) => reservedBy(view, card) === null) ?? null;
}

/** Every card that a seat has won, as far as its faces show. */
export function cardsOf(seat: SeatView): string[] {
  return [...seat.pass.flatMap((place) => place.cards), ...(seat.face_down_cards ?? [])];
}

/** How far a seat has come with the trios that it has begun, the fullest first. */
export function triosOf(view: WorldView, seat: SeatView): { trio: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cardsOf(seat)) {
    const trio = view.cards[card]?.trio;
    if (trio) counts.set(trio, (counts.get(trio) ?? 0) + 1);
  }
  return [...counts].map(([trio, count]) => ({ trio, count })).sort((one, other) => other.count - one.count);
}

export type Slot =
  | { kind: 'land'; zones: string[]; numbers: string[] }
  | { kind: 'special' }
  | { kind: 'priority' }
  | { kind: 'npa'; colours: string[] };

const LETTERS: Record<string, string> = { K: 'black', P: 'violet', W: 'white' };

/** A slot by its word: "A-M 1-2-3", "ALL 1-2-3", "SPECIAL", "PRIORITY", "NPA-KW". */
export function slotOf(word: string): Slot {
  if (word === 'SPECIAL') return { kind: 'special' };
  if (word === 'PRIORITY') return { kind: 'priority' };
  if (word.startsWith('NPA-')) return { kind: 'npa', colours: [...word.slice(4)].map((letter) => LETTERS[letter] ?? letter) };
  const [zones, numbers] = word.split(' ');
  return {
    kind: 'land',
    zones: zones === 'ALL' ? ['A', 'E', 'U', 'M'] : (zones ?? '').split('-'),
    numbers: (numbers ?? '').split('-'),
  };
}

/** Could this slot carry a flight that is legal with some slot of the seat? */
export function carries(view: WorldView, seat: number, word: string, colour: string, origin: string, destination: string): boolean {
  const me = view.seats[seat];
  const slot = slotOf(word);
  if (!me || slot.kind === 'priority') return false;
  const isAllied = me.allies.includes(colour);
  if (slot.kind === 'npa') {
    const isTaken = view.seats.some((one) => one.allies.includes(colour));
    return slot.colours.includes(colour) && (isAllied || !isTaken); // AA-CODE-03, -04
  }
  if (colour !== me.colour && !isAllied) return false; // AA-FLIGHT-09, -10
  if (slot.kind === 'special') return origin === me.special || destination === me.special; // AA-SPECIAL-02
  return slot.zones.includes(zoneOf(destination)) && slot.numbers.includes(destination.slice(1)); // AA-FLIGHT-01
}
