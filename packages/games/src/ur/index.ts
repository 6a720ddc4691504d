import type { Game } from '@nabu/kernel';
import type { Options } from './box.ts';
import { census } from './census.ts';
import { ranking, result, scores } from './ending.ts';
import type { Event } from './events.ts';
import { actors, legal, moves, sample } from './moves.ts';
import { chance, format, parse } from './notation.ts';
import { play } from './play.ts';
import { readPosition, writePosition } from './position.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';
import { imagine, type View, view, witness } from './sight.ts';
import { copy, type State } from './state.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

/** The Royal Game of Ur, for two; its rules are told in RULES.md. */
export const ur: Game<State, Move, View, Event, Options> = {
  id: 'ur',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {
    path: { preset: 'short', values: ['short', 'long'] }, // [P1] [P2]
    pieces: { preset: 7, values: [7, 5] }, // [S3]
  },
  vocabulary: VOCABULARY,
  setup, // [S1]-[S5]
  actors, // [T1]
  moves, // [T4] [T5]
  legal,
  play, // [T2]-[M8]
  copy,
  sample,
  view, // [S6]
  witness,
  imagine,
  scores, // [E2]
  ranking, // [E3]
  result, // [E1]
  refuse,
  notation: { format, parse, chance, writePosition, readPosition },
  census,
};

/** Every version of the rules that games were played under, the newest first. */
export const versions = [ur] as const;

export * from './box.ts';
export { moveLike } from './census.ts';
export { result } from './ending.ts';
export type { Event } from './events.ts';
export { type Position, positionsIn, ROUTES, type Route, squareAt } from './map.ts';
export { type Landing, landing } from './moves.ts';
export { refuse } from './refuse.ts';
export { type Side, stateOf, type View } from './sight.ts';
export { other, type State, sheltered } from './state.ts';
export { type Move, moveFrom, PASS } from './vocabulary.ts';
