import {
  type AnyGame,
  changedBy,
  type Grown,
  type MarkKind,
  nodeOf,
  pathTo,
  ROOT,
  type Seat,
  type Tree,
  type TreeChange,
  type TreeNotes,
  type TreePlay,
  type TreeStep,
  turnStart,
  type Viewer,
  writeTree,
} from '@nabu/kernel';
import type { ViewAt } from '@nabu/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomHex } from '../session/save.ts';
import {
  type TableSession,
  type TableState,
  type Trouble,
  troubleBy,
  troubleOf,
  UNOPENED,
  type Wish,
} from '../session/table-session.ts';
import { History } from './history.ts';
import type { OpenTree } from './open.ts';
import { infoOf, nowOf, ToldLines } from './told.ts';
import { Walk, type Way } from './walk.ts';

/** Whether a move that draws chance always draws the same, or something else each time it is tried. */
export type Dealing = 'fixed' | 'anew';

/** Where an analysis stands. */
export interface AnalysisState {
  readonly tree: Tree;
  /** The position that is looked at. */
  readonly at: number;
  /** Whose eyes it is seen with. */
  readonly eyes: Viewer | 'deciding';
  readonly dealing: Dealing;
  /** The kind of mark that a press on the board makes; null while a press makes moves. */
  readonly marking: MarkKind | null;
  /** Whether changes of the tree can be taken back, or made again. */
  readonly canUnchange: boolean;
  readonly canRechange: boolean;
}

/** What is told of an analysis: a change, that another position is looked at, or that changes were taken back. */
export type AnalysisNews = TreeChange | 'looked' | 'restored';

/**
 * The table of the analysis board: one person plays all sides, every move is tried in a tree, and going back loses
 * nothing. It runs in the page; `changed` hears of everything that is to be kept.
 *
 * It can be driven from outside, for several people who look at one tree together: everything that is done to the
 * tree is told to `changed`, in its order, and what others made of it is handed to `take`; `go` takes this page to
 * another position, to follow somebody. On the page it is a `TableSession`:
 * `<TableLoader session teacher={<AnalysisStrip />} beside={<AnalysisPanel />}>` shows it, and both parts find it in the
 * context of the table.
 */
export class AnalysisTable implements TableSession {
  readonly home = 'analysis';
  readonly id: string;
  readonly store: StoreApi<TableState> = createStore(() => UNOPENED);
  readonly analysis: StoreApi<AnalysisState>;
  readonly game: AnyGame;
  readonly positions: TreePlay;
  readonly #changed: (table: AnalysisTable, news: AnalysisNews) => void;
  readonly #walk = new Walk();
  readonly #history = new History();
  readonly #told: ToldLines;
  #line = 0;
  #written: { readonly tree: Tree; readonly text: string } | null = null;

  constructor(
    id: string,
    opened: OpenTree,
    at: number,
    changed: (table: AnalysisTable, news: AnalysisNews) => void,
  ) {
    this.id = id;
    this.game = opened.game;
    this.positions = opened.play;
    this.#told = new ToldLines(opened.play);
    this.#changed = changed;
    const { tree } = opened;
    this.analysis = createStore(
      (): AnalysisState => ({
        ...{ tree, at, eyes: 'deciding', dealing: 'fixed', marking: null },
        ...{ canUnchange: false, canRechange: false },
      }),
    );
    for (const on of pathTo(tree, at)) this.#walk.went(tree, on);
    this.#show();
  }

  get tree(): Tree {
    return this.analysis.getState().tree;
  }

  get at(): number {
    return this.analysis.getState().at;
  }

  /** Looks at another position. */
  go(id: number): void {
    if (id === this.at) return;
    this.#become(this.tree, id);
    this.#changed(this, 'looked');
  }

  /** Looks at the position of the line at hand after so many moves. */
  goToPly(ply: number): void {
    const path = pathTo(this.tree, this.at);
    this.go(path.findLast((id) => this.positions.stage(id).ply === ply) ?? this.at);
  }

