/** From longitude and latitude to the page: a conic for the middle latitudes, Mercator for the rest. */

import { geoConicConformal, geoMercatorRaw } from 'd3-geo';
import { around, type Box, type Point } from './geometry';

export interface Degrees {
  lon: number;
  lat: number;
}

const LEAST_SPAN = 0.05; // radians; a chart of a single place still shows some country around it

/** To the plane and back. */
interface Plane {
  point: (lon: number, lat: number) => Point;
  degrees: (x: number, y: number) => Point | null;
}

/** The projection that suits these places, not yet fitted to a page. */
function suiting(places: readonly Degrees[]): Plane {
  const box = around(places.map(({ lon, lat }): Point => [lon, lat]));
  const [south, north] = [box.top, box.bottom];
  const middle = (box.left + box.right) / 2;
  const [low, high] = [Math.min(Math.abs(south), Math.abs(north)), Math.max(Math.abs(south), Math.abs(north))];
  const isRound = south * north <= 0 || low < 12 || high > 80 || box.right - box.left > 120;
  if (isRound) return mercator(middle);
  const sixth = (north - south) / 6;
  const conic = geoConicConformal().rotate([-middle, 0]).parallels([south + sixth, north - sixth]).scale(1).translate([0, 0]);
  return { point: (lon, lat) => conic([lon, lat]) ?? [0, 0], degrees: (x, y) => conic.invert?.([x, y]) ?? null };
}

/** Without an end in the east and west: what lies beyond the date line goes on where it is. */
function mercator(middle: number): Plane {
  const radians = Math.PI / 180;
  const highest = 85;
  return {
    point: (lon, lat) => {
      const [x, y] = geoMercatorRaw((lon - middle) * radians, Math.max(-highest, Math.min(highest, lat)) * radians);
      return [x, -y];
    },
    degrees: (x, y) => {
      const [lon, lat] = geoMercatorRaw.invert!(x, -y);
      return [lon / radians + middle, lat / radians];
    },
  };
}

/** A page of this width on which all places lie at least so far from the edges, as windsock.maps.picture has it. */
export interface Page {
  width: number;
  height: number;
  point: (lon: number, lat: number) => Point;
  degrees: (x: number, y: number) => Point | null;
}

export function page(places: readonly Degrees[], width: number, across: number, down: number): Page {
  const known = places.length ? places : [{ lon: 0, lat: 0 }];
  const plane = suiting(known);
  const box = widened(around(known.map(({ lon, lat }) => plane.point(lon, lat))));
  const scale = (width - 2 * across) / (box.right - box.left);
  const [left, top] = [across - box.left * scale, down - box.top * scale];
  return {
    width,
    height: Math.round((box.bottom - box.top) * scale + 2 * down),
    point: (lon, lat) => {
      const [x, y] = plane.point(lon, lat);
      return [x * scale + left, y * scale + top];
    },
    degrees: (x, y) => plane.degrees((x - left) / scale, (y - top) / scale),
  };
}

/** The box with some country around it, no narrower than half its height nor lower than half its width. */
function widened(box: Box): Box {
  const tall = Math.max(box.bottom - box.top, LEAST_SPAN);
  const wide = Math.max(box.right - box.left, tall / 1.5, LEAST_SPAN);
  const high = Math.max(tall, wide / 2.2);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}
