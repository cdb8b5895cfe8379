import type { GameInfo } from '../contract/protocol';
import { api } from './api';
import type { Wording } from './wording';
import { wordingOf } from './words.svelte';

/** A game that is installed here, with the words for it. */
export interface Offered {
  info: GameInfo;
  wording: Wording;
}

let asking: Promise<GameInfo[]> | null = null;

/** The games of this server, each with its words in one language. */
export async function offeredGames(code: string): Promise<Offered[]> {
  asking ??= api.games();
  asking.catch(() => (asking = null)); // another try may do better
  const infos = await asking;
  return Promise.all(infos.map(async (info) => ({ info, wording: await wordingOf(info.name, { code }) })));
}
