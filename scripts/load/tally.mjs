/** What is counted while the load runs, in the same way for both servers. */
export class Tally {
  constructor() {
    this.isOn = false;
    this.open = 0; // moves that are sent and not yet answered
    this.refused = 0;
    this.disorder = 0; // answers that came in the wrong order
    this.games = 0; // games that came to their end
    this.begin();
    this.isOn = false;
  }

  begin() {
    this.isOn = true;
    this.start = performance.now();
    this.answers = [];
    this.shown = [];
    this.messages = 0;
    this.bytes = 0;
  }

  /** A player sends a move; the time. */
  sent() {
    this.open += 1;
    return performance.now();
  }

  /** The server says that it is done. */
  acknowledged(since) {
    this.open -= 1;
    if (this.isOn) this.answers.push(performance.now() - since);
  }

  refuse() {
    this.open -= 1;
    this.refused += 1;
  }

  /** A player at the table sees the move of another. */
  saw(since) {
    if (this.isOn) this.shown.push(performance.now() - since);
  }

  heard(bytes) {
    this.messages += 1;
    this.bytes += bytes;
  }

  end() {
    this.isOn = false;
    const seconds = (performance.now() - this.start) / 1000;
    return {
      seconds,
      actions: this.answers.length,
      actions_a_second: this.answers.length / seconds,
      answer: spread(this.answers),
      shown: spread(this.shown),
      messages_a_second: this.messages / seconds,
      bytes_an_action: this.bytes / Math.max(1, this.answers.length),
      refused: this.refused,
      disorder: this.disorder,
      games: this.games,
    };
  }
}

/** Milliseconds: the median, the 99th percentile and the most. */
function spread(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : 0);
  return { median: at(0.5), p99: at(0.99), most: at(1) };
}

/** The moves of one table: when each was sent, and how far each player has seen. */
export class Moves {
  constructor(tally) {
    this.tally = tally;
    this.sentAt = new Map();
  }

  sent(number) {
    const now = this.tally.sent();
    if (!this.sentAt.has(number)) this.sentAt.set(number, now);
    return now;
  }

  /** A player who had seen `before` actions now sees `after`. */
  saw(before, after) {
    for (let number = before + 1; number <= after; number += 1) {
      const since = this.sentAt.get(number);
      if (since !== undefined) this.tally.saw(since);
    }
    this.sentAt.delete(after - 50);
  }
}
