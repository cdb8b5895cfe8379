/** What is being told just now, for the pieces that move. */

import type { Told } from '../../contract/protocol';

export interface Recent {
  flight: { from: string; to: string; colour: string } | null;
  airports: Set<string>; // where a plane came, left or changed places
  won: string[]; // cards that just left the delivery zone to a player
  lost: string | null; // and to nobody
  filled: Set<string>; // new cards of the delivery zone
  marked: Set<string>; // cards that just got a marker
  seat: number | null; // whose pass has changed
  zones: Set<string>;
  isShuffled: boolean;
}

export function recentOf(told: Told[]): Recent {
  const found: Recent = {
    flight: null,
    airports: new Set(),
    won: [],
    lost: null,
    filled: new Set(),
    marked: new Set(),
    seat: null,
    zones: new Set(),
    isShuffled: false,
  };
  for (const { key, facts } of told) {
    const said = (name: string) => String(facts[name]);
    if (key === 'plane-flown') {
      found.flight = { from: said('origin'), to: said('destination'), colour: said('colour') };
      found.airports.add(said('origin')).add(said('destination'));
    } else if (key === 'plane-placed' || key === 'planes-exchanged') found.airports.add(said('airport'));
    else if (key === 'card-won') found.won.push(said('card'));
    else if (key === 'baggage-lost') found.lost = said('card');
    else if (key === 'row-filled') for (const card of facts['cards'] as string[]) found.filled.add(card);
    else if (key === 'card-reserved') found.marked.add(said('card'));
    else if (key === 'card-laid' || key === 'cards-turned-down') found.seat = Number(facts['seat']);
    else if (key === 'alliance-created' || key === 'alliance-dissolved') found.zones.add(said('zone'));
    else if (key === 'pile-shuffled') found.isShuffled = true;
  }
  return found;
}
