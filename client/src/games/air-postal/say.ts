/** What a listener is told of places, cards, planes and cockpits. */

import type { Legend, PostalView } from '../../contract/air-postal';
import type { Wording } from '../../lib/wording';
import { seatOf } from './view';

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

/** Air routes by their places, others by their names. */
export function objectiveName(word: string, legend: Legend, wording: Wording): string {
  const facts = legend.objectives[word];
  return facts?.sort === 'air-route' ? facts.goals.map((goal) => wording.name(goal)).join(' – ') : wording.name(word);
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
