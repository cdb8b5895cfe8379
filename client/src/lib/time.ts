import { t } from './words.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was (seconds since 1970), in the reader's language. */
export function ago(moment: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - moment);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity];
  return format.format(length === Infinity ? 0 : -Math.floor(passed / length), unit);
}

/** A span of seconds: 5 minutes, 2 hours, 3 days. */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
  return t(`web-${unit}s`, { count: seconds / length });
}

/** What the clock of a table allows. */
export function clockText(clock: { kind: 'move' | 'game'; seconds: number }): string {
  return t(`web-clock-${clock.kind}`, { time: span(clock.seconds) });
}
