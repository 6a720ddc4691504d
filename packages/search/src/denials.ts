import type { AnyGame, Rng, Seat, Word } from '@nabu/kernel';
import { ownTurn, type Probe, rivalTurn, type Turn } from './followups.ts';
import type { Evaluation } from './mind.ts';

/** A player who can score so many points fewer, or more, in a turn because of a move. */
export interface Denial {
  readonly seat: Seat;
  readonly points: number;
}

/** A seat with a decision to make, as a viewer sees it. */
export interface Deciding {
  readonly view: unknown;
  readonly seat: Seat;
  readonly moves: readonly Word[];
}

/** So many states are imagined; what is said must show in all of them. */
const IMAGININGS = 4;
/** With so many other moves of the seat a move is compared. */
const COMPARED = 5;
/** A card likely to be in a hidden hand is in one of so many imagined hands. */
const MOST_TRIES = 24;
/** Fewer points than these are not worth a word. */
const LEAST_POINTS = 2;

/**
 * What each of the asked moves takes away from the player who comes next: the points they could score
 * in their turn after most other moves of the seat, less what they can score after this one. Found on
 * imagined states alone, and null unless it holds in all of them. What happens to players further
 * round depends on those between, so nothing is said of it.
 */
export function denials(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  deciding: Deciding,
  asked: readonly Word[],
  rng: Rng,
): readonly (Denial | null)[] {
  return compare(game, evaluate, deciding, asked, rng, rivalTurn, -1);
}

/** What each of the asked moves makes ready: the points the seat can score in its next turn beyond what it could after most others. */
export function preparations(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  deciding: Deciding,
  asked: readonly Word[],
  rng: Rng,
): readonly (Denial | null)[] {
  return compare(game, evaluate, deciding, asked, rng, ownTurn, 1);
}

/** Compares what comes of asked moves with what comes of others, in the same imagined states. */
function compare(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  { view, seat, moves }: Deciding,
  asked: readonly Word[],
  rng: Rng,
  probe: Probe,
  sign: 1 | -1,
): readonly (Denial | null)[] {
  const others = drawn(
    moves.filter((move) => !asked.includes(move)),
    COMPARED,
    rng,
  );
  const compared = [...asked, ...others];
  if (compared.length < 2) return asked.map(() => null);
  let open = asked.map(() => [] as Denial[]);
  for (let i = 0; i < IMAGININGS && open.some((found) => found.length === i); i++) {
    const state = imagined(game, view, seat, compared, rng);
    if (state === null) break;
    const turns = compared.map((move) => probe(game, evaluate, game.copy(state), seat, move, i));
    open = open.map((found, m) => [...found, ...difference(turns, m, sign)]);
  }
  return open.map(agreed);
}

/** A state that the view allows and in which all the moves are legal; null when none is found. */
function imagined(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  moves: readonly Word[],
  rng: Rng,
): unknown {
  for (let i = 0; i < MOST_TRIES; i++) {
    const state = game.imagine(view, rng);
    if (moves.every((move) => game.refuse(state, seat, move) === null)) return state;
  }
  return null;
}

/** How far the turn after the move at a place differs from those after the others, in one imagined state; empty when it does not. */
function difference(turns: readonly Turn[], m: number, sign: 1 | -1): readonly Denial[] {
  const { rival, gain } = turns[m];
  const others = turns.filter((turn, other) => other !== m && turn.rival === rival);
  if (rival === null || others.length === 0) return [];
  const points = sign * (gain - median(others.map((turn) => turn.gain)));
  return points < 1 ? [] : [{ seat: rival, points }];
}

/** What all imagined states have in common, or null. */
function agreed(found: readonly Denial[]): Denial | null {
  const points = Math.round(found.reduce((sum, each) => sum + each.points, 0) / IMAGININGS);
  const [first] = found;
  const same = found.length === IMAGININGS && found.every(({ seat }) => seat === first.seat);
  return same && points >= LEAST_POINTS ? { seat: first.seat, points } : null;
}

function drawn(moves: readonly Word[], most: number, rng: Rng): readonly Word[] {
  const left = [...moves];
  const taken: Word[] = [];
  while (left.length > 0 && taken.length < most)
    taken.push(...left.splice(rng.below(left.length), 1));
  return taken;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
}
