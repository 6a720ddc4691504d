import type { Word } from '@nabu/kernel';
import type { Evaluation, Mind } from '../mind.ts';
import { pointsEvaluation } from '../reward.ts';
import { WEIGHTS as AMYITIS } from './amyitis/data.ts';
import { amyitisEvaluation } from './amyitis/index.ts';
import { WEIGHTS as BABEL } from './babel/data.ts';
import { babelEvaluation } from './babel/index.ts';
import { WEIGHTS as BABYLON } from './babylon/data.ts';
import { babylonEvaluation } from './babylon/index.ts';
import { WEIGHTS as BABYLONIA } from './babylonia/data.ts';
import { babyloniaEvaluation } from './babylonia/index.ts';
import { type FlatWeights, flatten, rebuild, type WeightTree } from './weights.ts';

/** An evaluation that is made from weights. */
interface Recipe {
  readonly weights: WeightTree;
  make(weights: WeightTree): Evaluation<never>;
}

function recipe<Weights extends WeightTree>(
  weights: Weights,
  make: (weights: Weights) => Evaluation<never>,
): Recipe {
  return { weights, make: (other) => make(other as Weights) };
}

/** The evaluation of each game that has one of its own, by the game's id. */
const RECIPES: { readonly [gameId: string]: Recipe } = {
  amyitis: recipe({ ...AMYITIS }, amyitisEvaluation),
  babel: recipe(BABEL, babelEvaluation),
  babylon: recipe(BABYLON, babylonEvaluation),
  babylonia: recipe({ ...BABYLONIA }, babyloniaEvaluation),
};

/** The evaluation of a game: its own, or else the one that looks at points alone. */
export function evaluationFor<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
): Evaluation<State> {
  const own = recipeOf(mind.id);
  return own === null ? pointsEvaluation(mind) : (own.make(own.weights) as Evaluation<State>);
}

/** The weights of a game's evaluation by name, or null when it has none. */
export function weightsOf(gameId: string): FlatWeights | null {
  const own = recipeOf(gameId);
  return own === null ? null : flatten(own.weights);
}

/** The evaluation of a game with other weights; the game must have an evaluation of its own. */
export function evaluationWith(gameId: string, weights: FlatWeights): Evaluation<unknown> {
  const own = recipeOf(gameId);
  if (own === null) throw new Error(`${gameId} has no evaluation of its own.`);
  return own.make(rebuild(own.weights, weights)) as Evaluation<unknown>;
}

/** The weights in the shape their data file has. */
export function shaped(gameId: string, weights: FlatWeights): WeightTree {
  return rebuild(recipeOf(gameId)?.weights ?? {}, weights);
}

function recipeOf(gameId: string): Recipe | null {
  return Object.hasOwn(RECIPES, gameId) ? RECIPES[gameId] : null;
}
