import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '../src/lib/live.svelte';
import type { Frame, Told } from '../src/contract/protocol';

/** A socket without a network: the test plays the server. */
class FakeSocket extends EventTarget {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};

  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.fail();
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  say(said: object): void {
    this.onmessage({ data: JSON.stringify(said) });
  }

  fail(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

const fetched: string[] = [];
let answer: () => Response | Promise<Response> = () => new Response('{}', { status: 503 });

function told(number: number): Told {
  return { number, key: 'money-taken', facts: { seat: 0 } };
}

function frame(count: number, more: Partial<Frame> = {}): Frame {
  return { type: 'frame', match: 'm', count, number: count, seat: 0, stage: 'running', events: [], is_full: false, ...more } as Frame;
}

function newest(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  fetched.length = 0;
  answer = () => new Response('{}', { status: 503 });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return answer();
  });
  live = new Live('m', { 0: 'A', 2: 'C' }, 0);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greet(): FakeSocket {
  const socket = newest();
  socket.open();
  socket.say(frame(5, { is_full: true, events: [told(0), told(4)] }));
  return socket;
}

describe('a live match', () => {
  it('says hello with its tokens and shows the frame', () => {
    const socket = greet();
    expect(socket.address).toBe('ws://here/api/matches/m/live');
    expect(socket.sent[0]).toEqual({ type: 'hello', tokens: ['A', 'C'], looking: 0, after: 0, is_sparing: true });
    expect(live.connection).toBe('live');
    expect(live.frame?.count).toBe(5);
    expect(live.log.map(({ number }) => number)).toEqual([0, 4]);
    expect(live.fresh).toEqual([]);
  });

  it('adds what is new to the log', () => {
    greet().say(frame(6, { events: [told(6)] }));
    expect(live.log.map(({ number }) => number)).toEqual([0, 4, 6]);
    expect(live.fresh.map(({ number }) => number)).toEqual([6]);
  });

  it('keeps what a sparing frame does not say again', () => {
    const socket = newest();
    socket.open();
    socket.say(frame(5, { is_full: true, view: { bank: 84, market: ['red'] }, can_undo: true }));
    socket.say(frame(6, { view: { bank: 76 }, events: [told(6)] }));
    expect(live.frame).toMatchObject({ count: 6, view: { bank: 76, market: ['red'] }, can_undo: true });
  });

  it('forgets what was taken back', () => {
    const socket = greet();
    socket.say(frame(6, { events: [told(6)] }));
    socket.say(frame(7, { number: 4, is_full: true, events: [told(0), told(4)] }));
    expect(live.log.map(({ number }) => number)).toEqual([0, 4]);
  });

  it('answers each command by its id', async () => {
    const socket = greet();
    const first = live.command({ type: 'undo', seat: 0, number: 1 });
    const second = live.command({ type: 'hint', seat: 0 });
    const [one, two] = socket.sent.slice(1).map(({ id }) => id as string);
    socket.say({ type: 'answer', id: two, count: 8 });
    socket.say({ type: 'answer', id: one, trouble: { key: 'undo-mark', facts: {} } });
    expect((await second).count).toBe(8);
    expect((await first).trouble?.key).toBe('undo-mark');
  });

  it('shows only the seat that looks', () => {
    const socket = greet();
    live.look(2);
    expect(live.frame).toBeNull();
    expect(live.log).toEqual([]);
    socket.say(frame(6, { seat: 0 }));
    expect(live.frame).toBeNull();
    socket.say(frame(6, { seat: 2, is_full: true }));
    expect(live.frame?.seat).toBe(2);
  });

  it('becomes a spectator if its token is not known', () => {
    const socket = newest();
    socket.open();
    socket.say({ type: 'answer', id: null, trouble: { key: 'bad-token', facts: {} } });
    socket.say(frame(5, { seat: null, is_full: true }));
    expect(live.looking).toBeNull();
    expect(live.frame?.seat).toBeNull();
  });
});

