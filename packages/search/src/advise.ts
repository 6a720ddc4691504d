import { type AnyGame, Refusal, rngFrom, type Seat } from '@nabu/kernel';
import { type Denial, denials } from './denials.ts';
import { evaluationFor } from './evaluations/index.ts';
import type { Expired } from './mind.ts';
import { chanceOf } from './reward.ts';
import { searchBot } from './search.ts';
import { tuningFor } from './settings.ts';

/** A player's question: what would be good here? It holds the player's own view and nothing else. */
export interface AdviceQuestion {
  readonly gameId: string;
  /** The version of the rules the match is played by. */
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** A move worth making, with what it promises. */
export interface Advice {
  /** The move in the game's notation. */
  readonly move: string;
  /** The chance to win after it, 0 to 1. */
  readonly chance: number;
  /** The points the player is expected to have a few moves on. */
  readonly points: number;
  /** Whom it keeps from scoring, and how much; null when that is not certain. */
  readonly denies: Denial | null;
}

/** As thoughtful as the strongest level, or nearly. */
const ITERATIONS = 800;
const MOST_ADVICE = 4;
/** A move that was hardly looked at is no advice. */
const LEAST_SHARE = 0.02;

/**
 * The best moves of the seat that decides, best first; throws a Refusal when it has none. Once `stop` says so,
 * what was found so far is told, and nothing of what is denied to others.
 */
export function adviseAbout(
  game: AnyGame,
  question: AdviceQuestion,
  stop?: Expired,
): readonly Advice[] {
  const { view, seat, seed } = question;
  const rng = rngFrom(`advise ${seed}`);
  const imagined = game.imagine(view, rng);
  const moves = game.moves(imagined, seat);
  if (moves.length === 0)
    throw new Refusal('not-your-turn', `Seat ${seat + 1} has nothing to decide now.`);
  const format = (move: (typeof moves)[number]) => game.notation.format(move);
  const settings = { spec: 'advice', iterations: ITERATIONS, tally: true, stop };
  const evaluate = evaluationFor(game);
  const bot = searchBot(game, evaluate, { ...tuningFor(game.id, 'search'), ...settings });
  const { candidates, iterations } = bot.choose(view, seat, moves, rng);
  if (candidates.length === 0) {
    const points = game.scores(imagined)[seat].total;
    return [{ move: format(moves[0]), chance: 0.5, points, denies: null }];
  }
  const best = candidates
    .filter(({ visits }, i) => i === 0 || visits >= LEAST_SHARE * iterations)
    .slice(0, MOST_ADVICE);
  const asked = best.map(({ move }) => move);
  const denied = stop?.() ? [] : denials(game, evaluate, { view, seat, moves }, asked, rng);
  return best.map(({ move, value, points = 0 }, i) => ({
    move: format(move),
    chance: Math.round(chanceOf(value) * 1000) / 1000,
    points: Math.round(points * 10) / 10,
    denies: denied[i] ?? null,
  }));
}
