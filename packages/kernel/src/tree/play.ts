import type { AnyGame, GameEvent, OptionValues, Seat, Table, Viewer, Word } from '../contract.ts';
import type { Out } from '../ends.ts';
import { type AnyMatch, Match } from '../match.ts';
import type { Refusal } from '../refusal.ts';
import { refusalOf } from '../refusal-of.ts';
import { PlyRng } from '../rng.ts';
import { step } from '../step.ts';
import { lineFrom, nodeOf, ROOT, type Tree, type TreeStart } from './tree.ts';

/** A position of a tree, worked out by the rules. */
export interface Stage {
  /** The number of moves made before. */
  readonly ply: number;
  /** Where the chance of the next move comes from. */
  readonly seed: string;
  /** What happened by the step that led here, secrets included. */
  readonly events: readonly GameEvent[];
  /** Whether that step drew chance or turned something hidden up. */
  readonly learned: boolean;
}

/** A copy of the state is kept every so many positions of a line, so that any is near one. */
const SNAPSHOT_EVERY = 16;

/** The rules with another beginning: a match of them starts at a written position, where there is one. */
export function gameFrom(game: AnyGame, { position }: Pick<TreeStart, 'position'>): AnyGame {
  if (position === null) return game;
  return { ...game, setup: (table) => game.notation.readPosition(position, table) };
}

/**
 * Works out positions of a tree by playing the steps that lead there, each once. The n-th move of any line draws its
 * chance from the stream of ply n of the seed that holds there, so that the same steps always lead to the same
 * position. States are handed out as they are: whoever wants to change one copies it.
 */
export class TreePlay {
  readonly game: AnyGame;
  readonly table: Table<OptionValues>;
  #tree: Tree;
  readonly #stages = new Map<number, Stage>();
  readonly #kept = new Map<number, unknown>();
  #last: { readonly id: number; readonly state: unknown } | null = null;

  /** Throws a `PositionError` when the tree begins at a position that is not allowed. */
  constructor(game: AnyGame, tree: Tree) {
    this.game = game;
    this.table = { seats: tree.head.names.length, options: tree.head.options };
    this.#tree = tree;
    const { seed } = tree.start;
    this.#stages.set(ROOT, { ply: 0, seed, events: [], learned: false });
    this.#kept.set(ROOT, gameFrom(game, tree.start).setup(this.table, new PlyRng(seed, 0)));
  }

  /** Goes on with another tree that this one became: what an id stood for it still stands for. */
  follow(tree: Tree): void {
    this.#tree = tree;
  }

  stage(id: number): Stage {
    if (!this.#stages.has(id)) this.state(id);
    return this.#stages.get(id) as Stage;
  }

  /** The state at a position; throws a `Refusal` or `PositionError` where a step towards it is not allowed. */
  state(id: number): unknown {
    if (this.#last?.id === id) return this.#last.state;
    const known = this.#kept.get(id);
    if (known !== undefined) return known;
    const way = this.#wayTo(id);
    let state = this.game.copy(
      this.#last?.id === way.from ? this.#last.state : this.#kept.get(way.from),
    );
    for (const at of way.steps) {
      state = this.#walk(state, at.parent, at.id);
      if (at.depth % SNAPSHOT_EVERY === 0) this.#kept.set(at.id, this.game.copy(state));
    }
    this.#last = { id, state };
    return state;
  }

  actors(id: number): readonly Seat[] {
    return this.game.actors(this.state(id));
  }

  view(id: number, viewer: Viewer): unknown {
    return this.game.view(this.state(id), viewer);
  }

  moves(id: number): readonly Word[] {
    const state = this.state(id);
    return this.game.actors(state).flatMap((seat) => this.game.moves(state, seat));
  }

  /** Why a seat may not make a move at a position, or null when it may. */
  refuse(id: number, seat: Seat, move: string): Refusal | null {
    return refusalOf(this.game, this.state(id), this.actors(id), seat, move);
  }

  /** Whether a legal move would draw chance or turn something hidden up. */
  learns(id: number, seat: Seat, move: string): boolean {
    const state = this.game.copy(this.state(id));
    const { seed, ply } = this.stage(id);
    const word = this.game.notation.parse(move);
    if (word === null) return false;
    return step(this.game, state, seat, word, new PlyRng(seed, ply + 1)).learned;
  }

  /** What somebody can see at a position, with all else dealt anew from a seed, as text. */
  dealtAnew(id: number, eyes: Viewer, seed: string): string {
    const view = this.game.view(this.state(id), eyes);
    const ply = this.stage(id).ply;
    return this.game.notation.writePosition(this.game.imagine(view, new PlyRng(seed, ply)));
  }

  /** A whole position with all secrets as text. */
  position(id: number): string {
    return this.game.notation.writePosition(this.state(id));
  }

  /** A match of the main line's first moves, up to so many, with those who were out; the line must not be dealt anew within them. */
  match(plies: number, outs: readonly Out[] = []): AnyMatch {
    const { seed } = this.#tree.start;
    const { seats, options } = this.table;
    const match = Match.start(gameFrom(this.game, this.#tree.start), { seats, options, seed });
    const putOut = () => {
      for (const { seat, how, ply } of outs) if (ply === match.ply) match.putOut(seat, how);
    };
    for (const id of lineFrom(this.#tree).slice(1, plies + 1)) {
      putOut();
      const made = nodeOf(this.#tree, id).step;
      if (made?.kind !== 'move') throw new Error('A game that was played is not dealt anew.');
      match.play(made.seat, made.move);
    }
    putOut();
    return match;
  }

  /** The nearest position before this one whose state is known, and the positions from there. */
  #wayTo(id: number): { readonly from: number; readonly steps: readonly Footstep[] } {
    const ids: number[] = [];
    let from = id;
    while (from !== this.#last?.id && !this.#kept.has(from)) {
      ids.push(from);
      from = nodeOf(this.#tree, from).parent ?? ROOT;
    }
    let depth = this.#depth(from);
    let parent = from;
    const steps = ids.reverse().map((at) => {
      const one = { id: at, parent, depth: ++depth };
      parent = at;
      return one;
    });
    return { from, steps };
  }

  #depth(id: number): number {
    let depth = 0;
    for (let at = nodeOf(this.#tree, id).parent; at !== null; at = nodeOf(this.#tree, at).parent)
      depth++;
    return depth;
  }

  /** Carries out in place what leads to a position, or takes the position that was dealt. */
  #walk(state: unknown, parent: number, id: number): unknown {
    const { ply, seed } = this.#stages.get(parent) as Stage;
    const made = nodeOf(this.#tree, id).step;
    if (made === null) return state;
    if (made.kind === 'deal') {
      this.#stages.set(id, { ply, seed: made.seed, events: [], learned: true });
      return this.game.notation.readPosition(made.position, this.table);
    }
    const refusal = refusalOf(this.game, state, this.game.actors(state), made.seat, made.move);
    if (refusal) throw refusal;
    const word = this.game.notation.parse(made.move) as Word;
    const rng = new PlyRng(seed, ply + 1);
    const { events, learned } = step(this.game, state, made.seat, word, rng);
    this.#stages.set(id, { ply: ply + 1, seed, events, learned });
    return state;
  }
}

interface Footstep {
  readonly id: number;
  readonly parent: number;
  readonly depth: number;
}
