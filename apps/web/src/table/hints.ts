import type { AnyGame, Viewer, Word } from '@nabu/kernel';
import { END_PART, endsTurn, movePart } from '../boards/common/parts.ts';
import type { Hint, TableSession } from '../session/table-session.ts';
import type { TableContext } from './context.ts';
import type { Hints, TableUi, Told } from './ui.ts';

/** Asks what would be good now and shows it on the board. */
export async function askForHints(
  ui: TableUi,
  session: TableSession,
  view: unknown,
): Promise<void> {
  const at = JSON.stringify(view);
  ui.tell({ kind: 'hints', at, answer: null, chosen: null });
  ui.hinted(at, await session.hint().catch((trouble) => trouble));
}

/** The hints that were told, if there are any. */
export function hintOf({ answer }: Hints): Hint | null {
  return answer !== null && 'moves' in answer ? answer : null;
}

/** The hints that can be shown on a view. */
export function hintsFor(told: Told | null, view: unknown): Hint | null {
  if (told?.kind !== 'hints' || told.at !== JSON.stringify(view)) return null;
  return hintOf(told);
}

/** The move of the hint that is looked at, or null. */
export function suggestedMove(game: AnyGame, told: Told | null, view: unknown): Word | null {
  const hint = hintsFor(told, view);
  const chosen = told?.kind === 'hints' ? told.chosen : null;
  const advice = hint && chosen !== null ? hint.moves[chosen] : null;
  return advice ? game.notation.parse(advice.move) : null;
}

/** The parts of the board where a move is shown. */
export function partsOf(
  { kit, props, you }: Pick<TableContext, 'kit' | 'props'> & { readonly you: Viewer },
  move: Word,
): readonly string[] {
  const seat = you === 'spectator' ? 0 : you;
  const ends = 'type' in move && endsTurn(String(move.type)) ? [END_PART] : [];
  return [movePart(move), ...(kit.placesOf?.(move, props.view, seat) ?? []), ...ends];
}
