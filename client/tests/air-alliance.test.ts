import { describe, expect, test } from 'vitest';
import type { Legend, WorldView } from '../src/contract/air-alliance';
import { aheadOf } from '../src/games/air-alliance/ahead';
import {
  aimed,
  aimedSlot,
  exchangesAt,
  flightsTo,
  flyable,
  frontPlane,
  goals,
  inFront,
  meantFlight,
  planePicks,
  written,
} from '../src/games/air-alliance/choices';
import { MIDDLE, pointOf, RADIUS, SIZE } from '../src/games/air-alliance/globe';
import { countryOf, REACH, spotsOf } from '../src/games/air-alliance/layout';
import { recentOf } from '../src/games/air-alliance/recent';
import { mayTakeOff, reservedBy, triosOf } from '../src/games/air-alliance/view';
import type { Chart, Move } from '../src/contract/protocol';

const ALL = ['red', 'yellow', 'blue', 'green', 'black', 'violet', 'white'];
const open = (shape: string) => ({ shape, admits: ALL });
const card = (from: string, to: string, trio: string | null = null) => ({ from, to, miles: 8000, slots: ['NPA-K'], trio });
const seat = (state: object) => ({ colour: null, special: null, allies: [], reserved: [], pass: [], face_down_cards: null, ...state });

const view = {
  step: 'Markers',
  row: ['c01', 'c02', 'c03'],
  airports: { E1: open('inverted Y'), E2: open('Y'), A1: open('Y'), A4: { shape: 'V', admits: ['red', 'violet'] }, U1: open('Y') },
  planes: { E1: ['red', 'blue', 'red'], E2: ['blue', 'red', 'yellow'], A1: ['red', 'red', 'red'], A4: ['violet', null], U1: [null, null, null] },
  cards: { c01: card('M6', 'M1', 'spy'), c02: card('M1', 'A1', 'spy'), c03: card('M6', 'A1'), c04: card('A1', 'M1', 'actor') },
  seats: [
    seat({
      colour: 'red',
      special: 'A4',
      reserved: ['c02'],
      pass: [
        { cards: ['c01', 'c04'], slots: ['A-M 1-2-3', 'NPA-KW'], marker: null },
        { cards: [], slots: ['PRIORITY'], marker: null },
        { cards: [], slots: ['SPECIAL'], marker: 1 },
      ],
      face_down_cards: ['c02'],
    }),
    seat({ colour: 'blue', allies: ['white'], reserved: ['c01'] }),
  ],
  derived: { lost_next: 'c03', trios: [{ actor: 1, spy: 2 }, {}] },
} as unknown as WorldView;

const stands = (zone: string, ...fronts: number[]) => ({ zone, fronts });
const legend = {
  airports: { E1: stands('E', 0), E2: stands('E', 0, 1), A1: stands('A', 0, 1), A4: stands('A', 0, 1), U1: stands('U', 0, 1) },
  slots: { 'A-M 1-2-3': { kind: 'land' }, PRIORITY: { kind: 'priority' } },
} as unknown as Legend;

function move(text: string, ...fits: string[]): Move {
  const [verb, ...words] = text.split(' ');
  const names = { fly: ['colour', 'origin', 'destination'], exchange: ['airport', 'first', 'second'], place: ['airport'] }[verb!] ?? [];
  return { text, verb: verb!, facts: { fits }, fields: Object.fromEntries(names.map((name, at) => [name, words[at]!])) };
}

const flights = [move('fly red E1 A1', '1-1', '1-2'), ...['fly red E1 U1', 'fly red E2 U1', 'fly violet A4 U1'].map((text) => move(text, '3-1'))];
const exchanges = ['exchange E1 1st 2nd', 'exchange E1 2nd 3rd', 'exchange E2 1st 3rd'].map((text) => move(text, '2-1'));
const moves = [...flights, ...exchanges];

describe('queues', () => {
  test('a plane takes off from a position that is printed so', () => {
    expect([0, 1, 2].map((position) => mayTakeOff(legend, 'E1', position))).toEqual([true, false, false]);
    expect([0, 1, 2].map((position) => mayTakeOff(legend, 'E2', position))).toEqual([true, true, false]);
  });

  test('the front plane of a colour, and who stands before the others', () => {
    expect(frontPlane(view, legend, 'E2', 'red')).toBe(1);
    expect(frontPlane(view, legend, 'E1', 'blue')).toBe(-1);
    expect(inFront(view, legend, 'E2')).toEqual(['blue', 'red']);
  });

  test('a plane that waits is asked about with a flight that only its queue forbids', () => {
    expect(meantFlight(view, 'E1', 1)).toBe('fly blue E1 U1'); // E2 and A1 are full, A4 admits no blue
  });
});

describe('slots', () => {
  test('what is aimed at narrows what is lit', () => {
    expect(aimedSlot(view, 0, { place: 1, slot: 0 })).toBe('A-M 1-2-3');
    expect(aimed(moves, { place: 1, slot: 0 }).map(({ text }) => text)).toEqual(['fly red E1 A1']);
    expect(aimed(moves, { place: 2, slot: 0 })).toEqual(exchanges);
    expect(aimed(moves, null)).toBe(moves);
  });
});

