/** The secret tokens of the seats that this browser holds, by match and seat. */
export type Tokens = Record<number, string>;

const KEY = 'windsock-seats';
const MOST = 200; // matches that a browser remembers

type All = Record<string, Tokens>;

let remembered: All | null = null; // for a browser that keeps nothing

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? remembered ?? {};
  } catch {
    return remembered ?? {};
  }
}

function keep(tokens: All): void {
  remembered = Object.fromEntries(Object.entries(tokens).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // kept for as long as the page is open
  }
}

/** The tokens of my seats at a match. */
export function myTokens(match: string): Tokens {
  return all()[match] ?? {};
}

/** My seats at a match, in order. */
export function mySeats(match: string): number[] {
  return Object.keys(myTokens(match)).map(Number).sort((a, b) => a - b);
}

/** All my tokens, those of the newest matches first. */
export function allTokens(most = 50): string[] {
  return Object.values(all()).reverse().flatMap((tokens) => Object.values(tokens)).slice(0, most);
}

export function keepToken(match: string, seat: number, token: string): void {
  const { [match]: here = {}, ...others } = all();
  keep({ ...others, [match]: { ...here, [seat]: token } });
}

export function keepTokens(match: string, tokens: Record<string | number, string>): void {
  for (const [seat, token] of Object.entries(tokens)) keepToken(match, Number(seat), token);
}

/** A seat's link to give to somebody, or to open on another device. */
export function seatLink(match: string, token: string): string {
  return `${location.origin}/table/${encodeURIComponent(match)}#${token}`;
}
