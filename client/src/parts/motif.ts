/** Drawings for shares, on a field of 100 by 70: `ink` strokes, `tint` fills. Our own. */

export interface Motif {
  tint: string; // areas in the piece's colour
  ink: string; // lines over them
}

export const DRAWINGS = {
  // a biplane over a low sun
  biplane: {
    tint: 'M22 40c10-8 34-9 52-3l8-9h6l-3 14c-8 7-22 9-38 9-14 0-23-4-25-11ZM24 24h46v5H24ZM30 53h38v5H30Z',
    ink: 'M34 29v8M60 29v7M36 50v4M62 50v4M16 32v18M40 60a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  // a flying boat on the water
  boat: {
    tint: 'M14 38c4-6 12-8 22-8h26l14-14h8l-5 18c-4 6-10 8-18 9l-6 6H34l-8-6c-6-1-11-2-12-5ZM28 20h34v5H28Z',
    ink: 'M38 25v6M52 25v6M22 36h12M6 58c6-5 12-5 18 0s12 5 18 0 12-5 18 0 12 5 18 0 12-5 16 0M24 17v11',
  },
  // a triplane
  triplane: {
    tint: 'M20 38c8-7 34-9 54-3l8-11h6l-3 18c-8 7-22 8-38 8-16 0-25-4-27-12ZM26 13h34v4.5H26ZM24 24h38v4.5H24ZM30 53h30v4.5H30Z',
    ink: 'M34 17v7M52 17v7M34 28v6M52 28v5M40 50v4M52 50v4M14 30v18',
  },
  // a great jet
  jet: {
    tint: 'M8 39c4-7 14-11 28-11h30l12-16h9l-5 19c3 2 3 6 0 8-6 4-18 5-30 5H24C14 44 7 43 8 39ZM44 40h20L48 60h-9Z',
    ink: 'M20 33h-7M28 35h3M36 35h3M44 35h3M52 35h3M60 35h3M33 51h9',
  },
  // a broom before the moon
  broom: {
    tint: 'M80 42 60 35c-3-1-7 1-8 4s0 7 4 8l6 2-8 2 10 2-7 4 11-1-4 5c8-2 16-7 22-13l-6-6Z',
    ink: 'M10 20 54 41M60 35l-3 11M66 40l14 6M64 45l12 6M74 10a13 13 0 1 0 12 18a10 10 0 0 1-12-18Z',
  },
  // an airship
  airship: {
    tint: 'M8 31C10 18 30 12 50 12s34 6 40 19C84 44 70 50 50 50S10 44 8 31ZM38 52h24l-4 9H42ZM82 20l12-7v12ZM82 42l12 7V37Z',
    ink: 'M30 15c-5 10-5 22 0 32M50 12v38M70 15c5 10 5 22 0 32M42 50v3M58 50v3',
  },
  // a helicopter
  helicopter: {
    tint: 'M20 38c0-11 12-17 26-17 10 0 17 4 20 9l24-4v7L66 42c-3 7-10 11-20 11-14 0-26-5-26-15Z',
    ink: 'M8 14h72M44 14v7M30 53v6M54 52v7M20 60h46M87 21v17M28 38c0-6 5-10 13-10v12H29',
  },
  // a balloon
  balloon: {
    tint: 'M50 5c17 0 27 11 27 23S64 47 58 52H42C36 47 23 40 23 28S33 5 50 5ZM43 57h14l-2 9H45Z',
    ink: 'M43 52v5M57 52v5M40 8c-8 12-7 30 3 44M60 8c8 12 7 30-3 44M50 5v47',
  },
  // a paper plane
  paper: {
    tint: 'M90 12 8 34l24 9 58-31L40 46v16l11-12 18 8Z',
    ink: 'M90 12 32 43M40 46 90 12M51 50l-11-4',
  },
  // a glider between winds
  glider: {
    tint: 'M4 27c26-3 60-3 92 0-30 3-36 4-40 5l-4 21h7v4H41v-4h7l-4-21c-6-1-14-2-40-5ZM50 15c4 0 6 5 6 14H44c0-9 2-14 6-14Z',
    ink: 'M10 44c8-4 14 4 22 0M66 46c8-4 14 4 22 0M14 60c8-4 14 4 22 0',
  },
  // an abacus
  abacus: {
    tint: 'M24 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0M36 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0M64 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0M24 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0M54 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0M66 35a5 5 0 1 0 10 0a5 5 0 1 0-10 0M24 50a5 5 0 1 0 10 0a5 5 0 1 0-10 0M36 50a5 5 0 1 0 10 0a5 5 0 1 0-10 0M48 50a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    ink: 'M18 8v54M82 8v54M18 8h64M18 62h64M18 20h64M18 35h64M18 50h64',
  },
} satisfies Record<string, Motif>;

/** For whatever has none of its own: a small jet. */
export const PLANE: Motif = {
  tint: 'M10 37c4-6 12-9 22-9h34l12-14h8l-4 17c3 2 3 5 0 7-6 4-16 5-26 5H26c-9 0-17-2-16-6ZM42 40h18L46 58h-8Z',
  ink: 'M22 33h-7M34 35h26',
};
