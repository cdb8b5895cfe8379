/** What can be chosen on the board, read from the legal moves; and what may have been meant where nothing can. */

import type { Chart, Move } from '../../contract/protocol';
import { nearTo } from '../../parts/networks';
import { network, type EuropeView } from './view';

/** The circles to be lit: of a route to be bought the cheapest that is left, of one to be banned each. */
export function litCircles(fitting: Move[], view: EuropeView): Map<string, Set<number>> {
  const lit = new Map<string, Set<number>>();
  for (const move of fitting) {
    const route = move.fields['route'];
    if (typeof route !== 'string') continue;
    const circles = lit.get(route) ?? new Set();
    const circle = move.verb === 'ban' ? circleOf(view, route, Number(move.fields['price'])) : nextCircle(view, route);
    if (circle >= 0) circles.add(circle);
    lit.set(route, circles);
  }
  return lit;
}

/** The circle of a free licence at this price. */
export function circleOf(view: EuropeView, route: string, price: number): number {
  const licences = view.routes[route]?.licences ?? [];
  return licences.findIndex((licence) => licence.price === price && !licence.plane && !licence.is_banned);
}

/** The circle that the next buyer gets (AE-BUY-08). */
export function nextCircle(view: EuropeView, route: string): number {
  const price = view.routes[route]?.price ?? null;
  return price === null ? -1 : circleOf(view, route, price);
}

/** The airlines for which a route can be bought in these moves. */
export function buyersOf(moves: Move[], route: string): string[] {
  return moves
    .filter((move) => move.verb === 'buy' && move.fields['route'] === route)
    .map((move) => String(move.fields['airline']));
}

/** The prices at which a licence of a route can be banned. */
export function bansOf(moves: Move[], route: string): string[] {
  return moves
    .filter((move) => move.verb === 'ban' && move.fields['route'] === route)
    .map((move) => String(move.fields['price']));
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
  const airlines = Object.keys(view.airlines);
  const isFlying = (airline: string) => view.routes[route]?.licences.some(({ plane }) => plane === airline);
  const near = nearTo(chart, (airline) => network(view, airline), airlines, route);
  return near.find((airline) => !isFlying(airline)) ?? near[0] ?? airlines[0] ?? '';
}
