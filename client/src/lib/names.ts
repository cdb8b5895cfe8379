import type { Chair } from '../contract/protocol';
import { botName, t } from './words.svelte';

type Named = Pick<Chair, 'kind' | 'name' | 'bot' | 'seat'>;

/** What the players are called: two of the same name are told apart by their seat. */
export function namesOf(chairs: Named[]): string[] {
  const names = chairs.map(called);
  return names.map((name, at) => (name && names.filter((one) => one === name).length > 1 ? `${name} ${chairs[at]!.seat + 1}` : name));
}

/** Whoever was given no name goes by what they are, in the reader's language. */
function called({ kind, name, bot, seat }: Named): string {
  if (kind === 'bot' && bot && name === bot) return botName(bot);
  if (kind === 'program' && name === kind) return t('web-chair-kind-program');
  if (kind === 'person' && name === `p${seat + 1}`) return t('player', { number: seat + 1 });
  return name;
}
