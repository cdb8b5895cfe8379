// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

/** A table of Airlines (1990) as one seat sees it. */
export interface AmericaView {
  game: string;
  board: string;
  options: Record<string, boolean>;
  seat: number | null; // who looks; null: a spectator
  step: string | null; // the question that is being asked
  asked: number[]; // the seats that must act now
  number: number; // actions so far
  turns: number; // completed so far
  scorings: number; // begun so far
  ending: string | null; // how the game ended, once it is over
  display: string[]; // open shares
  pile: number | string[]; // how many shares; for who sees everything the cards from the top
  flight_pile: number | string[]; // the same of flight cards
  discard: string[]; // flight cards that were played, the last one on top
  removed_flights: string[]; // flight cards out of the game
  removed_shares: Record<string, number>; // shares out of the game
  score_cards_aside: number; // that wait to be shuffled in
  unusable: string[]; // flight cards that can be of no use any more
  phantom: Record<string, number> | null; // with two players, at the last scoring
  seats: SeatView[]; // the players in seat order
  companies: Record<string, CompanyView>; // all of the board
  routes: Record<string, RouteView>; // all of the map
  derived: Record<string, Derived>;
}

/** A company. Of each pattern of its board a further field says whether it flies that. */
export interface CompanyView {
  worth: number; // points if it were scored now
  issued: number; // shares that exist
  supply: number; // markers left
  is_founded: boolean; // it has a network
  is_inactive: boolean; // it can never be founded
  [name: `flies_${string}`]: boolean;
}

/** What follows for a company. Holders are the players by seat, then the phantom. */
export interface Derived {
  routes: string[]; // that it flies
  row: number[]; // what first and second place pay
  counts: number[]; // laid shares of each holder
  awards: number[]; // points that each would get if it were scored now
  ranks: number[]; // 1: has most, alone or with others; 2: has next most; 0: has none
}

/** A route with its circles, in the order of the board. */
export interface RouteView {
  pattern: string;
  lowest: number | null; // value of the circle that is covered next; null: there is none
  next: number | null; // which of the circles that is
  circles: CircleView[];
}

/** A circle of a route. */
export interface CircleView {
  value: number;
  marker: string | null; // whose it is
  is_sabotage: boolean; // the marker closes the circle and makes no route
}

/** What a player has. What the others may not see is null for them. */
export interface SeatView {
  points: number;
  shares: number; // in hand
  flight_cards: number; // in hand
  hand: Record<string, number> | null; // shares by company
  flights: string[] | null; // flight cards in hand
  laid: Record<string, number>; // shares that lie open
}

/** What the rulebook and the cards print that a picture shows. */
export interface AmericaLegend {
  scorings: Record<string, number>; // in a whole game, by the number of players
  patterns: Record<string, string[]>; // of the information card: the companies that fly each
  flights: Record<string, FlightPrint>; // by their words, the lowest of a pattern first
}

/** What is printed on a flight card. */
export interface FlightPrint {
  pattern: string;
  value: number;
}
