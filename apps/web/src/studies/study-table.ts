import type { Tree, TreeNode, TreeNotes, Viewer } from '@nabu/kernel';
import { type AnalysisNews, AnalysisTable } from '../analysis/analysis-table.ts';
import type { OpenTree } from '../analysis/open.ts';
import type { Trouble } from '../session/table-session.ts';

const READING: Trouble = { code: 'not-writer', clause: null, sentence: '' };

/** A chapter of a study on the analysis board. Whoever may only look is told so when they try to change something. */
export class StudyTable extends AnalysisTable {
  readonly wayOut = '/studies';
  /** Whether the person at this page may write. */
  writes: boolean;
  readonly #refused: (trouble: Trouble) => void;

  constructor(
    id: string,
    opened: OpenTree,
    at: number,
    means: {
      readonly writes: boolean;
      changed(news: AnalysisNews): void;
      refused(trouble: Trouble): void;
    },
  ) {
    super(id, opened, at, (_, news) => means.changed(news));
    this.writes = means.writes;
    this.#refused = means.refused;
  }

  override play(move: string): Promise<Trouble | null> {
    return this.writes ? super.play(move) : Promise.resolve(READING);
  }

  override dealAnew(eyes: Viewer): Trouble | null {
    return this.#may() ? super.dealAnew(eyes) : READING;
  }

  override addLine(moves: readonly string[]): void {
    if (this.#may()) super.addLine(moves);
  }

  override note(notes: Partial<TreeNotes>): void {
    if (this.#may()) super.note(notes);
  }

  /** Shows what the tree has become, at a position of it; where it is as it was, own changes can still be taken back. */
  show(tree: Tree, at: number): void {
    if (at !== this.at || !isSame(tree, this.tree)) this.take(tree, at);
  }

  #may(): boolean {
    if (!this.writes) this.#refused(READING);
    return this.writes;
  }
}

/** Whether two trees have the same positions in the same order, with the same notes. */
function isSame({ nodes }: Tree, other: Tree): boolean {
  if (nodes.size !== other.nodes.size) return false;
  return [...nodes.values()].every((node) => {
    const there = other.nodes.get(node.id);
    return there === node || (there !== undefined && told(there) === told(node));
  });
}

function told({ comment, judged, marks, children }: TreeNode): string {
  return JSON.stringify([comment, judged, marks, children]);
}
