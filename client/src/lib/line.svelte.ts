const BACKOFF = [500, 1000, 2000]; // milliseconds between two tries

/** Whether the server can be reached. While it cannot, the head of every page says so, and what is asked for waits. */
class Line {
  isLost = $state(false);
  isTold = $state(false); // a table says so itself
  private waiting: Promise<void> | null = null;
  private wake: () => void = () => {};

  /** Until the server answers again. */
  back(): Promise<void> {
    this.waiting ??= this.wait();
    return this.waiting;
  }

  /** Somebody has heard from the server. */
  found(): void {
    this.isLost = false;
    this.wake();
  }

  private async wait(): Promise<void> {
    this.isLost = true;
    for (let tries = 0; this.isLost; tries += 1) {
      await this.pause(BACKOFF[Math.min(tries, BACKOFF.length - 1)]!);
      if (!this.isLost) break;
      const answer = await fetch('/health').catch(() => null);
      this.isLost = answer === null || isNobody(answer);
    }
    this.waiting = null;
  }

  /** So long, or until the network is back or somebody has heard from the server. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        removeEventListener('online', go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.wake = go;
      addEventListener('online', go);
    });
  }
}

/** What a proxy answers when there is no server behind it. */
export function isNobody({ status }: Response): boolean {
  return status === 502 || status === 504;
}

export const line = new Line();
