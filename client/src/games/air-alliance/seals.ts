/** The seals of the trios, on a field of 16 by 16. Our own drawings. */

export const SEALS: Record<string, string> = {
  enthusiast: 'M3 3h10v10H3ZM5.5 5.5h.01M10.5 5.5h.01M8 8h.01M5.5 10.5h.01M10.5 10.5h.01', // a die
  scholar: 'M8 4.5C6 3 4 3 2.5 3.5v9C4 12 6 12 8 13.5c2-1.5 4-1.5 5.5-1v-9C12 3 10 3 8 4.5ZM8 4.5v9', // a book
  actor: 'M8 2l1.8 4 4.2.4-3.2 2.8 1 4.3L8 11.2l-3.8 2.3 1-4.3L2 6.4 6.2 6Z', // a star
  cocktail: 'M2.5 3h11L8 9ZM8 9v4.5M5 13.5h6M10 3l2-1.5', // a glass
  'ball-game': 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2ZM3.5 4c3 2 3 6 0 8M12.5 4c-3 2-3 6 0 8', // a ball
  spy: 'M1.5 7.5h13M4 7.5l1-4.5h6l1 4.5M3 10.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 10.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 10.5h2', // hat and glasses
  'primitive-man': 'M6 14c-2 0-2.5-2-2-4s-.5-3 1-4.5 4.5-.5 4.5 2-1 3-1 4.5S8 14 6 14ZM5 3.5h.01M7.5 2.6h.01M10 3.2h.01M12 5h.01', // a footprint
};
