import { describe, expect, test } from 'vitest';
import type { Legend, PostalView, SeatView } from '../src/contract/air-postal';
import { aboard, cities, flights, movesOf, placesFor, routeBetween } from '../src/games/air-postal/choices';
import { frameFor, nearOf } from '../src/games/air-postal/framing';
import { labelsOf, sizeFor, swellFor } from '../src/games/air-postal/labels';
import { Story } from '../src/games/air-postal/recent';
import { sideBySide } from '../src/games/air-postal/seats';
import { MARKER, RADIUS, sheetOf } from '../src/games/air-postal/sheet';
import { gainsOf } from '../src/games/air-postal/stakes';
import { linksOf, position, routesAlong, wayFrom, wayTo } from '../src/games/air-postal/way';
import type { Chart, Move } from '../src/contract/protocol';
import type { Wording } from '../src/lib/wording';
import { distance } from '../src/map/geometry';

const place = (key: string, lon: number, lat: number) => ({ key, name: key, lon, lat, label: 'E', is_off_map: key.endsWith('*'), home: null, slots: [] });
const link = (a: string, b: string, spaces: string) => ({ key: `${a}-${b}`.replace('*', ''), a, b, slots: [...spaces].map((text) => ({ text, piece: null, is_closed: false })), is_long: false, pattern: 'solid' });

const objective = (sort: string, ...places: string[]) => ({ sort, goals: places, places, points: 3, money: 15 });
const legend = {
  letters: { G: 'green', B: 'blue', W: 'white', R: 'red' },
  places: { PAR: { kind: 'city', points: 2, money: 30, accepts: ['mail', 'pax'] }, ROM: { kind: 'embassy', accepts: ['mail', 'bag-uk'] } },
  firsts: { 'NYC-PAR': { routes: ['NYC-PAR'], points: 12 } },
  objectives: { garbo: objective('vip', 'LAX'), 'PAR-ROM': objective('air-route', 'PAR', 'ROM'), 'LON-PAR': objective('air-route', 'LON', 'PAR') },
  loads: { mail: { bonus: 5, places: [] }, pax: { bonus: 15, places: ['PAR'] }, 'bag-uk': { bonus: 20, places: ['ROM'] } },
} as unknown as Legend;

const chart: Chart = {
  title: 'test',
  pieces: [],
  places: [place('LON', 0, 51.5), place('PAR', 2.3, 48.9), place('NYC', -74, 40.7), place('ADK', -176, 52), place('PKC', 158, 53), place('PKC*', -202, 53)],
  links: [link('LON', 'PAR', 'G'), link('NYC', 'PAR', 'WBBG'), link('ADK', 'PKC*', 'BW'), link('NYC', 'ADK', 'GGRR')],
  bonuses: [],
  legend: { ...legend },
};

function move(text: string, field: string): Move {
  const [verb = '', word = ''] = text.split(' ');
  return { text, verb, facts: {}, fields: { [field]: word } };
}

