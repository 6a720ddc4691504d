import { TreeKeys } from './keys.ts';
import { changesBetween, type SharedChange, withChanges } from './shared-change.ts';
import { newTree, type Tree } from './tree.ts';

/** Changes that somebody made at once; they are made together or not at all. */
export interface TreeEdit {
  /** Under which it is known to whoever made it. */
  readonly id: string;
  readonly changes: readonly SharedChange[];
}

/**
 * A tree that several people write, as one of them has it: what all agreed on, numbered by edits, and on top of it
 * what is still on its way. Whatever order edits arrive in at the place that numbers them, everybody who has heard of
 * the same number of them has the same tree; what was not sent yet is made again on top of what others did.
 */
export class SharedTree {
  readonly keys: TreeKeys;
  #agreed: Tree;
  #shown: Tree;
  #n: number;
  #waiting: readonly TreeEdit[] = [];

  constructor(tree: Tree, n: number) {
    this.keys = new TreeKeys(tree);
    this.#agreed = tree;
    this.#shown = tree;
    this.#n = n;
  }

  /** The tree with what is still on its way. */
  get tree(): Tree {
    return this.#shown;
  }

  /** The number of the last edit that all agreed on. */
  get n(): number {
    return this.#n;
  }

  /** Edits that are not agreed on, the oldest first. */
  get waiting(): readonly TreeEdit[] {
    return this.#waiting;
  }

  /** Makes an edit of one's own; false when it cannot be made. */
  make(edit: TreeEdit): boolean {
    const made = withChanges(this.#shown, this.keys, edit.changes);
    if (typeof made === 'string') return false;
    this.#shown = made;
    this.#waiting = [...this.#waiting, edit];
    return true;
  }

  /**
   * Edit `n` was agreed on, one's own or somebody else's. Gives the own edits that cannot be made any more because of
   * it, or null when an edit before it was missed: then the tree must be taken anew.
   */
  agreed(n: number, { id, changes }: TreeEdit): readonly TreeEdit[] | null {
    if (n <= this.#n) return [];
    if (n !== this.#n + 1) return null;
    const made = withChanges(this.#agreed, this.keys, changes);
    if (typeof made === 'string') return null;
    this.#agreed = made;
    this.#n = n;
    this.#waiting = this.#waiting.filter((edit) => edit.id !== id);
    return this.#redo();
  }

  /**
   * Takes what all agreed on anew, as it was read from a text: its ids may be others. Own edits that wait are made on
   * top of it again; gives those that cannot be.
   */
  renew(tree: Tree, n: number): readonly TreeEdit[] {
    const bare = newTree(tree.head, tree.start);
    const steps = changesBetween(bare, tree, new TreeKeys(tree));
    const made = withChanges(bare, this.keys, steps);
    if (typeof made === 'string') throw new Error('A tree cannot be made of its own steps.');
    this.#agreed = { ...made, played: tree.played };
    this.#n = n;
    return this.#redo();
  }

  /** An own edit was refused; gives those that cannot be made without it. */
  refused(id: string): readonly TreeEdit[] {
    this.#waiting = this.#waiting.filter((edit) => edit.id !== id);
    return this.#redo();
  }

  /** Makes another edit of an own one that nobody has heard of yet. */
  amend(id: string, changes: readonly SharedChange[]): void {
    this.#waiting = this.#waiting.map((edit) => (edit.id === id ? { id, changes } : edit));
    this.#redo();
  }

  /** Makes own edits on top of what was agreed on; those that cannot be made are dropped and given. */
  #redo(): readonly TreeEdit[] {
    const lost: TreeEdit[] = [];
    let shown = this.#agreed;
    for (const edit of this.#waiting) {
      const made = withChanges(shown, this.keys, edit.changes);
      if (typeof made === 'string') lost.push(edit);
      else shown = made;
    }
    this.#waiting = this.#waiting.filter((edit) => !lost.includes(edit));
    // Whoever makes a step in it gives it an id that nothing had before.
    this.#shown = { ...shown, next: this.keys.next };
    return lost;
  }
}
