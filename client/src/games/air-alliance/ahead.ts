/** What a flight would lead to, as the game foresees it. */

export interface Ahead {
  wins: string[]; // at once
  miles: number;
  next: string[]; // with one marker more
  later: string[]; // only with two
}

const cards = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);

export function aheadOf(answer: Record<string, unknown> | null): Ahead | null {
  if (!answer) return null;
  return { wins: cards(answer['wins']), miles: Number(answer['miles'] ?? 0), next: cards(answer['next']), later: cards(answer['later']) };
}
