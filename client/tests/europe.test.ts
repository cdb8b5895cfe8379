import { describe, expect, test } from 'vitest';
import type { Chart, Move } from '../src/contract/protocol';
import { abacusRow, awards, printed } from '../src/games/airlines-europe/awards';
import { bansOf, buyersOf, litCircles, meant, nextCircle } from '../src/games/airlines-europe/choices';
import { recentOf } from '../src/games/airlines-europe/recent';
import { rowsOf, spotsOf } from '../src/games/airlines-europe/runway';
import type { EuropeView } from '../src/games/airlines-europe/view';
import chart from './fixtures/europe-chart.json';

const board = chart as Chart;

describe('what a scoring would bring', () => {
  test('AE-EX-04: two share places two and three', () => {
    expect(awards([3, 2, 2, 0], [6, 3, 2, 1, 0])).toEqual([6, 3, 3, 0]);
  });

  test('AE-TEST-39: a tie of three is rounded up, the next is fourth', () => {
    expect(awards([2, 2, 2, 1], [6, 3, 2, 1, 0])).toEqual([4, 4, 4, 1]);
  });

  test('AE-TEST-41 to 43: ABACUS by the number of the scoring', () => {
    expect(awards([3, 2, 2, 1, 1], abacusRow(0))).toEqual([4, 2, 2, 0, 0]);
    expect(awards([1, 1, 1, 0], abacusRow(1))).toEqual([5, 5, 5, 0]);
    expect(awards([3, 2, 1, 1], abacusRow(0))).toEqual([4, 2, 1, 1]);
  });

  test('AE-TEST-44: who has none gets none', () => {
    expect(awards([5, 0, 0, 0], [8, 4, 3, 2, 1])).toEqual([8, 0, 0, 0]);
    expect(printed([6, 3, 2, 1, 0])).toBe('6·3·2·1');
  });
});

const view = {
  step: 'Turn',
  airlines: { red: { space: 3, planes: 12 }, grey: { space: 10, planes: 8 } },
  routes: {
    'PAR-LON': {
      price: 4,
      licences: [
        { price: 3, plane: 'red', is_banned: false },
        { price: 4, plane: null, is_banned: false },
        { price: 5, plane: null, is_banned: false },
      ],
    },
    'BOR-PAR': {
      price: 4,
      licences: [
        { price: 3, plane: null, is_banned: true },
        { price: 4, plane: null, is_banned: false },
        { price: 5, plane: null, is_banned: false },
      ],
    },
  },
} as unknown as EuropeView;

function move(text: string, fields: Move['fields']): Move {
  return { text, verb: text.split(' ')[0]!, facts: {}, fields };
}

describe('what can be chosen', () => {
  const buy = move('buy grey PAR-LON', { airline: 'grey', route: 'PAR-LON' });
  const bans = ['4', '5'].map((price) => move(`ban BOR-PAR ${price}`, { route: 'BOR-PAR', price }));

  test('of a route to be bought the cheapest licence is lit', () => {
    expect(litCircles([buy], view)).toEqual(new Map([['PAR-LON', new Set([1])]]));
    expect(nextCircle(view, 'BOR-PAR')).toBe(1);
    expect(buyersOf([buy, ...bans], 'PAR-LON')).toEqual(['grey']);
  });

  test('of a route to be banned each free licence is lit', () => {
    expect(litCircles(bans, view)).toEqual(new Map([['BOR-PAR', new Set([1, 2])]]));
    expect(bansOf(bans, 'BOR-PAR')).toEqual(['4', '5']);
  });

  test('what may have been meant: an airline that comes near and does not fly there yet', () => {
    expect(meant(view, board, 'PAR-LON', null, null)).toBe('buy grey PAR-LON');
    expect(meant(view, board, 'PAR-LON', null, 'red')).toBe('buy red PAR-LON');
    expect(meant({ ...view, step: 'BanPhase' }, board, 'BOR-PAR', 0, null)).toBe('ban BOR-PAR 3');
  });
});

test('what is told moves the pieces: a plane comes from the home of its airline', () => {
  const facts = { seat: 0, airline: 'red', route: 'PAR-LON', price: 3, space: 6 };
  const recent = recentOf([{ number: 7, key: 'licence-bought', facts }], view, board);
  expect(recent.circles).toEqual(new Map([['PAR-LON', new Set([0])]]));
  expect(recent.flight).toEqual({ link: 'PAR-LON', from: 'PAR', piece: 'red' });
  expect(recent.money).toEqual({ seat: 0, amount: -3 });
});

describe('the share track', () => {
  const track: EuropeView['track'] = [
    [0, 3, [1, 0]],
    [4, 7, [2, 1]],
    [8, 12, [3, 2]],
    [13, 17, [4, 2]],
  ];

  test('one row on a wide screen, two on a narrow one', () => {
    expect(rowsOf(track, 900)).toHaveLength(1);
    expect(rowsOf(track, 360).map((row) => row.zones.length)).toEqual([2, 2]);
    expect(rowsOf(track, 0)).toEqual([]);
  });

  test('no marker hides another', () => {
    const markers = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, space: 8 }));
    const spots = spotsOf(rowsOf(track, 900), markers, 20);
    for (const [number, one] of spots.entries()) {
      for (const other of spots.slice(number + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(20);
      }
    }
  });
});
