/** Marks in a box of 24 by 24: no space, weather or card is told by colour alone. */

import type { PlaceFacts } from '../../contract/air-postal';
import type { Colour } from './view';

/** In a space and on its die: fields, waves, ice, peaks. */
export const SPACE_MARKS: Record<Colour, string> = {
  green: 'M5 8h14M5 12h14M5 16h14',
  blue: 'M4 10q4-6 8 0t8 0M4 16q4-6 8 0t8 0',
  white: 'M12 4v16M5 8l14 8M5 16l14-8',
  red: 'M4 18L12 5l8 13z',
};

export const SPACE_COLOURS: Record<Colour, { fill: string; ink: string }> = {
  green: { fill: '#3f8f4f', ink: '#ffffff' },
  blue: { fill: '#2f74c0', ink: '#ffffff' },
  white: { fill: '#ffffff', ink: '#3d4c57' },
  red: { fill: '#c5362b', ink: '#ffffff' },
};

/** A place by its kind, around the middle of its disc. */
export const PLACE_SHAPES: Record<PlaceFacts['kind'], string> = {
  hangar: 'M-8 7V-1A8 8 0 0 1 8 -1V7ZM-4 7V1H4V7',
  customs: 'M-8 -8H8V8H-8ZM-8 8L8 -8M-8 0L0 -8M0 8L8 0',
  city: 'M-10 9V-2H-5V-8H1V-4H5V1H10V9ZM-2 -4V-3.9M-2 1V1.1M5 5V5.1',
  embassy: 'M-10 11V-8H11V4H-10',
};

export const PLACE_COLOURS: Record<PlaceFacts['kind'], string> = { hangar: '#d7e5d3', customs: '#f6cfc4', city: '#f3d9a4', embassy: '#e4d5f2' };

export const WEATHER_MARKS: Record<string, string> = {
  fair: 'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  rain: 'M7 13a4 4 0 0 1 .5-8a5 5 0 0 1 9.5 1.5a3.3 3.3 0 0 1 0 6.5zM8 16l-1.5 4M12.5 16L11 20M17 16l-1.5 4',
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7',
  thunderstorm: 'M7 12a4 4 0 0 1 .5-8a5 5 0 0 1 9.5 1.5a3.3 3.3 0 0 1 0 6.5zM13 11l-3 5h4l-3 6',
  fog: 'M4 7h16M6 11h14M4 15h14M7 19h12',
  storm: 'M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14 12a5 5 0 0 1-8 4M10 12a5 5 0 0 1 8-4M19 13a8 8 0 0 1-9 7M5 11a8 8 0 0 1 9-7',
  snow: 'M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M12 6l-2.2-2M12 6l2.2-2M12 18l-2.2 2M12 18l2.2 2',
};

/** Loads, slots, numbers. */
export const MARKS: Record<string, string> = {
  mail: 'M3 6h18v12H3zM3 6l9 7l9-7',
  letter: 'M3 6h18v12H3zM3 6l9 7l9-7M12 15v-.1M16 15.5h2',
  case: 'M4 9h16v10H4zM9 9V6h6v3M4 13h16',
  fuel: 'M6 20V5h8v15zM4.5 20h11M8 8h4v3H8zM14 10l3 2v5a1.5 1.5 0 0 0 3 0V9l-3-3',
  pax: 'M12 4a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M5 20c0-5 3-7.5 7-7.5s7 2.500 7 7.5z',
  bag: 'M5 9h14l1.500 11H3.500zM9 9V7a3 3 0 0 1 6 0v2',
  vip: 'M12 3l2.2 4.600l5 .7l-3.600 3.500l.9 5L12 14.400l-4.500 2.400l.9-5L4.800 8.300l5-.7zM6 21h12',
  crew: 'M12 4a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M7 6h10M5 20c0-5 3-7.5 7-7.5s7 2.500 7 7.5zM9 20l3-4l3 4',
  system: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 12l4-4M12 6v1M18 12h-1M6 12h1',
  cargo: 'M4 8l8-4l8 4v8l-8 4l-8-4zM4 8l8 4l8-4M12 12v8',
  load: 'M4 8l8-4l8 4v8l-8 4l-8-4zM4 8l8 4l8-4M12 12v8',
  range: 'M3 12h18M17 8l4 4l-4 4M3 9v6M8 10v4M13 10v4',
  endurance: 'M12 20S4 15 4 9.500A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.500C20 15 12 20 12 20z',
  points: 'M12 3l2.700 5.700l6.300.8l-4.600 4.300l1.200 6.200L12 17l-5.600 3l1.200-6.200L3 9.500l6.300-.8z',
  money: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M14.500 9c-.6-1-1.500-1.300-2.500-1.300c-1.500 0-2.500.8-2.500 2c0 3 5 1.500 5 4.500c0 1.300-1.200 2.100-2.500 2.100s-2.200-.5-2.700-1.500M12 6v12',
  level: 'M4 20V14h4v6zM10 20V9h4v11zM16 20V4h4v16z',
  place: 'M12 21S5 14 5 9.5a7 7 0 0 1 14 0C19 14 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
};

/** From above, nose up, in the same box. */
export const PLANE = 'M12 2c1 0 1.600 1.500 1.600 4v2.500L22 11.500v2.200l-8.400-1V17l3 2v1.600L12 20l-4.600.6V19l3-2v-4.300l-8.400 1v-2.200l8.400-3V6C10.400 3.500 11 2 12 2z';

/** The mark of a card or of what lies in a slot. */
export function markOf(word: string): string {
  return word.startsWith('bag-') ? 'bag' : word;
}
