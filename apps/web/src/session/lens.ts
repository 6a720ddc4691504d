import {
  type AnyGame,
  type GameEvent,
  PlyRng,
  rngFrom,
  type Score,
  step,
  type TieBreak,
  type Viewer,
  type Word,
} from '@nabu/kernel';
import type { Preview } from '../table/kit.ts';

/** What can be said about a view with the game's own rules: nothing here knows a rule itself. */
export interface Lens {
  /** The clause that forbids a move to the viewer now, or null when it is legal or unknowable. */
  refuse(move: Word): string | null;
  /** What a legal move leads to, or null when chance or a secret has a say in it. */
  preview(move: Word): Preview<unknown, GameEvent> | null;
  /** Whether a legal move could not be taken back: something comes to light, or others decide after it. */
  final(move: Word): boolean;
  scores(): readonly Score[];
  /** What decides between equal points, or null when the rules know nothing of the kind. */
  tieBreak(): TieBreak | null;
}

/** Looks at a view through the rules, on a state imagined from it. */
export function lensOf(game: AnyGame, view: unknown, viewer: Viewer): Lens {
  const imagined = lazy(() => game.imagine(view, rngFrom('lens')));
  const seen = new Map<Word, Tried>();
  const tryOut = (move: Word): Tried | null => {
    if (viewer === 'spectator' || game.refuse(imagined(), viewer, move) !== null) return null;
    const known = seen.get(move) ?? tried(game, game.copy(imagined()), viewer, move);
    seen.set(move, known);
    return known;
  };
  return {
    refuse: (move) => (viewer === 'spectator' ? null : game.refuse(imagined(), viewer, move)),
    preview: (move) => tryOut(move)?.preview ?? null,
    final: (move) => tryOut(move)?.final ?? false,
    scores: () => game.scores(imagined()),
    tieBreak: () => game.tieBreak?.(imagined()) ?? null,
  };
}

interface Tried {
  readonly preview: Preview<unknown, GameEvent> | null;
  readonly final: boolean;
}

function tried(game: AnyGame, state: unknown, seat: number, move: Word): Tried {
  const { events, learned, barrier } = step(game, state, seat, move, new PlyRng('preview', 0));
  if (learned) return { preview: null, final: barrier };
  const heard = events.flatMap((event) => game.witness(event, seat) ?? []);
  return { preview: { view: game.view(state, seat), events: heard }, final: barrier };
}

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
