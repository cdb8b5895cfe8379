/** The seal of a deal, as docs/programs.md tells it. Python's `windsock.core.seal` says the same; the tests compare. */

import { sha256 } from './sha256';

/** What this browser kept of a match: the seal as it saw it first, and its own nonces once the server has taken them. */
export interface Kept {
  seal: string;
  isKnown: boolean; // the deal, as the server said then
  isEarly: boolean; // seen before the deal
  nonces: Record<number, string>;
}

/** What the server tells of a deal at the end. It may tell anything. */
export interface ToldDeal {
  seal: string;
  is_known: boolean;
  secret: string | null;
  nonces: (string | null)[] | null;
  seed: string | null;
}

export type Verdict = 'fair' | 'no-nonce' | 'seed-alone' | 'known' | 'wrong-seal' | 'wrong-nonce' | 'wrong-seed';

const isNumber = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);
const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

export function sealOf(secret: string): string {
  const bytes = (secret.match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16)));
  return sha256(ascii(`windsock seal ${bytes.join('')}`));
}

export function seedOf(secret: string, nonces: (string | null)[]): string {
  return sha256(ascii(['windsock deal', secret, ...nonces.map((nonce) => nonce ?? '-')].join(' '))).slice(0, 32);
}

/** A random number of our own: 32 hex digits. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser can say of a finished game; without anything kept, only whether what the server tells agrees. */
export function verdictOf(kept: Kept | null, told: ToldDeal): Verdict {
  const seal = kept?.seal ?? told.seal;
  const own = Object.entries(kept?.nonces ?? {});
  const { secret, seed } = told;
  if (secret === null && own.length === 0) {
    if (kept?.isKnown ?? told.is_known) return 'known';
    return isNumber(seed) && sealOf(seed) === seal ? 'seed-alone' : 'wrong-seal';
  }
  if (!isNumber(secret) || sealOf(secret) !== seal) return 'wrong-seal';
  const used = Array.isArray(told.nonces) ? told.nonces : [];
  if (own.some(([seat, nonce]) => used[Number(seat)] !== nonce)) return 'wrong-nonce';
  if (!used.every((nonce) => nonce === null || isNumber(nonce)) || seedOf(secret, used) !== seed) return 'wrong-seed';
  return own.length ? 'fair' : 'no-nonce';
}

export const isWrong = (verdict: Verdict) => verdict.startsWith('wrong-');
