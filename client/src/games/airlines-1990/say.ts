/** What a listener is told of routes and companies. */

import type { AmericaView, CircleView } from '../../contract/airlines-1990';
import type { Chart, Move } from '../../contract/protocol';
import type { Wording } from '../../lib/wording';
import { movesOn } from '../../parts/circles';
import { standing, type Holding } from '../../parts/holdings';
import { companyOf } from './choices';
import { legendOf } from './view';

/** Every route: its pattern, its circles and what lies on them. */
export function describeRoutes(view: AmericaView, wording: Wording): Map<string, string> {
  return new Map(
    Object.entries(view.routes).map(([route, { pattern, circles }]) => [
      route,
      wording.say('america-route', {
        route: wording.name(route),
        pattern: wording.name(pattern),
        circles: wording.series(circles.map((circle) => describeCircle(circle, wording))),
      }),
    ]),
  );
}

/** One circle: its value, and what lies on it. */
export function describeCircle({ value, marker, is_sabotage }: CircleView, wording: Wording): string {
  return wording.say('america-circle', {
    value,
    state: is_sabotage ? 'sabotaged' : marker ? 'covered' : 'free',
    company: marker ? wording.name(marker) : '',
  });
}

/** What can be done with a route now. */
export function describeOffers(route: string, fitting: Move[], wording: Wording): string {
  const series = (verb: string, word: (move: Move) => string | null) =>
    wording.series([...new Set(movesOn(fitting, verb, route).map((move) => wording.name(word(move) ?? '')))]);
  const parts: [string, string][] = [
    ['america-founders', series('found', companyOf)],
    ['america-flyers', series('fly', companyOf)],
    ['america-targets', series('sabotage', (move) => String(move.fields['value']))],
  ];
  return parts.filter(([, said]) => said).map(([key, said]) => wording.say(key, { these: said })).join(' ');
}

/** A company: headquarters, state, markers left, shares and the patterns that it flies. */
export function describeCompany(view: AmericaView, company: string, chart: Chart, wording: Wording): string {
  const { is_founded, is_inactive, worth, issued, supply } = view.companies[company]!;
  const { patterns } = legendOf(chart);
  const flown = Object.keys(patterns).filter((pattern) => patterns[pattern]?.includes(company));
  return wording.say('america-company', {
    company: wording.name(company),
    home: chart.places.find((place) => place.home === company)?.name ?? '',
    state: is_founded ? 'founded' : is_inactive ? 'inactive' : 'unfounded',
    worth,
    supply,
    issued,
    patterns: wording.series(flown.map((pattern) => wording.name(pattern))),
  });
}

/** What the laid shares of a company are worth to a holder. */
export function describeHolding(found: Holding, holder: number, wording: Wording): string {
  const facts = { shares: found.counts[holder]!, points: found.awards[holder]!, place: standing(found, holder) };
  return wording.say('america-cell', facts);
}
