/** The keys of the table. Single letters count only outside of fields, and only if the reader wants them. */

export const KEYS = [
  ['/', 'find'],
  ['1 … 9', 'number'],
  ['↑ ↓', 'walk'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['u', 'undo'],
  ['h', 'hint'],
  ['s', 'scoring'],
  ['w', 'words'],
  ['m', 'moves'],
  ['b', 'board'],
  ['p', 'players'],
  ['l', 'log'],
  ['c', 'chat'],
  ['?', 'help'],
] as const;

export type KeyName = (typeof KEYS)[number][1];

/** What a key press asks for; null if it belongs to a field or to the browser. */
export function keyName(event: KeyboardEvent): KeyName | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.key === 'Escape') return 'escape';
  if (isTyping(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return 'number';
  return KEYS.find(([key]) => key === event.key)?.[1] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
