import { describe, expect, it } from 'vitest';
import { isSame } from '../src/lib/settled.svelte';

describe('whether two values say the same', () => {
  it('looks into arrays, records, sets and maps', () => {
    expect(isSame([{ piece: 'red', isLit: true }], [{ piece: 'red', isLit: true }])).toBe(true);
    expect(isSame(new Map([['red', new Set([1])]]), new Map([['red', new Set([1])]]))).toBe(true);
    expect(isSame(NaN, NaN)).toBe(true);
  });

  it('sees every difference', () => {
    expect(isSame([{ piece: 'red' }], [{ piece: 'blue' }])).toBe(false);
    expect(isSame({ piece: 'red' }, { piece: 'red', ghost: undefined })).toBe(false);
    expect(isSame({ piece: undefined }, { ghost: undefined })).toBe(false);
    expect(isSame(new Set([1]), new Set([2]))).toBe(false);
    expect(isSame(null, {})).toBe(false);
    expect(isSame([], {})).toBe(false);
  });
});
