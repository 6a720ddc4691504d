import { rngFrom, type Seat, type Word } from '@nabu/kernel';
import { type Appraisal, appraise } from '../appraise.ts';
import { botsOf } from '../bots-of.ts';
import { greedyBot } from '../greedy.ts';
import type { Evaluation } from '../mind.ts';
import { weigh } from '../weigh.ts';
import { chancesFrom } from './chances.ts';
import type { Film } from './film.ts';
import type { Effort } from './jobs.ts';
import { provenCost } from './proof.ts';
import { tried } from './trial.ts';

/** A decision beside the best that was found instead. */
export interface Judged {
  /** The number of moves made before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly made: string;
  /** The best move known; the one that was made where nothing better was found. */
  readonly best: string;
  /** The chance of each seat to win after the best move. */
  readonly chances: readonly number[];
  /** The chance to win that the seat gave away, 0 to 1; 0 where it lies within what the search cannot tell apart. */
  readonly cost: number;
  /** The points that it gave away beside its best rival, a few moves on; less than 0 where it gained some. */
  readonly points: number;
  /** The same as the search counts it, for the accuracy. */
  readonly loss: number;
  /** What a seat gives away that makes any legal move by lot. */
  readonly stake: number;
  /** Lines looked at. */
  readonly lines: number;
  /** Other moves that were looked at, best first. */
  readonly others: readonly { readonly move: string; readonly chance: number }[];
}

/** A loss below so many standard errors is none. */
const LEAST_ERRORS = 1;
/** So many other moves are told. */
const MOST_OTHERS = 3;

/** Judges the decision at a ply by what its seat could know; null where it had no choice. */
export function judged(
  film: Film,
  evaluate: Evaluation<unknown>,
  ply: number,
  effort: Effort,
): Judged | null {
  const { game, match } = film;
  const { seat, move: made } = film.frames[ply];
  const view = match.viewAt(ply, seat);
  const rng = rngFrom(`review ${ply} ${effort.explore}`);
  const weighed = weigh(game, view, seat, effort.explore, rng);
  if (weighed.moves.length < 2 || weighed.candidates.length === 0) return null;
  const look = (move: Word) =>
    appraise(game, evaluate, { view, seat }, move, effort.appraise, rngFrom(`appraise ${ply}`));
  const favourite = weighed.candidates[0].move;
  const own = look(made);
  const other = favourite === made ? own : look(favourite);
  const text = (move: Word) => game.notation.format(move);
  const pair = { ply, seat, made: text(made), best: text(favourite) };
  const chances = (rewards: readonly number[]) => chancesFrom(game.id, rewards, weighed.totals);
  const claimed = chances(other.rewards)[seat] - chances(own.rewards)[seat];
  const lost = lossOf(own, other, seat);
  const cost = lost > 0 ? costOf(film, evaluate, pair, claimed, effort) : 0;
  const best = cost > 0 ? other : own;
  return {
    ...{ ...pair, cost, best: cost > 0 ? pair.best : pair.made, chances: chances(best.rewards) },
    loss: cost > 0 ? lost * Math.min(1, cost / claimed) : 0,
    points: best.lead.mean - own.lead.mean,
    stake: stakeOf(film, evaluate, view, seat, weighed.moves),
    lines: weighed.iterations + effort.appraise * (favourite === made ? 1 : 2),
    others: weighed.candidates
      .filter(({ move }) => move !== made && (cost === 0 || move !== favourite))
      .slice(0, MOST_OTHERS)
      .map(({ move, value }) => {
        const rewards = best.rewards.map((reward, each) => (each === seat ? value : reward));
        return { move: text(move), chance: chances(rewards)[seat] };
      }),
  };
}

/** What the better move is worth in chance to win, borne out by games that the search did not choose by. */
function costOf(
  film: Film,
  evaluate: Evaluation<unknown>,
  pair: Pick<Judged, 'ply' | 'seat' | 'made' | 'best'>,
  claimed: number,
  { games }: Effort,
): number {
  if (claimed <= 0) return 0;
  const trial = games > 0 ? tried(film, evaluate, pair, games, `review ${games}`) : null;
  return provenCost(claimed, trial, botsOf(film.game.id)?.spread);
}

/** What the seat lost in reward, 0 where that is within what so few lines can tell apart. */
function lossOf(own: Appraisal, other: Appraisal, seat: Seat): number {
  const loss = other.rewards[seat] - own.rewards[seat];
  return loss > LEAST_ERRORS * Math.hypot(own.error, other.error) ? loss : 0;
}

/** By how much the best looking move is better than a legal one drawn by lot, one move ahead. */
function stakeOf(
  { game }: Film,
  evaluate: Evaluation<unknown>,
  view: unknown,
  seat: Seat,
  moves: readonly Word[],
): number {
  const look = greedyBot(game, evaluate).choose(view, seat, moves, rngFrom('stake'));
  const values = look.candidates.map(({ value }) => value);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.max(0, Math.max(...values) - mean);
}
