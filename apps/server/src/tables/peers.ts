/** What a node says about a table that it has in memory. */
export interface Note {
  /** The ids of seats' players who are connected there. */
  readonly here: readonly string[];
  /** Those of them who have it in sight. */
  readonly looking: readonly string[];
  /** How many look on there without a seat. */
  readonly watchers: number;
  /** It sees to the bots that must decide. */
  readonly thinks: boolean;
}

/** Nobody is there, and nothing is done. */
export const NO_NOTE: Note = { here: [], looking: [], watchers: 0, thinks: false };

/** What the other nodes say about one table. */
export class Peers {
  readonly #notes = new Map<string, Note>();

  /** Another node has said how things are there. */
  set(node: string, note: Note): void {
    if (note.here.length === 0 && note.watchers === 0 && !note.thinks) this.#notes.delete(node);
    else this.#notes.set(node, note);
  }

  /** A node is gone; whether it had said anything. */
  forget(node: string): boolean {
    return this.#notes.delete(node);
  }

  /** Whether somebody is connected anywhere else. */
  has(who: string): boolean {
    for (const { here } of this.#notes.values()) if (here.includes(who)) return true;
    return false;
  }

  /** Whether somebody has the table in sight anywhere else. */
  isWatchedBy(identities: readonly string[]): boolean {
    for (const { looking } of this.#notes.values())
      if (looking.some((who) => identities.includes(who))) return true;
    return false;
  }

  /** How many look on elsewhere. */
  get watchers(): number {
    let sum = 0;
    for (const { watchers } of this.#notes.values()) sum += watchers;
    return sum;
  }

  /** Whether another node sees to the bots. */
  get think(): boolean {
    for (const { thinks } of this.#notes.values()) if (thinks) return true;
    return false;
  }

  /** Notes a change of whether a node sees to the bots. */
  thinks(node: string, thinks: boolean): void {
    this.set(node, { ...(this.#notes.get(node) ?? NO_NOTE), thinks });
  }
}
