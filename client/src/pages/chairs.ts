import type { GameInfo } from '../contract/protocol';
import type { Offered } from '../lib/games.svelte';

/** Who is to sit in one seat of a new table. */
export interface Chair {
  kind: 'me' | 'open' | 'bot' | 'program';
  name: string;
  bot: string;
}

/** What bots are called: by first names of people who flew early. */
const PILOTS = ['Amelia', 'Louis', 'Bessie', 'Otto', 'Hélène', 'Alberto', 'Melli', 'Igor'];

/** A name for the bot in each seat, none twice, and none that is taken. */
export function pilots(taken: string[], count: number): string[] {
  return PILOTS.filter((name) => !taken.includes(name)).slice(0, count);
}

/** What I am called in this seat: by my name; whoever shares the screen with me by theirs, or as `player`. */
export function nameAt(chairs: Chair[], seat: number, name: string, player: string): string {
  const mine = chairs.flatMap(({ kind }, one) => (kind === 'me' ? [one] : []));
  const own = mine.length > 1 ? (chairs[seat]?.name.trim() ?? '') : '';
  return own || (seat === mine[0] ? name : player);
}

/** The bot that people meet if they choose none. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes('steady') ? 'steady' : (game.bots[0] ?? '');
}

/** The game that is offered first. */
export function usualGame(games: Offered[]): Offered | undefined {
  return games.find(({ info }) => info.name === 'airlines-europe') ?? games[0];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks that we offer, in seconds: for each move, or for the whole game of one player. */
export const CLOCKS: Record<'move' | 'game', [number, ...number[]]> = {
  move: [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY, 7 * DAY],
  game: [15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, DAY, 7 * DAY],
};

/** How long the others wait for somebody who is away, in seconds; null: however long. */
export const PATIENCE: [number | null, ...number[]] = [null, 2 * MINUTE, 10 * MINUTE, HOUR, DAY];
export const USUAL_PATIENCE = 10 * MINUTE;

/** So many chairs: those that stand there already, me in the first one, bots in the new ones. */
export function chairsFor(game: GameInfo, count: number, before: Chair[] = []): Chair[] {
  const bot = usualBot(game);
  return Array.from({ length: count }, (_, seat) => {
    const old = before[seat];
    if (old) return game.bots.includes(old.bot) ? old : { ...old, bot };
    return { kind: seat === 0 ? 'me' : 'bot', name: '', bot };
  });
}

/** Nobody has to be invited: the game can begin at once. */
export function isReady(chairs: Chair[]): boolean {
  return chairs.some(({ kind }) => kind === 'me') && chairs.every(({ kind }) => kind === 'me' || kind === 'bot');
}
