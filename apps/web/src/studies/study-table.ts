import type { Tree, TreeNotes, Viewer } from '@nabu/kernel';
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

  /** Shows what the tree has become, at the position with the same key or the nearest before it that is left. */
  show(tree: Tree, at: number): void {
    if (tree !== this.tree || at !== this.at) this.take(tree, at);
  }

  #may(): boolean {
    if (!this.writes) this.#refused(READING);
    return this.writes;
  }
}
