/** Several people at one screen: who has to come to it next. */

/**
 * The next person who must confirm before anything is shown; null if things may stay as they are.
 * `mine`: the seats at this screen; `asked`: who must act; `looking`: whose view is shown, null: nobody's.
 */
export function nextPerson(mine: number[], asked: number[], looking: number | null): number | null {
  if (mine.length < 2) return null;
  const waiting = mine.filter((seat) => asked.includes(seat));
  if (waiting.length === 0 || (looking !== null && waiting.includes(looking))) return null;
  return waiting[0] ?? null;
}
