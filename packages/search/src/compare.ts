import { type AnyGame, Refusal, rngFrom, type Word } from '@nabu/kernel';
import type { AdviceQuestion } from './advise.ts';
import { type Appraisal, appraise } from './appraise.ts';
import { calibrated, calibrationFor, progressIn } from './calibration.ts';
import { chanceOf } from './reward.ts';
import { type Weighed, weigh } from './weigh.ts';

/** A player's question before a move is made: is something better? */
export interface ComparisonQuestion extends AdviceQuestion {
  /** The move in the game's notation. */
  readonly move: string;
}

/** A move beside the best one that was found. */
export interface Comparison {
  readonly move: string;
  /** The best move in the game's notation; the move itself where nothing is surely better. */
  readonly best: string;
  /** How much the chance to win is less than after the best move, 0 to 1; 0 where that is not sure. */
  readonly loses: number;
  /** How many points the lead over the best rival is less than after the best move, a few moves on; never less than 0. */
  readonly points: number;
}

/** So many lines look for the best move, and as many go through each of the two that are compared. */
const LINES = 160;
/** Differences within so many errors of the measurement are none. */
const ERRORS = 2;

/**
 * Compares a legal move with the best one that is found, both thought through with the same imagined states and
 * luck; throws a Refusal when the seat cannot make it.
 */
export function compareMove(game: AnyGame, question: ComparisonQuestion): Comparison {
  const { view, seat, seed, move } = question;
  const weighed = weigh(game, view, seat, LINES, rngFrom(`compare ${seed}`));
  const asked = game.notation.parse(move);
  if (asked === null || !weighed.moves.includes(asked))
    throw new Refusal('unknown-move', `Seat ${seat + 1} cannot make the move ${move} now.`);
  const best = weighed.candidates[0]?.move ?? asked;
  if (best === asked) return { move, best: move, loses: 0, points: 0 };
  return judged(game, question, weighed, asked, best);
}

function judged(
  game: AnyGame,
  { view, seat, seed, move }: ComparisonQuestion,
  weighed: Weighed,
  asked: Word,
  best: Word,
): Comparison {
  const through = (each: Word) =>
    appraise(game, weighed.evaluate, { view, seat }, each, LINES, rngFrom(`appraise ${seed}`));
  const [made, other] = [through(asked), through(best)];
  const gap = other.rewards[seat] - made.rewards[seat];
  if (gap <= ERRORS * Math.hypot(made.error, other.error))
    return { move, best: move, loses: 0, points: 0 };
  const chance = chances(game, weighed);
  return {
    move,
    best: game.notation.format(best),
    loses: Math.max(0, chance(other, seat) - chance(made, seat)),
    points: Math.max(0, Math.round(other.lead.mean - made.lead.mean)),
  };
}

/** What an appraisal says of the chance to win, as games between equals bore it out where that was measured. */
function chances(
  game: AnyGame,
  { totals }: Weighed,
): (appraisal: Appraisal, seat: number) => number {
  const map = calibrationFor(game.id, totals.length);
  return ({ rewards }, seat) => {
    const said = chanceOf(rewards[seat]);
    return map ? calibrated(map, said, progressIn(totals, map.winning)) : said;
  };
}
