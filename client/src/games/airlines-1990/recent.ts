/** What is being told just now, for the pieces that move. */

import type { AmericaView } from '../../contract/airlines-1990';
import type { Chart, Told } from '../../contract/protocol';
import { startOf } from '../../parts/networks';

export interface Recent {
  circles: Map<string, Set<number>>; // that just got a marker
  flight: { link: string; from: string; piece: string } | null;
  companies: Set<string>; // founded, grown, sabotaged with or gone
  laid: { seat: number; shares: Set<string> } | null;
  taken: string | null; // from the display
  filled: number; // so many new cards in the display
  isDrawn: boolean; // a card left the pile
  hasFlown: boolean; // a card left the flight pile
  played: string | null; // a flight card
}

export function recentOf(told: Told[], view: AmericaView, chart: Chart): Recent {
  const found: Recent = {
    circles: new Map(),
    flight: null,
    companies: new Set(),
    laid: null,
    taken: null,
    filled: 0,
    isDrawn: false,
    hasFlown: false,
    played: null,
  };
  for (const { key, facts } of told) {
    const [seat, company, route] = [Number(facts['seat']), String(facts['company']), String(facts['route'])];
    if (['company-founded', 'route-flown', 'route-sabotaged'].includes(key)) {
      const isSabotage = key === 'route-sabotaged';
      const circle = view.routes[route]?.circles.findIndex((one) => one.marker === company && one.is_sabotage === isSabotage);
      found.circles.set(route, new Set([circle ?? -1]));
      found.companies.add(company);
      if (!isSabotage) found.flight = { link: route, from: startOf(chart, view.derived, company, route), piece: company };
    }
    if (key === 'company-founded' || key === 'shares-laid') {
      found.laid = { seat, shares: new Set(facts['shares'] as string[]) };
    } else if (key === 'company-inactive') {
      found.companies.add(company);
    } else if (key === 'share-taken' || key === 'share-replaced') {
      found.taken = String(facts['card']);
    } else if (key === 'display-filled') {
      found.filled = (facts['cards'] as string[]).length;
    } else if (key === 'share-drawn' || key === 'unseen-share-drawn') {
      found.isDrawn = true;
    } else if (key === 'flight-drawn' || key === 'unseen-flight-drawn') {
      found.hasFlown = true;
    } else if (key === 'flight-played' || key === 'flight-removed') {
      found.played = String(facts['flight']);
    }
  }
  return found;
}
