// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

/** A rule that forbids something, and the facts of its sentence. */
export interface Forbidden {
  rule: string;
  facts: Record<string, Fact>;
}

/**
 * Everything that one watcher is shown of a match at one moment.
 *
 * To whoever asked for sparing frames those that are not full come without what has not changed: parts of the
 * view, of the map, and of what everybody sees.
 */
export interface Frame {
  view: Record<string, any>; // `Table.view` of this seat: see the schema of the game
  question: Saying | null; // what this seat is asked, if it is: step-turn
  moves: Move[]; // all legal moves of this seat, kind by kind in the order of the catalogue
  events: Told[]; // since the `after` of the request; all of them in a full frame
  type: 'frame';
  match: string;
  count: number; // entries in the journal
  number: number; // actions on the table
  stage: 'closed' | 'open' | 'over' | 'running';
  seat: number | null; // who looks; null: a spectator
  asked: number[];
  is_full: boolean; // events start at the deal: replace the log
  can_undo: boolean;
  nonce: string | null; // of the seat that looks: its part in the deal
  chairs: Chair[];
  chat: ChatLine[]; // the last lines
  request: Takeback | null;
  lapsed: Lapsed | null; // until something happens
  outcome: Ended | null; // once over
  seed: string | null; // once over
  deal: Deal; // what the seed was made of
  closed: Closed | null;
  read_only: Saying | null; // why nobody can play on: the rules do not follow this game any further
  now: number; // the server's time of day when this was made, in seconds
  chart: ChartNow | null;
}

/** Who sits at a seat. */
export interface Chair {
  seat: number;
  kind: 'bot' | 'open' | 'person' | 'program';
  name: string;
  bot: string | null;
  is_account: boolean; // the name is that of the account of whoever sits here
  stand_in: string | null; // the bot that plays for an absent person
  stand_in_at: number | null; // from when on the others may let one play; null: not as things are
  is_here: boolean; // somebody looks from this seat
  clock: ClockNow | null;
}

/** How long somebody may still think. */
export interface ClockNow {
  left: number; // seconds
  is_running: boolean;
}

/** What lies on the map now. */
export interface ChartNow {
  slots: Record<string, SlotNow[]>; // of each link, in the order of the board's chart
  taken: boolean[]; // by bonus
  places: Record<string, SlotNow[]>; // of each place where something lies
}

/** A slot of a link, or of a place, as it is now. */
export interface SlotNow {
  piece: string | null;
  is_closed: boolean;
}

/** What somebody said. */
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

/**
 * The seal from the beginning, and once over what it sealed; in older games that is the seed, and there is no
 * secret.
 */
export interface Deal {
  seal: string;
  is_known: boolean; // of a fork or a save
  secret: string | null;
  nonces: (string | null)[] | null; // by seat
}

/** What happened. */
export interface Told {
  number: number; // the action that did it
  key: string; // the kebab name of the event: licence-bought
  facts: Record<string, Fact>;
}

/** A request that not all answered in time. */
export interface Lapsed {
  seat: number;
  keep: number;
}

/** A move as a menu needs it. */
export interface Move {
  text: string; // its notation: buy red LON-PAR
  verb: string; // buy
  fields: Record<string, string | string[]>; // the words of each field: { airline: "red", route: "LON-PAR" }
  facts: Record<string, Fact>; // of its label, `move-buy`
}

/** How a game ended. */
export interface Ended {
  scores: number[];
  winners: number[];
  ending: string;
}

/** A piece of the rules' talk: the key of a message in the locale files, and its facts. */
export interface Saying {
  key: string;
  facts: Record<string, Fact>;
}

/** An open request to take moves back. */
export interface Takeback {
  seat: number;
  keep: number; // actions that stay
  agreed: number[];
  lapses_at: number;
}

/** `entries` of a sparing frame: of large parts of the view and of the map what has changed in them. */
export interface Entries {
  view: Record<string, Record<string, any>>;
  chart: Record<string, Record<string, any>>;
}

/** What became of a command. */
export interface Answer {
  type: 'answer';
  id: number | string | null;
  count?: number; // done: the entry of the journal that it became
  refused?: Refused;
  trouble?: Saying;
  allowed?: boolean; // of `why`: the move is legal
  ahead?: Record<string, any>; // of `why`: what a legal move leads to, if the game tells
  hint?: Move; // of `hint`
}

/** A move that a rule forbids: the rule, its facts in words, and what would be allowed. */
export interface Refused {
  rule: string;
  facts: Record<string, Fact>;
  move: string;
  wanted?: Move; // the move as a menu would show it
  nearest: Move[];
}

