/** What can be chosen on the board, read from the legal moves; and what may have been meant where nothing can. */

import type { EuropeView } from '../../contract/airlines-europe';
import type { Chart, Move } from '../../contract/protocol';
import { movesOn } from '../../parts/circles';
import { nearTo } from '../../parts/networks';

/** The airlines for which a route can be bought in these moves. */
export function buyersOf(moves: Move[], route: string): string[] {
  return movesOn(moves, 'buy', route).map((move) => String(move.fields['airline']));
}

/** The prices at which a licence of a route can be banned. */
export function bansOf(moves: Move[], route: string): string[] {
  return movesOn(moves, 'ban', route).map((move) => String(move.fields['price']));
}

export function hasVerb(moves: Move[], verb: string): boolean {
  return moves.some((move) => move.verb === verb);
}

/** The move that a click on a route may have meant, though it is not legal. */
export function meant(view: EuropeView, chart: Chart, route: string, circle: number | null, airline: string | null): string {
  if (view.step === 'BanPhase') {
    const licences = view.routes[route]?.licences ?? [];
    const price = licences[circle ?? 0]?.price ?? licences[0]?.price;
    return `ban ${route} ${price}`;
  }
  return `buy ${airline ?? likelyBuyer(view, chart, route)} ${route}`;
}

/** An airline that comes near this route, best one that does not fly it yet. */
function likelyBuyer(view: EuropeView, chart: Chart, route: string): string {
  const near = nearTo(chart, view.derived, route);
  return near.find((airline) => !view.derived[airline]?.routes.includes(route)) ?? near[0] ?? Object.keys(view.airlines)[0] ?? '';
}
