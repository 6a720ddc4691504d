import type { Event } from '@nabu/games/babylonia';
import type { ThemeRule } from '../../puzzles/theme-rule.ts';

/** What a good move of Babylonia is about, what says most first. */
export const babyloniaThemes: readonly ThemeRule<Event>[] = [
  { theme: 'city', shows: (event, seat) => event.type === 'city' && event.winner === seat },
  { theme: 'ziggurat', shows: (event, seat) => event.type === 'ziggurat' && event.winner === seat },
  { theme: 'spoil', shows: (event, seat) => event.type === 'city' && event.winner !== seat },
  { theme: 'card', shows: ({ type }) => type === 'took' },
  { theme: 'harvest', shows: ({ type }) => type === 'harvested' },
];
