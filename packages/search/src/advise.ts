import { type AnyGame, rngFrom, type Seat, type Word } from '@nabu/kernel';
import { likeness } from './alike.ts';
import type { Candidate } from './bot.ts';
import { type Calibration, calibrated, calibrationFor, progressIn } from './calibration.ts';
import { type Denial, denials } from './denials.ts';
import type { Expired } from './mind.ts';
import { chanceOf } from './reward.ts';
import { sensibleToo } from './sensible.ts';
import { type Weighed, weigh } from './weigh.ts';

/** A player's question: what would be good here? It holds the player's own view and nothing else. */
export interface AdviceQuestion {
  readonly gameId: string;
  /** The version of the rules the match is played by. */
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** Why a figure is not told: there is nothing to choose, all moves are alike, or too little was looked at. */
type Silence = 'forced' | 'alike' | 'short';

/** A move worth making, with what it promises. */
export interface Advice {
  /** The move in the game's notation. */
  readonly move: string;
  /** The chance to win after it, 0 to 1, as games between equal bots bore it out; null where none is told. */
  readonly chance: number | null;
  /** Between how many and how many points the player is ahead of the best rival a few moves on; less than 0 is behind. */
  readonly lead: { readonly from: number; readonly to: number } | null;
  /** Why one of these is not told; null when both are. */
  readonly silent: Silence | null;
  /** Whom it keeps from scoring, and how much; null when that is not certain. */
  readonly denies: Denial | null;
}

/** As thoughtful as the strongest level, or nearly. */
export const ADVICE_LINES = 800;
/** So many numbered moves fit onto a board, and nobody compares more. */
const MOST_ADVICE = 3;
/** A move that was hardly looked at is no advice unless it is thought through first. */
const LEAST_SHARE = 0.02;
/** With fewer lines nothing is said about chances: nobody measured what they are worth. */
const LEAST_LINES = 200;
/** Points are told if others have moved in so many of the lines. */
const LEAST_ANSWERED = 0.5;

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
  const weighed = weigh(game, view, seat, ADVICE_LINES, rng, stop);
  const { moves, evaluate } = weighed;
  if (weighed.candidates.length === 0) return [forced(game, moves[0])];
  const best = bestOf(game, question, weighed, stop);
  const asked = best.map(({ move }) => move);
  const denied = stop?.() ? [] : denials(game, evaluate, { view, seat, moves }, asked, rng);
  const map = calibrationFor(game.id, weighed.totals.length);
  const told = best.map((candidate, i) => ({
    move: game.notation.format(candidate.move),
    ...figuresOf(candidate, weighed, map),
    denies: denied[i] ?? null,
  }));
  return likeness(told, best) ? told.map(withoutFigures) : told;
}

/** The moves that were looked at enough; beside a single one, others that are sensible too. */
function bestOf(
  game: AnyGame,
  question: AdviceQuestion,
  weighed: Weighed,
  stop?: Expired,
): readonly Candidate<Word>[] {
  const best = weighed.candidates
    .filter(({ visits }, i) => i === 0 || visits >= LEAST_SHARE * weighed.iterations)
    .slice(0, MOST_ADVICE);
  return best.length > 1 || stop?.() ? best : [...best, ...sensibleToo(game, question, weighed)];
}

function forced(game: AnyGame, move: Word): Advice {
  return {
    move: game.notation.format(move),
    ...{ chance: null, lead: null, silent: 'forced', denies: null },
  };
}

function withoutFigures(advice: Advice): Advice {
  return { ...advice, chance: null, lead: null, silent: 'alike' };
}

/** What can be said in figures, and why not more. */
function figuresOf(
  { value, lead }: Candidate<Word>,
  { iterations, totals }: Weighed,
  map: Calibration | null,
): Pick<Advice, 'chance' | 'lead' | 'silent'> {
  if (iterations < LEAST_LINES) return { chance: null, lead: null, silent: 'short' };
  const chance = map && calibrated(map, chanceOf(value), progressIn(totals, map.winning));
  const seen = lead !== undefined && lead.answered >= LEAST_ANSWERED ? lead : null;
  return {
    chance: chance === null ? null : Math.round(chance * 1000) / 1000,
    lead: seen && {
      from: Math.round(seen.mean - seen.deviation),
      to: Math.round(seen.mean + seen.deviation),
    },
    silent: seen === null ? 'short' : null,
  };
}
