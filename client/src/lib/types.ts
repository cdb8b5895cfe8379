/** What the server sends and takes. The Python side (windsock.frames.frame, windsock.web) follows these shapes. */

/** A fact in words of the notation: a word, a list of words, a number, a list of numbers. */
export type Fact = string | number | boolean | null | Fact[] | Cause;
export type Facts = Record<string, Fact>;

/** What caused a trouble, its fact `why`: another trouble, or a rule of the game. */
export type Cause = { key: string; facts: Facts } | { rule: string; facts: Facts };

/** A piece of the rules' talk: the key of a message and its facts. */
export interface Saying {
  key: string;
  facts: Facts;
}

/** What happened at action `number`: `key` is the kebab name of the event, `licence-bought`. */
export interface Told extends Saying {
  number: number;
}

/** A legal move: its notation, its verb, the facts of its label and the words of each field. */
export interface Move {
  text: string; // "buy red LON-PAR"
  verb: string; // "buy"
  facts: Facts; // for `move-buy`
  fields: Record<string, string | string[]>; // { airline: "red", route: "LON-PAR" }, { shares: ["red", "red"] }
}

export interface Chair {
  seat: number;
  kind: 'open' | 'person' | 'bot' | 'program';
  name: string;
  bot: string | null;
  is_account: boolean; // the name is that of the account of whoever sits here
  stand_in: string | null; // the bot that plays for an absent person
  stand_in_at: number | null; // from when on the others may let one play, if nobody is here; null: not as things are
  is_here: boolean; // somebody looks from this seat
  clock: { left: number; is_running: boolean } | null; // seconds
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  text: string; // empty if the house has removed it
  is_removed: boolean;
}

/** The house has closed a table: when, and why. */
export interface Closed {
  at: number;
  reason: string;
}

/** Everything one watcher is shown of a match at one moment. */
export interface Frame {
  type: 'frame';
  match: string;
  count: number; // entries in the journal
  number: number; // actions on the table
  now: number; // the server's time of day when this was made, in seconds
  stage: 'open' | 'running' | 'over' | 'closed';
  seat: number | null; // who looks; null: a spectator
  asked: number[];
  view: Record<string, any>; // Table.view(seat)
  chart: ChartNow | null; // what lies on the map now
  question: Saying | null; // step-turn with its facts, if this seat is asked
  moves: Move[]; // all legal moves of this seat, by kind in the order of the catalogue
  events: Told[]; // since the `after` of the request; all of them in a full frame
  is_full: boolean; // events start at the deal: replace the log
  chairs: Chair[];
  chat: ChatLine[];
  can_undo: boolean;
  nonce: string | null; // of the seat that looks: its part in the deal
  request: { seat: number; keep: number; agreed: number[]; lapses_at: number } | null; // an open takeback request
  lapsed: { seat: number; keep: number } | null; // one that not all answered in time, until something happens
  outcome: { scores: number[]; winners: number[]; ending: string } | null; // once over
  seed: string | null; // once over
  closed: Closed | null;
  read_only: Saying | null; // why nobody can play on: the rules do not follow this game any further
  deal: Deal; // what the seed was made of
}

/** The seal from the beginning, and once over what it sealed; in older games that is the seed, and there is no secret. */
export interface Deal {
  seal: string;
  is_known: boolean; // of a fork or a save
  secret: string | null;
  nonces: (string | null)[] | null; // by seat
}

/** Slots of links in the order of the board's chart, and bonuses that are taken. */
export interface ChartNow {
  slots: Record<string, { piece: string | null; is_closed: boolean }[]>;
  taken: boolean[]; // by bonus
}

export interface MatchInfo {
  id: string;
  game: string;
  board: string;
  options: Record<string, boolean>;
  seats: number;
  chairs: Chair[];
  stage: 'open' | 'running' | 'over' | 'closed';
  closed: Closed | null;
  is_private: boolean;
  has_hints: boolean;
  is_hot_seat: boolean;
  clock: { kind: 'move' | 'game'; seconds: number } | null;
  patience: number | null; // without a clock: seconds until the others may let a bot play for somebody away; null: never
  stand_in: string; // that bot
  seal: string; // hash of the secret, shown from the start
  is_known_deal: boolean; // of a fork or a save: somebody may know the cards
  number: number;
  created: number;
  read_only?: Saying | null; // as in a frame; lines of older lists lack it
}

export interface GameInfo {
  name: string;
  version: string;
  seats: number[];
  options: Record<string, boolean>;
  boards: string[];
  test_boards: string[]; // of these the ones that are not offered to people
  bots: string[];
}

export interface NewMatch {
  game: string;
  board?: string;
  options?: Record<string, boolean>;
  chairs: { kind: 'me' | 'open' | 'bot' | 'program'; name?: string; bot?: string }[]; // one a seat; hot seat: several "me"
  is_private?: boolean;
  has_hints?: boolean;
  clock?: { kind: 'move' | 'game'; seconds: number } | null;
  patience?: number | null;
  stand_in?: string;
  has_nonces?: boolean; // the start waits a little for the nonces of all seats
}

/** The board as printed: windsock.maps.chart.Chart. */
export interface Chart {
  title: string;
  pieces: { key: string; name: string; letter: string; colour: string; pattern: string }[];
  places: { key: string; name: string; lat: number; lon: number; label: string; is_off_map: boolean; home: string | null }[];
  links: { key: string; a: string; b: string; slots: { text: string }[]; is_long: boolean; pattern: string }[];
  bonuses: { place: string; piece: string; text: string }[];
  legend?: Record<string, unknown>; // what else is printed, for the game's own picture
}

/** A command over the socket or POST .../commands, with an `id`: sent again it is not done again, and answered as before. */
export type Command =
  | { type: 'play'; seat: number; number: number; move: string }
  | { type: 'why'; seat: number; move: string }
  | { type: 'hint'; seat: number }
  | { type: 'undo'; seat: number; number: number }
  | { type: 'ask'; seat: number; keep: number }
  | { type: 'answer'; seat: number; is_agreed: boolean }
  | { type: 'chat'; seat: number; text: string }
  | { type: 'stand-in'; seat: number } // of one's own seat, or of an absent one after the agreed time
  | { type: 'return'; seat: number }
  | { type: 'nonce'; seat: number; nonce: string } // before the start: my part in the deal
  | { type: 'look'; seat: number | null };

/** A rule forbids the move; `wanted` is the move as a menu would show it. */
export interface Refused {
  rule: string;
  facts: Facts;
  move: string;
  wanted?: Move;
  nearest: Move[];
}

export interface Answer {
  type: 'answer';
  id: number | string | null;
  count?: number; // done: the entry of the journal that it became
  refused?: Refused;
  trouble?: Saying;
  allowed?: boolean; // of `why`: the move is legal
  ahead?: Record<string, unknown>; // of `why`: what a legal move leads to, if the game tells
  hint?: Move; // of `hint`
}
