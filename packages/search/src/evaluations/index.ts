import type { Word } from '@nabu/kernel';
import { botsOf } from '../bots-of.ts';
import type { Evaluation, Mind } from '../mind.ts';
import { pointsEvaluation } from '../reward.ts';
import { type FlatWeights, flatten, rebuild, type WeightTree } from './weights.ts';

/** The evaluation of a game: its own, or else the one that looks at points alone. */
export function evaluationFor<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
): Evaluation<State> {
  const own = botsOf(mind.id)?.evaluation ?? null;
  return own === null ? pointsEvaluation(mind) : (own.make(own.weights) as Evaluation<State>);
}

/** The weights of a game's evaluation by name, or null when it has none. */
export function weightsOf(gameId: string): FlatWeights | null {
  const own = botsOf(gameId)?.evaluation ?? null;
  return own === null ? null : flatten(own.weights);
}

/** The evaluation of a game with other weights; the game must have an evaluation of its own. */
export function evaluationWith(gameId: string, weights: FlatWeights): Evaluation<unknown> {
  const own = botsOf(gameId)?.evaluation ?? null;
  if (own === null) throw new Error(`${gameId} has no evaluation of its own.`);
  return own.make(rebuild(own.weights, weights)) as Evaluation<unknown>;
}

/** The weights in the shape their data file has. */
export function shaped(gameId: string, weights: FlatWeights): WeightTree {
  return rebuild(botsOf(gameId)?.evaluation.weights ?? {}, weights);
}
