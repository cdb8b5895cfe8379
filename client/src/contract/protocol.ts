// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

/** A rule that forbids something, and the facts of its sentence. */
export interface Forbidden {
  rule: string;
  facts: Record<string, Fact>;
}

/**
 * Everything that one watcher is shown of a match at one moment.
 *
 * A sparing frame that is not full comes without what has not changed: parts of the view, of the map, and of
 * what everybody sees.
 */
export interface Frame {
  view: Record<string, any>; // `Table.view` of this seat: see the schema of the game
  question: Saying | null; // what this seat is asked, if it is: step-turn
  moves: Move[]; // all legal moves of this seat, sorted by kind in the order of the catalogue
  events: Told[]; // since the `after` of the request; all of them in a full frame
  type: 'frame';
  match: string;
  count: number; // entries in the journal
  number: number; // actions on the table
  stage: 'closed' | 'open' | 'over' | 'running';
  seat: number | null; // who looks; null: a spectator
  asked: number[];
  is_full: boolean; // the events start at the deal: replace the log
  can_undo: boolean;
  nonce: string | null; // the part in the deal of the seat that looks
  chairs: Chair[];
  chat: ChatLine[]; // the last lines
  request: Takeback | null;
  lapsed: Lapsed | null; // until something happens
  outcome: Ended | null; // once over
  seed: string | null; // once over
  deal: Deal; // what the seed was made of
  closed: Closed | null;
  read_only: Saying | null; // why nobody can play on: today's rules do not allow what was played
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
  stand_in_at: number | null; // when the others may let one play; null: not as things are
  is_here: boolean; // somebody is connected at this seat
  clock: ClockNow | null;
}

/** How long somebody may still think. */
export interface ClockNow {
  left: number; // seconds
  is_running: boolean;
}

/** What lies on the map now. */
export interface ChartNow {
  slots: Record<string, SlotNow[]>; // by link, in the order of the board's chart
  taken: boolean[]; // by bonus
  places: Record<string, SlotNow[]>; // by place, only where something lies
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
  text: string; // empty if the owner has removed it
  is_removed: boolean;
}

/** When and why the owner closed a table. */
export interface Closed {
  at: number;
  reason: string;
}

/**
 * The seal from the beginning, and once the game is over what it sealed. Older games sealed the seed, and
 * have no secret.
 */
export interface Deal {
  seal: string;
  is_known: boolean; // a fork or a save
  secret: string | null;
  nonces: (string | null)[] | null; // by seat
}

/** Something that happened. */
export interface Told {
  number: number; // of the action that caused it
  key: string; // the kebab name of the event: licence-bought
  facts: Record<string, Fact>;
}

/** A request that not everybody answered in time. */
export interface Lapsed {
  seat: number;
  keep: number;
}

/** A move as a menu needs it. */
export interface Move {
  text: string; // its notation: buy red LON-PAR
  verb: string; // buy
  fields: Record<string, string | string[]>; // words of each field: { airline: "red", route: "LON-PAR" }
  facts: Record<string, Fact>; // of its label, `move-buy`
}

/** How a game ended. */
export interface Ended {
  scores: number[];
  winners: number[];
  ending: string;
}

/** A sentence to be made: the key of a message in the locale files, and its facts. */
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

/** `entries` of a sparing frame: what has changed inside large parts of the view and of the map. */
export interface Entries {
  view: Record<string, Record<string, any>>;
  chart: Record<string, Record<string, any>>;
}

/** What became of a command. */
export interface Answer {
  type: 'answer';
  id: number | string | null;
  count?: number; // if it was done: the number of its entry in the journal
  refused?: Refused;
  trouble?: Saying;
  allowed?: boolean; // answer to `why`: whether the move is legal
  ahead?: Record<string, any>; // answer to `why`: what a legal move leads to, if the game says
  hint?: Move; // answer to `hint`
}

/** A move that a rule forbids: the rule, its facts in words, and what would be allowed. */
export interface Refused {
  rule: string;
  facts: Record<string, Fact>;
  move: string;
  wanted?: Move; // the move as a menu would show it
  nearest: Move[];
}

/** What everybody may know of a match: one line of the lobby. */
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
  is_known_deal: boolean; // a fork or a save: somebody may know the cards
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
  test_boards: string[]; // those of them that are not offered to people
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
  seat: number | null; // whose pieces they are, if they are a player's own
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
  words: Record<string, string[]>; // by field; facts such as `counts` have the same order
  placing: Placing | null; // where everything lies on the picture; none: the game draws its own
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

/** A seat that was taken. `has_nonce` tells whether the nonce that was sent counts. */
export interface Seated {
  token: string | null;
  has_nonce: boolean;
}

/** The seal that was shown from the start, and what it sealed. Older games sealed the seed. */
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
  is_confirmed: boolean; // the e-mail address was confirmed: letters may be sent there
  has_notices: boolean;
  looks_alike: boolean; // an older account has a name that looks the same
  has_mail: boolean; // this server can send letters
}

/** One of my tables, my seats there, and whether it waits for me. */
export interface MyMatch {
  match: MatchInfo;
  seats: number[];
  is_my_turn: boolean;
}

/** A report of mine, and its answer. */
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

/** Lets the agreed bot play for a seat. Older programs name that bot; another name is refused. */
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

/** Gives the seat's own part in the deal, before the start. */
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
 * The first message on a socket: the seats of the sender, the one they look from, what they have seen.
 *
 * With `sparing` the server leaves out what has not changed since. With `entries` it sends only the changed
 * entries of large parts.
 */
export interface Hello {
  type: 'hello';
  id?: number | string | null;
  tokens?: string[];
  looking?: number | null; // if missing: the seat of the first token
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

/** Takes a seat, with a nonce if wanted; or the maker of the table puts a bot there. */
export interface Sitting {
  name?: string | null;
  bot?: string | null;
  nonce?: string | null;
}

/** Plays on from a move of a finished game. */
export interface Forking {
  number: number;
  seats?: NewChair[];
}

/** A report about a player. `line` is the entry of their chat, if the report is about that. */
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

/** Another e-mail address. Without one no letters are sent. */
export interface NewEmail {
  email: string | null;
  password: string;
}

export interface Wanted {
  has_notices: boolean;
}

/** The password, before something that cannot be undone. */
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
