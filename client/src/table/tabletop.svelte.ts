/** Everything the page of a running match knows and can do. Components read it and call it. */

import { untrack, type Component } from 'svelte';
import type { Answer, Chart, Command, Frame, MatchInfo, Move, Saying, Told } from '../contract/protocol';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import type { Wording } from '../lib/wording';
import type { CardProps, Scoring, ScoringProps } from './board';
import { Choosing } from './choosing.svelte';
import { cardOf, scoringOf } from './components';
import { isUndoable, learn, wishes } from './wishes.svelte';
import { scorings } from './scores';
import { Telling } from './telling.svelte';

/** The answer to "why not?". */
export type Refusal = NonNullable<Answer['refused']>;

export type Sheet = 'why' | 'scoring' | 'help' | 'words' | 'takeback' | 'about' | 'leave' | 'report' | null;

/** While no frame is there (before the first one, between two people at one screen) nothing is shown. */
const NOTHING: Frame = {
  type: 'frame', match: '', count: 0, number: 0, now: 0, stage: 'open', seat: null, asked: [], view: {}, chart: null,
  question: null, moves: [], events: [], is_full: true, chairs: [], chat: [], can_undo: false, nonce: null, request: null,
  lapsed: null, outcome: null, seed: null, closed: null, read_only: null,
  deal: { seal: '', is_known: false, secret: null, nonces: null },
};

/** Troubles of the line: the next frame shows how things are. */
const OF_THE_LINE = ['web-offline', 'web-no-answer', 'web-connection-lost'];

export class Tabletop {
  sheet = $state<Sheet>(null);
  refusal = $state.raw<Refusal | null>(null);
  scoring = $state.raw<Scoring | null>(null);
  private due = $state.raw<Scoring | null>(null); // a scoring that the reader has not seen yet
  reported = $state<number | null>(null); // the line of the chat that a report is about
  hint = $state.raw<Move | null>(null);
  trouble = $state.raw<Saying | null>(null);
  private isSending = $state(false);
  private awaited = $state(0); // a frame with so many entries of the journal has been promised
  tab = $state<'board' | 'moves' | 'players' | 'log' | 'chat'>('board');
  side = $state<'log' | 'chat'>('log'); // what stands beside the board where there is room for one of them
  private readTo = $state(0); // the last line of the chat that was looked at
  isNoticeDeclined = $state(false);
  Card = $state.raw<Component<CardProps> | null>(null);
  Drawing = $state.raw<Component<ScoringProps> | null>(null);

  readonly choosing: Choosing;
  readonly telling: Telling;

  private played: Move | null = null; // my last move, until the next frame tells whether it can be undone
  private missed: number | null = null; // what came after this move has not been told yet
  private seen = new Map<number | null, number>(); // the number of the table that each of my seats was shown last

  /** `wording`: the words of this table, in the language of the moment. `bots`: who can be put in an open seat. */
  constructor(
    readonly info: MatchInfo,
    readonly chart: Chart,
    readonly bots: string[],
    readonly live: Live,
    private readonly words: () => Wording,
  ) {
    void cardOf(info.game).then((found) => (this.Card = found));
    void scoringOf(info.game).then((found) => (this.Drawing = found));
    this.choosing = new Choosing(
      () => (this.frame.stage === 'running' ? this.frame.moves : []),
      () => this.wording,
    );
    this.telling = new Telling((events) => this.afterTelling(events));
  }

  get wording(): Wording {
    return this.words();
  }

  get frame(): Frame {
    return this.live.frame ?? NOTHING;
  }

  get log(): Told[] {
    return this.live.log;
  }

  get seat(): number | null {
    return this.frame.seat;
  }

  /** A command is on its way, or its frame is. */
  get isBusy(): boolean {
    return this.isSending || this.frame.count < this.awaited;
  }

  get isAsked(): boolean {
    return this.seat !== null && this.frame.stage === 'running' && this.frame.asked.includes(this.seat);
  }

  readonly scorings: Scoring[] = $derived.by(() => scorings(this.log));

  /** A frame came: tell what is new in it, forget choices that it made old. */
  arrive(): void {
    const frame = this.live.frame;
    if (frame === null) return;
    if (OF_THE_LINE.includes(untrack(() => this.trouble?.key ?? ''))) this.trouble = null;
    const before = this.seen.get(frame.seat);
    this.seen.set(frame.seat, frame.number);
    if (frame.number !== before) {
      this.choosing.refresh();
      this.hint = null;
      if (this.played && frame.number - 1 === before) learn(this.info.game, this.played.verb, frame.can_undo);
      this.played = null;
    }
    if (before === undefined || frame.number <= before) return;
    this.missed ??= before;
    this.catchUp();
  }

  /** Tell what happened since the reader looked last; while the page is out of sight that waits. */
  catchUp(): void {
    const from = this.missed;
    if (from === null || document.visibilityState !== 'visible') return;
    this.missed = null;
    this.telling.tell(this.log.filter((told) => told.number > from));
  }

  /** A scoring that has been told is to be shown; the next actions wait for the reader. */
  private afterTelling(events: Told[]): boolean {
    const told = this.scorings.find((one) => events.some((event) => event.number === one.at));
    if (told === undefined || !wishes.showsScoring) return false;
    this.due = told;
    return true;
  }

