/** The table read aloud: plain lines for every zone, for any game. */

import type { Chart, ChartNow } from '../contract/protocol';
import type { Wording } from '../lib/wording';
import { ABOUT, isRecords, isTally, seatsOf, type View } from './shapes';

export interface Reading {
  heading: string;
  lines: string[];
}

type Say = (key: string) => string;

/** Everything that the view tells, zone by zone; then the map, route by route. */
export function readTable(view: View, wording: Wording, chart: Chart, now: ChartNow | null, say: Say): Reading[] {
  const onMap = new Set(chart.links.map((link) => link.key));
  const table: string[] = [];
  const records: Reading[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (ABOUT.includes(key) || value === null || key === 'seats' || isNested(value)) continue;
    if (!isRecords(value)) table.push(`${wording.field(key)}: ${plain(value, wording)}`);
    else if (!Object.keys(value).some((word) => onMap.has(word))) {
      const lines = Object.entries(value).map(([word, row]) => `${wording.name(word)}: ${record(row, wording)}`);
      records.push({ heading: wording.field(key), lines });
    }
  }
  const seats = seatsOf(view).map((row, seat) => `${wording.seat(seat)}: ${record(row, wording)}`);
  return [
    { heading: say('web-table-zone-table'), lines: table },
    { heading: say('web-table-zone-players'), lines: seats },
    ...records,
    { heading: say('web-table-zone-routes'), lines: readMap(chart, now, wording, say) },
  ].filter(({ lines }) => lines.length > 0);
}

/** A table within the view (the track with its zones): drawn, and told by the records that stand on it. */
function isNested(value: unknown): boolean {
  return Array.isArray(value) && value.some(Array.isArray);
}

function record(row: Record<string, unknown>, wording: Wording): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== false)
    .map(([key, value]) => (value === true ? wording.field(key) : `${wording.field(key)} ${plain(value, wording)}`))
    .join('; ');
}

function plain(value: unknown, wording: Wording): string {
  if (isTally(value)) return Object.entries(value).map(([word, count]) => wording.counted(word, count)).join(', ') || '–';
  if (Array.isArray(value)) return value.map((one) => plain(one, wording)).join(', ') || '–';
  return typeof value === 'string' ? wording.name(value) : String(value);
}

/** London–Paris: 3 Grey, 4 free, 5 banned. */
export function readMap(chart: Chart, now: ChartNow | null, wording: Wording, say: Say): string[] {
  return chart.links.map((link) => {
    const slots = link.slots.map((slot, place) => {
      const state = now?.slots[link.key]?.[place];
      const told = state?.piece ? wording.name(state.piece) : say(state?.is_closed ? 'web-table-slot-closed' : 'web-table-slot-free');
      return `${slot.text} ${told}`;
    });
    return `${wording.name(link.key)}: ${slots.join(', ')}`;
  });
}
