import {
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  PlyRng,
  type Seat,
  type Word,
} from '@nabu/kernel';

/** One move of a match that is over, with all that happened by it. */
interface Frame {
  /** The number of moves made before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Word;
  readonly events: readonly GameEvent[];
  /** Chance was drawn by it. */
  readonly drawn: boolean;
  /** Something hidden was turned up by it. */
  readonly revealed: boolean;
}

/** A match that is over with every state it went through: nothing in it is a secret any more. */
export interface Film {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly frames: readonly Frame[];
  /** The state after so many moves; whoever wants to change it copies it. */
  stateAt(ply: number): unknown;
}

/** Plays a match once more and keeps what it went through; throws when the match is not over. */
export function filmOf(match: AnyMatch): Film {
  if (!match.over) throw new Error('Only a match that is over can be looked into.');
  const { game, table, seed } = match;
  const state = game.setup(table, new PlyRng(seed, 0));
  const states = [game.copy(state)];
  const frames = match.made.map(({ seat, move }, ply): Frame => {
    const events: GameEvent[] = [];
    const rng = new PlyRng(seed, ply + 1);
    game.play(state, seat, move, rng, (event) => events.push(event));
    states.push(game.copy(state));
    const revealed = events.some(({ type }) => type === 'revealed');
    return { ply, seat, move, events, drawn: rng.drawn, revealed };
  });
  return { game, match, frames, stateAt: (ply) => states[ply] };
}
