import { describe, expect, it } from 'vitest';
import { found, marked, sections } from '../src/pages/rules';

const RULES = [
  { id: 'AE-BUY-06', section: 'Licences', text: 'The route must touch the home, or `join` the network.' },
  { id: 'AE-BUY-09', section: 'Licences', text: 'An airline may own one licence on each route.' },
  { id: 'AE-END-01', section: 'Fin', text: 'La partie se termine après le troisième décompte.' },
];

describe('a search', () => {
  it('finds rules that have all words, whatever their order and capitals', () => {
    expect(found(RULES, 'HOME route').map(({ id }) => id)).toEqual(['AE-BUY-06']);
  });

  it('finds by id and by section', () => {
    expect(found(RULES, 'ae-buy').length).toBe(2);
    expect(found(RULES, 'licences').length).toBe(2);
  });

  it('does not mind accents', () => {
    expect(found(RULES, 'decompte').map(({ id }) => id)).toEqual(['AE-END-01']);
  });

  it('for nothing finds everything', () => {
    expect(found(RULES, '  ')).toEqual(RULES);
  });
});

it('a section keeps its rules in order', () => {
  expect(sections(RULES).map(({ name, rules }) => [name, rules.length])).toEqual([
    ['Licences', 2],
    ['Fin', 1],
  ]);
});

it('what was searched for is marked, and code is code', () => {
  expect(marked('The route, or `join` the network', 'ROUTE')).toEqual([
    { text: 'The ', isMatch: false, isCode: false },
    { text: 'route', isMatch: true, isCode: false },
    { text: ', or ', isMatch: false, isCode: false },
    { text: 'join', isMatch: false, isCode: true },
    { text: ' the network', isMatch: false, isCode: false },
  ]);
});

it('no letter is lost where accents take two places', () => {
  const text = 'après le troisième décompte';
  expect(marked(text, 'decompte').map((piece) => piece.text).join('')).toBe(text);
});
