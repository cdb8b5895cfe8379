import type { BoardInfo, Frame, MatchInfo, Told } from '../contract/protocol';
import { api } from '../lib/api';
import { myTokens } from '../lib/seats';

/** Through whose eyes a replay is shown: a spectator's, a seat's, or with every card open. */
export type Eyes = 'spectator' | 'all' | number;

export const SPEEDS = [0.5, 1, 2, 4, 8];
const REEL = 8; // frames that are fetched together

/** A match at any of its moments. */
export class Replay {
  number = $state(0); // where the reader wants to be
  eyes = $state<Eyes>('spectator');
  isPlaying = $state(false);
  speed = $state(1);
  frame = $state.raw<Frame | null>(null); // what is shown
  log = $state.raw<Told[]>([]); // everything, up to the last move
  recent = $state.raw<Told[]>([]); // what the last step brought
  deal = $state.raw<Frame | null>(null); // as a spectator saw it: what is missing there is secret
  trouble = $state.raw<unknown>(null);

  private shown = ''; // the moment on the screen, and through whose eyes
  private isFetching = false;
  private coming = new Map<string, Promise<unknown>>(); // reels and logs, by what they are of

  constructor(
    readonly info: MatchInfo,
    readonly chart: BoardInfo,
    number: number,
  ) {
    this.number = Math.max(0, Math.min(number, this.last));
    const mine = Object.keys(myTokens(info.id)).map(Number);
    if (mine[0] !== undefined) this.eyes = mine[0];
    else if (this.isOver) this.eyes = 'all';
  }

  get last(): number {
    return this.info.number;
  }

  get isOver(): boolean {
    return this.info.stage === 'over';
  }

  /** Whether the moment that is wanted is on the screen. */
  get isThere(): boolean {
    return this.frame?.number === this.number;
  }

  /** The eyes that may look now. */
  get allowed(): Eyes[] {
    const seats = this.info.chairs.map(({ seat }) => seat);
    if (this.isOver) return ['all', 'spectator', ...seats];
    const tokens = myTokens(this.info.id);
    return ['spectator', ...seats.filter((seat) => seat in tokens)];
  }

  go(number: number): void {
    this.number = Math.max(0, Math.min(number, this.last));
  }

  /** Play on, or pause; from the deal again once the end is reached. */
  play(): void {
    if (!this.isPlaying && this.number >= this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Show what is wanted. Wishes that come while a reel is on its way are passed over, but for the newest. */
  async show(): Promise<void> {
    const wish = () => `${this.eyes}/${this.number}`;
    if (wish() === this.shown || this.isFetching) return;
    this.isFetching = true;
    try {
      while (wish() !== this.shown) {
        const [now, number, eyes] = [wish(), this.number, this.eyes];
        const [frames, log, deal] = await Promise.all([this.reel(number, eyes), this.told(eyes), this.dealt()]);
        if (eyes === this.eyes) this.put(frames[number % REEL]!, log, deal);
        this.shown = now;
      }
      this.trouble = null;
      const next = this.number - (this.number % REEL) + REEL;
      if (next <= this.last) this.reel(next, this.eyes).catch(() => undefined); // likely the next wish
    } catch (error) {
      this.trouble = error;
      this.isPlaying = false;
    } finally {
      this.isFetching = false;
    }
  }

  private put(frame: Frame, log: Told[], deal: Frame): void {
    this.recent = this.frame?.number === frame.number - 1 ? frame.events : [];
    this.frame = frame;
    this.log = log;
    this.deal = deal;
  }

  private reel(number: number, eyes: Eyes): Promise<Frame[]> {
    const start = number - (number % REEL);
    return this.once(`${eyes}/${start}`, () => api.film(this.info.id, start, REEL, ...this.through(eyes)));
  }

  private told(eyes: Eyes): Promise<Told[]> {
    return this.once(`${eyes}/told`, async () => (await api.at(this.info.id, this.last, ...this.through(eyes))).events);
  }

  private dealt(): Promise<Frame> {
    return this.once('deal', () => api.at(this.info.id, 0));
  }

  private through(eyes: Eyes): [seat: number | 'all' | null, token: string | null] {
    const token = typeof eyes === 'number' ? myTokens(this.info.id)[eyes] : null;
    return [eyes === 'spectator' ? null : eyes, token ?? null];
  }

  private once<T>(what: string, ask: () => Promise<T>): Promise<T> {
    let answer = this.coming.get(what) as Promise<T> | undefined;
    if (!answer) {
      answer = ask();
      answer.catch(() => this.coming.delete(what)); // another try may do better
      this.coming.set(what, answer);
    }
    return answer;
  }
}