/** What anybody may know of a match: a line of the lobby. */
export interface MatchInfo {
  id: string;
  game: string;
  board: string;
  options: Record<string, boolean>;
  seats: number;
  chairs: Chair[];
  stage: 'closed' | 'open' | 'over' | 'running';
  closed: Closed | null;
  is_private: boolean;
  has_hints: boolean;
  is_hot_seat: boolean;
  clock: ClockKind | null;
  patience: number | null; // without a clock: seconds until a bot may play for somebody away; null: never
  stand_in: string; // that bot
  seal: string; // hash of the secret, shown from the start
  is_known_deal: boolean; // of a fork or a save: somebody may know the cards
  number: number;
  created: number;
  read_only?: Saying | null; // as in a frame; lines of older lists lack it
}

/** How long a player may think: for each move, or for the whole game. */
export interface ClockKind {
  kind: 'game' | 'move';
  seconds: number;
}

/** Every answer that is no success. */
export interface Wrong {
  trouble: Saying;
}

/** A move that a rule forbids. */
export interface Refusal {
  refused: Refused;
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

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
}

/**
 * A whole map, ready to draw as a picture or in a terminal. What else is printed on the board, on cards and
 * on tiles stands in the legend, for the game's own picture.
 */
export interface Chart {
  title: string;
  pieces: Piece[];
  places: Place[];
  links: Link[];
  bonuses: Bonus[];
  legend: Record<string, any>;
}

/** A family of pieces: an airline. Told apart by colour, letter and pattern. */
export interface Piece {
  key: string;
  name: string;
  letter: string;
  colour: string;
  pattern: string;
}

/**
 * A city. `label` is the side its name is written on; an off-map place lies beyond the edge. Pieces may stand
 * on spaces of the place itself.
 */
export interface Place {
  key: string;
  name: string;
  lat: number;
  lon: number;
  label: string;
  is_off_map: boolean;
  home: string | null;
  slots: Slot[];
}

/**
 * A circle on a link, or a space at a place: what is printed in it, the piece that covers it, or that it is
 * closed.
 */
export interface Slot {
  text: string;
  piece: string | null;
  is_closed: boolean;
}

/** A route between two places. Its line may have a pattern: solid, dashed, dotted, double or wavy. */
export interface Link {
  key: string;
  a: string;
  b: string;
  slots: Slot[];
  is_long: boolean;
  pattern: string;
}

/** A marker beside a place: the piece that wins it and its number. A taken one leaves its spot empty. */
export interface Bonus {
  place: string;
  piece: string;
  text: string;
  is_taken: boolean;
}

/** A board as it is printed, and the words of its notation. */
export interface BoardInfo {
  title: string;
  pieces: Piece[];
  places: Place[];
  links: Link[];
  bonuses: Bonus[];
  legend: Record<string, any>;
  words: Record<string, string[]>; // by field; facts such as `counts` follow their order
  placing: Placing | null; // where everything lies on a picture; none: the game has its own picture
}

/** All numbers are units of the page; all keys are those of the chart. */
export interface Placing {
  width: number; // of the page; its height follows from its places
  across: number; // how far all places stay from the left and right edge
  down: number; // and from the upper and lower one
  radius: number; // of a circle
  city: number; // half the room of a city's marker
  home: number; // and of a home's
  letters: number; // the size of the names
  bows: Record<string, number>; // how far a link's middle strays to the left, as a share of its length
  circles: Record<string, [number, number][]>; // of each link
  names: Record<string, [number, number, 'end' | 'middle' | 'start']>; // of each place
  tokens: [number, number, number, number][]; // of each bonus
}

/** A new table, with the secret token of each seat that is the maker's, and the seal of its deal. */
export interface Opened {
  id: string;
  tokens: Record<string, string>;
  seal: string;
  is_known_deal: boolean;
}

/** `has_nonce`: the nonce that came along counts. */
export interface Seated {
  token: string | null;
  has_nonce: boolean;
}

/** The seal that stood there from the start, beside what it sealed; in older games that is the seed. */
export interface Verified {
  seal: string;
  seed: string;
  secret: string | null;
  nonces: (string | null)[] | null; // by seat
  is_known_deal: boolean;
  is_equal: boolean;
  digest: string;
}

/** Who asks: nobody yet, a guest, or somebody with an account. */
export interface Me {
  name: string | null;
  language: string | null;
  has_account: boolean;
  email: string | null;
  account: string | null; // the name to log in by
  is_confirmed: boolean; // the e-mail address is theirs: letters may go there
  has_notices: boolean;
  looks_alike: boolean; // an older account has a name that looks the same
  has_mail: boolean; // this server can send letters
}

