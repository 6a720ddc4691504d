import type { TreeEdit } from '@nabu/kernel';
import { browserKeeper, type Keeper, keep, readKept } from '../session/shelf.ts';

const keyOf = (chapter: string) => `nabu.study.${chapter}`;

/** Keeps the edits of a chapter that the house has not confirmed, so that they outlive the page; false when there is no room. */
export function keepUnsent(
  chapter: string,
  edits: readonly TreeEdit[],
  keeper: Keeper = browserKeeper(),
): boolean {
  if (edits.length > 0) return keep(keeper, keyOf(chapter), edits);
  keeper.removeItem(keyOf(chapter));
  return true;
}

/** The edits of a chapter that were kept. */
export function unsentOf(chapter: string, keeper: Keeper = browserKeeper()): readonly TreeEdit[] {
  const kept = readKept(keeper, keyOf(chapter));
  return Array.isArray(kept) ? kept.filter(isEdit) : [];
}

function isEdit(value: unknown): value is TreeEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { id, changes } = value as Partial<TreeEdit>;
  return typeof id === 'string' && Array.isArray(changes);
}
