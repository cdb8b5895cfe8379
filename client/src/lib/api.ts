import type {
  AccountName,
  Answer,
  BoardInfo,
  Command,
  Facts,
  Forking,
  Frame,
  GameInfo,
  Letter,
  Login,
  Lost,
  MatchInfo,
  Me,
  MyMatch,
  MyReport,
  NewAccount,
  NewEmail,
  NewMatch,
  NewName,
  NewPassword,
  NewReport,
  Opened,
  Opener,
  Proof,
  Recovery,
  Refusal,
  Refused,
  RuleInfo,
  Seated,
  Sitting,
  Verified,
  Wanted,
  Wrong,
} from '../contract/protocol';
import { isNobody, line } from './line.svelte';

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
    readonly refused: Refused,
  ) {
    super(refused.rule);
  }
}

interface Asking {
  method?: string;
  body?: unknown;
  text?: string; // a body that is not JSON
  token?: string | null;
  seatTokens?: string[];
  signal?: AbortSignal;
  isLive?: boolean; // whoever asks looks after a lost line: the table as it happens
}

async function ask(path: string, { method, body, text, token, seatTokens, signal, isLive }: Asking = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (text !== undefined) headers['Content-Type'] = 'text/plain';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (seatTokens?.length) headers['X-Seat-Tokens'] = seatTokens.join(',');
  const sends = body !== undefined || text !== undefined;
  const request: RequestInit = { method: method ?? (sends ? 'POST' : 'GET'), headers };
  if (sends) request.body = text ?? JSON.stringify(body);
  if (signal) request.signal = signal;
  for (;;) {
    const response = await fetch(`/api${path}`, request).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return null;
    });
    if (response && !isNobody(response)) {
      if (!response.ok) throw await troubleOf(response);
      return response;
    }
    const back = isLive ? null : line.back();
    if (!back || request.method !== 'GET') throw new ApiTrouble('web-offline'); // only a question is asked again
    await back;
  }
}

/** The trouble in an answer that went wrong; whatever else comes is told by its number. */
async function troubleOf(response: Response): Promise<Error> {
  const said = (await response.json().catch(() => null)) as Partial<Wrong & Refusal> | null;
  if (said?.refused) return new ApiRefusal(said.refused);
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
  rules: (game: string, language: string) => json<RuleInfo[]>(`/games/${part(game)}/rules/${part(language)}`),
  // `?placed`: no cache holds an answer from before boards came with their placing.
  board: (game: string, board: string) => json<BoardInfo>(`/games/${part(game)}/boards/${part(board)}?placed`),

  me: () => json<Me>('/me'),
  callMe: (called: NewName) => json<Me>('/me', { body: called }),
  register: (account: NewAccount) => json<Me>('/account', { body: account }),
  login: (name: string, password: string) => json<Me>('/login', { body: { name, password } satisfies Login }),
  logout: () => json<Me>('/logout', { method: 'POST' }),
  logoutEverywhere: () => json<Me>('/logout/everywhere', { method: 'POST' }),
  newAccountName: (name: string) => json<Me>('/account/name', { body: { name } satisfies AccountName }),
  newPassword: (old: string, password: string) => json<Me>('/account/password', { body: { old, password } satisfies NewPassword }),
  newEmail: (email: string | null, password: string) => json<Me>('/account/email', { body: { email, password } satisfies NewEmail }),
  askAgain: () => json<Me>('/account/email/letter', { method: 'POST' }),
  wantNotices: (wants: boolean) => json<Me>('/account/notices', { body: { has_notices: wants } satisfies Wanted }),
  myData: () => ask('/account/data', { method: 'POST' }).then((response) => response.blob()),
  deleteAccount: (password: string) => json<Me>('/account/delete', { body: { password } satisfies Proof }),
  confirmEmail: (token: string) => json<Opener>('/confirm', { body: { token } satisfies Letter }),
  recover: (who: string) => ask('/recover', { body: { who } satisfies Lost }).then(() => undefined),
  newPasswordBy: (token: string, password: string) => json<Me>('/recover/password', { body: { token, password } satisfies Recovery }),
  unsubscribe: (token: string) => json<Opener>('/unsubscribe', { body: { token } satisfies Letter }),
  myMatches: (seatTokens: string[]) => json<MyMatch[]>('/me/matches', { seatTokens }),

  report: (id: string, report: NewReport, token: string | null) =>
    ask(`/matches/${part(id)}/reports`, { body: report, token }).then(() => undefined),
  myReports: (seatTokens: string[]) => json<MyReport[]>('/me/reports', { seatTokens }),

  lobby: (stage: 'open' | 'running' | 'over') => json<MatchInfo[]>(`/matches${query({ stage })}`),
  open: (match: NewMatch) => json<Opened>('/matches', { body: match }),
  match: (id: string, { isLive = false } = {}) => json<MatchInfo>(`/matches/${part(id)}`, { isLive }),
  sit: (id: string, seat: number, who: Sitting, token?: string) =>
    json<Seated>(`/matches/${part(id)}/seats/${seat}`, { body: who, token: token ?? null }),
  command: (id: string, command: Command, token: string) =>
    json<Answer>(`/matches/${part(id)}/commands`, { body: command, token, isLive: true }),
  frame: (
    id: string,
    { after, wait, token, signal }: { after?: number; wait?: number; token?: string | null; signal?: AbortSignal } = {},
  ) => json<Frame>(`/matches/${part(id)}/frames${query({ after, wait })}`, { token: token ?? null, ...(signal ? { signal, isLive: true } : {}) }),
  at: (id: string, number: number, seat?: number | 'all' | null, token?: string | null) =>
    json<Frame>(`/matches/${part(id)}/at/${number}${query({ seat })}`, { token: token ?? null }),
  film: (id: string, number: number, count: number, seat?: number | 'all' | null, token?: string | null) =>
    json<Frame[]>(`/matches/${part(id)}/film/${number}${query({ count, seat })}`, { token: token ?? null }),

  save: (id: string) => plain(`/matches/${part(id)}/save`),
  upload: (text: string) => json<Opened>('/saves', { text }),
  fork: (id: string, number: number, seats: NewMatch['chairs']) =>
    json<Opened>(`/matches/${part(id)}/fork`, { body: { number, seats } satisfies Forking }),
  verify: (id: string) => json<Verified>(`/matches/${part(id)}/verify`),
};
