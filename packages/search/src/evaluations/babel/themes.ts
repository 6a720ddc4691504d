import type { Event } from '@nabu/games/babel';
import type { ThemeRule } from '../../puzzles/theme-rule.ts';

/** What a good move of Babel is about, what says most first. */
export const babelThemes: readonly ThemeRule<Event>[] = [
  { theme: 'raze', shows: ({ type }) => type === 'razed' },
  { theme: 'steal', shows: ({ type }) => type === 'stole' },
  { theme: 'defect', shows: ({ type }) => type === 'defected' },
  { theme: 'desert', shows: ({ type }) => type === 'deserted' },
  { theme: 'halve', shows: ({ type }) => type === 'halved' },
  { theme: 'build', shows: ({ type }) => type === 'built' },
  { theme: 'migrate', shows: ({ type }) => type === 'migrated' },
  { theme: 'walk', shows: ({ type }) => type === 'walked' },
  { theme: 'deploy', shows: ({ type }) => type === 'deployed' },
];
