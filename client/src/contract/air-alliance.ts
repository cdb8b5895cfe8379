// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

/** A table of Air Alliance as a seat sees it. */
export interface WorldView {
  game: string;
  board: string;
  options: Record<string, boolean>;
  seat: number | null; // who looks; null: a spectator
  step: string | null; // the question that is asked
  asked: number[];
  number: number; // of actions
  turns: number; // completed so far
  ending: string | null; // the way in which it ended
  is_extra_turn: boolean;
  is_last_round: boolean;
  is_last_round_triggered: boolean;
  last_turns: number; // still to come in the last round
  markers_left: number; // in this turn
  has_replaced: boolean; // the cards of the delivery zone, in this turn
  row: string[]; // the delivery zone, from the left
  pile: number | string[]; // how many; the cards from the top for whoever sees everything
  discards: string[];
  won: string[]; // in this turn, not yet laid
  flights: string[][]; // of this turn: origin and destination
  seats: SeatView[];
  zones: Record<string, string[]>; // colours in each alliance zone
  supply: Record<string, number>; // planes beside the board, by colour
  planes: Record<string, (string | null)[]>; // from the front; null: free
  airports: Record<string, AirportView>;
  cards: Record<string, CardView>;
  derived: Derived;
}

/** What is printed at an airport. */
export interface AirportView {
  shape: 'V' | 'Y' | 'inverted Y';
  admits: string[]; // colours that may land here
}

/** What is printed on a traveller card: the journey from one airport to another, and what it brings. */
export interface CardView {
  from: string;
  class: string;
  traveller: string;
  to: string;
  miles: number;
  slots: string[]; // by their words
  trio: string | null; // that it belongs to
}

/** What follows from the table by the rules, for a picture of it. */
export interface Derived {
  lost_next: string | null; // the card that lost baggage would take now
  trios: Record<string, number>[]; // by seat: how many cards of each trio that was begun
}

/** A player. Sums are of the cards that whoever looks can see. */
export interface SeatView {
  pass: PlaceView[];
  colour: string | null; // null: not chosen yet
  miles: number;
  points: number; // miles, and what complete trios bring
  cards: number; // won so far
  markers: number; // in hand
  reserved: string[]; // cards of the delivery zone with a marker
  special: string | null; // the special airport of the colour
  allies: string[]; // neutral airlines
  symbols: Record<string, number>; // visible ones, by neutral airline
  trios: string[]; // complete ones
  face_down: number; // cards beside the pass
  face_down_cards: string[] | null; // null: not to be seen
}

/** A place of a boarding pass. */
export interface PlaceView {
  slots: string[]; // that it shows, by their words
  marker: number | null; // the slot that was used in this turn, from 1
  cards: string[]; // from the bottom to the top
}

/** What is printed, and the numbers of the rulebook that a picture needs. */
export interface Legend {
  markers: number; // of each player
  zone_spaces: number; // of an alliance zone
  symbols: number; // of one neutral airline, for an alliance
  trio_cards: number; // of a trio
  trio_bonus: number; // for a complete one
  neutral: string[]; // the neutral airlines
  airports: Record<string, AirportPrint>;
  slots: Record<string, SlotPrint>; // by their words
}

/** How an airport is read. */
export interface AirportPrint {
  zone: string; // the letter of its zone
  is_restricted: boolean; // not every colour may land here
  ranks: number[]; // of its positions, from the front
  fronts: number[]; // positions, from 0, from which a plane may take off
}

/** How a slot is read. */
export interface SlotPrint {
  kind: 'land' | 'npa' | 'priority' | 'special';
  zones: string[]; // of the airports that it lets a plane land at
  numbers: string[]; // their numbers
  colours: string[]; // the neutral airlines that it lets fly
}

/** What a flight or an exchange leads to in this turn. */
export interface Ahead {
  wins?: string[]; // cards, at once
  next?: string[]; // with one marker more
  later?: string[]; // only with more markers than that
  miles?: number; // of the cards won at once
  markers?: number; // left after it
}
