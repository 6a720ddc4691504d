import type { Game } from '@nabu/kernel';
import type { Options } from './box.ts';
import { census } from './census.ts';
import { result } from './ending.ts';
import type { Event } from './events.ts';
import { actors, moves, sample } from './moves.ts';
import { chance, format, parse } from './notation.ts';
import { play } from './play.ts';
import { readPosition, writePosition } from './position.ts';
import { refuse } from './refuse.ts';
import { ranking, scores, tieBreak } from './scoring.ts';
import { setup } from './setup.ts';
import { imagine, type View, view, witness } from './sight.ts';
import { copy, type State } from './state.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

export { halfOf } from './abilities.ts';
export * from './box.ts';
export { moveLike } from './census.ts';
export type { Event } from './events.ts';
export { actor } from './moves.ts';
export { defectorsIn, type RunInRow, runsIn } from './runs.ts';
export { total } from './scoring.ts';
export type { Counts, Side, View } from './sight.ts';
export { at, handSize, other, type State } from './state.ts';
export { height, levelsOf, topOf } from './temples.ts';
export { abilityOf, type Move, type MoveType, moveOf, type Run } from './vocabulary.ts';

/** Babel, for two. */
export const babel: Game<State, Move, View, Event, Options> = {
  id: 'babel',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {
    hands: { preset: '3/5', values: ['3/5', '5/5'] },
    sumerians: { preset: 'allAtSite', values: ['allAtSite', 'topRun'] },
    starter: { preset: 'random', values: ['random', '1', '2'] },
  },
  vocabulary: VOCABULARY,
  setup, // [S1]-[S6]
  actors, // [T4]
  moves,
  play, // [T1]-[A17]
  copy,
  sample,
  view, // [K1]-[K4]
  witness,
  imagine,
  scores, // [B7]
  ranking, // [E8] [E9]
  tieBreak, // [E9]
  result, // [E1]-[E7]
  refuse,
  notation: { format, parse, chance, writePosition, readPosition },
  census,
};

/** Every version of the rules, the newest first. */
export const versions = [babel] as const;
