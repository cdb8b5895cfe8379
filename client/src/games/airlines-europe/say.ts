/** What a listener is told of a route. */

import type { Chart, Move } from '../../lib/types';
import type { Wording } from '../../lib/wording';
import { bansOf, buyersOf } from './choices';
import type { EuropeView, LicenceView } from './view';

export function describeRoute(route: string, view: EuropeView, chart: Chart, wording: Wording, fitting: Move[]): string {
  const licences = view.routes[route]?.licences ?? [];
  const isLong = chart.links.some((link) => link.key === route && link.is_long);
  const buyers = buyersOf(fitting, route).map((airline) => wording.name(airline));
  const bans = bansOf(fitting, route).map((price) => `${price} M`);
  const parts = [
    wording.say('europe-route', {
      route: wording.name(route),
      kind: isLong ? 'long' : 'short',
      licences: wording.series(licences.map((licence) => describeLicence(licence, wording))),
    }),
  ];
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
