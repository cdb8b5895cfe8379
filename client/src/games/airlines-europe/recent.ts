/** What is being told just now, for the pieces that move. */

import type { EuropeView } from '../../contract/airlines-europe';
import type { Chart, Fact, Told } from '../../contract/protocol';
import { startOf } from '../../parts/networks';

export interface Recent {
  circles: Map<string, Set<number>>; // that just got a plane or a ban
  airlines: Set<string>; // whose marker moved
  won: Set<number>; // bonuses, by their number on the chart
  flight: { link: string; from: string; piece: string } | null;
  taken: { card: string; seat: number } | null; // from the market
  filled: number; // so many new cards in the market
  isDrawn: boolean; // a card left the deck
  money: { seat: number; amount: number } | null; // what the bank paid; below zero: got back
  laid: { seat: number; shares: Set<string> } | null;
}

export function recentOf(told: Told[], view: EuropeView, chart: Chart): Recent {
  const found: Recent = {
    circles: new Map(),
    airlines: new Set(),
    won: new Set(),
    flight: null,
    taken: null,
    filled: 0,
    isDrawn: false,
    money: null,
    laid: null,
  };
  for (const { key, facts } of told) {
    const [seat, airline, route] = [Number(facts['seat']), String(facts['airline']), String(facts['route'])];
    if (key === 'licence-bought') {
      const circle = view.routes[route]?.licences.findIndex(({ plane }) => plane === airline) ?? -1;
      found.circles.set(route, new Set([circle]));
      found.airlines.add(airline);
      found.flight = { link: route, from: startOf(chart, view.derived, airline, route), piece: airline };
      found.money = { seat, amount: -Number(facts['price']) };
    } else if (key === 'bonus-connected') {
      found.won.add(chart.bonuses.findIndex((bonus) => bonus.piece === airline));
      found.airlines.add(airline);
    } else if (key === 'licence-banned') {
      const licences = view.routes[route]?.licences ?? [];
      const circle = licences.findIndex((one) => one.is_banned && one.price === Number(facts['price']));
      found.circles.set(route, new Set([circle]));
    } else if (key === 'share-taken') {
      found.taken = { card: String(facts['card']), seat };
    } else if (key === 'share-drawn') {
      found.isDrawn = true;
    } else if (key === 'market-filled') {
      found.filled = lengthOf(facts['cards']);
    } else if (key === 'dividend-paid' || key === 'money-taken') {
      found.money = { seat, amount: Number(facts['amount']) };
    } else if (key === 'excess-returned') {
      found.money = { seat, amount: -Number(facts['amount']) };
    } else if (key === 'shares-laid') {
      found.laid = { seat, shares: new Set(facts['shares'] as string[]) };
    }
  }
  return found;
}

function lengthOf(fact: Fact | undefined): number {
  return Array.isArray(fact) ? fact.length : 0;
}
