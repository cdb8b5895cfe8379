/** What a leg may cost and what waits at its end, in words. */

import type { Wording } from '../../lib/wording';
import { firstName, objectiveName } from './say';
import { type Legend, type Odds, type PostalView } from './view';

/** What an interruption would cost: AP-BREAKDOWN-02, AP-CRASH-02 to -08. */
export function stakesOf(odds: Odds | null, wording: Wording): string[] {
  const found: string[] = [];
  if (odds && odds.breakdown > 0) found.push(wording.say('ap-stake-breakdown', { points: odds.points }));
  if (odds && odds.crash > 0) found.push(wording.say('ap-stake-crash', { glory: odds.glory, cards: odds.cards }));
  return found;
}

/** What a landing there could bring: an outstation, objectives, deliveries, a great first. */
export function gainsOf(place: string, routes: string[], seat: number, view: PostalView, legend: Legend, wording: Wording): string[] {
  const me = view.seats[seat];
  const facts = legend.places[place];
  if (!me || !facts) return [];
  const found: string[] = [];
  if (view.outstations.includes(place) && !me.visited.includes(place)) found.push(wording.say('ap-outstation', { points: facts.points ?? 0, money: facts.money ?? 0 }));
  for (const word of me.objectives) {
    const objective = legend.objectives[word];
    if (!objective?.goals.includes(place)) continue;
    const isDone = objective.sort === 'vip' || (me.cubes[word] !== undefined && me.cubes[word] !== place);
    const name = objectiveName(word, legend, wording);
    if (isDone) found.push(wording.say('ap-gain-objective', { name, points: objective.points, money: objective.money }));
    else if (me.cubes[word] === undefined) found.push(wording.say('ap-gain-cube', { name }));
  }
  const loads = Object.keys(me.loads).filter((word) => accepts(place, word, legend) && (word === 'letter' || !me.loads['letter'])); // AP-DELIVER-10
  const paid = loads.map((word) => `${wording.name(word)} ${legend.loads[word]?.bonus ?? 0}k`);
  if (paid.length) found.push(wording.say('ap-gain-load', { count: paid.length, loads: wording.series(paid) })); // AP-DELIVER-02
  for (const [first, { routes: needed, points }] of Object.entries(legend.firsts)) {
    if (!view.firsts[first] && needed.every((route) => routes.includes(route))) found.push(wording.say('ap-gain-first', { first: firstName(first, wording), points }));
  }
  return found;
}

/** Whether a load may be left at a place (AP-DELIVER-06 to -09). */
export function accepts(place: string, load: string, legend: Legend): boolean {
  const facts = legend.places[place];
  if (!facts || load === 'fuel') return false;
  if (load === 'pax') return facts.kind === 'city';
  if (load.startsWith('bag-')) return facts.kind === 'embassy' && load === `bag-${facts.nation}`;
  return true;
}
