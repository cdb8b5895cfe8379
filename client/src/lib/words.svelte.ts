import type { BoardInfo, Facts } from '../contract/protocol';
import { api, ApiTrouble } from './api';
import { settings } from './settings.svelte';
import { Wording } from './wording';

/** Texts by language and folder, loaded once. */
const shelves = new Map<string, Promise<string>>();

function loaded(address: string, load: () => Promise<string>): Promise<string> {
  let text = shelves.get(address);
  if (!text) {
    text = load();
    text.catch(() => shelves.delete(address)); // another try may do better
    shelves.set(address, text);
  }
  return text;
}

async function texts(code: string, game: string | null): Promise<Record<string, string[]>> {
  const codes = code === 'en' ? ['en'] : [code, 'en'];
  const pairs = codes.map(async (one): Promise<[string, string[]]> => {
    const product = loaded(one, () => api.words(one));
    const ofGame = game === null ? null : loaded(`${game}/${one}`, () => api.gameWords(game, one));
    return [one, ofGame === null ? [await product] : await Promise.all([ofGame, product])];
  });
  return Object.fromEntries(await Promise.all(pairs));
}

/** The wording of a game in the reader's language, for players of these names on this board. */
export async function wordingOf(
  game: string,
  { names = [], board = null, code = settings.language }: { names?: string[]; board?: BoardInfo | null; code?: string } = {},
): Promise<Wording> {
  return new Wording(code, await texts(code, game), { names, board });
}

class Product {
  private wording = $state.raw<Wording | null>(null);

  get isReady(): boolean {
    return this.wording !== null;
  }

  get code(): string {
    return this.wording?.code ?? 'en';
  }

  /** The product's words in the reader's language; App calls it again when that changes. */
  async load(code: string): Promise<void> {
    const wording = new Wording(code, await texts(code, null));
    if (code === settings.language) this.wording = wording;
  }

  knows(key: string): boolean {
    return this.wording?.knows(key) ?? false;
  }

  say(key: string, facts?: Facts): string {
    return this.wording?.say(key, facts) ?? '';
  }

  tell(error: unknown): string {
    if (error instanceof ApiTrouble && error.key === 'web-offline') return ''; // the head of the page says so, while it is so
    if (error instanceof ApiTrouble) return this.wording?.trouble(error) ?? error.key;
    return this.say('web-something-wrong');
  }
}

export const product = new Product();

/** A text of the browser client in the reader's language; reactive. */
export function t(key: string, facts?: Facts): string {
  return product.say(key, facts);
}

/** What went wrong, as a sentence of the product. */
export function tellTrouble(error: unknown): string {
  return product.tell(error);
}

/** The same of a save that is refused: its own game has the words for a rule or a move in it. */
export async function tellBroken(save: string, error: unknown): Promise<string> {
  const game = /^game (\S+)/m.exec(save)?.[1];
  const wording = game && error instanceof ApiTrouble ? await wordingOf(game).catch(() => null) : null;
  return wording?.trouble(error as ApiTrouble) ?? tellTrouble(error);
}

/** What a bot is called; a plug-in's goes by its own name. */
export function botName(bot: string): string {
  return product.knows(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** The same with a word on how it plays, if we have one. */
export function botLine(bot: string): string {
  return product.knows(`web-bot-${bot}-line`) ? t(`web-bot-${bot}-line`) : botName(bot);
}
