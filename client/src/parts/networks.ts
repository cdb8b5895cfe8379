/** Who flies where: the routes of each piece, on the map. */

import type { Chart } from '../contract/protocol';

export type Networks = Record<string, { routes: string[] }>;

/** The end of a route that a piece comes from: its home, or a city it flew to before. */
export function startOf(chart: Chart, networks: Networks, piece: string, route: string): string {
  const link = chart.links.find((one) => one.key === route);
  if (!link) return '';
  const flown = networks[piece]?.routes ?? [];
  const isHome = (city: string) => chart.places.some((place) => place.key === city && place.home === piece);
  const isReached = (city: string) =>
    chart.links.some((one) => one.key !== route && flown.includes(one.key) && (one.a === city || one.b === city));
  return isHome(link.b) || (isReached(link.b) && !isHome(link.a)) ? link.b : link.a;
}

/** The pieces that come near a route: at home at one of its ends, or flying there. */
export function nearTo(chart: Chart, networks: Networks, route: string): string[] {
  const link = chart.links.find((one) => one.key === route);
  const ends = [link?.a, link?.b];
  const homes = chart.places.filter((place) => ends.includes(place.key)).map((place) => place.home);
  const touching = chart.links.filter((one) => ends.includes(one.a) || ends.includes(one.b)).map((one) => one.key);
  const isNear = (piece: string) => homes.includes(piece) || touching.some((key) => networks[piece]?.routes.includes(key));
  return Object.keys(networks).filter(isNear);
}
