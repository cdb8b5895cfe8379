/** What a game's own component is given. A further game adds `src/games/<game>/Board.svelte` and nothing else. */

import type { Chart, Frame, Move, Told } from '../contract/protocol';
import type { Wording } from '../lib/wording';

/** What has been picked so far, by the field of the notation: { airline: ["red"] }, { shares: ["red", "red"] }. */
export type Chosen = Record<string, string[]>;

/** `src/games/<game>/Board.svelte`: everything that lies on the table, apart from the viewer's own hand. */
export interface BoardProps {
  frame: Frame;
  chart: Chart; // the board as printed; what lies on it is frame.chart
  wording: Wording;
  moves: Move[]; // all legal moves of the seat that looks; none while somebody else is asked
  fitting: Move[]; // those of them that fit what is chosen and typed: light these up
  chosen: Chosen;
  pointed: Move | null; // the move under the mouse, in focus or awaiting confirmation: preview it
  recent: Told[]; // what is being told just now: animate it; empty when all is quiet
  isStill: boolean; // no motion is wanted
  onpick: (field: string, word: string) => void; // a lit thing was chosen (again: let go)
  onmove: (text: string) => void; // a whole move was chosen, in notation
  onwhy: (text: string) => void; // something that is not legal was chosen: a move in notation
  foresee: (text: string) => Promise<Record<string, unknown> | null>; // what a legal move leads to, if the game tells
}

/** `src/games/<game>/Card.svelte` (optional): the face of one card, wherever the table shows one. */
export interface CardProps {
  word: string;
  count: number;
  chart: Chart;
  wording: Wording;
}

/** `src/games/<game>/Scoring.svelte` (optional): a drawing above the table of a scoring, for the thing in hand. */
export interface ScoringProps {
  scoring: Scoring;
  step: number; // which of `scoring.awards` is being told; their number: the totals
  frame: Frame;
  chart: Chart;
  wording: Wording;
}

/** One thing that was scored: what each holder had of it, and what it brought. */
export interface Award {
  word: string;
  row: number[];
  counts: number[]; // beyond the last seat: whoever the game makes up (a phantom)
  awards: number[];
}

/** A whole scoring: its awards, in order, and what each seat got in all. */
export interface Scoring {
  number: number; // the first, the second, ...
  at: number; // the action of the table that it belongs to
  awards: Award[];
  totals: number[];
}
