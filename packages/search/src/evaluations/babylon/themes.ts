import type { Event } from '@nabu/games/babylon';
import type { ThemeRule } from '../../puzzles/theme-rule.ts';

/** What a good move of Babylon is about, what says most first. */
export const babylonThemes: readonly ThemeRule<Event>[] = [
  { theme: 'belvedere', shows: (event) => event.type === 'built' && event.belvedere !== null },
  { theme: 'terrace', shows: ({ type }) => type === 'built' },
  { theme: 'decorate', shows: ({ type }) => type === 'decorated' },
  { theme: 'alter', shows: ({ type }) => type === 'altered' },
  { theme: 'dig', shows: ({ type }) => type === 'dug' },
  { theme: 'store', shows: ({ type }) => type === 'stored' },
];
