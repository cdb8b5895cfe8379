// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

/** A table of Airlines Europe as one seat sees it. */
export interface EuropeView {
  game: string;
  board: string;
  options: Record<string, boolean>;
  seat: number | null; // who looks; null: a spectator
  step: string | null; // the question that is being asked
  asked: number[]; // the seats that must act now
  number: number; // actions so far
  scorings: number; // begun so far
  ending: string | null; // how the game ended, once it is over
  bank: number; // millions
  reserve: number; // ABACUS shares
  market: string[]; // open shares
  deck: number | string[]; // how many cards; for who sees everything the cards from the top
  next_scoring: number | null; // cards above its card, if all can count to it
  scoring_about: string | null; // where it lies if nobody can
  removed: number | Record<string, number>; // cards out of the game
  phantom: Record<string, number> | null; // with two players, at the last scoring
  seats: SeatView[]; // the players in seat order
  airlines: Record<string, AirlineView>; // those in play
  track: [number, number, number[]][];
  routes: Record<string, RouteView>; // all of the map
  derived: Record<string, Derived>;
}

/** An airline in play. */
export interface AirlineView {
  issued: number; // shares that exist
  planes: number; // left in the supply
  space: number; // of its marker on the share track
  row: number[]; // what the places pay there
  bonus: boolean; // the bonus connection is still to be won
  is_blocked: boolean; // it has planes, but can never buy a licence again
}

/** What follows for an airline in play or ABACUS. Holders are the players by seat, then the phantom. */
export interface Derived {
  routes: string[]; // that it flies
  row: number[]; // what the places pay at the scoring that comes next or is being held
  counts: number[]; // laid shares of each holder
  awards: number[]; // points that each would get if it were scored now
  ranks: number[]; // 1: has most, alone or with others; 2: has next most; 0: has none
}

/** A route with its licences, in the order of the board. */
export interface RouteView {
  price: number | null; // of the licence that is sold next; null: there is none
  next: number | null; // which of the licences that is
  licences: LicenceView[];
}

/** A circle of a route. */
export interface LicenceView {
  price: number;
  plane: string | null;
  is_banned: boolean;
}

/** What a player has. What the others may not see is null for them. */
export interface SeatView {
  cash: number; // millions
  points: number | null;
  cards: number; // in hand
  abacus: number; // of these the ABACUS shares: their backs are red
  hand: Record<string, number> | null; // airlines and ABACUS
  chosen: Record<string, number> | null; // starting shares, face down until everybody has chosen
  has_chosen: boolean; // true from the first turn on
  portfolio: Record<string, number>; // the laid shares
  ban_markers: number; // left
}

/** What the rulebook prints that a picture shows. */
export interface EuropeLegend {
  scorings: number; // in a whole game
  rates: RateView[];
}

/** A rate of exchange. */
export interface RateView {
  given: number; // shares given up
  received: number; // ABACUS shares
}
