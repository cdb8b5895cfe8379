/** What can be chosen on the board, read from the legal moves; and what may have been meant where nothing can. */

import type { Chart, Move } from '../../contract/protocol';
import { nearTo } from '../../parts/networks';
import { flies, network, type AmericaView } from './view';

/** The circles to be lit: of a route to be flown the lowest free one, of one to be sabotaged each that may be. */
export function litCircles(fitting: Move[], view: AmericaView): Map<string, Set<number>> {
  const lit = new Map<string, Set<number>>();
  for (const move of fitting) {
    const route = move.fields['route'];
    if (typeof route !== 'string') continue;
    const circles = lit.get(route) ?? new Set();
    const circle = move.verb === 'sabotage' ? circleOf(view, route, Number(move.fields['value'])) : nextCircle(view, route);
    if (circle >= 0) circles.add(circle);
    lit.set(route, circles);
  }
  return lit;
}

/** The free circle with this value. */
export function circleOf(view: AmericaView, route: string, value: number): number {
  const circles = view.routes[route]?.circles ?? [];
  return circles.findIndex((circle) => circle.value === value && !circle.marker && !circle.is_sabotage);
}

/** The circle that is covered next: the lowest free one (A90-ROUTE-08). */
export function nextCircle(view: AmericaView, route: string): number {
  const lowest = view.routes[route]?.lowest ?? null;
  return lowest === null ? -1 : circleOf(view, route, lowest);
}

/** Of these moves those with this verb on this route. */
export function movesOn(moves: Move[], verb: string, route: string): Move[] {
  return moves.filter((move) => move.verb === verb && move.fields['route'] === route);
}

/** The company that a move is for; one is founded with its own shares. */
export function companyOf(move: Move): string | null {
  const company = move.fields['company'] ?? move.fields['shares'];
  return (Array.isArray(company) ? company[0] : company) ?? null;
}

/** The move that a click on a route may have meant, though it is not legal. */
export function meant(view: AmericaView, chart: Chart, seat: number, route: string, circle: number | null, company: string | null): string {
  if (view.step === 'Sabotage') {
    const circles = view.routes[route]?.circles ?? [];
    return `sabotage ${route} ${circles[circle ?? circles.length - 1]?.value ?? ''}`;
  }
  const likely = company ?? likelyCompany(view, chart, seat, route);
  const isFounding = view.step === 'Turn' && !view.companies[likely]?.is_founded;
  return isFounding ? `found ${route} ${likely}` : `fly ${likely} ${route}`;
}

/** A company that comes near this route, best one that may fly there; when founding, one whose share is in hand. */
function likelyCompany(view: AmericaView, chart: Chart, seat: number, route: string): string {
  const companies = Object.keys(view.companies);
  const { pattern, circles } = view.routes[route] ?? { pattern: '', circles: [] };
  const near = nearTo(chart, (company) => network(view, company), companies, route);
  const isOpen = (company: string) => flies(view, company, pattern) && !circles.some(({ marker }) => marker === company);
  const isHeld = (company: string) => view.seats[seat]?.hand?.[company] !== undefined && !view.companies[company]?.is_founded;
  return near.find((one) => isOpen(one) && isHeld(one)) ?? near.find(isOpen) ?? near[0] ?? companies[0] ?? '';
}
