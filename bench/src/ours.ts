import { type AnyGame, presets, type Rng, rngFrom } from '@nabu/kernel';
import { botFromSpec, playout } from '@nabu/search';
import type { Racer } from './racers.ts';

/** A game that need not end is left here. */
const LONGEST = 5_000;
const GAMES_A_RUN = 20;

/** A fresh game with the presets. */
function deal(game: AnyGame, seats: number, rng: Rng): unknown {
  return game.setup({ seats, options: presets(game.options) }, rng);
}

/** Random play from fresh deals to the end, counted in moves: `sample` and `play`, nothing else. */
export function movesRacer(game: AnyGame, seats: number): Racer {
  const rng = rngFrom('moves');
  return {
    run() {
      let moves = 0;
      for (let i = 0; i < GAMES_A_RUN; i++)
        moves += playout(game, deal(game, seats, rng), LONGEST, rng);
      return moves;
    },
  };
}

/** Whole random games from one opening, each on a copy, counted in games. */
export function playoutsRacer(game: AnyGame, seats: number): Racer {
  const rng = rngFrom('playouts');
  const opening = deal(game, seats, rng);
  return {
    run() {
      for (let i = 0; i < GAMES_A_RUN; i++) playout(game, game.copy(opening), LONGEST, rng);
      return GAMES_A_RUN;
    },
  };
}

const ITERATIONS = 200;

/** Tree search from views of an opening and of later positions, counted in iterations. */
export function searchRacer(game: AnyGame, seats: number, kind: 'search' | 'plain'): Racer {
  const rng = rngFrom('search');
  const bot = botFromSpec(game, `${kind}:${ITERATIONS}`);
  const questions = positions(game, seats, rng).map((state) => {
    const seat = game.actors(state)[0];
    return { seat, view: game.view(state, seat), moves: game.moves(state, seat) };
  });
  let next = 0;
  return {
    run() {
      const { view, seat, moves } = questions[next++ % questions.length];
      return bot.choose(view, seat, moves, rng).iterations;
    },
  };
}

const POSITIONS = 8;
const APART = 10;

/** States along random games in which somebody has a real choice; ours and the peer's search start from the same. */
export function positions(game: AnyGame, seats: number, rng: Rng): readonly unknown[] {
  const found: unknown[] = [];
  for (let tries = 0; found.length < POSITIONS && tries < 1000; tries++) {
    const state = deal(game, seats, rng);
    playout(game, state, APART * (tries % POSITIONS), rng);
    const seat = game.actors(state)[0];
    if (seat !== undefined && game.moves(state, seat).length > 1) found.push(state);
  }
  return found;
}
