import { browserKeeper, type Keeper, keep, readKept, shelved } from '../session/shelf.ts';

/** What is kept of the guide at one table of this device. */
export interface GuideKept {
  readonly silenced: boolean;
  /** Decisions of the person that were about as good as the best move, and those that were not. */
  readonly good: number;
  readonly poor: number;
}

/** A guide who has not said anything yet. */
export const FRESH_GUIDE: GuideKept = { silenced: false, good: 0, poor: 0 };

/** Where the guide of a table is kept. */
export const guideKey = (table: string) => `nabu.guide.${table}`;

/** What is kept of the guide at a table; null where nobody guides. A damaged entry is a fresh guide. */
export function readGuide(table: string, keeper: Keeper = browserKeeper()): GuideKept | null {
  if (keeper.getItem(guideKey(table)) === null) return null;
  const kept = readKept(keeper, guideKey(table));
  const { silenced, good, poor } = { ...(kept as Partial<GuideKept> | null) };
  return { silenced: silenced === true, good: countIn(good), poor: countIn(poor) };
}

/** Keeps how the guide at a table stands; from then on the table is guided. */
export function keepGuide(
  table: string,
  guide: GuideKept = FRESH_GUIDE,
  keeper: Keeper = browserKeeper(),
): void {
  keep(keeper, guideKey(table), guide);
}

/** The guided game of a game that was begun last and is not over, by its id; null when there is none. */
export function unfinishedGuided(game: string, keeper: Keeper = browserKeeper()): string | null {
  const begun = shelved(keeper).find(
    (each) =>
      each.game === game &&
      each.home === 'here' &&
      !each.over &&
      readGuide(each.id, keeper) !== null,
  );
  return begun?.id ?? null;
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}
