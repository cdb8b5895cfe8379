/** What can be chosen on the board, read from the legal moves; and what may have been meant where nothing can. */

import type { AmericaView } from '../../contract/airlines-1990';
import type { Chart, Move } from '../../contract/protocol';
import { nearTo } from '../../parts/networks';
import { legendOf } from './view';

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
  const flyers = legendOf(chart).patterns[view.routes[route]?.pattern ?? ''] ?? [];
  const near = nearTo(chart, view.derived, route);
  const isOpen = (company: string) => flyers.includes(company) && !view.derived[company]?.routes.includes(route);
  const isHeld = (company: string) => view.seats[seat]?.hand?.[company] !== undefined && !view.companies[company]?.is_founded;
  return near.find((one) => isOpen(one) && isHeld(one)) ?? near.find(isOpen) ?? near[0] ?? companies[0] ?? '';
}
