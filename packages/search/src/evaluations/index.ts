import type { Word } from '@nabu/kernel';
import type { Evaluation, Mind } from '../mind.ts';
import { pointsEvaluation } from '../reward.ts';
import { amyitisEvaluation } from './amyitis.ts';
import { babelEvaluation } from './babel.ts';
import { WEIGHTS as BABEL } from './babel-data.ts';
import { babyloniaEvaluation } from './babylonia.ts';
import { WEIGHTS as BABYLONIA } from './babylonia-data.ts';

/** The evaluation of each game that has one of its own, by the game's id. */
const EVALUATIONS: { readonly [gameId: string]: Evaluation<never> } = {
  amyitis: amyitisEvaluation,
  babel: babelEvaluation(BABEL),
  babylonia: babyloniaEvaluation(BABYLONIA),
};

/** The evaluation of a game: its own, or else the one that looks at points alone. */
export function evaluationFor<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
): Evaluation<State> {
  const own = Object.hasOwn(EVALUATIONS, mind.id) ? EVALUATIONS[mind.id] : undefined;
  return (own as Evaluation<State> | undefined) ?? pointsEvaluation(mind);
}