  /** Goes by one step, to an end of the line at hand or to another try; nothing happens where there is nothing. */
  step(way: Way): void {
    const to = this.#walk.target(this.tree, this.at, way);
    if (to !== null) this.go(to);
  }

  play(move: string): Promise<Trouble | null> {
    const { at } = this;
    const seat = this.#decider();
    if (seat === null) return Promise.resolve(troubleBy('over'));
    const refusal = this.positions.refuse(at, seat, move);
    if (refusal) return Promise.resolve(troubleOf(refusal));
    return Promise.resolve(this.#make({ kind: 'move', seat, move }));
  }

  #make(step: TreeStep & { readonly kind: 'move' }): Trouble | null {
    if (this.#drawsAnew(step)) this.dealAnew(step.seat);
    return this.#grow(step);
  }

  #grow(step: TreeStep): Trouble | null {
    const made = this.#do({ kind: 'grow', at: this.at, step }, null);
    if (!made) return troubleBy('tree-full');
    this.go(made.id);
    return null;
  }

  /** Whether a move is to draw something else than it would by the seed that holds here. */
  #drawsAnew({ seat, move }: TreeStep & { readonly kind: 'move' }): boolean {
    const { dealing, at, tree } = this.analysis.getState();
    if (dealing === 'fixed' || nodeOf(tree, at).step?.kind === 'deal') return false;
    return this.positions.learns(at, seat, move);
  }

  /** Deals anew what somebody cannot see, and lets chance come from elsewhere from here on. */
  dealAnew(eyes: Viewer): Trouble | null {
    const seed = randomHex(32);
    const position = this.positions.dealtAnew(this.at, eyes, seed);
    return this.#grow({ kind: 'deal', eyes, seed, position });
  }

  /** Adds a line of moves to the tree without leaving the position that is looked at, as far as it is legal. */
  addLine(moves: readonly string[]): void {
    let { at } = this;
    const name = `line ${this.tree.next}`;
    for (const move of moves) {
      const seat = this.positions
        .actors(at)
        .find((each) => this.positions.refuse(at, each, move) === null);
      const step = seat === undefined ? null : ({ kind: 'move', seat, move } as const);
      const made = step && this.#do({ kind: 'grow', at, step }, name);
      if (!made) break;
      at = made.id;
    }
  }

  /** Writes about the position that is looked at. */
  note(notes: Partial<TreeNotes>): void {
    const { at } = this;
    this.#do({ kind: 'note', at, notes }, notes.comment === undefined ? null : `comment ${at}`);
  }

  retitle(title: string): void {
    this.#do({ kind: 'title', title }, 'title');
  }

  promote(): void {
    this.#do({ kind: 'promote', at: this.at }, null);
  }

  makeMain(): void {
    this.#do({ kind: 'main', at: this.at }, null);
  }

  /** Takes out the position that is looked at, with all that follows. */
  remove(): void {
    this.#do({ kind: 'remove', at: this.at }, null);
  }

  /** Makes a change and tells it; null when the tree is full. `kind` names changes that are taken back as one. */
  #do(change: TreeChange, kind: string | null): Grown | null {
    const { tree: old, at: was } = this;
    const made = changedBy(old, change);
    if (!made || made.tree === old) return made;
    const at = made.tree.nodes.has(was) ? was : made.id;
    this.#history.made({ tree: old, at: was }, { tree: made.tree, at }, kind);
    this.#become(made.tree, at);
    this.#changed(this, change);
    return made;
  }

  /** Takes back the last change of the tree that was made here; all of them can be taken back. */
  unchange(): void {
    this.#restore(this.#history.undo(this.tree));
  }

  /** Makes again what was taken back. */
  rechange(): void {
    this.#restore(this.#history.redo(this.tree));
  }

  #restore(moment: { readonly tree: Tree; readonly at: number } | null): void {
    if (!moment) return;
    this.#become(moment.tree, moment.at);
    this.#changed(this, 'restored');
  }

  /**
   * Goes on with what others made of the tree, at a position of it, and tells nobody. An id must stand for the same
   * position as before; own changes cannot be taken back any more.
   */
  take(tree: Tree, at: number): void {
    this.#history.forget();
    this.#become(tree, at);
  }

  /** Only going on by one step is a step for the eyes: anything else shows another line. */
  #become(tree: Tree, at: number): void {
    if (at !== this.at && nodeOf(tree, at).parent !== this.at) this.#line++;
    this.positions.follow(tree);
    this.#walk.went(tree, at);
    const { canUndo: canUnchange, canRedo: canRechange } = this.#history;
    this.analysis.setState({ tree, at, canUnchange, canRechange });
    this.#show();
  }

  look(eyes: AnalysisState['eyes']): void {
    this.analysis.setState({ eyes });
    this.#show();
  }

  deal(dealing: Dealing): void {
    this.analysis.setState({ dealing });
  }

  /** Says what presses on the board mark from now on. */
  mark(marking: MarkKind | null): void {
    this.analysis.setState({ marking });
  }

  /** The browser has kept the tree, or could not. */
  kept(done: boolean): void {
    if (this.store.getState().unkept === done) this.store.setState({ unkept: !done });
  }

  /** The tree as text. Who only looks around asks for the same one again and again, and a long one takes a while to write. */
  text(): string {
    const { tree } = this;
    if (this.#written?.tree !== tree)
      this.#written = { tree, text: writeTree(tree, this.positions) };
    return this.#written.text;
  }

  ask(wish: Wish): Promise<Trouble | null> {
    const { tree, at } = this;
    const { parent } = nodeOf(tree, at);
    if (wish.type === 'redo' && this.#walk.next(tree, at) === null)
      return Promise.resolve(troubleBy('nothing-to-redo'));
    if (wish.type === 'redo') this.step('on');
    else if (wish.type !== 'undo' && wish.type !== 'restart')
      return Promise.resolve(troubleBy('not-seated'));
    else if (parent === null) return Promise.resolve(troubleBy('nothing-to-undo'));
    else this.go(wish.type === 'undo' ? parent : turnStart(tree, at));
    return Promise.resolve(null);
  }

  #decider(): Seat | null {
    const actors = this.positions.actors(this.at);
    const { eyes } = this.analysis.getState();
    return typeof eyes === 'number' && actors.includes(eyes) ? eyes : (actors[0] ?? null);
  }

  /** Who looks: whoever was chosen, or whoever decides; after the end, whoever made the last move. */
  #viewer(): Viewer {
    const { eyes } = this.analysis.getState();
    if (eyes !== 'deciding') return eyes;
    const { step } = nodeOf(this.tree, this.at);
    return this.#decider() ?? (step?.kind === 'move' ? step.seat : 0);
  }

  #show(): void {
    const you = this.#viewer();
    this.store.setState({
      connection: 'open',
      table: infoOf(this.id, this.tree),
      you,
      mine: this.tree.head.names.map((_, seat) => seat),
      entries: this.#told.entries(this.tree, this.at, you),
      now: nowOf(this.positions, this.tree, this.at, you),
      line: this.#line,
    });
  }

  viewAt(ply: number): Promise<ViewAt> {
    const { tree, at } = this;
    const you = this.#viewer();
    const id = pathTo(tree, at).find((each) => this.positions.stage(each).ply === ply) ?? ROOT;
    const entry = this.#told.entries(tree, id, you).at(-1);
    const events = entry && 'events' in entry ? entry.events : [];
    const last = this.positions.stage(at).ply;
    return Promise.resolve({ ply, last, view: this.positions.view(id, you), events });
  }

  record(): Promise<string> {
    return Promise.resolve(this.text());
  }

  hint(): Promise<never> {
    return Promise.reject(troubleBy('no-thoughts'));
  }

  thoughts(): Promise<never> {
    return Promise.reject(troubleBy('no-thoughts'));
  }

  time(): number {
    return 0;
  }

  takeBack(): void {
    // Nothing ever waits here.
  }

  async say(): Promise<null> {
    // There is nobody to talk to.
    return null;
  }

  redial(): void {
    // Nobody is called.
  }

  lift(): void {
    // One person sits here.
  }

  async leave(): Promise<void> {
    this.close();
  }

  close(): void {
    this.#changed(this, 'looked');
  }
}
