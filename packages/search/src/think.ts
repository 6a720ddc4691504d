import { games } from '@nabu/games';
import { type AnyGame, Refusal, rngFrom, type Seat } from '@nabu/kernel';
import type { Timer } from './mind.ts';
import { botFromSpec } from './spec.ts';

/** A decision to make, in plain JSON: all a worker is told. It holds a view, so there is nothing to cheat with. */
export interface Question {
  readonly gameId: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly spec: string;
  /** Makes the choice repeatable: the same question has the same answer. */
  readonly seed: string;
}

/** The decision made, in plain JSON. */
export interface Answer {
  /** The move in the game's notation. */
  readonly move: string;
  readonly stats: {
    readonly value: number;
    readonly iterations: number;
    /** The moves considered, best first. */
    readonly candidates: readonly {
      readonly move: string;
      readonly visits: number;
      readonly value: number;
    }[];
  };
}

/** Answers a question; throws a Refusal for an unknown game or a seat with nothing to decide, a SpecError for an unknown bot. */
export function think(question: Question, timer?: Timer): Answer {
  return thinkAbout(gameOf(question.gameId), question, timer);
}

/** Answers a question about a game that need not be in the registry. */
export function thinkAbout(game: AnyGame, question: Question, timer?: Timer): Answer {
  const { view, seat, spec, seed } = question;
  const bot = botFromSpec(game, spec, timer);
  const rng = rngFrom(`think ${seed}`);
  const moves = game.moves(game.imagine(view, rng), seat);
  if (moves.length === 0) {
    throw new Refusal('not-your-turn', `Seat ${seat} has nothing to decide in this view.`);
  }
  const { move, value, iterations, candidates } = bot.choose(view, seat, moves, rng);
  return {
    move: game.notation.format(move),
    stats: {
      value,
      iterations,
      candidates: candidates.map((c) => ({ ...c, move: game.notation.format(c.move) })),
    },
  };
}

function gameOf(id: string): AnyGame {
  const known: { readonly [id: string]: AnyGame } = games;
  if (Object.hasOwn(known, id)) return known[id];
  throw new Refusal('unknown-game', `There is no game "${id}".`);
}
