import type { AnyGame, Seat } from '@nabu/kernel';
import type { Evaluation } from './mind.ts';
import { knowsAsMuch, type Onlooker, seenBy } from './onlooker.ts';
import { chanceOf } from './reward.ts';

/** What a bot thought when it made a move, secrets included: to be told through `openThoughts` only. */
export interface Deliberation {
  /** The number of moves made before it. */
  readonly ply: number;
  readonly seat: Seat;
  /** The bot that decided. */
  readonly bot: string;
  readonly move: string;
  /** The moves it considered, best first; empty when it had no choice. */
  readonly candidates: readonly { readonly move: string; readonly value: number }[];
}

/** What may be told of one decision. */
export interface OpenDecision {
  readonly ply: number;
  /** The moves it was between, best first. */
  readonly moves: {
    readonly move: string;
    /** The chance to win after it, 0 to 1. */
    readonly chance: number;
    readonly made: boolean;
  }[];
  /** The bot knew more than the asker: moves and chances are as the asker could see them, not the bot's own. */
  readonly secret: boolean;
}

/** Decisions of a turn that are told, the last ones. */
const MOST_DECISIONS = 8;
/** Moves of a decision that are told, beside the one that was made. */
const MOST_TOLD = 3;

/**
 * What may be told of a bot's turn to somebody: what the bot thought where they could see all that it saw, and
 * else how each decision looks from where they sit. Whatever is hidden from them, they are told the same. With
 * nobody to hide anything from, once the game is over, it is told what the bot thought.
 */
export function openThoughts(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  thoughts: readonly Deliberation[],
  onlookerOf: ((thought: Deliberation) => Onlooker) | null,
): OpenDecision[] {
  const decisions = thoughts.flatMap((thought) => {
    const onlooker = onlookerOf?.(thought) ?? null;
    return onlooker === null || knowsAsMuch(onlooker)
      ? ownDecision(thought)
      : seenDecision(game, evaluate, onlooker, thought);
  });
  return decisions.slice(-MOST_DECISIONS);
}

function ownDecision({ ply, move: chosen, candidates }: Deliberation): readonly OpenDecision[] {
  if (candidates.length === 0) return [];
  const told = mostTold(candidates, ({ move }) => move === chosen);
  const moves = told.map(({ move, value }) => ({
    ...{ move, chance: percent(value), made: move === chosen },
  }));
  return [{ ply, moves, secret: false }];
}

function seenDecision(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  onlooker: Onlooker,
  { ply, seat }: Deliberation,
): readonly OpenDecision[] {
  const seen = seenBy(game, evaluate, onlooker, { ply, seat });
  if (seen === null) return [];
  const moves = mostTold(seen, ({ made }) => made).map(({ move, value, made }) => ({
    ...{ move: game.notation.format(move), chance: percent(value), made },
  }));
  return [{ ply, moves, secret: true }];
}

function mostTold<Each>(best: readonly Each[], made: (each: Each) => boolean): readonly Each[] {
  return best.filter((each, i) => i < MOST_TOLD || made(each));
}

/** A chance in whole percent. */
function percent(value: number): number {
  return Math.round(chanceOf(value) * 100) / 100;
}
