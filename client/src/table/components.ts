/** The components that a game brings along, loaded when its table opens. A game without any is shown plainly. */

import type { Component } from 'svelte';
import type { BoardProps, CardProps, ScoringProps } from './board';

type Found = Record<string, () => Promise<unknown>>;

const boards: Found = import.meta.glob('../games/*/Board.svelte');
const cards: Found = import.meta.glob('../games/*/Card.svelte');
const drawings: Found = import.meta.glob('../games/*/Scoring.svelte');

export const boardOf = (game: string): Promise<Component<BoardProps> | null> => load(boards, game, 'Board');
export const cardOf = (game: string): Promise<Component<CardProps> | null> => load(cards, game, 'Card');
export const scoringOf = (game: string): Promise<Component<ScoringProps> | null> => load(drawings, game, 'Scoring');

async function load<Props extends object>(found: Found, game: string, name: string): Promise<Component<Props & {}> | null> {
  const module = await found[`../games/${game}/${name}.svelte`]?.();
  return (module as { default: Component<Props> } | undefined)?.default ?? null;
}

/** Whether a game draws its own board. */
export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in boards;
