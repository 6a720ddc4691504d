import {
  commitment,
  type GameEvent,
  nodeOf,
  pathTo,
  ROOT,
  type Tree,
  type TreePlay,
  type Viewer,
} from '@nabu/kernel';
import { type Entry, type Now, type TableInfo, UNASKED } from '@nabu/table';

/** What happened on the way to positions of a tree, as viewers heard it; each of it is put into words for tables once. */
export class ToldLines {
  readonly #positions: TreePlay;
  readonly #entries = new Map<string, Entry>();

  constructor(positions: TreePlay) {
    this.#positions = positions;
  }

  entries(tree: Tree, at: number, you: Viewer): readonly Entry[] {
    return pathTo(tree, at).map((id, depth) => {
      const key = `${you} ${id}`;
      const known = this.#entries.get(key) ?? this.#entry(tree, id, depth, you);
      this.#entries.set(key, known);
      return known;
    });
  }

  #entry(tree: Tree, id: number, depth: number, you: Viewer): Entry {
    const { step } = nodeOf(tree, id);
    const { ply, events } = this.#positions.stage(id);
    const told = { n: depth + 1, at: 0 };
    if (id === ROOT)
      return { ...told, kind: 'started', events: this.#positions.match(0).opening(you) };
    // What is dealt anew happens to nobody: it has a place in the numbering and nothing to tell.
    if (step?.kind !== 'move') return { ...told, kind: 'started', events: [] };
    const heard = events.flatMap((event): GameEvent[] => {
      const witnessed = this.#positions.game.witness(event, you);
      return witnessed ? [witnessed] : [];
    });
    return { ...told, kind: 'played', seat: step.seat, ply, events: heard };
  }
}

/** How a position stands for a viewer. */
export function nowOf(positions: TreePlay, tree: Tree, at: number, you: Viewer): Now {
  const { game } = positions;
  const state = positions.state(at);
  const actors = game.actors(state);
  const moves = typeof you === 'number' && actors.includes(you) ? game.moves(state, you) : [];
  const result = game.result(state);
  return {
    ...{ n: pathTo(tree, at).length, phase: result ? 'over' : 'playing', actors, result },
    ply: positions.stage(at).ply,
    view: game.view(state, you),
    moves: moves.map((move) => game.notation.format(move)),
    scores: game.scores(state),
    canUndo: at !== ROOT,
    canRedo: nodeOf(tree, at).children.length > 0,
    ...{ offer: null, agreed: [], pause: null, clock: null, thoughts: [] },
  };
}

/** What anybody knows of the table of an analysis. */
export function infoOf(id: string, { head, start }: Tree): TableInfo {
  const { game, rules, options, names } = head;
  return {
    ...{ id, game, rules, options, known: true, phase: 'playing', created: 0 },
    commitment: commitment(start.seed),
    seats: names.map((name, seat) => ({
      ...{ seat, kind: 'guest', name, bot: null, online: true, standIn: null, awaySince: null },
      ...{ out: null, awaited: false },
    })),
    ...{ ...UNASKED, after: null },
  };
}
