/** The seals and nonces that this browser keeps, by match: what it needs to check a deal by itself at the end. */

import type { MatchInfo } from '../contract/protocol';
import { newNonce, type Kept } from './seal';

const KEY = 'windsock-seals';
const MOST = 200; // matches that a browser remembers

type All = Record<string, Kept>;

let remembered: All | null = null; // for a browser that keeps nothing

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? remembered ?? {};
  } catch {
    return remembered ?? {};
  }
}

function keep(match: string, kept: Kept): void {
  const { [match]: _, ...others } = all();
  remembered = Object.fromEntries([...Object.entries(others), [match, kept] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // kept for as long as the page is open
  }
}

export function keptOf(match: string): Kept | null {
  return all()[match] ?? null;
}

/** The seal as it was seen first: what comes later never takes its place. */
export function keepSeal(match: string, { seal, is_known_deal, stage }: Pick<MatchInfo, 'seal' | 'is_known_deal' | 'stage'>): void {
  if (stage !== 'over' && !keptOf(match)) keep(match, { seal, isKnown: is_known_deal, isEarly: stage === 'open', nonces: {} });
}

/** A nonce that the server has taken for a seat of mine. */
export function keepNonce(match: string, seat: number, nonce: string): void {
  const kept = keptOf(match);
  if (kept) keep(match, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
}

/**
 * Give a nonce for each of these seats that has none from here; `send` says whether the server has taken it. The seal
 * must have been kept before. A nonce that comes too late does not count.
 */
export async function giveNonces(match: string, seats: number[], send: (seat: number, nonce: string) => Promise<boolean>): Promise<void> {
  const kept = keptOf(match);
  if (!kept?.isEarly || kept.isKnown) return;
  const missing = seats.filter((seat) => !(seat in kept.nonces));
  await Promise.all(
    missing.map(async (seat) => {
      const nonce = newNonce();
      if (await send(seat, nonce)) keepNonce(match, seat, nonce);
    }),
  );
}
