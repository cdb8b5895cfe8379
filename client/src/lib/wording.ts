import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Cause, Fact, Facts, Move, Saying } from '../contract/protocol';

/** The port of windsock.language (shelf, wording, speaker): the same files, the same sentences. */

const SEATS = ['seat', 'holder', 'winners', 'order']; // facts that name seats
const BY_SEAT = ['counts', 'awards', 'scores', 'shares']; // facts that hold so many values a seat, in seat order

const MOST_SAID = 4000; // sentences that are kept

type Said = Record<string, Fact>;

/** The messages that a reader of one language gets. What it lacks is said in English. */
export class Shelf {
  readonly bundles: FluentBundle[];
  private said = new Map<string, string | null>(); // what was said before: a table says most things again and again

  /** `texts`: by language, Fluent sources; of two messages with the same key the one of the earlier source counts. */
  constructor(
    readonly code: string,
    texts: Record<string, string[]>,
  ) {
    const codes = code === 'en' ? ['en'] : [code, 'en'];
    this.bundles = codes.map((one) => bundle(one, texts[one] ?? []));
  }

  knows(key: string, part = ''): boolean {
    return this.bundles.some((messages) => pattern(messages, key, part) !== null);
  }

  /** What else a message has: its attributes, in Fluent's words. */
  parts(key: string): string[] {
    const message = this.bundles.map((messages) => messages.getMessage(key)).find(Boolean);
    return message ? Object.keys(message.attributes) : [];
  }

  /** A message, or a part of it; null if there is none. */
  format(key: string, facts: Said, part = ''): string | null {
    const asked = JSON.stringify([key, part, facts]);
    let text = this.said.get(asked);
    if (text !== undefined) return text;
    text = this.formatted(key, facts, part);
    if (this.said.size >= MOST_SAID) this.said.clear();
    this.said.set(asked, text);
    return text;
  }

  private formatted(key: string, facts: Said, part: string): string | null {
    for (const messages of this.bundles) {
      const found = pattern(messages, key, part);
      if (found === null) continue;
      const values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, valueOf(fact)]));
      return messages.formatPattern(found, values, []).trim();
    }
    return null;
  }
}

/** What a reader calls the things of one game, on one board, and the sentences about them. */
export class Wording {
  readonly shelf: Shelf;
  private english: Shelf;
  private places: Map<string, string>;
  private cards: string[];
  private names: string[];
  private named = new Map<string, Record<string, string>>();

  /**
   * `texts`: by language, the game's Fluent source first, then the product's. `names`: of the players, by seat.
   * `board`: the chart of the board and the words of its vocabularies.
   */
  constructor(
    readonly code: string,
    texts: Record<string, string[]>,
    {
      names = [],
      board = null,
    }: {
      names?: string[];
      board?: { places: { key: string; name: string }[]; words?: Record<string, string[]> } | null;
    } = {},
  ) {
    this.shelf = new Shelf(code, texts);
    this.english = new Shelf('en', texts);
    this.places = new Map(board?.places.map(({ key, name }) => [key, name]));
    this.cards = board?.words?.cards ?? [];
    this.names = names.map((name, seat) => name || this.say('player', { number: seat + 1 }));
  }

