/** Whether the reader uses keys or a pointer just now: the focus is moved only for keys. */

export const hand = { isByKeys: false };

addEventListener('keydown', () => (hand.isByKeys = true), true);
addEventListener('pointerdown', () => (hand.isByKeys = false), true);
