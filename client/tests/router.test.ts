import { expect, it } from 'vitest';
import { placeOf } from '../src/lib/router.svelte';

it.each([
  ['/', '', { page: 'lobby', id: '', hash: '' }],
  ['/new', '', { page: 'new', id: '', hash: '' }],
  ['/account/', '', { page: 'account', id: '', hash: '' }],
  ['/table/9f3a', '#TOKEN', { page: 'table', id: '9f3a', hash: 'TOKEN' }],
  ['/replay/9f3a', '#12', { page: 'replay', id: '9f3a', hash: '12' }],
  ['/confirm', '#TOKEN', { page: 'confirm', id: '', hash: 'TOKEN' }],
  ['/recover', '', { page: 'recover', id: '', hash: '' }],
  ['/unsubscribe', '#TOKEN', { page: 'unsubscribe', id: '', hash: 'TOKEN' }],
  ['/rules', '', { page: 'rules', id: '', hash: '' }],
  ['/rules/airlines-europe', '#AE-BUY-06', { page: 'rules', id: 'airlines-europe', hash: 'AE-BUY-06' }],
])('%s%s', (path, hash, place) => {
  expect(placeOf(path, hash)).toEqual(place);
});

it.each(['/table', '/replay/', '/nowhere', '/new/more', '/confirm/more', '/table/9f3a/more', '/rules/a/b'])('%s is off the map', (path) => {
  expect(placeOf(path).page).toBe('lost');
});
