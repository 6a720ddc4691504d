import type { Event } from '@nabu/games/ur';
import type { ThemeRule } from '../../puzzles/theme-rule.ts';

/** What a good move of Ur is about, what says most first. */
export const urThemes: readonly ThemeRule<Event>[] = [
  { theme: 'capture', shows: ({ type }) => type === 'captured' },
  { theme: 'home', shows: ({ type }) => type === 'scored' },
  { theme: 'rosette', shows: (event) => event.type === 'turn' && event.again },
  { theme: 'enter', shows: (event) => event.type === 'moved' && event.from === 0 },
  { theme: 'advance', shows: ({ type }) => type === 'moved' },
];
