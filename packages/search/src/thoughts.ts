import type { AnyGame, Seat, Word } from '@nabu/kernel';
import type { Evaluation } from './mind.ts';
import { knowsAsMuch, type Onlooker, seenBy } from './onlooker.ts';
import { type Reason, reasonFor } from './reasons.ts';
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
  /** Why it made the move; null for all but the last few, and when there is no telling which move it made. */
  readonly reason: Reason | null;
  /** The bot knew more than the asker: moves and chances are as the asker could see them, not the bot's own. */
  readonly secret: boolean;
}

/** Decisions of a turn that are told, the last ones. */
const MOST_DECISIONS = 8;
/** Reasons take a moment to find, so that only those of the last decisions are told. */
const MOST_EXPLAINED = 3;
/** Moves of a decision that are told, beside the one that was made. */
const MOST_TOLD = 3;

/**
 * What may be told of a bot's turn to somebody: what the bot thought where they could see all that it saw, and
 * else how each decision looks from where they sit. Whatever is hidden from them, they are told the same. Once
 * the game is over nothing is hidden: then the onlooker is the bot's own seat. The last `explained` decisions
 * are told with their reasons.
 */
export function openThoughts(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  thoughts: readonly Deliberation[],
  onlookerOf: (thought: Deliberation) => Onlooker,
  explained = MOST_EXPLAINED,
): OpenDecision[] {
  const decisions = thoughts.flatMap((thought) => {
    const onlooker = onlookerOf(thought);
    const tell = knowsAsMuch(onlooker) ? ownDecision : seenDecision;
    return tell(game, evaluate, onlooker, thought);
  });
  const told = decisions.slice(-MOST_DECISIONS);
  return told.map(({ asked, ...decision }, i) => {
    const explain = asked !== null && i >= told.length - explained;
    const reason = explain ? reasonFor(game, evaluate, asked, asked.made, asked.instead) : null;
    return { ...decision, reason };
  });
}

/** A decision, and what its reason is worked out from. */
interface Opened extends Omit<OpenDecision, 'reason'> {
  readonly asked: {
    readonly view: unknown;
    readonly seat: Seat;
    readonly ply: number;
    readonly made: Word;
    /** The best of the other moves. */
    readonly instead: Word | null;
  } | null;
}

function ownDecision(
  game: AnyGame,
  _: Evaluation<unknown>,
  { view }: Onlooker,
  { ply, seat, move: chosen, candidates }: Deliberation,
): readonly Opened[] {
  if (candidates.length === 0) return [];
  const told = mostTold(candidates, ({ move }) => move === chosen);
  const moves = told.map(({ move, value }) => ({
    ...{ move, chance: percent(value), made: move === chosen },
  }));
  const made = game.notation.parse(chosen);
  const other = told.find(({ move }) => move !== chosen);
  const instead = other ? game.notation.parse(other.move) : null;
  return [{ ply, moves, secret: false, asked: made && { view, seat, ply, made, instead } }];
}

function seenDecision(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  onlooker: Onlooker,
  { ply, seat }: Deliberation,
): readonly Opened[] {
  const seen = seenBy(game, evaluate, onlooker, { ply, seat });
  if (seen === null) return [];
  const told = mostTold(seen, ({ made }) => made);
  const moves = told.map(({ move, value, made }) => ({
    ...{ move: game.notation.format(move), chance: percent(value), made },
  }));
  const made = seen.find((each) => each.made)?.move ?? null;
  const instead = told.find((each) => !each.made)?.move ?? null;
  const { view } = onlooker;
  return [{ ply, moves, secret: true, asked: made && { view, seat, ply, made, instead } }];
}

function mostTold<Each>(best: readonly Each[], made: (each: Each) => boolean): readonly Each[] {
  return best.filter((each, i) => i < MOST_TOLD || made(each));
}

/** A chance in whole percent. */
function percent(value: number): number {
  return Math.round(chanceOf(value) * 100) / 100;
}
