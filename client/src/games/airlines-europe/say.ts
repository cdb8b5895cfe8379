/** What a listener is told of the routes. */

import type { EuropeView, LicenceView } from '../../contract/airlines-europe';
import type { Chart, Move } from '../../contract/protocol';
import type { Wording } from '../../lib/wording';
import { bansOf, buyersOf } from './choices';

/** Every route: its licences and who has them. */
export function describeRoutes(view: EuropeView, chart: Chart, wording: Wording): Map<string, string> {
  const long = new Set(chart.links.filter((link) => link.is_long).map((link) => link.key));
  return new Map(
    Object.entries(view.routes).map(([route, { licences }]) => [
      route,
      wording.say('europe-route', {
        route: wording.name(route),
        kind: long.has(route) ? 'long' : 'short',
        licences: wording.series(licences.map((licence) => describeLicence(licence, wording))),
      }),
    ]),
  );
}

/** What can be done with a route now. */
export function describeOffers(route: string, fitting: Move[], wording: Wording): string {
  const buyers = buyersOf(fitting, route).map((airline) => wording.name(airline));
  const bans = bansOf(fitting, route).map((price) => `${price} M`);
  const parts = [];
  if (buyers.length) parts.push(wording.say('europe-buyers', { airlines: wording.series(buyers) }));
  if (bans.length) parts.push(wording.say('europe-bannable', { prices: wording.series(bans) }));
  return parts.join(' ');
}

/** One licence: its price, and who has it. */
export function describeLicence({ price, plane, is_banned }: LicenceView, wording: Wording): string {
  return wording.say('europe-licence', {
    price,
    state: plane ? 'sold' : is_banned ? 'banned' : 'free',
    airline: plane ? wording.name(plane) : '',
  });
}
