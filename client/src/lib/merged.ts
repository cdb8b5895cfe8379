import type { Entries, Frame } from '../contract/protocol';

/** A frame as it is sent to whoever saw the one before: without what has not changed. */
export type SparingFrame = Partial<Frame> & { entries?: Entries };

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
