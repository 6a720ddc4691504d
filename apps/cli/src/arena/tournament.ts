import {
  type AnyMatch,
  type OptionValues,
  rngFrom,
  rulesKey,
  type Seat,
  type Word,
} from '@nabu/kernel';
import { type Bot, botFromSpec, playOn, sharesOf } from '@nabu/search';
import { timer } from '../clock.ts';
import { gameOf, newMatch } from '../tables.ts';

/** All that decides how a tournament comes out, apart from the time it takes. Plain data. */
export interface Tournament {
  readonly game: string;
  /** The version of the rules that is played. */
  readonly rules: number;
  /** The bots, one a seat. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: OptionValues;
  /** A game that is not over after so many moves ends as it stands. */
  readonly maxPlies: number;
}

/** What became of one game; lists are by player, not by seat. Plain data. */
export interface Outcome {
  readonly index: number;
  /** 1 for a win, parts of it for a shared one. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** Points by where they came from. */
  readonly sources: readonly { readonly [source: string]: number }[];
  readonly moves: readonly number[];
  /** The milliseconds of every decision that was not forced. */
  readonly thinking: readonly (readonly number[])[];
  readonly plies: number;
  readonly capped: boolean;
}

/**
 * Plays one game. Every deal is played once for each rotation of the seats, so that neither the
 * seat nor the luck of the deal favours anybody.
 */
export function playGame(tournament: Tournament, index: number): Outcome {
  const { players, seed, options, maxPlies } = tournament;
  const count = players.length;
  const rotation = index % count;
  const game = gameOf(rulesKey({ id: tournament.game, rules: tournament.rules }));
  const match = newMatch(game, count, options, dealOf(tournament, index));
  const thinking = players.map((): number[] => []);
  const bots = players.map((_, seat) => {
    const player = playerAt(seat, rotation, count);
    const bot = timed(botFromSpec(game, players[player], timer), thinking[player]);
    return { bot, rng: rngFrom(`arena ${seed} ${index} ${player}`) };
  });
  playOn(match, bots, maxPlies);
  const moves = players.map((_, player) => {
    const own = seatOf(player, index, count);
    return match.made.filter(({ seat }) => seat === own).length;
  });
  return { index, ...standing(match, rotation), moves, thinking };
}

/** The same bot; how long it took for each decision that was not forced is noted. */
function timed(bot: Bot<unknown, Word>, thinking: number[]): Bot<unknown, Word> {
  return {
    spec: bot.spec,
    choose(view, seat, moves, ...chance) {
      const start = performance.now();
      const choice = bot.choose(view, seat, moves, ...chance);
      if (moves.length > 1) thinking.push(hundredths(performance.now() - start));
      return choice;
    },
  };
}

/** The seed of a game: the same for all seatings of one deal. */
export function dealOf({ players, seed }: Tournament, index: number): string {
  return `arena ${seed} ${Math.floor(index / players.length)}`;
}

function standing(match: AnyMatch, rotation: number) {
  const won = sharesOf(match.result?.places ?? match.ranking);
  const count = won.length;
  const wins = new Array<number>(count).fill(0);
  const scores = new Array<number>(count).fill(0);
  const sources = new Array<{ [source: string]: number }>(count);
  match.scores.forEach(({ total, parts }, seat) => {
    const player = playerAt(seat, rotation, count);
    scores[player] = total;
    sources[player] = Object.fromEntries(parts.map(({ source, points }) => [source, points]));
    wins[player] = won[seat];
  });
  return { wins, scores, sources, plies: match.ply, capped: !match.over };
}

function hundredths(value: number): number {
  return Math.round(100 * value) / 100;
}

function playerAt(seat: Seat, rotation: number, count: number): number {
  return (seat + rotation) % count;
}

/** The seat a player had in a game of a tournament. */
export function seatOf(player: number, index: number, count: number): Seat {
  return (player + count - (index % count)) % count;
}
