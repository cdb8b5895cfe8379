/** The world from above the North Pole: where a place lies on the page, and the coasts. */

import { geoAzimuthalEqualArea } from 'd3-geo';
import type { Point } from '../../map/geometry';

export const SIZE = 880; // of the page, each way
export const MIDDLE = SIZE / 2;
export const RADIUS = 434; // of the world on it

const DOWN = 20; // the meridian that points down: Europe and Africa below, Asia at the right, America at the left
const RIM = -43; // the parallel at the rim
const FROZEN = -55; // land farther south is never drawn

const projection = geoAzimuthalEqualArea().rotate([-DOWN, -90]).translate([MIDDLE, MIDDLE]);
projection.scale(RADIUS / (2 * Math.sin(((90 - RIM) * Math.PI) / 360)));

export function pointOf(lon: number, lat: number): Point {
  return projection([lon, lat]) ?? [MIDDLE, MIDDLE];
}

/** The land, as an SVG path; loaded with the map. */
export async function landPath(): Promise<string> {
  const { perDegree, rings } = (await import('../../map/coasts/world.json')).default;
  return rings.map((numbers) => ringPath(numbers, perDegree)).join('');
}

function ringPath(numbers: number[], perDegree: number): string {
  let [x, y, north] = [0, 0, -90];
  const points: string[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at]!;
    y += numbers[at + 1]!;
    north = Math.max(north, y / perDegree);
    const [across, down] = pointOf(x / perDegree, y / perDegree);
    points.push(`${across.toFixed(1)} ${down.toFixed(1)}`);
  }
  return north < FROZEN ? '' : `M${points.join('L')}Z`;
}

/** The parallels as radii, and the meridians as one path. */
export const PARALLELS = [60, 30, 0, -30].map((lat) => Math.abs(pointOf(DOWN, lat)[1] - MIDDLE));
export const MERIDIANS = Array.from({ length: 12 }, (_, number) => {
  const [from, to] = [pointOf(number * 30, 75), pointOf(number * 30, RIM)];
  return `M${from.map((one) => one.toFixed(1)).join(' ')}L${to.map((one) => one.toFixed(1)).join(' ')}`;
}).join('');
