import {
  type AnyGame,
  findGame,
  type Games,
  Refusal,
  rngFrom,
  rulesKey,
  type Seat,
  type Word,
} from '@nabu/kernel';
import type { Bot } from './bot.ts';
import type { Expired, Timer } from './mind.ts';
import { botFromSpec } from './spec.ts';

/** A decision to make, in plain JSON: all a worker is told. It holds a view, so there is nothing to cheat with. */
export interface Question {
  readonly gameId: string;
  /** The version of the rules the match is played by. */
  readonly rules: number;
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

/**
 * Answers a question; throws a Refusal for an unknown game or a seat with nothing to decide, a SpecError for an
 * unknown bot. Once `stop` says so, a search makes the best move it has found so far.
 */
export function think(games: Games, question: Question, timer?: Timer, stop?: Expired): Answer {
  return thinkAbout(gameAskedAbout(games, question), question, timer, stop);
}

/** The game of a question, in the version of the rules that is played; throws a Refusal when it is not there. */
export function gameAskedAbout(
  games: Games,
  { gameId, rules }: Pick<Question, 'gameId' | 'rules'>,
): AnyGame {
  const game = findGame(games, gameId, rules);
  if (game) return game;
  throw new Refusal('unknown-rules', `There are no rules ${rules} of a game "${gameId}" here.`);
}

/** Answers a question about a game that is at hand already. */
export function thinkAbout(
  game: AnyGame,
  question: Question,
  timer?: Timer,
  stop?: Expired,
): Answer {
  return answerWith(botFromSpec(game, question.spec, timer, stop), game, question);
}

/** Somebody who answers question after question about one match and may go on from the last thought. */
export type Thinking = (
  game: AnyGame,
  question: Question & { readonly follows?: string | null },
) => Answer;

/** A thinker for one match: it keeps its bots, and with them what they thought last. */
export function thinker(timer?: Timer): Thinking {
  const bots = new Map<string, Bot<unknown, Word>>();
  let last: { readonly key: string; readonly move: string } | null = null;
  return (game, question) => {
    const key = `${rulesKey(game)} ${question.seat} ${question.spec}`;
    const bot = bots.get(key) ?? botFromSpec(game, question.spec, timer);
    bots.set(key, bot);
    const { follows = null } = question;
    const goesOn = follows !== null && last?.key === key && last.move === follows;
    const answer = answerWith(bot, game, question, goesOn ? game.notation.parse(follows) : null);
    last = { key, move: answer.move };
    return answer;
  };
}

function answerWith(
  bot: Bot<unknown, Word>,
  game: AnyGame,
  { view, seat, seed }: Question,
  follows: Word | null = null,
): Answer {
  const rng = rngFrom(`think ${seed}`);
  const moves = game.moves(game.imagine(view, rng), seat);
  if (moves.length === 0) {
    throw new Refusal('not-your-turn', `Seat ${seat} has nothing to decide in this view.`);
  }
  const choice = bot.choose(view, seat, moves, rng, follows ?? undefined);
  return {
    move: game.notation.format(choice.move),
    stats: {
      value: choice.value,
      iterations: choice.iterations,
      candidates: choice.candidates.map((c) => ({ ...c, move: game.notation.format(c.move) })),
    },
  };
}
