import { api, type BoardChart } from '../lib/api';
import { myTokens } from '../lib/seats';
import type { Frame, MatchInfo, Told } from '../lib/types';

/** Through whose eyes a replay is shown: a spectator's, a seat's, or with every card open. */
export type Eyes = 'spectator' | 'all' | number;

/** A match at any of its moments. */
export class Replay {
  number = $state(0); // where the reader wants to be
  eyes = $state<Eyes>('spectator');
  frame = $state.raw<Frame | null>(null); // what is shown
  log = $state.raw<Told[]>([]); // everything, up to the last move
  recent = $state.raw<Told[]>([]); // what the last step brought
  deal = $state.raw<Frame | null>(null); // as a spectator saw it: what is missing there is secret
  trouble = $state.raw<unknown>(null);

  private frames = new Map<string, Promise<Frame>>();

  constructor(
    readonly info: MatchInfo,
    readonly chart: BoardChart,
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

  /** Fetch what is wanted now; a later wish overtakes an earlier one. */
  async show(number: number, eyes: Eyes): Promise<void> {
    const before = this.frame;
    try {
      const frame = await this.at(number, eyes);
      if (number !== this.number || eyes !== this.eyes) return;
      const isStep = before !== null && before.number === number - 1;
      this.recent = isStep ? frame.events.filter((told) => told.number === number) : [];
      this.frame = frame;
      this.trouble = null;
      const end = await this.at(this.last, eyes);
      if (eyes === this.eyes) this.log = end.events;
      this.deal ??= await this.at(0, 'spectator');
      if (number < this.last) void this.at(number + 1, eyes).catch(() => undefined); // likely the next wish
    } catch (error) {
      this.trouble = error;
    }
  }

  private at(number: number, eyes: Eyes): Promise<Frame> {
    const key = `${eyes}/${number}`;
    let frame = this.frames.get(key);
    if (!frame) {
      const token = typeof eyes === 'number' ? myTokens(this.info.id)[eyes] : null;
      frame = api.at(this.info.id, number, eyes === 'spectator' ? null : eyes, token ?? null);
      frame.catch(() => this.frames.delete(key)); // another try may do better
      this.frames.set(key, frame);
    }
    return frame;
  }
}
