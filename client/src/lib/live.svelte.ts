import type { Answer, Command, Frame, Hello, Look, Told } from '../contract/protocol';
import { api, ApiRefusal, ApiTrouble } from './api';
import { line } from './line.svelte';
import { merged } from './merged';

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
  timer?: ReturnType<typeof setTimeout>; // since it was sent; nothing runs while the line is lost
}

export type Connection = 'connecting' | 'live' | 'polling' | 'lost';

const BACKOFF = [250, 500, 1000, 2000]; // milliseconds between two tries
const UNSEEN = 15_000; // where nobody looks at the page
const QUESTIONS = new Set(['why', 'hint', 'look']); // nobody waits for these until the line is back
const PATIENCE = 8000; // for an answer of the socket
const POLL = 25; // seconds that a long poll waits
const POLL_AFTER = 2; // sockets that failed in a row before we poll
const SILENCE = 30_000; // after which we ask whether the table is still where we think
const NO_SUCH_MATCH = 4404; // the code with which the server closes the socket
const BANNED = 4403; // and with which it sends somebody away

/**
 * A match as it happens: the newest frame of the seat that looks, its whole log, and the way to send commands.
 * By WebSocket; where that does not get through, by long poll. `close()` when the page goes.
 */
export class Live {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]); // all events so far
  fresh = $state.raw<Told[]>([]); // the events that the newest frame brought; empty after a full one
  connection = $state<Connection>('connecting');
  trouble = $state.raw<ApiTrouble | null>(null); // why there is no frame at all

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>(); // commands not answered yet
  private name = crypto.getRandomValues(new Uint32Array(2)).join('-'); // no other sender's ids are like ours
  private lastId = 0;
  private failures = 0;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private polling: AbortController | null = null;
  private heard = Date.now(); // when the last message came
  private isStranger = false; // a token of mine is not known any more
  private watchman: ReturnType<typeof setInterval>;

  /** `tokens`: of my seats at this match. `looking`: the seat whose view I want; null is a spectator's. */
  constructor(
    readonly match: string,
    private tokens: Record<number, string>,
    public looking: number | null,
  ) {
    this.connect();
    this.watchman = setInterval(() => void this.checkIn(), SILENCE);
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.watchman);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    this.polling?.abort();
    this.socket?.close();
    this.forsake();
  }

  /** Look from another of my seats (hot seat), or as a spectator. The old view is gone at once. */
  look(seat: number | null): void {
    if (seat === this.looking) return;
    this.looking = seat;
    this.frame = null;
    this.log = [];
    this.fresh = [];
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: 'look', seat } satisfies Look));
    } else if (this.polling) {
      this.polling.abort();
      void this.poll();
    }
  }

  /** A seat taken while watching: its token counts from now on. */
  sit(seat: number, token: string): void {
    this.tokens = { ...this.tokens, [seat]: token };
    this.looking = seat;
    this.frame = null;
    this.reconnect();
  }

  /**
   * Send a command; the answer comes by its id. A command never throws: the answer says what went wrong.
   * If the line is lost, or breaks, it is sent when it is back: the server does what it knows by its id once.
   */
  async command(command: Command): Promise<Answer> {
    const id = `${this.name}-${++this.lastId}`;
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (!isOpen && this.connection === 'polling') return this.post(command, id);
    if (!isOpen && QUESTIONS.has(command.type)) return { type: 'answer', id, trouble: { key: 'web-connection-lost', facts: {} } };
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, { command, resolve }));
    if (isOpen) this.send(id);
    return answer;
  }

  private send(id: string): void {
    const waiting = this.waiting.get(id)!;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.giveUp(id), PATIENCE);
    this.socket?.send(JSON.stringify({ ...waiting.command, id }));
  }

  // The socket

  private connect(): void {
    if (this.isClosed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/matches/${encodeURIComponent(this.match)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const tokens = Object.values(this.tokens);
      const after = this.frame?.count ?? 0;
      const hello: Hello = { type: 'hello', tokens, looking: this.looking, after, is_sparing: true };
      socket.send(JSON.stringify(hello));
      for (const id of this.waiting.keys()) this.send(id);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Frame | Answer);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const { timer } of this.waiting.values()) clearTimeout(timer);
      if (event.code === NO_SUCH_MATCH) {
        this.blame(event.reason || 'web-not-found', { match: this.match }, 404);
        return;
      }
      if (event.code === BANNED) {
        this.frame = null;
        this.blame(event.reason, {}, 403);
        return;
      }
      this.failures += 1;
      if (this.isClosed) return;
      if (this.connection !== 'polling') this.connection = this.frame ? 'lost' : 'connecting';
      if (this.failures >= POLL_AFTER && !this.polling) void this.poll();
      this.timer = setTimeout(() => this.connect(), this.rest());
    };
  }

  /** How long until the next try: not long while somebody looks. */
  private rest(): number {
    if (document.visibilityState === 'hidden') return UNSEEN;
    return BACKOFF[Math.min(this.failures, BACKOFF.length) - 1]!;
  }

  private hear(said: Frame | Answer): void {
    this.heard = Date.now();
    if (said.type === 'answer') {
      if (said.trouble?.key === 'bad-token') this.isStranger = true;
      else this.answered(said);
      return;
    }
    this.failures = 0;
    this.polling?.abort();
    this.polling = null;
    this.connection = 'live';
    line.found();
    this.show(said);
  }

  private answered(answer: Answer): void {
    const id = String(answer.id);
    const waiting = this.waiting.get(id);
    clearTimeout(waiting?.timer);
    waiting?.resolve(answer);
    this.waiting.delete(id);
  }

  /** No answer came: the socket may be dead without knowing it. */
  private giveUp(id: string): void {
    if (!this.waiting.has(id)) return;
    this.answered({ type: 'answer', id, trouble: { key: 'web-no-answer', facts: {} } });
    this.reconnect();
  }

  /** It has been quiet for long: is there news that the socket did not bring? */
  private async checkIn(): Promise<void> {
    if (!this.frame || !this.socket || document.visibilityState === 'hidden' || Date.now() - this.heard < SILENCE) return;
    const { number, stage } = this.frame;
    const info = await api.match(this.match, { isLive: true }).catch(() => null);
    if (!this.isClosed && (info?.number !== number || info.stage !== stage)) this.reconnect();
  }

  private drop = (): void => this.socket?.close();

  /** Nobody will answer these any more. Whether they were done the next frame tells. */
  private forsake(): void {
    for (const id of [...this.waiting.keys()]) {
      this.answered({ type: 'answer', id, trouble: { key: 'web-connection-lost', facts: {} } });
    }
  }

  private reconnect(): void {
    clearTimeout(this.timer);
    this.failures = 0;
    this.connection = this.frame ? 'lost' : 'connecting';
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  /** The network is back, or the reader is: do not wait for the next try. */
  private hurry = (): void => {
    if (this.socket || this.isClosed || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.connect();
  };

  // The long poll

  private async poll(): Promise<void> {
    const stop = new AbortController();
    this.polling = stop;
    const isMine = () => this.polling === stop && !this.isClosed;
    while (isMine()) {
      try {
        const after = this.frame?.count ?? 0;
        const wait = this.frame ? POLL : 0;
        const frame = await api.frame(this.match, { after, wait, token: this.token(this.looking), signal: stop.signal });
        if (!isMine()) return;
        this.connection = 'polling';
        line.found();
        this.show(frame);
        for (const [id, { command }] of this.waiting) void this.post(command, id).then((answer) => this.answered(answer));
      } catch (error) {
        if (!isMine()) return;
        if (error instanceof ApiTrouble && error.status >= 400 && error.status < 500 && error.status !== 429) {
          this.blame(error.key, error.facts, error.status);
        }
        this.connection = 'lost';
        await new Promise((resolve) => setTimeout(resolve, BACKOFF.at(-1)));
      }
    }
  }

  private async post(command: Command, id: string): Promise<Answer> {
    const token = command.seat === null ? null : this.token(command.seat);
    try {
      return await api.command(this.match, { ...command, id }, token ?? '');
    } catch (error) {
      const answer: Answer = { type: 'answer', id };
      if (error instanceof ApiRefusal) return { ...answer, refused: error.refused };
      if (error instanceof ApiTrouble) return { ...answer, trouble: { key: error.key, facts: error.facts } };
      throw error;
    }
  }

  private token(seat: number | null): string | null {
    return seat === null ? null : (this.tokens[seat] ?? null);
  }

  // Both

  private show(frame: Frame): void {
    if (this.isStranger && frame.seat === null) this.looking = null; // the server knows better who we are
    if (frame.seat !== this.looking) return; // of a seat that looked before
    if (!frame.is_full) {
      if (!this.frame) return; // a whole one is on its way
      frame = merged(this.frame, frame);
    }
    if (!frame.is_full && frame.count === this.frame?.count && !frame.events.length) {
      this.frame = frame; // presence or clocks
      return;
    }
    const old = frame.is_full ? [] : this.log.filter((told) => told.number <= frame.number);
    this.log = [...old, ...frame.events];
    this.fresh = frame.is_full ? [] : frame.events;
    this.frame = frame;
    this.trouble = null;
  }

  private blame(key: string, facts = {}, status = 0): void {
    if (!this.frame) this.trouble = new ApiTrouble(key, facts, status);
  }
}
