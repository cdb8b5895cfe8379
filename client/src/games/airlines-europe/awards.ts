/** What the shares of an airline would bring if they were scored now. */

/** The rows of ABACUS at the first, second and third scoring (AE-SCORE-10). */
const ABACUS_ROWS = [
  [4, 2, 1, 0, 0],
  [8, 4, 2, 1, 0],
  [16, 8, 4, 2, 1],
];

export function abacusRow(scorings: number): number[] {
  return ABACUS_ROWS[Math.min(scorings, ABACUS_ROWS.length - 1)]!;
}

/** The award of each holder: equal holders share the places they fill, rounded up (AE-SCORE-04 to AE-SCORE-09). */
export function awards(counts: number[], row: number[]): number[] {
  return counts.map((count) => {
    if (!count) return 0;
    const place = counts.filter((other) => other > count).length;
    const equal = counts.filter((other) => other === count).length;
    const sum = row.slice(place, place + equal).reduce((total, points) => total + points, 0);
    return Math.ceil(sum / equal);
  });
}

/** The places that pay, as they are printed: 6·3·2·1. */
export function printed(row: number[]): string {
  return row.filter((points) => points > 0).join('·');
}