describe('a broken connection', () => {
  it('is built again from where it broke', async () => {
    greet().fail();
    expect(live.connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(600);
    newest().open();
    expect(newest().sent[0]).toMatchObject({ type: 'hello', after: 5 });
    newest().say(frame(6, { events: [told(6)] }));
    expect(live.connection).toBe('live');
    expect(live.log.map(({ number }) => number)).toEqual([0, 4, 6]);
  });

  it('is no matter for a command: it goes out again under its id', async () => {
    const socket = greet();
    const played = live.command({ type: 'play', seat: 0, number: 5, move: 'cash' });
    socket.fail();
    await vi.advanceTimersByTimeAsync(600);
    newest().open();
    const [hello, again] = newest().sent;
    expect(hello).toMatchObject({ type: 'hello' });
    expect(again).toEqual(socket.sent[1]);
    newest().say({ type: 'answer', id: again!.id, count: 6 });
    expect((await played).count).toBe(6);
  });

  it('keeps a command that is given while it is lost, and sends it once when it is back', async () => {
    greet().fail();
    const played = live.command({ type: 'play', seat: 0, number: 5, move: 'cash' });
    const why = await live.command({ type: 'why', seat: 0, move: 'draw' });
    expect(why.trouble?.key).toBe('web-connection-lost');
    for (let tries = 0; tries < 8; tries += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      newest().fail();
    }
    await vi.advanceTimersByTimeAsync(2000); // the server has been away for longer than an answer may take
    newest().open();
    expect(newest().sent.slice(1)).toEqual([expect.objectContaining({ type: 'play', move: 'cash' })]);
    newest().say({ type: 'answer', id: newest().sent[1]!.id, count: 6 });
    expect((await played).count).toBe(6);
  });

  it('is tried often while somebody looks, and seldom while nobody does', async () => {
    greet();
    const tries = async (visibilityState: string) => {
      Object.assign(document, { visibilityState });
      const before = FakeSocket.all.length;
      for (let second = 0; second < 30; second += 1) {
        if (newest().readyState !== 3) newest().fail();
        await vi.advanceTimersByTimeAsync(1000);
      }
      return FakeSocket.all.length - before;
    };
    expect(await tries('visible')).toBeGreaterThanOrEqual(14);
    expect(await tries('hidden')).toBeLessThanOrEqual(4);
  });

  it('is no longer said to be lost when the table has heard from the server', async () => {
    const { line } = await import('../src/lib/line.svelte');
    greet().fail();
    answer = () => new Response('', { status: 502 });
    void line.back();
    await vi.advanceTimersByTimeAsync(300);
    expect(line.isLost).toBe(true);
    newest().open();
    newest().say(frame(6));
    expect(line.isLost).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched.filter((address) => address === '/health')).toEqual([]);
  });

  it('tells who waits for an answer when the page goes', async () => {
    greet();
    const played = live.command({ type: 'play', seat: 0, number: 5, move: 'cash' });
    live.close();
    expect((await played).trouble?.key).toBe('web-connection-lost');
  });

  it('that does not answer is given up', async () => {
    greet();
    const played = live.command({ type: 'play', seat: 0, number: 5, move: 'cash' });
    await vi.advanceTimersByTimeAsync(8100);
    expect((await played).trouble?.key).toBe('web-no-answer');
    expect(FakeSocket.all.length).toBe(2);
  });

  it('that is silent while the game goes on is given up', async () => {
    greet();
    answer = () => Response.json({ number: 9, stage: 'running' });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('is replaced by a long poll where sockets do not get through', async () => {
    const frames = [frame(5, { is_full: true, events: [told(0)] }), frame(6, { events: [told(6)] })];
    answer = () => {
      const next = frames.shift();
      return next ? Response.json(next) : new Promise<Response>(() => {});
    };
    newest().fail();
    await vi.advanceTimersByTimeAsync(600);
    newest().fail();
    await vi.advanceTimersByTimeAsync(10);
    expect(live.connection).toBe('polling');
    expect(live.frame?.count).toBe(6);
    expect(live.log.map(({ number }) => number)).toEqual([0, 6]);
    expect(fetched).toEqual([
      '/api/matches/m/frames?after=0&wait=0',
      '/api/matches/m/frames?after=5&wait=25',
      '/api/matches/m/frames?after=6&wait=25',
    ]);
    answer = () => Response.json({ type: 'answer', id: null, count: 7 });
    expect((await live.command({ type: 'undo', seat: 0, number: 1 })).count).toBe(7);
    expect(fetched.at(-1)).toBe('/api/matches/m/commands');
  });

  it('to a match that is not there is not tried again', async () => {
    newest().fail(4404, 'unknown-match');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.trouble?.key).toBe('unknown-match');
    expect(FakeSocket.all.length).toBe(1);
  });
});
