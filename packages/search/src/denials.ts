import { type AnyGame, type Rng, rngFrom, type Seat, type Word } from '@nabu/kernel';
import type { Evaluation } from './mind.ts';
import { judge } from './playout.ts';

/** The next player, who can score fewer points in their turn because of a move. */
export interface Denial {
  readonly seat: Seat;
  readonly points: number;
}

/** So many states are imagined; a denial must show in all of them. */
const IMAGININGS = 4;
/** With so many other moves of the seat a move is compared. */
const COMPARED = 5;
/** Fewer points than these are not worth a word. */
const LEAST_POINTS = 2;
/** A turn that has not ended after so many moves is left where it stands. */
const LONGEST_TURN = 16;
/** So many moves are weighed against each other when none of them scores. */
const WEIGHED = 24;
/** A turn is thought through from so many first moves. */
const BEGINNINGS = 4;

/**
 * What each of the asked moves takes away from the player who comes next: the points they could score
 * in their turn after most other moves of the seat, less what they can score after this one. Found on
 * imagined states alone, and null unless it holds in all of them. What happens to players further
 * round depends on those between, so nothing is said of it.
 */
export function denials(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  { view, seat, moves }: { readonly view: unknown; readonly seat: Seat; moves: readonly Word[] },
  asked: readonly Word[],
  rng: Rng,
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
    const state = game.imagine(view, rng);
    const turns = compared.map((move) =>
      turnAfter(game, evaluate, game.copy(state), seat, move, i),
    );
    open = open.map((found, m) => [...found, ...denied(turns, m)]);
  }
  return open.map(agreed);
}

/** The turn after a move: whose it is, and the points they have more when it is over. */
interface Turn {
  readonly rival: Seat | null;
  readonly gain: number;
}

/** What the move at a place costs the one who comes next, in one imagined state; empty when nothing. */
function denied(turns: readonly Turn[], m: number): readonly Denial[] {
  const { rival, gain } = turns[m];
  const others = turns.filter((turn, other) => other !== m && turn.rival === rival);
  if (rival === null || others.length === 0) return [];
  const points = median(others.map((turn) => turn.gain)) - gain;
  return points < 1 ? [] : [{ seat: rival, points }];
}

/** What all imagined states have in common, or null. */
function agreed(found: readonly Denial[]): Denial | null {
  const points = Math.round(found.reduce((sum, each) => sum + each.points, 0) / IMAGININGS);
  const [first] = found;
  const same = found.length === IMAGININGS && found.every(({ seat }) => seat === first.seat);
  return same && points >= LEAST_POINTS ? { seat: first.seat, points } : null;
}

/** Plays a move and the turn of whoever comes next; chance is the same for each move. */
function turnAfter(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
  seat: Seat,
  move: Word,
  imagining: number,
): Turn {
  const before = game.scores(state);
  const rng = rngFrom(`denials ${imagining}`);
  game.play(state, seat, move, rng);
  for (let i = 0; i < LONGEST_TURN && game.actors(state)[0] === seat; i++)
    game.play(state, seat, idle(game, state, seat, rng), rng);
  const [rival = seat] = game.actors(state);
  if (rival === seat) return { rival: null, gain: 0 };
  const ends = keenest(game, evaluate, state, rival, BEGINNINGS).map((first) => {
    const line = game.copy(state);
    const chance = rngFrom(`denials ${imagining} answer`);
    game.play(line, rival, first, chance);
    for (let i = 0; i < LONGEST_TURN && game.actors(line)[0] === rival; i++)
      game.play(line, rival, keenest(game, evaluate, line, rival, 1)[0], chance);
    return game.scores(line)[rival].total;
  });
  return { rival, gain: Math.max(...ends) - before[rival].total };
}

/** A move that changes little: one that ends the turn, which games list first or last, or else any. */
function idle(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Word {
  const moves = game.moves(state, seat);
  const still = rngFrom('idle');
  const ending = [...moves.slice(-2), moves[0]].find((move) => {
    const next = game.copy(state);
    game.play(next, seat, move, still);
    return game.actors(next)[0] !== seat;
  });
  return ending ?? moves[rng.below(moves.length)];
}

/** The moves that bring a seat the most points at once; where none does, those with the best prospects. */
function keenest(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
  seat: Seat,
  most: number,
): readonly Word[] {
  const moves = game.moves(state, seat);
  const still = rngFrom('keen');
  const after = (move: Word) => {
    const next = game.copy(state);
    game.play(next, seat, move, still);
    return next;
  };
  const now = game.scores(state)[seat].total;
  const gains = moves.map((move) => game.scores(after(move))[seat].total - now);
  const stride = Math.ceil(moves.length / WEIGHED);
  const out = new Float64Array(game.ranking(state).length);
  const worths = moves.map((move, i) => {
    if (gains[i] > 0 || i % stride !== 0) return gains[i];
    judge(game, evaluate, after(move), out);
    // A reward is less than a point.
    return gains[i] + out[seat];
  });
  const order = moves.map((_, i) => i).sort((a, b) => worths[b] - worths[a]);
  return order.slice(0, most).map((i) => moves[i]);
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
