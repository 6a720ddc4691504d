import type { GameEvent, Seat, Viewer, Word } from '@nabu/kernel';
import { actorsIn, type Line, movesIn, openView, type Stage, viewIn } from '@nabu/table';
import type { Step } from '../table/kit.ts';

/** What the table shows while somebody plans. */
export interface Drawn {
  /** Whose eyes look: the planner's, or those of another of whom nothing is hidden. */
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The moves that the board can make now. */
  readonly legal: readonly Word[];
  /** Who decides; null when the game would be over or what comes is not known. */
  readonly actor: Seat | null;
  /** The moves of another who holds something hidden: chosen from a list, because the board shows no such hand. */
  readonly replies: readonly Word[];
  /** What comes after the last step cannot be known. */
  readonly ends: boolean;
  /** An outcome was taken as an example. */
  readonly guessed: boolean;
  /** The step that led here, for the board to show; null after a jump. */
  readonly step: Step<unknown, GameEvent> | null;
}

/** The table after so many steps of a line. */
export function drawnAt(line: Line, at: number, planner: Seat, shown: number | null): Drawn {
  const stage = line.stages[at];
  const { sketch, ends } = stage;
  const actors = ends ? [] : actorsIn(sketch);
  const actor = actors.includes(planner) ? planner : (actors[0] ?? null);
  const seen = seenBy(stage, actor, planner);
  const moves = actor === null ? [] : movesIn(sketch, actor);
  const own = seen.viewer === actor;
  const before =
    at > 0 && shown !== null && !ends ? seenBy(line.stages[at - 1], planner, planner) : null;
  const step =
    before && seen.viewer === planner && shown !== null
      ? { before: before.view, events: stage.events, number: shown }
      : null;
  return {
    ...seen,
    ...{ actor, ends, step, guessed: sketch.guessed },
    legal: own ? moves : [],
    replies: own ? [] : moves,
  };
}

/** The table as it can be shown: from where the other sits, when nothing of theirs is hidden. */
function seenBy(
  { sketch }: Stage,
  actor: Seat | null,
  planner: Seat,
): Pick<Drawn, 'viewer' | 'view'> {
  const theirs = actor === null || actor === planner ? null : openView(sketch, actor);
  return theirs === null
    ? { viewer: planner, view: viewIn(sketch) }
    : { viewer: actor as Seat, view: theirs };
}
