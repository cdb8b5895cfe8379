/** The geometry of the map: where cities, routes, circles, names and bonus markers lie, in units of the page. */

import type { Chart } from '../contract/protocol';
import type { Curve } from './curve';
import type { Box, Point } from './geometry';
import { page, type Page } from './projection';
import { settle, Thing } from './settle';
import { FORBIDDEN, Spot } from './spot';
import { curvesOf, linkSpots, nameSpots, tokenSpots, type Label } from './places';

const WIDTH = 1200;
const COMFORT = 220; // so many cities and circles fit on a page of that width; more make it wider
const LARGEST = 13; // radius of a circle
const SMALLEST = 7;
const CITY = 6;
const HOME = 13;

export interface Picture {
  page: Page;
  radius: number;
  places: Map<string, Point>;
  markers: Map<string, number>; // radius of each place's marker
  curves: Map<string, Curve>;
  circles: Map<string, readonly Point[]>;
  labels: Map<string, Label>;
  tokens: Box[]; // in the order of the bonuses
}

const arranged = new Map<string, Picture>(); // charts that were placed before

/** Place everything, with circles as large as they fit. */
export function arrange(chart: Chart): Picture {
  const key = JSON.stringify(chart);
  let picture = arranged.get(key);
  if (!picture) arranged.set(key, (picture = fitted(chart)));
  return picture;
}

function fitted(chart: Chart): Picture {
  const crowd = chart.places.length + chart.links.reduce((sum, link) => sum + link.slots.length, 0);
  const width = Math.round(WIDTH * Math.max(1, Math.sqrt(crowd / COMFORT)));
  const sheet = page(chart.places, width, 78, 56);
  const places = new Map(chart.places.map((place) => [place.key, sheet.point(place.lon, place.lat)]));
  const curves = chart.links.map((link) => curvesOf(link, places));
  for (let radius = LARGEST; ; radius -= 1) {
    const found = placed(chart, sheet, places, curves, radius, radius <= SMALLEST);
    if (found) return found;
  }
}

/** Everything placed with circles of this size, or nothing if they do not fit; the last try must do. */
function placed(
  chart: Chart,
  sheet: Page,
  places: Map<string, Point>,
  curves: Curve[][],
  radius: number,
  isLast: boolean,
): Picture | null {
  const markers = new Map(chart.places.map((place) => [place.key, place.home ? HOME : CITY]));
  const fixed = chart.places.map(({ key }) =>
    new Spot(0, null, { name: key, discs: [places.get(key)!], radius: markers.get(key)! }),
  );
  const links: Thing<Curve>[] = [];
  for (const [number, link] of chart.links.entries()) {
    const thing = new Thing(linkSpots(link, curves[number]!, markers, radius));
    thing.weigh(fixed);
    if (thing.spot.cost >= FORBIDDEN && !isLast) return null;
    links.push(thing);
  }
  const names = chart.places.map(
    (place) => new Thing(nameSpots(place, places.get(place.key)!, markers.get(place.key)!, sheet)),
  );
  const tokens = chart.bonuses.map(
    ({ place }) => new Thing(tokenSpots(places.get(place)!, markers.get(place)!, sheet)),
  );
  for (const thing of [...names, ...tokens]) thing.weigh(fixed);
  const worst = settle([...links, ...names, ...tokens]); // routes move first: a name keeps the side it asks for
  if (worst >= FORBIDDEN && !isLast) return null;
  return {
    page: sheet,
    radius,
    places,
    markers,
    curves: new Map(chart.links.map((link, number) => [link.key, links[number]!.spot.data])),
    circles: new Map(chart.links.map((link, number) => [link.key, links[number]!.spot.discs])),
    labels: new Map(chart.places.map((place, number) => [place.key, names[number]!.spot.data])),
    tokens: tokens.map((thing) => thing.spot.data),
  };
}
