import { type AnyGame, Refusal, type Rng, type Seat, type Word } from '@nabu/kernel';
import type { Candidate } from './bot.ts';
import { evaluationFor } from './evaluations/index.ts';
import type { Evaluation, Expired } from './mind.ts';
import { searchBot } from './search.ts';
import { tuningFor } from './settings.ts';

/** A decision thought through for a person. */
export interface Weighed {
  /** The legal moves. */
  readonly moves: readonly Word[];
  /** The moves considered, best first; empty where there was nothing to choose. */
  readonly candidates: readonly Candidate<Word>[];
  /** How many lines were looked at. */
  readonly iterations: number;
  /** The points of each seat, as far as the view tells. */
  readonly totals: readonly number[];
  readonly evaluate: Evaluation<unknown>;
}

/** Thinks a decision of a seat through, as the bots do, and counts by how much it comes out ahead; throws a Refusal when the seat has none. */
export function weigh(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  lines: number,
  rng: Rng,
  stop?: Expired,
): Weighed {
  const imagined = game.imagine(view, rng);
  const moves = game.moves(imagined, seat);
  if (moves.length === 0)
    throw new Refusal('not-your-turn', `Seat ${seat + 1} has nothing to decide now.`);
  const evaluate = evaluationFor(game);
  const settings = { spec: 'advice', iterations: lines, tally: true, stop };
  const bot = searchBot(game, evaluate, { ...tuningFor(game.id, 'search'), ...settings });
  const { candidates, iterations } = bot.choose(view, seat, moves, rng);
  const totals = game.scores(imagined).map(({ total }) => total);
  return { moves, candidates, iterations, totals, evaluate };
}
