import { type AnyGame, type AnyMatch, presets, rngFrom, type Word } from '@nabu/kernel';
import {
  type Bot,
  evaluationWith,
  type FlatWeights,
  greedyBot,
  playOn,
  searchBot,
  sharesOf,
  tuningFor,
} from '@nabu/search';
import { newMatch } from '../tables.ts';

/** A lead of so many points is halfway between an even game and one that is won altogether. */
const HALF_LEAD = 25;

/** How two sets of weights are compared. */
export interface DuelRules {
  readonly game: AnyGame;
  /** How many play; each side has every other seat. */
  readonly seats: number;
  /** Lines a bot looks at for one decision; with 1 it looks one move ahead and no further. */
  readonly iterations: number;
  readonly maxPlies: number;
}

/** What a set of weights won in the games of a duel, out of how many. */
export interface DuelScore {
  readonly wins: number;
  readonly games: number;
  /** From 0 to 1, by how far it was ahead in points in the mean game: tells more than wins alone. */
  readonly ahead: number;
}

/**
 * Two sets of weights play both seatings of each deal, with the same chance on both sides: what is
 * left is the difference between them.
 */
export function duel(
  rules: DuelRules,
  one: FlatWeights,
  two: FlatWeights,
  deals: number,
  seed: string,
): DuelScore {
  const games = 2 * deals;
  let wins = 0;
  let ahead = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const first of [0, 1]) {
      const weights = Array.from({ length: rules.seats }, (_, seat) =>
        seat % 2 === first ? one : two,
      );
      const match = playDeal(rules, weights, `${seed} ${deal}`);
      wins += winsOf(match, first);
      ahead += share(match, first) / games;
    }
  return { wins, games, ahead };
}

function botWith({ game, iterations }: DuelRules, weights: FlatWeights): Bot<unknown, Word> {
  const evaluate = evaluationWith(game.id, weights);
  if (iterations === 1) return greedyBot(game, evaluate);
  const tuning = tuningFor(game.id, 'search');
  return searchBot(game, evaluate, { ...tuning, spec: `search:${iterations}`, iterations });
}

/** Plays one game. */
function playDeal(rules: DuelRules, weights: readonly FlatWeights[], seed: string): AnyMatch {
  const { game, maxPlies } = rules;
  const bots = weights.map((each) => ({
    bot: botWith(rules, each),
    rng: rngFrom(`tune ${seed}`),
  }));
  const match = newMatch(game, bots.length, presets(game.options), seed);
  playOn(match, bots, maxPlies);
  return match;
}

/** The part of the win that goes to every other seat from `first` on. */
function winsOf(match: AnyMatch, first: number): number {
  const won = sharesOf(match.result?.places ?? match.ranking);
  return won.reduce((sum, share, seat) => (seat % 2 === first ? sum + share : sum), 0);
}

/** How far every other seat from `first` on is ahead of the rest, 0 to 1. */
function share({ scores }: AnyMatch, first: number): number {
  const mean = (side: number) => {
    const totals = scores.filter((_, seat) => seat % 2 === side).map(({ total }) => total);
    return totals.reduce((sum, total) => sum + total, 0) / totals.length;
  };
  const lead = mean(first) - mean(1 - first);
  return 0.5 + (0.5 * lead) / (Math.abs(lead) + HALF_LEAD);
}
