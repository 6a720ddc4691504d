import type { Event } from '@nabu/games/amyitis';
import type { ThemeRule } from '../../puzzles/theme-rule.ts';

/** What a good move of Amyitis is about, what says most first. */
export const amyitisThemes: readonly ThemeRule<Event>[] = [
  { theme: 'plant', shows: ({ type }) => type === 'planted' },
  { theme: 'sell', shows: ({ type }) => type === 'sold' },
  { theme: 'court', shows: (event, seat) => event.type === 'acquired' && event.seat === seat },
  { theme: 'caravan', shows: ({ type }) => type === 'travelled' },
  { theme: 'water', shows: ({ type }) => type === 'irrigated' },
  { theme: 'pray', shows: ({ type }) => type === 'prayed' },
  { theme: 'sow', shows: ({ type }) => type === 'sown' },
  { theme: 'recruit', shows: ({ type }) => type === 'recruited' },
  { theme: 'pass', shows: ({ type }) => type === 'passed' },
];
