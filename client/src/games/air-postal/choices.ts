/** What the legal moves say of things on the table. */

import type { Legend } from '../../contract/air-postal';
import type { Chart, Move } from '../../contract/protocol';
import { plainPlace } from './view';

/** The move with this notation, if it is legal. */
export function moveOf(moves: Move[], text: string): Move | null {
  return moves.find((move) => move.text === text) ?? null;
}

/** The moves of some verbs, in their order. */
export function movesOf(moves: Move[], ...verbs: string[]): Move[] {
  return moves.filter((move) => verbs.includes(move.verb));
}

/** Places that can be flown to next, with the move that announces the route. */
export function flights(moves: Move[], here: string | null, chart: Chart): Map<string, Move> {
  const ends = new Map(chart.links.map(({ key, a, b }) => [key, [plainPlace(a), plainPlace(b)]]));
  const found = new Map<string, Move>();
  for (const move of movesOf(moves, 'fly')) {
    const other = ends.get(String(move.fields['route']))?.find((end) => end !== here);
    if (other) found.set(other, move);
  }
  return found;
}

/** Places that are chosen by themselves: start cities, cards for the box. */
export function cities(moves: Move[]): Map<string, Move> {
  return new Map(movesOf(moves, 'start', 'box').map((move) => [String(move.fields['city']), move]));
}

/** What is done with something aboard: delivered, given up, discarded. */
export function aboard(moves: Move[], word: string): Move | null {
  for (const [verb, field] of [
    ['deliver', 'load'],
    ['unload', 'load'],
    ['escort', 'objective'],
    ['dismiss', 'objective'],
    ['discard', 'equipment'],
    ['lose', 'equipment'],
  ] as const) {
    const move = moves.find((one) => one.verb === verb && one.fields[field] === word);
    if (move) return move;
  }
  return null;
}

/** The route between two places. */
export function routeBetween(chart: Chart, one: string | null, other: string): string | null {
  const link = chart.links.find(({ a, b }) => {
    const ends = [plainPlace(a), plainPlace(b)];
    return one !== null && ends.includes(one) && ends.includes(other);
  });
  return link?.key ?? null;
}

/** What a card that is looked at has to do with the map: its goals, where a load can be left, a start city. */
export function placesFor(card: string, legend: Legend): string[] {
  return legend.places[card] ? [card] : (legend.objectives[card] ?? legend.loads[card])?.places ?? [];
}

/** The card that a move takes or leaves. */
export function cardOf(move: Move | null): string | null {
  const card = move?.fields['objective'] ?? move?.fields['load'];
  return typeof card === 'string' ? card : null;
}
