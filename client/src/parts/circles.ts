/** The circles on the map that moves are about, as the moves tell. */

import type { Move } from '../contract/protocol';

/** The circle that a move covers, by its place on the route. */
export function circleOf(move: Move): number | null {
  const circle = move.facts['circle'];
  return typeof circle === 'number' ? circle : null;
}

/** The circles that these moves cover, by route: they are lit. */
export function litCircles(moves: Move[]): Map<string, Set<number>> {
  const lit = new Map<string, Set<number>>();
  for (const move of moves) {
    const [route, circle] = [move.fields['route'], circleOf(move)];
    if (typeof route === 'string' && circle !== null) lit.set(route, (lit.get(route) ?? new Set()).add(circle));
  }
  return lit;
}

/** Of these moves those with this verb on this route. */
export function movesOn(moves: Move[], verb: string, route: string): Move[] {
  return moves.filter((move) => move.verb === verb && move.fields['route'] === route);
}
