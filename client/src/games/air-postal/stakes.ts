/** What a leg may cost and what waits at its end, in words. */

import type { Legend, Odds, PostalView } from '../../contract/air-postal';
import type { Wording } from '../../lib/wording';
import { firstName, objectiveName } from './say';

/** What an interruption would cost. */
export function stakesOf(odds: Odds | null, wording: Wording): string[] {
  const found: string[] = [];
  if (odds && odds.breakdown > 0) found.push(wording.say('ap-stake-breakdown', { points: odds.points }));
  if (odds && odds.crash > 0) found.push(wording.say('ap-stake-crash', { glory: odds.glory, cards: odds.cards }));
  return found;
}

/** What a landing there could bring: an outstation, objectives, deliveries, great firsts. */
export function gainsOf(place: string, firsts: string[], seat: number, view: PostalView, legend: Legend, wording: Wording): string[] {
  const me = view.derived.seats[seat];
  const facts = legend.places[place];
  if (!me || !facts) return [];
  const found: string[] = [];
  if (me.rewards.includes(place)) found.push(wording.say('ap-outstation', { points: facts.points ?? 0, money: facts.money ?? 0 }));
  for (const [word, landings] of Object.entries(me.goals)) {
    const { points, money } = legend.objectives[word]!;
    const name = objectiveName(word, legend, wording);
    if (landings[place] === 'fulfilled') found.push(wording.say('ap-gain-objective', { name, points, money }));
    else if (landings[place] === 'cube') found.push(wording.say('ap-gain-cube', { name }));
  }
  const loads = me.deliverable.filter((word) => facts.accepts.includes(word));
  const paid = loads.map((word) => `${wording.name(word)} ${legend.loads[word]!.bonus}k`);
  if (paid.length) found.push(wording.say('ap-gain-load', { count: paid.length, loads: wording.series(paid) }));
  for (const first of firsts) found.push(wording.say('ap-gain-first', { first: firstName(first, wording), points: legend.firsts[first]!.points }));
  return found;
}
