import type { Game, Seat } from '@nabu/kernel';
import { census } from './census.ts';
import { ranking, rankingSoFar, result } from './ending.ts';
import type { Event } from './events.ts';
import { moves, sample } from './moves.ts';
import { format, parse } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { play } from './play.ts';
import { chance, readPosition, writePosition } from './position.ts';
import { refuse } from './refuse.ts';
import { finalScores, scores } from './scoring.ts';
import { setup } from './setup.ts';
import { imagine, type View, view, witness } from './sight.ts';
import { copy, type State } from './state.ts';
import { actor } from './tasks.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Amyitis, for two to four players; the clauses are in RULES.md. */
export const amyitis: Game<State, Move, View, Event, Options> = {
  id: 'amyitis',
  rules: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  vocabulary: VOCABULARY,

  setup,
  actors: (state) => (state.over ? NOBODY : ALONE[actor(state)]),
  moves,
  play,
  copy,
  sample,

  view,
  witness,
  imagine,

  scores,
  finalScores,
  ranking,
  result,
  refuse,

  notation: { format, parse, chance, writePosition, readPosition },
  census,
};

/** The first version of the rules: an agreed end is ranked by the points so far, without favour and tokens. [Z5] */
export const amyitis1: typeof amyitis = {
  ...amyitis,
  rules: 1,
  ranking: rankingSoFar,
  finalScores: scores,
};

/** Every version of the rules, the newest first. */
export const versions = [amyitis, amyitis1] as const;

export * from './advice.ts';
export * from './box.ts';
export { camelsFor, canTrade, journeys, purchases, squareAhead, stepsTo } from './caravan.ts';
export { moveLike } from './census.ts';
export { ASKS, extraIn, PLANT_CITIES, PLANT_PLACE, qualityIn } from './cities.ts';
export { acquirable, canAcquire, highestLevel, nextCard, nextLevel } from './court.ts';
export type { Owner, Scored } from './events.ts';
export { CROPS, majority, nextCrop, nextSpace, SPACES } from './fields.ts';
export * from './forecast.ts';
export { isDouble, openEdges } from './irrigation.ts';
export * from './map.ts';
export { canPay } from './payment.ts';
export { gardenersNeeded, mostAround, plantable } from './planting.ts';
export { keepsTokens } from './procession.ts';
export { craftsIn, priceOf, recruits } from './recruit.ts';
export { favourFor, nextFavour, pointsOf, SOURCE_CLAUSES } from './scoring.ts';
export * from './state.ts';
export { actor, askedNow, nextDetail, nextKind, TASKS, type Task } from './tasks.ts';
export { cubesIn, givesSecond, leader, runnerUp } from './temples.ts';
export { type Move, type MoveType, moveOf } from './vocabulary.ts';
export type { Event, Options, View };