  /** Show what is due, but not above a choice in the making. */
  showDue(): void {
    if (this.due === null || this.choosing.asking || this.choosing.isNarrowed) return;
    this.showScoring(this.due);
    this.due = null;
  }

  // Choosing

  pick(field: string, word: string): void {
    this.settle();
    if (this.choosing.pick(field, word) && this.choosing.ready) this.choose(this.choosing.ready);
  }

  /** A move was chosen: play it, or ask first. */
  choose(move: Move): void {
    this.settle();
    if (!this.isAsked || this.isBusy) return;
    const isSure = settings.confirm === 'never' || (settings.confirm === 'final' && isUndoable(this.info.game, move.verb));
    if (isSure) void this.play(move);
    else this.choosing.asking = move;
  }

  /** A move in notation, from the board or from the keyboard: chosen if it is legal, explained if not. */
  chooseText(text: string): void {
    const move = this.choosing.find(text);
    if (move) this.choose(move);
    else void this.why(text);
  }

  async play(move: Move): Promise<void> {
    if (this.seat === null || this.isBusy) return;
    const { number } = this.frame;
    this.choosing.clear();
    this.played = move;
    const answer = await this.send({ type: 'play', seat: this.seat, number, move: move.text });
    if (answer?.refused) this.showRefusal(answer.refused);
  }

  /** Why is that not allowed? */
  async why(move: string): Promise<void> {
    if (this.seat === null || !move.trim()) return;
    const answer = await this.send({ type: 'why', seat: this.seat, move });
    if (answer?.refused) this.showRefusal(answer.refused);
    else if (answer?.allowed) {
      const legal = this.choosing.find(move);
      if (legal) this.choose(legal);
      else this.trouble = { key: 'web-table-why-allowed', facts: {} };
    }
  }

  /** What would follow from a legal move, where the game can tell. */
  async foresee(move: string): Promise<Record<string, unknown> | null> {
    if (this.seat === null) return null;
    const answer = await this.live.command({ type: 'why', seat: this.seat, move });
    return answer.ahead ?? null;
  }

  private showRefusal(refusal: Refusal): void {
    this.refusal = refusal;
    this.sheet = 'why';
  }

  // Other commands

  async undo(): Promise<void> {
    if (this.seat !== null && this.frame.can_undo) await this.send({ type: 'undo', seat: this.seat, number: this.frame.number });
  }

  async askBack(keep: number): Promise<void> {
    this.sheet = null;
    if (this.seat !== null) await this.send({ type: 'ask', seat: this.seat, keep });
  }

  async answerBack(isAgreed: boolean): Promise<void> {
    if (this.seat !== null) await this.send({ type: 'answer', seat: this.seat, is_agreed: isAgreed });
  }

  async chat(text: string): Promise<boolean> {
    if (this.seat === null) return false;
    const answer = await this.send({ type: 'chat', seat: this.seat, text });
    return answer?.trouble === undefined;
  }

  async askHint(): Promise<void> {
    if (this.seat === null || !this.isAsked) return;
    const answer = await this.send({ type: 'hint', seat: this.seat });
    this.hint = answer?.hint ?? null;
  }

  async standIn(seat: number): Promise<void> {
    await this.send({ type: 'stand-in', seat });
  }

  async comeBack(): Promise<void> {
    if (this.seat !== null) await this.send({ type: 'return', seat: this.seat });
  }

  private async send(command: Command): Promise<Answer | null> {
    const isWaiting = command.type === 'play' || command.type === 'undo';
    if (isWaiting && this.isBusy) return null;
    if (isWaiting) this.isSending = true;
    this.trouble = null;
    try {
      const answer = await this.live.command(command);
      if (answer.trouble && !this.isToldAlready(answer.trouble)) this.trouble = answer.trouble;
      if (isWaiting) this.awaited = Math.max(this.awaited, answer.count ?? 0);
      return answer;
    } finally {
      if (isWaiting) this.isSending = false;
    }
  }

  /** While the line is lost one notice says so. */
  private isToldAlready({ key }: Saying): boolean {
    return this.live.connection === 'lost' && OF_THE_LINE.includes(key);
  }

  // What is shown

  showScoring(scoring: Scoring | undefined): void {
    if (scoring === undefined) return;
    this.scoring = scoring;
    this.sheet = 'scoring';
  }

  /** Tell the house of a line of the chat, or of a player. */
  report(line: number | null): void {
    this.reported = line;
    this.sheet = 'report';
  }

  closeSheet(): void {
    const wasScoring = this.sheet === 'scoring';
    this.sheet = null;
    if (wasScoring) this.telling.go();
  }

  /** Whoever chooses has seen enough of what happened. */
  private settle(): void {
    if (this.telling.isTelling) this.telling.skip();
  }

  /** Lines of the chat that were not looked at. */
  get unread(): number {
    const lines = this.frame.chat;
    return lines.filter((line) => line.number > this.readTo && line.seat !== this.seat).length;
  }

  readChat(): void {
    this.readTo = Math.max(this.readTo, this.frame.chat.at(-1)?.number ?? 0);
  }

  get isStill(): boolean {
    return settings.isCalm;
  }
}
