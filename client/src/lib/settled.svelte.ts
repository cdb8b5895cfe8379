import { untrack } from 'svelte';

/**
 * A value that is passed on only when it is another one: whatever reads it is not even asked before. A map of hundreds
 * of pieces is left alone that way by news which concern one of them. To be called while a component is made.
 */
export function settled<T>(read: () => T): () => T {
  let now = $state.raw(untrack(read));
  $effect.pre(() => {
    const next = read();
    if (!isSame(untrack(() => now), next)) now = next;
  });
  return () => now;
}

/** Whether two plain values (sets and maps too) say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Set) return isSame([...one], [...(other as Set<unknown>)]);
  if (one instanceof Map) return isSame([...one], [...(other as Map<unknown, unknown>)]);
  const [mine, yours] = [Object.entries(one), other as Record<string, unknown>];
  return mine.length === Object.keys(other).length && mine.every(([key, value]) => key in yours && isSame(value, yours[key]));
}
