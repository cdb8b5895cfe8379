import type { Frame } from './types';

/** A frame as it is sent to whoever saw the one before: without what has not changed. */
export type SparingFrame = Partial<Frame> & { entries?: Partial<Record<Group, Parts>> };

type Group = 'view' | 'chart';
type Parts = Record<string, Record<string, unknown>>;

/** The frame that follows from the last one and what has changed since. Parts that have not keep their identity. */
export function merged(old: Frame, { entries, ...news }: SparingFrame): Frame {
  const next = { ...old, ...news };
  for (const group of ['view', 'chart'] as const) {
    if (!next[group] || !old[group]) continue;
    const parts: Record<string, any> = { ...old[group], ...news[group] };
    for (const [name, changed] of Object.entries(entries?.[group] ?? {})) parts[name] = { ...parts[name], ...changed };
    next[group] = parts as any;
  }
  return next;
}
