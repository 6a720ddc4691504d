import { type Elo, eloOf } from './elo.ts';
import type { GoalReport } from './goal.ts';
import type { Verdict } from './sprt.ts';
import { type Outcome, seatOf, type Tournament } from './tournament.ts';
import { wilson } from './wilson.ts';

/** What a tournament showed; the JSON of `nabu arena --json`. */
export interface Report {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly players: readonly PlayerReport[];
  readonly meanPlies: number;
  /** How many games were ended by the limit on moves, where there were any. */
  readonly capped?: number;
  /** Where the sequential test stands, if one was asked for. */
  readonly sprt?: Verdict;
  /** Whether the first player wins the share that was asked for of all games planned. */
  readonly goal?: GoalReport;
}

interface PlayerReport {
  readonly name: string;
  readonly games: number;
  /** A shared win counts in parts. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  /** The mean over all moves, forced ones too. */
  readonly msPerMove: number;
  /** The median of the decisions that were not forced. */
  readonly medianMs: number;
  /** The lead over the others that explains the wins. */
  readonly elo: Elo;
  /** Wins and games by seat. */
  readonly seats: readonly { readonly wins: number; readonly games: number }[];
  /** The mean points by where they came from. */
  readonly sources: { readonly [source: string]: number };
}

/** Adds up the games, in their order, so that the sums do not depend on who finished first. */
export function reportOn(
  tournament: Tournament,
  outcomes: readonly Outcome[],
  { sprt, goal }: { readonly sprt?: Verdict; readonly goal?: GoalReport } = {},
): Report {
  const ordered = [...outcomes].sort((a, b) => a.index - b.index);
  const capped = sumOf(ordered, (o) => (o.capped ? 1 : 0));
  return {
    game: tournament.game,
    games: ordered.length,
    seed: tournament.seed,
    players: tournament.players.map((name, player) =>
      playerReport(name, player, tournament.players.length, ordered),
    ),
    meanPlies: tidy(sumOf(ordered, (o) => o.plies) / Math.max(1, ordered.length)),
    ...(capped > 0 ? { capped } : {}),
    ...(sprt ? { sprt } : {}),
    ...(goal ? { goal } : {}),
  };
}

function playerReport(
  name: string,
  player: number,
  count: number,
  outcomes: readonly Outcome[],
): PlayerReport {
  const games = outcomes.length;
  const wins = tidy(sumOf(outcomes, (o) => o.wins[player]));
  const [low, high] = wilson(wins, games);
  const moves = sumOf(outcomes, (o) => o.moves[player]);
  const thinking = outcomes.flatMap((o) => o.thinking[player]).sort((a, b) => a - b);
  const elo = (rate: number) => eloOf(rate, count - 1);
  return {
    name,
    games,
    wins,
    winRate: tidy(wins / Math.max(1, games)),
    interval: [tidy(low), tidy(high)],
    meanScore: tidy(sumOf(outcomes, (o) => o.scores[player]) / Math.max(1, games)),
    msPerMove: tidy(thinking.reduce((sum, ms) => sum + ms, 0) / Math.max(1, moves)),
    medianMs: thinking[thinking.length >> 1] ?? 0,
    elo: { elo: elo(wins / Math.max(1, games)), interval: [elo(low), elo(high)] },
    seats: Array.from({ length: count }, (_, seat) => {
      const here = outcomes.filter(({ index }) => seatOf(player, index, count) === seat);
      return { wins: tidy(sumOf(here, (o) => o.wins[player])), games: here.length };
    }),
    sources: meanSources(player, outcomes),
  };
}

function meanSources(player: number, outcomes: readonly Outcome[]) {
  const means: { [source: string]: number } = {};
  for (const { sources } of outcomes)
    for (const [source, points] of Object.entries(sources[player]))
      means[source] = (means[source] ?? 0) + points / outcomes.length;
  for (const source of Object.keys(means)) means[source] = tidy(means[source]);
  return means;
}

function sumOf(outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number {
  return outcomes.reduce((total, outcome) => total + of(outcome), 0);
}

function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