/** A table of mine, where I sit, and whether it waits for me. */
export interface MyMatch {
  match: MatchInfo;
  seats: number[];
  is_my_turn: boolean;
}

/** What somebody reported, and what was answered. */
export interface MyReport {
  number: number;
  at: number;
  match: string;
  text: string;
  answer: string | null;
  answered: number | null;
}

/** Whose letter it was. */
export interface Opener {
  name: string;
}

/** A word of the notation, a number, yes or no, a list of these; or what caused a trouble. */
export type Fact = string | number | boolean | null | Fact[] | Cause;

export type Facts = Record<string, Fact>;

/** What caused a trouble, its fact `why`: another trouble, or a rule of the game. */
export type Cause = Saying | Forbidden;

export interface Play {
  type: 'play';
  id?: number | string | null;
  seat: number;
  number: number;
  move: string;
}

export interface Why {
  type: 'why';
  id?: number | string | null;
  seat: number;
  move: string;
}

export interface Hint {
  type: 'hint';
  id?: number | string | null;
  seat: number;
}

export interface Undo {
  type: 'undo';
  id?: number | string | null;
  seat: number;
  number: number;
}

export interface Ask {
  type: 'ask';
  id?: number | string | null;
  seat: number;
  keep: number;
}

export interface Agreeing {
  type: 'answer';
  id?: number | string | null;
  seat: number;
  is_agreed: boolean;
}

export interface Chat {
  type: 'chat';
  id?: number | string | null;
  seat: number;
  text: string;
}

/** The agreed bot plays for a seat. Its name may be said, as older programs do; no other one is. */
export interface StandIn {
  type: 'stand-in';
  id?: number | string | null;
  seat: number;
  bot?: string | null;
}

export interface Return {
  type: 'return';
  id?: number | string | null;
  seat: number;
}

/** Before the start: the seat's own part in the deal. */
export interface GiveNonce {
  type: 'nonce';
  id?: number | string | null;
  seat: number;
  nonce: string;
}

export interface Look {
  type: 'look';
  id?: number | string | null;
  seat: number | null;
}

/**
 * The first message on a socket: which seats are mine, through which I look, what I have seen.
 *
 * Who is sparing is not sent again what has not changed since; `entries` are those of large parts that have.
 */
export interface Hello {
  type: 'hello';
  id?: number | string | null;
  tokens?: string[];
  looking?: number | null; // not said: the seat of the first token
  after?: number;
  is_sparing?: boolean;
}

export interface NewMatch {
  game: string;
  chairs: NewChair[];
  board?: string | null;
  options?: Record<string, boolean>;
  is_private?: boolean;
  has_hints?: boolean;
  clock?: ClockShape | null;
  patience?: number | null;
  stand_in?: string;
  has_nonces?: boolean; // the start waits a little for the nonces of all seats
}

export interface NewChair {
  kind: 'bot' | 'me' | 'open' | 'program';
  name?: string | null;
  bot?: string | null;
}

export interface ClockShape {
  kind: 'game' | 'move';
  seconds: number;
}

/** Somebody sits down, with a nonce if they like; or the maker of the table puts a bot there. */
export interface Sitting {
  name?: string | null;
  bot?: string | null;
  nonce?: string | null;
}

/** Play on from a move of a finished game. */
export interface Forking {
  number: number;
  seats?: NewChair[];
}

/** Who is meant; `line`: the entry of what they said, if it is about that. */
export interface NewReport {
  seat: number;
  text: string;
  line?: number | null;
}

export interface NewName {
  name: string;
  language?: string | null;
}

export interface NewAccount {
  name: string;
  password: string;
  email?: string | null;
  language?: string | null;
}

export interface Login {
  name: string;
  password: string;
}

export interface AccountName {
  name: string;
}

export interface NewPassword {
  old: string;
  password: string;
}

/** Another e-mail address; none: letters go nowhere. */
export interface NewEmail {
  email: string | null;
  password: string;
}

export interface Wanted {
  has_notices: boolean;
}

/** The password, before what cannot be taken back. */
export interface Proof {
  password: string;
}

/** The name of an account, or the e-mail address that it has confirmed. */
export interface Lost {
  who: string;
}

/** The secret in the link of a letter. */
export interface Letter {
  token: string;
}

export interface Recovery {
  token: string;
  password: string;
}

export type Command = Play | Why | Hint | Undo | Ask | Agreeing | Chat | StandIn | Return | GiveNonce | Look;
