import { botsOf } from './bots-of.ts';

/** The bots a person can sit down against, weakest first; the same names mean the same in every game. */
export const LEVELS = [
  /** Overlooks things, and never throws a game away: for a first game. */
  { id: 'pupil', spec: 'gentle:60%' },
  /** Sees one move ahead, and is wrong about each by up to 6 %. */
  { id: 'apprentice', spec: 'greedy:6%' },
  /** Sees one move ahead, and is wrong about each by up to 2 %. */
  { id: 'cupbearer', spec: 'greedy:2%' },
  /** Looks at 60 lines, and is wrong about each move by up to 2 %. */
  { id: 'scribe', spec: 'search:60:2%' },
  /** Looks at 100 lines. */
  { id: 'astronomer', spec: 'search:100' },
  { id: 'vizier', spec: 'search:300' },
  /** The strongest of the house. */
  { id: 'king', spec: 'search:1000' },
] as const;

/** A level, and its id. */
export type Level = (typeof LEVELS)[number];
export type LevelId = Level['id'];

/** The spec a text stands for in a game: a level by its name, anything else as it is. */
export function specOf(text: string, gameId = ''): string {
  const level = LEVELS.find(({ id }) => id === text);
  if (level === undefined) return text;
  return botsOf(gameId)?.levels[level.id] ?? level.spec;
}

/**
 * Who is asked for a decision until somebody makes it, in this order: the bot itself, then the levels
 * below it, or for a bot that is no level, the simplest thinkers.
 */
export function askedInTurn(text: string): readonly string[] {
  const place = LEVELS.findIndex((level) => level.id === text);
  const below = LEVELS.slice(0, Math.max(0, place)).map((level) => level.id);
  const simplest = place < 0 ? ['greedy', 'random'] : ['random'];
  return [...new Set([text, ...below.reverse(), ...simplest])];
}
