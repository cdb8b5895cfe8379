import type { Answer, Chart, Command, Facts, Frame, GameInfo, MatchInfo, Move, NewMatch, Saying } from './types';

/** Something that went wrong, as a key and facts; `wording.trouble(...)` or `tellTrouble(...)` says it. */
export class ApiTrouble extends Error {
  constructor(
    readonly key: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

/** A rule forbids the move. */
export class ApiRefusal extends Error {
  constructor(
    readonly rule: string,
    readonly facts: Facts,
    readonly move: string,
    readonly nearest: Move[],
  ) {
    super(rule);
  }
}

/** Who asks: nobody yet (no name), a guest, or somebody with an account. */
export interface Me {
  name: string | null;
  language: string | null;
  has_account: boolean;
  email: string | null;
}

/** A table of mine, and where I sit. */
export interface MyMatch {
  match: MatchInfo;
  seats: number[];
  is_my_turn: boolean;
}

/** A new table, with the secret token of each seat that is its maker's. */
export interface Opened {
  id: string;
  tokens: Record<string, string>;
}

export interface RuleText {
  id: string;
  section: string;
  text: string;
}

export interface Verified {
  seal: string;
  seed: string;
  is_equal: boolean;
  digest: string;
}

/** The board as printed, with the words of its vocabularies, which facts such as `counts` are told by. */
export interface BoardChart extends Chart {
  words?: Record<string, string[]>;
}

interface Asking {
  method?: string;
  body?: unknown;
  text?: string; // a body that is not JSON
  token?: string | null;
  seatTokens?: string[];
  signal?: AbortSignal;
}

async function ask(path: string, { method, body, text, token, seatTokens, signal }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (seatTokens?.length) headers['X-Seat-Tokens'] = seatTokens.join(',');
  const sends = body !== undefined || text !== undefined;
  const request: RequestInit = { method: method ?? (sends ? 'POST' : 'GET'), headers };
  if (sends) request.body = text ?? JSON.stringify(body);
  if (signal) request.signal = signal;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiTrouble('web-offline');
  }
  if (!response.ok) throw await troubleOf(response);
  return response;
}

/** The trouble in an answer that went wrong; whatever else comes is told by its number. */
async function troubleOf(response: Response): Promise<Error> {
  const said = (await response.json().catch(() => null)) as {
    trouble?: Saying;
    refused?: { rule: string; facts: Facts; move: string; nearest: Move[] };
  } | null;
  if (said?.refused) {
    const { rule, facts, move, nearest } = said.refused;
    return new ApiRefusal(rule, facts, move, nearest);
  }
  if (said?.trouble) return new ApiTrouble(said.trouble.key, said.trouble.facts, response.status);
  const known: Record<number, string> = { 404: 'web-not-found', 413: 'web-too-big', 429: 'web-too-often' };
  const key = known[response.status] ?? (response.status >= 500 ? 'web-server-down' : 'web-strange-answer');
  return new ApiTrouble(key, { status: response.status }, response.status);
}

async function json<T>(path: string, asking?: Asking): Promise<T> {
  return (await (await ask(path, asking)).json()) as T;
}

async function plain(path: string, asking?: Asking): Promise<string> {
  return (await ask(path, asking)).text();
}

const part = encodeURIComponent;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export const api = {
  games: () => json<GameInfo[]>('/games'),
  words: (language: string) => plain(`/words/${part(language)}`),
  gameWords: (game: string, language: string) => plain(`/games/${part(game)}/words/${part(language)}`),
  rules: (game: string, language: string) => json<RuleText[]>(`/games/${part(game)}/rules/${part(language)}`),
  board: (game: string, board: string) => json<BoardChart>(`/games/${part(game)}/boards/${part(board)}`),

  me: () => json<Me>('/me'),
  callMe: (name: string, language?: string) => json<Me>('/me', { body: { name, language } }),
  register: (name: string, password: string, email?: string) =>
    json<Me>('/account', { body: { name, password, ...(email ? { email } : {}) } }),
  login: (name: string, password: string) => json<Me>('/login', { body: { name, password } }),
  logout: () => ask('/logout', { method: 'POST' }).then(() => undefined),
  myMatches: (seatTokens: string[]) => json<MyMatch[]>('/me/matches', { seatTokens }),

  lobby: (stage: 'open' | 'running' | 'over') => json<MatchInfo[]>(`/matches${query({ stage })}`),
  open: (match: NewMatch) => json<Opened>('/matches', { body: match }),
  match: (id: string) => json<MatchInfo>(`/matches/${part(id)}`),
  sit: (id: string, seat: number, who: { name: string } | { bot: string }, token?: string) =>
    json<{ token: string }>(`/matches/${part(id)}/seats/${seat}`, { body: who, token: token ?? null }),
  command: (id: string, command: Command, token: string) =>
    json<Answer>(`/matches/${part(id)}/commands`, { body: command, token }),
  frame: (
    id: string,
    { after, wait, token, signal }: { after?: number; wait?: number; token?: string | null; signal?: AbortSignal } = {},
  ) => json<Frame>(`/matches/${part(id)}/frames${query({ after, wait })}`, { token: token ?? null, ...(signal ? { signal } : {}) }),
  at: (id: string, number: number, seat?: number | 'all' | null, token?: string | null) =>
    json<Frame>(`/matches/${part(id)}/at/${number}${query({ seat })}`, { token: token ?? null }),

  save: (id: string) => plain(`/matches/${part(id)}/save`),
  upload: (text: string) => json<Opened>('/saves', { text }),
  fork: (id: string, number: number, seats: NewMatch['chairs']) =>
    json<Opened>(`/matches/${part(id)}/fork`, { body: { number, seats } }),
  verify: (id: string) => json<Verified>(`/matches/${part(id)}/verify`),
};
