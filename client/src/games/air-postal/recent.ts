/** What is being told now, and the leg that it belongs to. */

import type { Told } from '../../contract/protocol';

export interface Crossing {
  seat: number;
  leg: string[];
  faces: string[]; // resolved, in order
  end: string | null; // where it arrived
  start: string | null; // where it is back, if it did not
}

export interface Recent {
  places: Set<string>; // where something happened
  seats: Set<number>; // whose cockpit has changed
  cards: Set<string>; // new in the rivers
  first: string | null; // just claimed
  crossing: Crossing | null;
}

/** Follows what is told: routes are announced, then the weather is rolled, then the dice are resolved. */
export class Story {
  private leg: string[];

  /** With the leg that was announced before anything was told. */
  constructor(leg: string[] = []) {
    this.leg = [...leg];
  }

  hear(told: Told[]): Recent {
    const found: Recent = { places: new Set(), seats: new Set(), cards: new Set(), first: null, crossing: null };
    for (const { key, facts } of told) {
      const said = (name: string) => String(facts[name]);
      if (typeof facts['seat'] === 'number') found.seats.add(facts['seat']);
      if (typeof facts['city'] === 'string') found.places.add(facts['city']);
      if (key === 'ready-to-fly') this.leg = [];
      else if (key === 'route-announced') this.leg.push(said('route'));
      else if (key === 'die-resolved') {
        found.crossing ??= { seat: Number(facts['seat']), leg: [...this.leg], faces: [], end: null, start: null };
        found.crossing.faces.push(said('face'));
      } else if (key === 'leg-flown') {
        if (found.crossing) found.crossing.end = said('city');
        this.leg = [];
      } else if (key === 'flight-interrupted') this.leg = [];
      else if (key === 'broken-down' && found.crossing) found.crossing.start = said('city');
      else if (key === 'first-claimed') found.first = said('first');
      else if (key === 'rivers-refreshed') for (const card of [...(facts['objectives'] as string[]), ...(facts['loads'] as string[])]) found.cards.add(card);
    }
    return found;
  }
}