  /** A message with its facts. Of text, `<name>-given` tells a message whether there is any. */
  say(key: string, facts: Said = {}): string {
    const given: Said = { ...facts };
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact === 'string') given[`${name}-given`] = fact !== '';
    }
    return this.shelf.format(key, given) ?? key;
  }

  knows(key: string): boolean {
    return this.shelf.knows(key);
  }

  // Names

  /** A word of the notation in the reader's language; an unknown one stays as it is. */
  name(word: string): string {
    return this.forms(word)['']!;
  }

  /** The name of a word, and every other form that it has: `share` is one share of it. */
  forms(word: string): Record<string, string> {
    let forms = this.named.get(word);
    if (!forms) {
      const key = `name-${word}`;
      forms = {};
      for (const part of this.shelf.parts(key)) forms[part] = this.shelf.format(key, { count: 1 }, part) ?? '';
      forms[''] = this.knownName(word) || this.routeName(word) || word;
      this.named.set(word, forms);
    }
    return forms;
  }

  /** The name of one thing. A board that calls a place by another name than we do is believed. */
  private knownName(word: string): string | null {
    const key = `name-${word}`;
    const printed = this.places.get(word);
    if (printed !== undefined && printed !== this.english.format(key, {})) return printed;
    return this.shelf.format(key, {});
  }

  /** LON-PAR -> London–Paris. */
  private routeName(word: string): string | null {
    const ends = word.split('-').map((end) => this.knownName(end));
    return ends.length === 2 && ends.every(Boolean) ? ends.join('–') : null;
  }

  /** Who sits there. Beyond the last seat it is whoever a game makes up. */
  seat(seat: number): string {
    if (this.names.length && seat >= this.names.length) return this.say('seat-beyond');
    return this.names[seat] || this.say('player', { number: seat + 1 });
  }

  // Lists

  /** One, two and three. */
  series(words: string[]): string {
    const last = words.at(-1);
    if (last === undefined) return '';
    if (words.length === 1) return last;
    return this.say('list-last', { first: this.chain('list-more', words.slice(0, -1)), next: last });
  }

  /** Words joined one after the other, as a message with `first` and `next` does it. */
  chain(key: string, words: string[]): string {
    return words.reduce((first, next) => this.say(key, { first, next }));
  }

  /** Equal words counted: 2 red and 1 blue. */
  tally(words: string[]): string {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return this.series([...counts].map(([word, count]) => this.counted(word, count)));
  }

  /** So many of a thing. */
  counted(word: string, count: number): string {
    const said = this.shelf.format(`name-${word}`, { count }, 'counted');
    return said || this.say('counted', { count, name: this.name(word) });
  }

  // Sentences

  /** A line of the log. Where the message has a part `each`, that is said of every seat. */
  event({ key, facts }: Saying): string {
    if (!this.knows(key)) return this.wordless(key, facts);
    if (!this.shelf.knows(key, 'each')) return this.say(key, this.worded(facts));
    const shared = Object.entries(facts).filter(([name]) => BY_SEAT.includes(name));
    const whole = this.worded(Object.fromEntries(Object.entries(facts).filter(([name]) => !BY_SEAT.includes(name))));
    return this.say(key, { ...whole, each: this.ofEach(key, shared as [string, Fact[]][], whole) });
  }

  /** What happened to every seat, one after the other. Nothing is said of a seat with an empty text. */
  private ofEach(key: string, shared: [string, Fact[]][], whole: Said): string {
    const seats = this.names.length || Math.min(...shared.map(([, values]) => values.length));
    const spread = shared.map(([name, values]) => {
      const width = Math.max(1, Math.floor(values.length / seats));
      return { name, values, width, seats: Math.floor(values.length / width) };
    });
    const texts: string[] = [];
    for (let seat = 0; seat < Math.max(...spread.map((one) => one.seats)); seat++) {
      const own: Said = {};
      for (const { name, values, width } of spread) {
        const part = values.slice(seat * width, (seat + 1) * width);
        Object.assign(own, this.worded({ [name]: typeof values[0] === 'string' ? part : (part[0] ?? null) }));
      }
      texts.push(this.shelf.format(key, { ...whole, ...own, player: this.seat(seat) }, 'each') ?? '');
    }
    const said = texts.filter(Boolean);
    return said.length ? this.chain('list-apart', said) : '';
  }

  /** What a move does, for a menu. */
  move(move: Pick<Move, 'verb' | 'facts' | 'text'>): string {
    if (!this.knows(`move-${move.verb}`)) return move.text;
    const label = this.say(`move-${move.verb}`, this.worded(move.facts));
    return label.slice(0, 1).toUpperCase() + label.slice(1);
  }

  /** The heading of a kind of moves: "Buy a licence". */
  kind(verb: string): string {
    return this.shelf.format(`kind-${verb}`, {}) ?? verb.slice(0, 1).toUpperCase() + verb.slice(1);
  }

  /** What is asked of the one who looks, or for whom it waits. */
  prompt(question: Saying | null, asked: number[]): string {
    if (!asked.length) return this.say('game-over');
    if (question === null) return this.say('waiting-for', { players: this.series(asked.map((seat) => this.seat(seat))) });
    return this.question(question);
  }

  /** What is asked of a seat. A game without words gets the name of the step. */
  question({ key, facts }: Saying): string {
    if (this.knows(key)) return this.say(key, this.worded(facts));
    return `${this.seat(Number(facts.seat ?? 0))}: ${key.replace(/^step-/, '').replaceAll('-', ' ')}`;
  }

  /** What happened in a game that has no words for it: the name of the event and its facts. */
  private wordless(key: string, facts: Facts): string {
    const said = this.worded(facts);
    const parts = Object.keys(facts).map((name) => `${name} ${said[name]}`);
    return `${key.replaceAll('-', ' ')}: ${parts.join(', ')}`;
  }

  /** Why a rule forbids a move. */
  refusal(rule: string, facts: Facts): string {
    const said: Said = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (name === 'seat') said[name] = this.seat(Number(fact));
      else if (name === 'move') Object.assign(said, { move: fact, verb: String(fact).split(' ')[0] ?? '' });
      else if (Array.isArray(fact)) Object.assign(said, this.many(name, fact as string[]));
      else Object.assign(said, typeof fact === 'string' ? this.one(name, fact) : { [name]: fact });
    }
    return this.say(rule, said);
  }

  /** What went wrong; if another trouble caused it, that too. */
  trouble({ key, facts }: Saying): string {
    const said: Said = { ...facts };
    const { why } = facts;
    if (isCause(why)) {
      if ('key' in why) said.why = this.trouble(why);
      else said.why = this.knows(why.rule) ? this.refusal(why.rule, why.facts) : '';
    } else if (!('why' in said)) {
      const rule = String(facts.rule ?? '');
      said.why = this.knows(rule) ? this.say(rule, facts) : '';
    }
    if (key.startsWith('notation-') && this.knows(`field-${said.field}`)) said.field = this.say(`field-${said.field}`);
    return this.say(key, said);
  }

  /** How a game ended. */
  ending(key: string): string {
    return this.say(`ending-${key}`);
  }

  /** The name of an option of the game, and what it does. */
  option(option: string): { name: string; help: string } {
    const key = `option-${option}`;
    return { name: this.shelf.format(key, {}) ?? option, help: this.shelf.format(key, {}, 'help') ?? '' };
  }

  /** What a field of the view is called. */
  field(key: string): string {
    return this.shelf.format(`label-${key}`, {}) ?? key.replaceAll('_', ' ');
  }

  /** The same, short enough for the head of a column. */
  column(key: string): string {
    return this.shelf.format(`label-${key}`, {}, 'short') ?? this.field(key);
  }

  /** What the game is called. */
  title(game: string): string {
    return this.shelf.format('title', {}) ?? game;
  }

  /** What a board is called. */
  board(board: string): string {
    return this.shelf.format(`board-${board}`, {}) ?? board;
  }

  // Facts

  /** Facts as events, moves and questions have them. */
  private worded(facts: Facts): Said {
    const said: Said = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (SEATS.includes(name)) {
        const seats = (Array.isArray(fact) ? fact : [fact]) as number[];
        said[name] = this.series(seats.map((seat) => this.seat(seat)));
        said[`${name}-count`] = seats.length;
      } else if (name === 'ending') {
        said[name] = this.ending(String(fact));
      } else if (Array.isArray(fact)) {
        if (name === 'counts' && this.cards.length) {
          const words = this.cards.flatMap((word, i) => Array<string>(Number(fact[i] ?? 0)).fill(word));
          Object.assign(said, this.many(name, words));
        } else if (!fact.length || typeof fact[0] === 'string') Object.assign(said, this.many(name, fact as string[]));
        else said[name] = fact.join('-');
      } else Object.assign(said, typeof fact === 'string' ? this.one(name, fact) : { [name]: fact });
    }
    return said;
  }

  /** A thing by its name, and by each form of it: `<name>-share`. */
  private one(name: string, word: string): Said {
    return Object.fromEntries(
      Object.entries(this.forms(word)).map(([part, form]) => [part ? `${name}-${part}` : name, form]),
    );
  }

  private many(name: string, words: string[]): Said {
    return { [name]: this.tally(words), [`${name}-count`]: words.length };
  }
}

function isCause(fact: Fact | undefined): fact is Cause {
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact);
}

function bundle(code: string, texts: string[]): FluentBundle {
  const messages = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) messages.addResource(new FluentResource(text));
  return messages;
}

function pattern(messages: FluentBundle, key: string, part: string) {
  const message = messages.getMessage(key);
  return (part ? message?.attributes[part] : message?.value) ?? null;
}

/** A fact as Fluent takes it: a number for the plural, without grouping marks; anything else as text. */
function valueOf(fact: Fact): FluentVariable {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (typeof fact === 'number') return new FluentNumber(fact, { useGrouping: false });
  return String(fact);
}
