/** How many cards a pile has; whoever sees everything is given the cards themselves. */
export function sizeOf(pile: number | string[]): number {
  return typeof pile === 'number' ? pile : pile.length;
}
