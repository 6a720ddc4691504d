import { type AnyGame, presets, type Rng, rngFrom } from '@nabu/kernel';
import {
  ai,
  immer,
  internal,
  type PeerAction,
  type PeerGame,
  type PeerState,
} from './boardgame-io.ts';
import { positions } from './ours.ts';
import type { Form, Racer } from './racers.ts';

/**
 * The rules as an author would put them into boardgame.io: G is the state, one kind of move that
 * names a word of the vocabulary, the turn follows the seat that must decide.
 */
export function peerGame(game: AnyGame, seats: number, form: Form): PeerGame {
  const actor = (G: unknown) => game.actors(G)[0] ?? 0;
  return {
    name: game.id,
    disableUndo: true,
    setup: ({ random }) => game.setup({ seats, options: presets(game.options) }, chanceOf(random)),
    moves: {
      play({ G, random }, index) {
        const state = form === 'draft' ? G : game.copy(immer.original(G) ?? G);
        game.play(state, actor(G), game.vocabulary[index], chanceOf(random));
        return form === 'draft' ? undefined : state;
      },
    },
    turn: {
      order: { first: ({ G }) => actor(G), next: ({ G }) => actor(G) },
      endIf({ G, ctx }) {
        const next = String(actor(G));
        return next === ctx.currentPlayer ? undefined : { next };
      },
    },
    endIf({ G }) {
      const places = game.result(G)?.places;
      if (places === undefined) return undefined;
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true };
    },
  };
}

function chanceOf(random: { Die(sides: number): number }): Rng {
  return { below: (bound) => random.Die(bound) - 1 };
}

function act(seat: number, index: number): PeerAction {
  return {
    type: 'MAKE_MOVE',
    payload: { type: 'play', args: [index], playerID: String(seat), credentials: undefined },
  };
}

const LONGEST = 5_000;

/** Random games through the reducer; moves are drawn with our own `sample`, as fast as they can be. */
export function peerRacer(
  game: AnyGame,
  seats: number,
  form: Form,
  count: 'moves' | 'games',
): Racer {
  const rules = peerGame(game, seats, form);
  const reducer = internal.CreateGameReducer({ game: rules });
  const rng = rngFrom('peer');
  const opening = internal.InitializeGame({ game: rules, numPlayers: seats });
  return {
    run() {
      let state = opening;
      let moves = 0;
      for (; state.ctx.gameover === undefined && moves < LONGEST; moves++) {
        const seat = game.actors(state.G)[0];
        const before = state;
        state = reducer(state, act(seat, game.sample(state.G, seat, rng).index));
        if (state.G === before.G) throw new Error('boardgame.io refused a legal move.');
      }
      return count === 'moves' ? moves : 1;
    },
  };
}

const ITERATIONS = 20;
/** A depth that no playout reaches. */
export const UNBOUNDED = 5_000;

/** boardgame.io's own tree search, from the same positions as ours; its playouts stop after 50 moves unless told otherwise. */
export function peerSearchRacer(
  game: AnyGame,
  seats: number,
  form: Form,
  playoutDepth?: number,
): Racer {
  const rules = peerGame(game, seats, form);
  const bot = new ai.MCTSBot({
    game: rules,
    seed: 'peer',
    iterations: ITERATIONS,
    ...(playoutDepth === undefined ? {} : { playoutDepth }),
    enumerate: (G, _ctx, playerID) =>
      game.moves(G, Number(playerID)).map((move) => ({ move: 'play', args: [move.index] })),
  });
  const opening = internal.InitializeGame({ game: rules, numPlayers: seats });
  const starts = positions(game, seats, rngFrom('search')).map((G) => startAt(game, opening, G));
  let next = 0;
  return {
    run() {
      const state = starts[next++ % starts.length];
      void bot.play(state, state.ctx.currentPlayer);
      return ITERATIONS;
    },
  };
}

function startAt(game: AnyGame, opening: PeerState, G: unknown): PeerState {
  const currentPlayer = String(game.actors(G)[0]);
  return { ...opening, G, ctx: { ...opening.ctx, currentPlayer } };
}
