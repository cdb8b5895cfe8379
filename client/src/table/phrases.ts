import type { Facts } from '../contract/protocol';
/** Small things in words. */


/** 75 -> "1:15", 7300 -> "2:01:40", two days and more in days and hours. */
export function clockText(seconds: number, say: (key: string, facts?: Facts) => string): string {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86400);
  const hours = Math.floor((left % 86400) / 3600);
  if (days >= 2) return say('web-table-clock-days', { days, hours });
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor((left % 3600) / 60);
  const all = days * 24 + hours;
  return all > 0 ? `${all}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