describe('the sheet', () => {
  const sheet = sheetOf(chart);

  test('spaces of a route neither cover each other nor its places', () => {
    for (const { key, a, b } of chart.links) {
      const spaces = sheet.spaces.get(key)!;
      for (const [number, one] of spaces.entries()) {
        for (const other of spaces.slice(number + 1)) expect(distance(one, other)).toBeGreaterThan(2 * RADIUS - 1);
        for (const end of [a, b]) expect(distance(one, sheet.places.get(end)!.point)).toBeGreaterThan(MARKER + RADIUS - 3);
      }
    }
  });

  test('every place has a name on the page', () => {
    const labels = labelsOf(sheet, new Map(chart.places.map(({ key }) => [key, key])), { size: 15, swell: 1, first: new Set(), over: [] });
    for (const { box } of labels.values()) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(sheet.page.width);
    }
  });

  test('from afar letters and places are larger, and names without room are left out unless they matter', () => {
    const names = new Map(chart.places.map(({ key }) => [key, 'A very long name of a place']));
    const far = { size: sizeFor(0.2), swell: swellFor(0.2), over: [] };
    const some = labelsOf(sheet, names, { ...far, first: new Set(['PAR', 'LON']) });
    expect(far.size * 0.2).toBeGreaterThan(9);
    expect(swellFor(1)).toBe(1);
    expect(some.has('PAR') && some.has('LON')).toBe(true);
    expect(labelsOf(sheet, names, { ...far, first: new Set() }).size).toBeLessThan(names.size);
    expect(labelsOf(sheet, names, { size: sizeFor(1), swell: 1, over: [], first: new Set() }).size).toBe(names.size);
  });

  test('a name stands beside a plane, not below it', () => {
    const names = new Map([['NYC', 'New York']]);
    const free = labelsOf(sheet, names, { size: 10, swell: 1, over: [], first: new Set() }).get('NYC')!;
    const plane: [number, number] = [(free.box.left + free.box.right) / 2, (free.box.top + free.box.bottom) / 2];
    const moved = labelsOf(sheet, names, { size: 10, swell: 1, over: [plane], first: new Set() }).get('NYC')!;
    expect(moved.box).not.toEqual(free.box);
  });

  test('a leg is flown space by space, either way and beyond the date line', () => {
    const links = linksOf(chart);
    expect(wayFrom(['LON-PAR', 'NYC-PAR'], 'LON', links, sheet)!.steps.map(({ colour }) => colour)).toEqual(['green', 'green', 'blue', 'blue', 'white']);
    expect(wayTo(['NYC-PAR'], 'PAR', links, sheet)!.steps.map(({ colour }) => colour)).toEqual(['white', 'blue', 'blue', 'green']);
    expect(wayFrom(['ADK-PKC'], 'PKC', links, sheet)!.steps.map(({ colour }) => colour)).toEqual(['white', 'blue']);
    expect(wayFrom(['NYC-PAR'], 'LON', links, sheet)).toBeNull();
    expect(position(['LON', 'PAR', 'NYC'], ['NYC-PAR'])).toBe('PAR');
    expect(position([], [])).toBeNull();
    expect(routesAlong(['LON', 'PAR', 'NYC'], chart)).toEqual(['LON-PAR', 'NYC-PAR']);
  });
});

describe('choices', () => {
  test('a place is flown to by the route that leads there', () => {
    const moves = [move('fly LON-PAR', 'route'), move('fly NYC-PAR', 'route'), move('roll', 'none')];
    expect([...flights(moves, 'PAR', chart)].map(([key, { text }]) => [key, text])).toEqual([['LON', 'fly LON-PAR'], ['NYC', 'fly NYC-PAR']]);
    expect(movesOf(moves, 'roll').length).toBe(1);
    expect(routeBetween(chart, 'PKC', 'ADK')).toBe('ADK-PKC');
    expect(routeBetween(chart, null, 'ADK')).toBeNull();
  });

  test('cities and what is aboard', () => {
    expect([...cities([move('start PAR', 'city')]).keys()]).toEqual(['PAR']);
    const moves = [move('deliver mail', 'load'), move('discard compass', 'equipment')];
    expect(aboard(moves, 'mail')?.text).toBe('deliver mail');
    expect(aboard(moves, 'compass')?.text).toBe('discard compass');
    expect(aboard(moves, 'case')).toBeNull();
  });

  test('what a landing could bring', () => {
    const me = { rewards: ['PAR'], goals: { 'PAR-ROM': { PAR: 'fulfilled' }, 'LON-PAR': { PAR: 'cube' } }, deliverable: ['mail', 'bag-uk'] };
    const view = { derived: { seats: [me] } } as unknown as PostalView;
    const wording = { say: (key: string) => key, name: (word: string) => word, series: (words: string[]) => words.join() } as unknown as Wording;
    expect(gainsOf('PAR', ['NYC-PAR'], 0, view, legend, wording)).toEqual(['ap-outstation', 'ap-gain-objective', 'ap-gain-cube', 'ap-gain-load', 'ap-gain-first']);
    expect(gainsOf('ROM', [], 0, view, legend, wording)).toEqual(['ap-gain-load']);
  });
});

