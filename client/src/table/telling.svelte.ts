import type { Told } from '../contract/protocol';
/** What just happened, told one action after the other: for the banner and for the moving pieces. */


const PACE = 1500; // milliseconds an action; less while others wait
const MORE = 350; // for each event after the second: a flight is told space by space
const LONGEST = 4000;
const MOST = 8; // actions that wait; of more only the last are told

export class Telling {
  now = $state.raw<Told[]>([]);
  private waiting: Told[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `told` is called when an action has been told; it may answer that the next one has to wait for `go`. */
  constructor(private readonly told: (events: Told[]) => boolean = () => false) {}

  /** Tell these, after what is being told already. */
  tell(events: Told[]): void {
    this.waiting = [...this.waiting, ...byAction(events)].slice(-MOST);
    if (this.timer === undefined) this.go();
  }

  /** The next action, or silence. */
  go(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.now = this.waiting.shift() ?? [];
    if (this.now.length > 0) this.timer = setTimeout(() => this.next(), paceOf(this.now) / (1 + this.waiting.length / 6));
  }

  private next(): void {
    const before = this.now;
    this.timer = undefined;
    if (this.told(before)) this.now = [];
    else this.go();
  }

  /** Enough: show how things are. What has to be seen (a scoring) is still shown. */
  skip(): void {
    const rest = [this.now, ...this.waiting].filter((events) => events.length > 0);
    this.waiting = [];
    this.go();
    for (const events of rest) this.told(events);
  }

  /** Silence, at once. */
  stop(): void {
    this.waiting = [];
    this.go();
  }

  get isTelling(): boolean {
    return this.now.length > 0;
  }
}

/** How long an action is told, in milliseconds. */
export function paceOf(events: Told[]): number {
  return Math.min(LONGEST, PACE + MORE * Math.max(0, events.length - 2));
}

const heaped = new WeakMap<Told, Told[]>(); // by its first event: the heap of an action stays the same one

/** Events in the order told, in one heap an action. */
export function byAction(events: Told[]): Told[][] {
  const heaps: Told[][] = [];
  for (const event of events) {
    const last = heaps.at(-1);
    if (last?.[0]?.number === event.number) last.push(event);
    else heaps.push([event]);
  }
  return heaps.map((heap) => {
    const known = heaped.get(heap[0]!);
    if (known?.length === heap.length) return known;
    heaped.set(heap[0]!, heap);
    return heap;
  });
}
