/** A leg on the map: its spaces in the order in which they are flown. */

import type { Chart } from '../../contract/protocol';
import type { Point } from '../../map/geometry';
import { colourOf, legendOf, plainPlace, type Colour } from './view';
import type { Sheet } from './sheet';

export interface Step {
  route: string;
  point: Point;
  colour: Colour;
}

export interface Way {
  start: Point;
  end: Point;
  steps: Step[];
}

type Link = Chart['links'][number] & { colours: Colour[] };
type Links = ReadonlyMap<string, Link>;

export function linksOf(chart: Chart): Links {
  const legend = legendOf(chart);
  return new Map(chart.links.map((link) => [link.key, { ...link, colours: link.slots.map(({ text }) => colourOf(text, legend)) }]));
}

/** The routes one after the other from a place; null if they do not hang together. */
export function wayFrom(leg: string[], start: string, links: Links, sheet: Sheet): Way | null {
  let here = start;
  const steps: Step[] = [];
  let [first, last] = [null as Point | null, null as Point | null];
  for (const route of leg) {
    const link = links.get(route);
    if (!link) return null;
    const isForth = plainPlace(link.a) === here;
    if (!isForth && plainPlace(link.b) !== here) return null;
    const found = link.colours.map((colour, number) => ({ route, point: sheet.spaces.get(route)![number]!, colour }));
    steps.push(...(isForth ? found : found.reverse()));
    first ??= sheet.places.get(isForth ? link.a : link.b)!.point;
    last = sheet.places.get(isForth ? link.b : link.a)!.point;
    here = plainPlace(isForth ? link.b : link.a);
  }
  return first && last ? { start: first, end: last, steps } : null;
}

/** The same from its end. */
export function wayTo(leg: string[], end: string, links: Links, sheet: Sheet): Way | null {
  const back = wayFrom([...leg].reverse(), end, links, sheet);
  return back && { start: back.end, end: back.start, steps: back.steps.reverse() };
}

/** Where the plane of a flight is now: before the leg that is announced. */
export function position(path: string[], leg: string[]): string | null {
  return path.length ? (path[path.length - 1 - leg.length] ?? null) : null;
}

/** The routes that were flown between the places of a path. */
export function routesAlong(path: string[], chart: Chart): string[] {
  const found: string[] = [];
  for (let number = 1; number < path.length; number++) {
    const ends = [path[number - 1], path[number]];
    const link = chart.links.find(({ a, b }) => ends.includes(plainPlace(a)) && ends.includes(plainPlace(b)));
    if (link) found.push(link.key);
  }
  return found;
}

/** The colours of the spaces of some routes, in the order of the routes. */
export function coloursOf(leg: string[], chart: Chart): Colour[] {
  const links = linksOf(chart);
  return leg.flatMap((route) => links.get(route)?.colours ?? []);
}
