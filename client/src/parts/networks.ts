import type { Chart } from '../contract/protocol';
/** Who flies where, told from the routes on which each piece has a marker. */


/** The end of a route that a piece comes from: its home, or a city it flew to before. */
export function startOf(chart: Chart, flown: ReadonlySet<string>, piece: string, route: string): string {
  const link = chart.links.find((one) => one.key === route);
  if (!link) return '';
  const isHome = (city: string) => chart.places.some((place) => place.key === city && place.home === piece);
  const isReached = (city: string) =>
    chart.links.some((one) => one.key !== route && flown.has(one.key) && (one.a === city || one.b === city));
  return isHome(link.b) || (isReached(link.b) && !isHome(link.a)) ? link.b : link.a;
}

/** The pieces that come near a route: at home at one of its ends, or flying there. */
export function nearTo(chart: Chart, flown: (piece: string) => ReadonlySet<string>, pieces: string[], route: string): string[] {
  const link = chart.links.find((one) => one.key === route);
  const ends = [link?.a, link?.b];
  const homes = chart.places.filter((place) => ends.includes(place.key)).map((place) => place.home);
  const flies = (piece: string) =>
    chart.links.some((one) => flown(piece).has(one.key) && (ends.includes(one.a) || ends.includes(one.b)));
  return pieces.filter((piece) => homes.includes(piece) || flies(piece));
}
