/** What a listener is told of places, cards, planes and cockpits. */

import type { Wording } from '../../lib/wording';
import { seatOf, type Legend, type PostalView } from './view';

export function describePlace(place: string, view: PostalView, legend: Legend, wording: Wording): string {
  const facts = legend.places[place];
  const here = view.seats.flatMap((seat, number) => (seat.place === place ? [wording.seat(number)] : []));
  return wording.say('ap-place', {
    place: wording.name(place),
    kind: wording.say('ap-kind', { kind: facts?.kind ?? '' }),
    nation: facts?.nation ? wording.name(`bag-${facts.nation}`) : '',
    outstation: view.outstations.includes(place) ? wording.say('ap-outstation', { points: facts?.points ?? 0, money: facts?.money ?? 0 }) : '',
    planes: wording.series(here),
  });
}

export function describeObjective(word: string, legend: Legend, cube: string | null, isDone: boolean, wording: Wording): string {
  const facts = legend.objectives[word];
  if (!facts) return wording.name(word);
  return wording.say('ap-objective', {
    sort: facts.sort,
    name: facts.sort === 'air-route' ? facts.goals.map((goal) => wording.name(goal)).join(' – ') : wording.name(word),
    city: facts.sort === 'vip' ? wording.name(facts.goals[0] ?? '') : '',
    points: facts.scale.length ? facts.scale.join(', ') : facts.points,
    money: facts.money,
    cube: cube ? wording.name(cube) : '',
    done: isDone,
  });
}

export function describePlane(word: string, legend: Legend, isInitiation: boolean, isSecondHand: boolean, wording: Wording): string {
  const facts = legend.planes[word];
  if (!facts) return wording.name(word);
  const slots = isInitiation ? (['load'] as const) : (['cargo', 'pax', 'crew', 'system'] as const);
  const said = slots.map((slot) => `${wording.field(`${slot}_slots`)} ${facts[slot]}`);
  const numbers = [
    `${wording.field('level')} ${facts.level}`,
    `${wording.field('max_fuel')} ${facts.fuel}`,
    `${wording.field('range')} ${facts.range}`,
    ...said,
    `${isSecondHand ? facts.resale : facts.price}k`,
    wording.say('ap-plane-type', { type: facts.type }),
  ];
  return `${wording.name(word)}: ${numbers.join(', ')}. ${wording.forms(word)['history'] ?? ''}`;
}

/** A great first, with who has flown it and its history. */
export function describeFirst(first: string, view: PostalView, legend: Legend, wording: Wording): string {
  const holder = view.firsts[first];
  const history = wording.forms(first)['history'] ?? '';
  return wording.say('ap-first', {
    first: firstName(first, wording),
    points: legend.firsts[first]?.points ?? 0,
    holder: holder ? wording.seat(seatOf(holder)) : '',
    history,
  });
}

/** NYC-PAR: New York – Paris; of a chain its ends and what lies between. */
export function firstName(first: string, wording: Wording): string {
  return first
    .split('-')
    .map((place) => wording.name(place))
    .join(' – ');
}
