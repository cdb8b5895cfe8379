import { describe, expect, test } from 'vitest';
import type { AmericaView } from '../src/contract/airlines-1990';
import { companyOf, meant } from '../src/games/airlines-1990/choices';
import { bannersOf, dressed, lineOf, pieceOf } from '../src/games/airlines-1990/pieces';
import { recentOf } from '../src/games/airlines-1990/recent';
import { chartNow } from '../src/games/airlines-1990/view';
import type { Chart, Move } from '../src/contract/protocol';
import { litCircles, movesOn } from '../src/parts/circles';
import { standing } from '../src/parts/holdings';

const place = (key: string, home: string | null) => ({ key, name: key, lat: 0, lon: 0, label: 'N', is_off_map: false, home, slots: [] });
const link = (key: string, pattern: string) => ({ key, a: key.slice(0, 3), b: key.slice(4), slots: [], is_long: false, pattern });
const piece = (key: string) => ({ key, name: key, letter: key[0]!, colour: '#123456', pattern: 'solid', seat: null });

const chart: Chart = {
  title: 'America',
  pieces: [piece('BOI'), piece('HIT')],
  places: [place('SFO', 'BOI'), place('LAX', 'HIT'), place('PHO', null)],
  links: [link('SFO-LAX', 'wavy'), link('LAX-PHO', 'solid')],
  bonuses: [],
  legend: { patterns: { solid: ['HIT'], wavy: ['BOI', 'HIT'] } },
};

const circle = (value: number, marker: string | null = null, is_sabotage = false) => ({ value, marker, is_sabotage });
const company = (state: object) => ({ worth: 0, supply: 9, is_founded: false, is_inactive: false, ...state });

const view = {
  step: 'Turn',
  phantom: null,
  derived: { BOI: { routes: [] }, HIT: { routes: ['LAX-PHO'] } },
  seats: [{ hand: { BOI: 1 }, laid: { HIT: 2 } }, { hand: null, laid: { HIT: 1 } }],
  companies: { BOI: company({}), HIT: company({ worth: 5, is_founded: true }) },
  routes: {
    'SFO-LAX': { pattern: 'wavy', lowest: 3, circles: [circle(3), circle(6), circle(9, 'HIT', true)] },
    'LAX-PHO': { pattern: 'solid', lowest: 7, circles: [circle(2, 'HIT'), circle(7)] },
  },
} as unknown as AmericaView;

function move(text: string, fields: Move['fields'], facts: Move['facts'] = {}): Move {
  return { text, verb: text.split(' ')[0]!, facts, fields };
}

test('who is first and who is second', () => {
  const found = { counts: [2, 1, 2, 0], awards: [5, 0, 5, 0], ranks: [1, 2, 1, 0] };
  expect([0, 1, 2, 3].map((holder) => standing(found, holder))).toEqual(['tied', 'second', 'tied', 'behind']);
  expect(standing({ ...found, ranks: [1, 2, 2, 0] }, 0)).toBe('first');
});

describe('what can be chosen', () => {
  const found = move('found SFO-LAX BOI', { route: 'SFO-LAX', shares: ['BOI'] }, { circle: 0 });
  const sabotage = move('sabotage SFO-LAX 6', { route: 'SFO-LAX', value: '6' }, { circle: 1 });

  test('the circles are lit that moves cover', () => {
    expect(litCircles([found, sabotage])).toEqual(new Map([['SFO-LAX', new Set([0, 1])]]));
  });

  test('whose move it is', () => {
    expect(movesOn([found, sabotage], 'found', 'SFO-LAX').map(companyOf)).toEqual(['BOI']);
    expect(companyOf(move('fly HIT LAX-PHO', { company: 'HIT', route: 'LAX-PHO' }))).toBe('HIT');
  });

  test('what may have been meant', () => {
    expect(meant(view, chart, 0, 'SFO-LAX', null, null)).toBe('found SFO-LAX BOI');
    expect(meant(view, chart, 0, 'LAX-PHO', null, null)).toBe('fly HIT LAX-PHO');
    expect(meant({ ...view, step: 'Sabotage' }, chart, 0, 'SFO-LAX', 0, null)).toBe('sabotage SFO-LAX 3');
  });
});

describe('what lies on the table', () => {
  test('a sabotage marker is shown as closed', () => {
    expect(chartNow(view).slots['SFO-LAX']?.[2]).toEqual({ piece: 'HIT', is_closed: true });
  });

  test('companies differ by pattern, lines by kind whatever a board calls them', () => {
    expect(pieceOf(chart, 'BOI').pattern).not.toBe(pieceOf(chart, 'HIT').pattern);
    const other = { ...chart, links: [link('SFO-LAX', 'b'), link('LAX-PHO', 'a')] };
    expect(dressed(other).links.map((one) => one.pattern)).toEqual(['dashed', 'solid']);
    expect(lineOf(chart, 'wavy')).toBe('wavy');
    expect(bannersOf(view)).toEqual(new Map([['BOI', 'furled'], ['HIT', 'flying']]));
  });
});

test('what is told moves the pieces: a plane comes from the headquarters of its company', () => {
  const facts = { seat: 1, company: 'HIT', route: 'LAX-PHO', value: 2 };
  const recent = recentOf([{ number: 7, key: 'route-flown', facts }], view, chart);
  expect(recent.circles).toEqual(new Map([['LAX-PHO', new Set([0])]]));
  expect(recent.flight).toEqual({ link: 'LAX-PHO', from: 'LAX', piece: 'HIT' });
  const sabotage = { ...facts, route: 'SFO-LAX', value: 9 };
  const told = recentOf([{ number: 8, key: 'route-sabotaged', facts: sabotage }], view, chart);
  expect(told.circles).toEqual(new Map([['SFO-LAX', new Set([2])]]));
  expect(told.flight).toBeNull();
});
