import type { ThemeRule } from '../puzzles/theme-rule.ts';
import type { Event } from './events.ts';

/** What a good move of Ur is about, what says most first. */
export const urThemes = [
  { theme: 'capture', shows: ({ type }) => type === 'captured' },
  { theme: 'home', shows: ({ type }) => type === 'scored' },
  { theme: 'rosette', shows: (event) => event.type === 'turn' && event.again },
  { theme: 'enter', shows: (event) => event.type === 'moved' && event.from === 0 },
  { theme: 'advance', shows: ({ type }) => type === 'moved' },
] as const satisfies readonly ThemeRule<Event>[];
