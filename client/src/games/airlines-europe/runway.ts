/** Where zones and markers lie on the drawn share track, in pixels. */

import type { EuropeView } from '../../contract/airlines-europe';

const HEAD = 19; // what a zone pays stands there
const LANE = 21;
const LANES = 2;
const FOOT = 19; // ticks and numbers
const GAP = 6;
const NARROW = 560; // less than this and the track breaks into two rows

export interface Zone {
  first: number;
  last: number;
  row: number[];
  left: number;
  width: number;
}

export interface Row {
  number: number; // of its first zone
  top: number;
  height: number;
  space: number; // how wide a space is
  zones: Zone[];
}

export interface Spot {
  key: string;
  space: number;
  x: number; // middle of the marker
  y: number;
}

/** The zones, in one row or two. */
export function rowsOf(track: EuropeView['track'], width: number): Row[] {
  if (!width || !track.length) return [];
  const half = width < NARROW ? Math.ceil(track.length / 2) : track.length;
  const parts = [track.slice(0, half), track.slice(half)].filter((part) => part.length);
  const height = HEAD + LANES * LANE + FOOT;
  return parts.map((part, at) => {
    const first = part[0]![0];
    const space = width / (part.at(-1)![1] - first + 1);
    const zones = part.map(([start, last, row]) => ({
      first: start,
      last,
      row,
      left: (start - first) * space,
      width: (last - start + 1) * space - 1,
    }));
    return { number: at * half, top: at * (height + GAP), height, space, zones };
  });
}

/** The markers, each on its space; those that would hide another go into the next lane, or a little aside. */
export function spotsOf(rows: Row[], markers: { key: string; space: number }[], size: number): Spot[] {
  const spots: Spot[] = [];
  for (const { key, space } of [...markers].sort((one, other) => one.space - other.space)) {
    const row = rows.find(({ zones }) => space <= zones.at(-1)!.last);
    if (!row) continue;
    const first = row.zones[0]!.first;
    const place = Math.max(size / 2, (space - first + 0.5) * row.space);
    const free = lanesAfter(spots, row, size);
    const lane = free.findIndex((edge) => edge <= place - size / 2);
    const into = lane >= 0 ? lane : free.indexOf(Math.min(...free));
    const x = Math.max(place, free[into]! + size / 2);
    spots.push({ key, space, x, y: row.top + HEAD + LANE * (into + 0.5) });
  }
  return spots;
}

/** How far each lane of a row is taken. */
function lanesAfter(spots: Spot[], row: Row, size: number): number[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const y = row.top + HEAD + LANE * (lane + 0.5);
    return Math.max(-Infinity, ...spots.filter((spot) => spot.y === y).map((spot) => spot.x + size / 2));
  });
}
