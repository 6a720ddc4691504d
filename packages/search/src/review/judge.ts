import { rngFrom, type Seat, type Word } from '@nabu/kernel';
import { type Appraisal, appraise } from '../appraise.ts';
import { botsOf } from '../bots-of.ts';
import { greedyBot } from '../greedy.ts';
import type { Evaluation } from '../mind.ts';
import { type Weighed, weigh } from '../weigh.ts';
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

/** What the search says of a decision, before any game bears it out. */
export interface Claim extends Pick<Judged, 'ply' | 'seat' | 'made' | 'best'> {
  /** The chance to win that the best move found is said to be better by. */
  readonly claimed: number;
  /** The same in reward; 0 where it lies within what so few lines can tell apart, and then nothing is claimed. */
  readonly lost: number;
}

/** A claim with all that it was made from. */
interface Thought {
  readonly claim: Claim;
  readonly weighed: Weighed;
  readonly own: Appraisal;
  readonly other: Appraisal;
}

/** What the search claims about the decision at a ply by what its seat could know; null where it had no choice. */
export function claimAt(
  film: Film,
  evaluate: Evaluation<unknown>,
  ply: number,
  effort: Effort,
): Claim | null {
  return thoughtAt(film, evaluate, ply, effort)?.claim ?? null;
}

function thoughtAt(
  film: Film,
  evaluate: Evaluation<unknown>,
  ply: number,
  effort: Effort,
): Thought | null {
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
  const chance = ({ rewards }: Appraisal) => chancesFrom(game.id, rewards, weighed.totals)[seat];
  const pair = { made: game.notation.format(made), best: game.notation.format(favourite) };
  const claimed = chance(other) - chance(own);
  const claim = { ply, seat, ...pair, claimed, lost: lossOf(own, other, seat) };
  return { claim, weighed, own, other };
}

/** Judges the decision at a ply by what its seat could know; null where it had no choice. */
export function judged(
  film: Film,
  evaluate: Evaluation<unknown>,
  ply: number,
  effort: Effort,
): Judged | null {
  const thought = thoughtAt(film, evaluate, ply, effort);
  if (thought === null) return null;
  const { claim, weighed, own, other } = thought;
  const { seat, made, claimed, lost } = claim;
  const cost = costOf(film, evaluate, claim, effort);
  const best = cost > 0 ? other : own;
  const chances = (rewards: readonly number[]) =>
    chancesFrom(film.game.id, rewards, weighed.totals);
  return {
    ...{ ply, seat, made, best: cost > 0 ? claim.best : made },
    ...{ cost, chances: chances(best.rewards) },
    loss: cost > 0 ? lost * Math.min(1, cost / claimed) : 0,
    points: best.lead.mean - own.lead.mean,
    stake: stakeOf(film, evaluate, film.match.viewAt(ply, seat), seat, weighed.moves),
    lines: weighed.iterations + effort.appraise * (own === other ? 1 : 2),
    others: othersIn(weighed, cost > 0 ? [made, claim.best] : [made], film, (value) => {
      const rewards = best.rewards.map((reward, each) => (each === seat ? value : reward));
      return chances(rewards)[seat];
    }),
  };
}

/** The best of the moves that were looked at besides some, each with the chance that its value stands for. */
function othersIn(
  { candidates }: Weighed,
  besides: readonly string[],
  { game }: Film,
  chanceOf: (value: number) => number,
): Judged['others'] {
  return candidates
    .map(({ move, value }) => ({ move: game.notation.format(move), value }))
    .filter(({ move }) => !besides.includes(move))
    .slice(0, MOST_OTHERS)
    .map(({ move, value }) => ({ move, chance: chanceOf(value) }));
}

/** What the better move is worth in chance to win, borne out by games that the search did not choose by. */
function costOf(
  film: Film,
  evaluate: Evaluation<unknown>,
  claim: Claim,
  { games }: Effort,
): number {
  if (claim.lost <= 0 || claim.claimed <= 0) return 0;
  const trial = games > 0 ? tried(film, evaluate, claim, games, `review ${games}`) : null;
  return provenCost(claim.claimed, trial, botsOf(film.game.id)?.claims);
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
