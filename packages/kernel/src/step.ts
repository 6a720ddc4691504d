import type { Game, GameEvent, OptionValues, Seat, Word } from './contract.ts';
import type { PlyRng } from './rng.ts';

/** What one move led to. */
export interface Step<Event> {
  readonly events: readonly Event[];
  /** Whether it drew chance or turned something hidden up. */
  readonly learned: boolean;
  /** Whether nobody may go back behind this move: something was learned, or somebody else decides now. */
  readonly barrier: boolean;
}

/** Carries out a legal move in place, with the chance of its own ply. The one place that says what a barrier is. */
export function step<State, Move extends Word, View, Event extends GameEvent>(
  game: Game<State, Move, View, Event, OptionValues>,
  state: State,
  seat: Seat,
  move: Move,
  rng: PlyRng,
): Step<Event> {
  const events: Event[] = [];
  const before = game.actors(state);
  game.play(state, seat, move, rng, (event) => events.push(event));
  const after = game.actors(state);
  const passed = !after.includes(seat) || after.some((actor) => !before.includes(actor));
  const learned = rng.drawn || events.some((event) => event.type === 'revealed');
  return { events, learned, barrier: passed || learned };
}
