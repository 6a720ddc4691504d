import {
  type AnyGame,
  type GameEvent,
  PlyRng,
  type Refusal,
  refusalOf,
  rngFrom,
  type Seat,
  type Word,
} from '@nabu/kernel';
import { isNews, tellsOf } from './tells.ts';

/** A position as one seat imagines it: nothing in it is known that the seat cannot see. */
export interface Sketch {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Full states that the seat could not tell from each other; never empty. */
  readonly worlds: readonly unknown[];
  /** One of several outcomes was taken as an example: from here on it is a guess. */
  readonly guessed: boolean;
}

/** What a move in a sketch leads to. */
export interface Sketched {
  /** The position after it; null where it depends on what the seat cannot know. */
  readonly after: Sketch | null;
  /** What the seat hears of it, as far as that is certain. */
  readonly events: readonly GameEvent[];
  /** A digest of these events, by which the same outcome is known again. */
  readonly tells: string;
}

/** So many ways of what is hidden are imagined at most. */
const WORLDS = 12;

/** The position that a seat sees, before anything is tried. */
export function sketchFrom(game: AnyGame, view: unknown, seat: Seat): Sketch {
  const worlds = new Map<string, unknown>();
  for (let i = 0; i < WORLDS; i++) {
    const state = game.imagine(view, rngFrom(`sketch ${i}`));
    const text = game.notation.writePosition(state);
    if (!worlds.has(text)) worlds.set(text, state);
  }
  return { game, seat, worlds: [...worlds.values()], guessed: false };
}

/** Who decides in a sketch; nobody when the game is over. */
export function actorsIn({ game, worlds }: Sketch): readonly Seat[] {
  return game.actors(worlds[0]);
}

/** What the seat sees in a sketch. */
export function viewIn({ game, worlds, seat }: Sketch): unknown {
  return game.view(worlds[0], seat);
}

/** Whether all that another seat could see is known: then its view can be shown, else null. */
export function openView({ game, worlds }: Sketch, actor: Seat): unknown {
  const [first, ...others] = worlds.map((state) => game.view(state, actor));
  const text = JSON.stringify(first);
  return others.every((view) => JSON.stringify(view) === text) ? first : null;
}

/** The moves that a seat may have in a sketch: those that are legal in at least one of the ways it can be. */
export function movesIn(sketch: Sketch, actor: Seat): readonly Word[] {
  const { game, worlds, seat } = sketch;
  const known = actor === seat || openView(sketch, actor) !== null;
  const moves = new Set<Word>();
  for (const state of known ? worlds.slice(0, 1) : worlds)
    if (game.actors(state).includes(actor))
      for (const move of game.moves(state, actor)) moves.add(move);
  return [...moves].sort((a, b) => a.index - b.index);
}

/**
 * Makes a move of any seat in a sketch, or says why it cannot be made. Where its outcome depends on what the seat
 * cannot know, `example` takes one of the outcomes by its number; without it the line ends there.
 */
export function sketchMove(
  sketch: Sketch,
  actor: Seat,
  move: Word | string,
  example: number | null = null,
): Sketched | Refusal {
  const { game, worlds, seat } = sketch;
  const refusals = worlds.map((state) => refusalOf(game, state, game.actors(state), actor, move));
  const able = worlds.filter((_, i) => refusals[i] === null);
  const [refusal] = refusals;
  if (able.length === 0 && refusal) return refusal;
  const word = typeof move === 'string' ? (game.notation.parse(move) as Word) : move;
  // A single way of what is hidden can still meet chance in several ways.
  const tries = able.length > 1 ? able : [able[0], able[0]];
  const outcomes = tries.map((state, i) => outcomeOf(sketch, state, actor, word, i));
  const shown = outcomes[(example ?? 0) % outcomes.length];
  const { events, cut } = shown;
  const certain = cut < 0 ? events : events.slice(0, cut);
  const known = { events: certain, tells: tellsOf(game, certain) };
  const alike = outcomes.every((each) => each.cut < 0 && each.seen === shown.seen);
  if (alike)
    return { ...known, after: { ...sketch, worlds: outcomes.slice(0, able.length).map(stateOf) } };
  if (example === null) return { ...known, after: null };
  return { ...known, after: { game, seat, worlds: [shown.state], guessed: true } };
}

interface Outcome {
  readonly state: unknown;
  /** What the seat heard. */
  readonly events: readonly GameEvent[];
  /** The place of the first event by which the seat learns something; -1 where there is none. */
  readonly cut: number;
  /** All that the seat knows afterwards, as text. */
  readonly seen: string;
}

const stateOf = ({ state }: Outcome): unknown => state;

function outcomeOf(
  { game, seat }: Sketch,
  before: unknown,
  actor: Seat,
  move: Word,
  number: number,
): Outcome {
  const state = game.copy(before);
  const told: GameEvent[] = [];
  game.play(state, actor, move, new PlyRng(`sketch ${number}`, 0), (event) => told.push(event));
  const events = told.flatMap((event) => game.witness(event, seat) ?? []);
  const cut = events.findIndex((event) => isNews(game, event));
  const seen = JSON.stringify([events, game.view(state, seat)]);
  return { state, events, cut, seen };
}
