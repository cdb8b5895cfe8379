/** The choice of the one who looks: what is legal, what is picked and typed, what waits for a yes. */

import type { Move } from '../contract/protocol';
import type { Wording } from '../lib/wording';
import type { Chosen } from './board';
import { fits, holding, isEmpty, pick, ready } from './choice';

/** A move as it stands in the list. */
export interface Choice extends Move {
  label: string;
}

export class Choosing {
  chosen = $state.raw<Chosen>({});
  typed = $state('');
  hovered = $state.raw<Move | null>(null); // under the mouse or in focus
  asking = $state.raw<Move | null>(null); // waits for a yes

  readonly choices: Choice[] = $derived.by(() => {
    const wording = this.wording();
    return this.moves().map((move) => ({ ...move, label: wording.move(move) }));
  });
  readonly left: Choice[] = $derived.by(() => {
    const held = new Set(holding(this.choices, this.chosen));
    return this.choices.filter((one) => held.has(one) && fits(this.typed, `${one.text} ${one.label}`));
  });
  readonly ready: Move | null = $derived(isEmpty(this.chosen) && !this.typed ? null : ready(this.left, this.chosen));
  readonly pointed: Move | null = $derived(this.asking ?? this.hovered ?? this.ready);
  readonly isNarrowed: boolean = $derived(!isEmpty(this.chosen) || this.typed !== '');

  constructor(
    private readonly moves: () => Move[],
    private readonly wording: () => Wording,
  ) {}

  /** Something on the board was picked. True if now exactly one move is left. */
  pick(field: string, word: string): boolean {
    this.asking = null;
    this.typed = '';
    this.chosen = pick(this.moves(), this.chosen, field, word);
    return this.left.length === 1 && !isEmpty(this.chosen);
  }

  /** Back to all moves. */
  clear(): void {
    if (!isEmpty(this.chosen)) this.chosen = {}; // an empty choice stays the same one
    this.typed = '';
    this.hovered = null;
    this.asking = null;
  }

  /** The moves are others now. What is chosen stays if it is still legal: nothing vanishes under the hand. */
  refresh(): void {
    const isLegal = (move: Move | null) => move === null || this.find(move.text) !== null;
    if (!isLegal(this.asking) || (this.isNarrowed && this.left.length === 0)) this.clear();
    else if (!isLegal(this.hovered)) this.hovered = null;
  }

  /** The legal move with this notation, as the board or a reader writes it. What the list leaves open may be added. */
  find(text: string): Move | null {
    const words = text.trim().replace(/\s+/g, ' ');
    const wanted = words.toLowerCase();
    const exact = this.moves().find((move) => move.text.toLowerCase() === wanted);
    if (exact) return exact;
    const begun = this.moves().find((move) => wanted.startsWith(`${move.text.toLowerCase()} `));
    return begun ? { ...begun, text: words } : null;
  }
}