describe('what can be chosen', () => {
  test('planes first, then where they can land', () => {
    expect(flyable(moves)).toEqual(new Map([['E1', new Set(['red'])], ['E2', new Set(['red'])], ['A4', new Set(['violet'])]]));
    expect([...goals(moves, {}, null, legend).keys()]).toEqual([]);
    expect([...goals(flights.slice(0, 2), { origin: ['E1'] }, null, legend).keys()]).toEqual(['A1', 'U1']);
    expect([...goals(moves, {}, 'PRIORITY', legend).keys()]).toEqual(['E1', 'E2']);
    expect(flightsTo(flights, 'A1')).toEqual([flights[0]]);
  });

  test('a plane is picked by airport and colour; one that can go to one place only flies there', () => {
    expect(planePicks(flights, {}, 'E1', 'red')).toEqual({ picks: [['origin', 'E1'], ['colour', 'red']] });
    expect(planePicks(flights, { colour: ['red'] }, 'E1', 'red')).toEqual({ picks: [['origin', 'E1']] });
    expect(planePicks(flights, { origin: ['E1'], colour: ['red'] }, 'E1', 'red')).toEqual({ picks: [['origin', 'E1'], ['colour', 'red']] });
    expect(planePicks(flights, {}, 'E2', 'red')).toEqual({ move: flights[2] });
  });

  test('exchanges of an airport, and the place that pays', () => {
    expect(exchangesAt(moves, 'E1')).toEqual(exchanges.slice(0, 2));
    expect(written(flights[0]!, { place: 2, slot: 0 })).toBe('fly red E1 A1 2');
    expect(written(flights[0]!, null)).toBe('fly red E1 A1');
  });
});

describe('cards', () => {
  test('whose marker lies on a card', () => {
    expect([reservedBy(view, 'c01'), reservedBy(view, 'c02'), reservedBy(view, 'c03')]).toEqual([1, 0, null]);
  });

  test('trios so far, the fullest first', () => {
    expect(triosOf(view, 0)).toEqual([{ trio: 'spy', count: 2 }, { trio: 'actor', count: 1 }]);
  });

  test('what a flight would lead to', () => {
    expect(aheadOf(null)).toBeNull();
    expect(aheadOf({ wins: ['c01'], miles: 8000, next: ['c02'] })).toEqual({ wins: ['c01'], miles: 8000, next: ['c02'], later: [], markers: 0 });
  });
});

describe('the map', () => {
  const places = [['E1', 51.5, -0.1], ['E2', 51.5, 7], ['M1', 43.6, 7], ['A1', 35.7, 139.7], ['A6', -33.9, 151.2], ['U3', 21.3, -157.9]] as const;
  const chart = { places: places.map(([key, lat, lon]) => ({ key, lat, lon })) } as unknown as Chart;

  test('the North Pole is in the middle, the equator far out', () => {
    expect(pointOf(0, 90)).toEqual([MIDDLE, MIDDLE].map((value) => expect.closeTo(value)));
    const [x, y] = pointOf(20, 0);
    expect(x).toBeCloseTo(MIDDLE);
    expect(y).toBeGreaterThan(MIDDLE + RADIUS / 2);
  });

  test('airports do not cover each other, and stay on the page', () => {
    const spots = [...spotsOf(chart).values()].map(({ point }) => point);
    for (const [number, one] of spots.entries()) {
      expect(one[0] >= 0 && one[0] <= SIZE && one[1] >= 0 && one[1] <= SIZE).toBe(true);
      for (const other of spots.slice(number + 1)) {
        const isApart = Math.abs(one[0] - other[0]) > 2 * REACH.across - 2 || Math.abs(one[1] - other[1]) > REACH.up + REACH.down - 2;
        expect(isApart).toBe(true);
      }
    }
  });

  test('every airport lies in a cell of its own zone, and each zone has its letter', () => {
    const zones = Object.fromEntries(places.map(([key]) => [key, { zone: key.slice(0, 1) }]));
    const country = countryOf(spotsOf(chart), zones as unknown as Legend['airports']);
    expect(country.cells.map(({ zone }) => zone)).toEqual(['E', 'E', 'M', 'A', 'A', 'U']);
    expect(country.letters.map(({ zone }) => zone)).toEqual(['E', 'M', 'A', 'U']);
    expect(country.borders).toMatch(/^M/);
  });
});

test('what is told moves the pieces', () => {
  const facts = { seat: 0, colour: 'red', origin: 'E1', destination: 'A1', place: 2 };
  const told = [{ number: 3, key: 'plane-flown', facts }, { number: 3, key: 'row-filled', facts: { cards: ['c04'] } }];
  const recent = recentOf(told);
  expect(recent.flight).toEqual({ from: 'E1', to: 'A1', colour: 'red' });
  expect(recent.airports).toEqual(new Set(['E1', 'A1']));
  expect(recent.filled).toEqual(new Set(['c04']));
});
