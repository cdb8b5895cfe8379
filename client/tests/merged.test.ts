import { expect, test } from 'vitest';
import { merged } from '../src/lib/merged';
import type { Frame } from '../src/contract/protocol';

const old = {
  number: 1,
  chat: ['hello'],
  view: { bank: 5, routes: { a: { price: 3 }, b: { price: 4 } } },
  chart: { slots: { a: ['x'], b: ['y'] }, taken: [false] },
} as unknown as Frame;

test('a sparing frame changes only what it tells', () => {
  const next = merged(old, {
    number: 2,
    view: { bank: 6 },
    chart: {} as Frame['chart'] & object,
    entries: { view: { routes: { b: { price: 5 } } }, chart: { slots: { a: ['z'] } } },
  });
  expect(next).toEqual({
    number: 2,
    chat: ['hello'],
    view: { bank: 6, routes: { a: { price: 3 }, b: { price: 5 } } },
    chart: { slots: { a: ['z'], b: ['y'] }, taken: [false] },
  });
  expect(next.view.routes.a).toBe(old.view.routes.a);
  expect(next.chat).toBe(old.chat);
  expect(old.view.routes.b).toEqual({ price: 4 });
});

test('before the start there is no map', () => {
  expect(merged(old, { view: {}, chart: null }).chart).toBeNull();
});
