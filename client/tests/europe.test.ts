import { describe, expect, test } from 'vitest';
import type { Chart, Move } from '../src/contract/protocol';
import type { EuropeView } from '../src/contract/airlines-europe';
import { bansOf, buyersOf, meant } from '../src/games/airlines-europe/choices';
import { printed } from '../src/games/airlines-europe/holdings';
import { recentOf } from '../src/games/airlines-europe/recent';
import { rowsOf, spotsOf } from '../src/games/airlines-europe/runway';
import { circleOf, litCircles } from '../src/parts/circles';
import chart from './fixtures/europe-chart.json';

const board = chart as Chart;

test('of a row the places that pay are shown', () => {
  expect(printed([6, 3, 2, 1, 0])).toBe('6·3·2·1');
});

const view = {
  step: 'Turn',
  derived: { red: { routes: ['PAR-LON'] }, grey: { routes: [] } },
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

function move(text: string, fields: Move['fields'], facts: Move['facts']): Move {
  return { text, verb: text.split(' ')[0]!, facts, fields };
}

describe('what can be chosen', () => {
  const buy = move('buy grey PAR-LON', { airline: 'grey', route: 'PAR-LON' }, { circle: 1, space: 14 });
  const bans = ['4', '5'].map((price) => move(`ban BOR-PAR ${price}`, { route: 'BOR-PAR', price }, { circle: Number(price) - 3 }));

  test('of a route the circle is lit that the move covers', () => {
    expect(litCircles([buy])).toEqual(new Map([['PAR-LON', new Set([1])]]));
    expect(circleOf(move('draw', {}, {}))).toBeNull();
    expect(buyersOf([buy, ...bans], 'PAR-LON')).toEqual(['grey']);
  });

  test('of a route to be banned each circle of a move is lit', () => {
    expect(litCircles(bans)).toEqual(new Map([['BOR-PAR', new Set([1, 2])]]));
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
