/** The geometry of the map, from the placing that the server sends with the board (windsock.maps.placing). */

import type { Chart, Placing } from '../contract/protocol';
import { Curve } from './curve';
import type { Box, Point } from './geometry';
import { page, type Page } from './projection';

/** A board as the server sends it. A game may hand on a copy in other words or colours. */
export type Placed = Chart & { placing?: Placing | null };

/** A name: where its text stands, and how it is aligned. */
export interface Label {
  x: number;
  y: number;
  anchor: Placing['names'][string][2];
}

export interface Picture {
  page: Page;
  radius: number; // of a circle
  letters: number; // the size of the names
  places: Map<string, Point>;
  markers: Map<string, number>; // radius of each place's marker
  curves: Map<string, Curve>;
  circles: Map<string, readonly Point[]>;
  labels: Map<string, Label>;
  tokens: Box[]; // in the order of the bonuses
}

export function pictureOf(chart: Placed): Picture {
  const { placing } = chart;
  if (!placing) throw new Error(`no placing for ${chart.title}`); // only games with their own picture have none
  const sheet = page(chart.places, placing.width, placing.across, placing.down);
  const places = new Map(chart.places.map((place) => [place.key, sheet.point(place.lon, place.lat)]));
  const curve = (a: string, b: string, bow: number) => new Curve(places.get(a)!, places.get(b)!, bow);
  return {
    page: sheet,
    radius: placing.radius,
    letters: placing.letters,
    places,
    markers: new Map(chart.places.map((place) => [place.key, place.home ? placing.home : placing.city])),
    curves: new Map(chart.links.map(({ key, a, b }) => [key, curve(a, b, placing.bows[key]!)])),
    circles: new Map(Object.entries(placing.circles)),
    labels: new Map(Object.entries(placing.names).map(([key, [x, y, anchor]]) => [key, { x, y, anchor }])),
    tokens: placing.tokens.map(([left, top, right, bottom]) => ({ left, top, right, bottom })),
  };
}
