import { randomHex } from '../session/save.ts';
import { browserKeeper, type Keeper, keep, readKept } from '../session/shelf.ts';

/** An analysis as the list of this browser names it. */
export interface ListedAnalysis {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly names: readonly string[];
  readonly updated: number;
}

/** An analysis as it is kept: its text, and the way to the position that was looked at, by the places of the tries. */
export interface KeptAnalysis {
  readonly text: string;
  readonly at: readonly number[];
}

const LIST = 'nabu.analyses';
const textKey = (id: string) => `nabu.analysis.${id}`;

/** The analyses of this browser, the last touched first. */
export function listedAnalyses(keeper: Keeper = browserKeeper()): readonly ListedAnalysis[] {
  const kept = readKept(keeper, LIST);
  return Array.isArray(kept) ? kept.filter(isListed) : [];
}

/** Keeps an analysis; false when this browser has no room for it. What was kept before is still there, however much it is. */
export function keepAnalysis(
  { id, ...rest }: ListedAnalysis,
  kept: KeptAnalysis,
  keeper: Keeper = browserKeeper(),
): boolean {
  if (!keep(keeper, textKey(id), kept)) return false;
  const others = listedAnalyses(keeper).filter((each) => each.id !== id);
  return keep(keeper, LIST, [{ id, ...rest }, ...others]);
}

/** What is kept of an analysis, or null. */
export function keptAnalysis(id: string, keeper: Keeper = browserKeeper()): KeptAnalysis | null {
  const kept = readKept(keeper, textKey(id));
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, at } = kept as Partial<KeptAnalysis>;
  return typeof text === 'string' ? { text, at: Array.isArray(at) ? at : [] } : null;
}

/** Forgets an analysis. */
export function dropAnalysis(id: string, keeper: Keeper = browserKeeper()): void {
  keeper.removeItem(textKey(id));
  keep(
    keeper,
    LIST,
    listedAnalyses(keeper).filter((each) => each.id !== id),
  );
}

/** The id of an analysis that is new. */
export function newAnalysisId(): string {
  return randomHex(12);
}

function isListed(value: unknown): value is ListedAnalysis {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, names } = value as Partial<ListedAnalysis>;
  return typeof id === 'string' && typeof game === 'string' && Array.isArray(names);
}
