import type { Puzzle } from '@nabu/games/puzzles';
import {
  type AnyGame,
  type AnyMatch,
  Match,
  presets,
  rngFrom,
  sha256Hex,
  shuffle,
} from '@nabu/kernel';
import { playOn } from '../bot-games.ts';
import { evaluationFor } from '../evaluations/index.ts';
import { LEVELS } from '../levels.ts';
import { botFromSpec } from '../spec.ts';
import type { Effort } from './effort.ts';
import { outcomeOf, ownTheme, reasonOf, themeOf } from './explain.ts';
import { foundBy, ratingFor, timesFound } from './grade.ts';
import { nameOf, type Spot, spotAt } from './spot.ts';
import { verified } from './verify.ts';

/** Who sits at the tables where puzzles are found: good enough for real games, weak enough for surprises. */
const PLAYERS = ['cupbearer', 'cupbearer', 'scribe'];
/** A game that has not ended after so many moves is left. */
const LONGEST_GAME = 800;
/** So many decisions of a game are looked at, in any order. */
const MOST_LOOKS = 100;
/** So many wrong moves are told with what they lead to. */
const MOST_OTHERS = 3;

/** Says what is still wanted, before much time is spent on it. */
export interface Wishes {
  readonly most: number;
  /** Whether a puzzle of this theme is wanted; null is a theme that is not known yet. */
  theme(theme: string | null): boolean;
  /** Whether one is wanted that the weakest levels always find. */
  easy(): boolean;
}

/** Plays one game between bots and makes puzzles of it; the same seed gives the same puzzles. */
export function puzzlesOf(
  game: AnyGame,
  seats: number,
  seed: string,
  effort: Effort,
  wishes: Wishes,
): readonly Puzzle[] {
  const match = played(game, seats, seed);
  const rng = rngFrom(`plies ${seed}`);
  const plies = shuffle(
    match.made.map((_, ply) => ply),
    rng,
  );
  const found: Puzzle[] = [];
  for (const ply of plies.slice(0, MOST_LOOKS)) {
    if (found.length >= wishes.most) break;
    const spot = spotAt(match, ply, effort);
    const puzzle = spot && puzzleAt(spot, effort, wishes);
    if (puzzle) found.push(puzzle);
  }
  return found;
}

function played(game: AnyGame, seats: number, seed: string): AnyMatch {
  const rng = rngFrom(`game ${seed}`);
  const bots = Array.from({ length: seats }, () => {
    const bot = botFromSpec(game, PLAYERS[rng.below(PLAYERS.length)]);
    // It thinks anew inside a turn, as it did when the puzzles that are kept were found.
    const choose: typeof bot.choose = (view, seat, moves, chance) =>
      bot.choose(view, seat, moves, chance);
    return { bot: { ...bot, choose }, rng };
  });
  const match: AnyMatch = Match.start(game, {
    ...{ seats, options: presets(game.options), seed: sha256Hex(seed).slice(0, 32) },
  });
  playOn(match, bots, LONGEST_GAME);
  return match;
}

/** The puzzle that a spot makes; null when its best move is not clear enough, or not wanted. */
function puzzleAt(spot: Spot, effort: Effort, wishes: Omit<Wishes, 'most'>): Puzzle | null {
  const { game, table, position, seed, favourite } = spot;
  if (!wishes.theme(ownTheme(spot))) return null;
  const [first, second] = LEVELS.map(({ id }) => id);
  const low = [first, second].map((level) => foundBy(spot, level, [favourite], effort.tries));
  if (low.every((times) => times === effort.tries) && !wishes.easy()) return null;
  const evaluate = evaluationFor(game);
  const sure = verified(spot, evaluate, effort);
  if (!sure) return null;
  const right = [favourite, ...sure.same];
  const times = timesFound(spot, right, effort.tries);
  const reason = reasonOf(spot, evaluate);
  const best = outcomeOf(spot, sure.best, effort.quick);
  return {
    ...{ line: 0, id: nameOf(spot), seats: table.seats, options: {}, seed, best },
    position: { text: position, line: 0 },
    rating: ratingFor(game.id, times, effort.tries),
    theme: themeOf(spot, reason, best),
    ...{ denies: reason.denies, prepares: reason.prepares },
    found: { times, tries: effort.tries },
    also: sure.same.map((move) => ({ move: game.notation.format(move), line: 0 })),
    others: sure.rivals.slice(0, MOST_OTHERS).map((rival) => outcomeOf(spot, rival, effort.quick)),
  };
}
