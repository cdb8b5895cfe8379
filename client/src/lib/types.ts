/** What the server sends and takes. The Python side (windsock.match.frame, windsock.web) follows these shapes. */

/** A fact in words of the notation: a word, a list of words, a number, a list of numbers. */
export type Fact = string | number | boolean | null | Fact[];
export type Facts = Record<string, Fact>;

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
  stand_in: string | null; // the bot that plays for an absent person
  is_here: boolean; // a socket of this seat is open
  clock: { left: number; is_running: boolean } | null; // seconds
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  text: string;
}

/** Everything one watcher is shown of a match at one moment. */
export interface Frame {
  type: 'frame';
  match: string;
  count: number; // entries in the journal
  number: number; // actions on the table
  stage: 'open' | 'running' | 'over';
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
  request: { seat: number; keep: number; agreed: number[] } | null; // an open takeback request
  outcome: { scores: number[]; winners: number[]; ending: string } | null; // once over
  seed: string | null; // once over
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
  stage: 'open' | 'running' | 'over';
  is_private: boolean;
  has_hints: boolean;
  is_hot_seat: boolean;
  clock: { kind: 'move' | 'game'; seconds: number } | null;
  seal: string; // hash of the secret seed, shown from the start
  number: number;
  created: number;
}

export interface GameInfo {
  name: string;
  version: string;
  seats: number[];
  options: Record<string, boolean>;
  boards: string[];
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

/** A command over the socket (with `id`) or POST .../commands. `number`: the table's number the sender saw. */
export type Command =
  | { type: 'play'; seat: number; number: number; move: string }
  | { type: 'why'; seat: number; move: string }
  | { type: 'hint'; seat: number }
  | { type: 'undo'; seat: number; number: number }
  | { type: 'ask'; seat: number; keep: number }
  | { type: 'answer'; seat: number; is_agreed: boolean }
  | { type: 'chat'; seat: number; text: string }
  | { type: 'stand-in'; seat: number; bot: string } // of one's own seat, or of an absent one after its clock
  | { type: 'return'; seat: number }
  | { type: 'look'; seat: number | null };

export interface Answer {
  type: 'answer';
  id: number | null;
  count?: number; // done: the journal has so many entries
  refused?: { rule: string; facts: Facts; move: string; nearest: Move[] };
  trouble?: Saying;
  allowed?: boolean; // of `why`: the move is legal
  ahead?: Record<string, unknown>; // of `why`: what a legal move leads to, if the game tells
  hint?: Move; // of `hint`
}
