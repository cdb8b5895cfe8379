import { describe, expect, it } from 'vitest';
import { isWrong, newNonce, sealOf, seedOf, verdictOf, type Kept, type ToldDeal, type Verdict } from '../src/lib/seal';
import { sha256 } from '../src/lib/sha256';
import vectors from './fixtures/seal.json';

/** Made by Python (tests/core/test_seal.py): both must say the same. */
const CASES = vectors.cases as unknown as { verdict: Verdict; kept: Kept; told: ToldDeal }[];

describe('SHA-256', () => {
  it.each(Object.entries(vectors.hashes))('of %s is what Python says', (text, hash) => {
    expect(sha256(new TextEncoder().encode(text))).toBe(hash);
  });

  it('is what the browser itself says, of every byte and of any length', async () => {
    for (let length = 0; length < 300; length += 7) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      expect(sha256(bytes)).toBe([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
  });
});

describe('whoever kept the seal', () => {
  it.each(CASES.map((one, place) => [place, one.verdict, one] as const))('judges case %i as %s', (_, verdict, { kept, told }) => {
    expect(verdictOf(kept, told)).toBe(verdict);
  });

  it('knows right from wrong', () => {
    expect(CASES.filter((one) => isWrong(one.verdict)).length).toBeGreaterThan(10);
    expect(isWrong('no-nonce')).toBe(false);
  });
});

describe('whoever kept nothing', () => {
  const secret = newNonce();
  const told: ToldDeal = { seal: sealOf(secret), is_known: false, secret, nonces: [null], seed: seedOf(secret, [null]) };

  it('can say whether what is told agrees with itself', () => {
    expect(verdictOf(null, told)).toBe('no-nonce');
    expect(verdictOf(null, { ...told, seal: sealOf(newNonce()) })).toBe('wrong-seal');
    expect(verdictOf(null, { ...told, secret: null, nonces: null, is_known: true })).toBe('known');
  });
});

describe('a nonce', () => {
  it('has 32 hex digits, others each time', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(newNonce()).not.toBe(newNonce());
  });
});
