import type { Frame } from '../contract/protocol';

/** Seconds that go by between two frames, for clocks that run and moments to come. */
export class Ticking {
  private now = $state(Date.now());
  private shownAt = $state(Date.now());

  constructor(private readonly frame: () => Frame) {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void this.frame();
      this.shownAt = Date.now();
    });
  }

  /** Since the newest frame came. */
  get passed(): number {
    return Math.max(0, this.now - this.shownAt) / 1000;
  }

  /** Until a moment of the server's time of day. */
  until(moment: number): number {
    return moment - this.frame().now - this.passed;
  }
}
