import type { ThemeRule } from '../puzzles/theme-rule.ts';
import type { Event } from './events.ts';

/** What a good move of Babylon is about, what says most first. */
export const babylonThemes = [
  { theme: 'belvedere', shows: (event) => event.type === 'built' && event.belvedere !== null },
  { theme: 'terrace', shows: ({ type }) => type === 'built' },
  { theme: 'decorate', shows: ({ type }) => type === 'decorated' },
  { theme: 'alter', shows: ({ type }) => type === 'altered' },
  { theme: 'dig', shows: ({ type }) => type === 'dug' },
  { theme: 'store', shows: ({ type }) => type === 'stored' },
] as const satisfies readonly ThemeRule<Event>[];