describe('what is told', () => {
  test('what is told is followed from the announcement to the landing', () => {
    const story = new Story();
    const told = (key: string, facts: object) => ({ number: 1, key, facts: { seat: 1, ...facts } });
    story.hear([told('route-announced', { route: 'LON-PAR' })]);
    story.hear([told('weather-rolled', { faces: ['fair'] })]);
    const news = story.hear([told('die-resolved', { face: 'fair' }), told('leg-flown', { city: 'PAR' })]);
    expect(news.crossing).toEqual({ seat: 1, leg: ['LON-PAR'], faces: ['fair'], end: 'PAR', start: null });
    expect(story.hear([told('die-resolved', { face: 'fog' })]).crossing?.leg).toEqual([]);
    expect([...news.places]).toEqual(['PAR']);
  });
});

describe('what the map shows by itself', () => {
  const lone: Partial<SeatView> = { place: 'PAR', objectives: ['garbo'] };
  const view = (seat: Partial<SeatView>, routes: string[] = [], path: string[] = [], leg: string[] = []) =>
    ({ seats: [seat], outstations: ['NYC'], flight: { path, leg }, derived: { flyer: path.length ? 'p1' : null, seats: [{ routes }] } }) as unknown as PostalView;

  test('the own plane, the routes within its range, and its goals if there is room', () => {
    expect(nearOf(view(lone, ['LON-PAR']), 0, chart, legend, [], new Set())).toEqual({ must: ['PAR', 'LON'], may: ['LAX'] });
    expect(nearOf(view(lone, ['LON-PAR', 'NYC-PAR']), 0, chart, legend, [], new Set()).must).toEqual(['PAR', 'LON', 'NYC']);
    expect(nearOf(view({ ...lone, place: 'ADK' }, ['ADK-PKC']), 0, chart, legend, [], new Set()).must).toEqual(['ADK', 'PKC*']);
  });

  test('where a pilot would start', () => {
    const pilot = { ...move('pilot ace', 'pilot'), facts: { start: 'NYC' } };
    expect(nearOf(view({ place: null, objectives: [] }), 0, chart, legend, [pilot], new Set())).toEqual({ must: ['NYC'], may: [] });
  });

  test('what can be chosen with the leg so far; a flight; without a plane the outstations', () => {
    const leg = view(lone, [], ['NYC', 'PAR', 'LON'], ['LON-PAR']);
    expect(nearOf(leg, 0, chart, legend, [], new Set(['ADK'])).must).toEqual(['ADK', 'PAR', 'LON']);
    expect(nearOf(leg, null, chart, legend, [], new Set()).must).toEqual(['PAR', 'LON']);
    expect(nearOf(view({ place: null, objectives: [] }), 0, chart, legend, [], new Set()).may).toEqual(['NYC']);
  });

  test('what is far away is left out when the spaces would become too small', () => {
    const points = new Map<string, [number, number]>([['LON', [0, 0]], ['PAR', [100, 0]], ['ROM', [200, 200]], ['SYD', [5000, 900]]]);
    const { box } = frameFor({ must: ['LON', 'PAR'], may: ['ROM', 'SYD', 'nowhere'] }, points, 500, 500)!;
    expect([box.left, box.right, box.top, box.bottom]).toEqual([-70, 270, -70, 270]);
    expect(frameFor({ must: [], may: [] }, points, 500, 500)).toBeNull();
  });

  test('the places of a card', () => {
    expect(placesFor('PAR-ROM', legend)).toEqual(['PAR', 'ROM']);
    expect(placesFor('bag-uk', legend)).toEqual(['ROM']);
    expect(placesFor('pax', legend)).toEqual(['PAR']);
    expect(placesFor('PAR', legend)).toEqual(['PAR']);
    expect(placesFor('mail', legend)).toEqual([]);
  });
});

test('a leg that was announced before the page was opened is told too', () => {
  const story = new Story(['LON-PAR']);
  const told = story.hear([{ number: 1, key: 'die-resolved', facts: { seat: 0, face: 'fair' } }, { number: 1, key: 'leg-flown', facts: { seat: 0, city: 'PAR' } }] as never);
  expect(told.crossing).toMatchObject({ leg: ['LON-PAR'], faces: ['fair'], end: 'PAR' });
});

test('marks on the glory track stand side by side', () => {
  expect(sideBySide([10, 10, 40, 12], 15)).toEqual([10, 25, 55, 40]);
  expect(sideBySide([30, 0], 15)).toEqual([30, 0]);
});
