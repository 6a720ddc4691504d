import { loadRules } from '@nabu/games/load';
import {
  type AnyGame,
  lineFrom,
  nodeOf,
  pathTo,
  type ReadTree,
  ROOT,
  readTree,
  rulesKey,
  type Tree,
  topOf,
} from '@nabu/kernel';
import { rulesOfRecord } from '../session/records.ts';
import { keepAnalysis, type ListedAnalysis, newAnalysisId } from './kept.ts';

/** A tree with the rules it is played by. */
export interface OpenTree extends ReadTree {
  readonly game: AnyGame;
}

/** Reads a record or tree once its rules are loaded; throws a `RecordError` that names the line. */
export async function openTree(text: string): Promise<OpenTree> {
  const game = await rulesOfRecord(topOf(text), loadRules);
  return { game, ...readTree({ [rulesKey(game)]: game }, text) };
}

/** How an analysis is listed. */
export function listedAs(id: string, { head }: Tree): ListedAnalysis {
  const { game, title, names } = head;
  return { id, game, title, names, updated: Date.now() };
}

/** The way to a position by the places of the tries, which is the same after writing and reading. */
export function placesTo(tree: Tree, id: number): readonly number[] {
  const path = pathTo(tree, id);
  return path.slice(1).map((at, i) => nodeOf(tree, path[i]).children.indexOf(at));
}

/** The position that such a way leads to; as far as it goes, where the tree has become another one. */
export function idAt(tree: Tree, places: readonly number[]): number {
  let at = ROOT;
  for (const place of places) {
    const next = nodeOf(tree, at).children[place];
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/**
 * Keeps a record or tree as a new analysis of this device, to be looked at after so many moves of its main line, and
 * gives its address; null when this browser has no room. Throws a `RecordError` when the text does not hold.
 */
export async function beginAnalysis(text: string, ply = 0): Promise<string | null> {
  const { tree } = await openTree(text);
  const line = lineFrom(tree);
  const id = newAnalysisId();
  const at = placesTo(tree, line[Math.min(ply, line.length - 1)]);
  return keepAnalysis(listedAs(id, tree), { text, at }) ? `/analysis/${id}` : null;
}
