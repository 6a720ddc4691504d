import type {
  Game,
  GameEvent,
  OptionValues,
  Result,
  Score,
  Seat,
  Table,
  Viewer,
  Word,
} from './contract.ts';
import { Course, type Entry } from './course.ts';
import { type EarlyEnding, earlyResult, type Out, placesBehind } from './ends.ts';
import { type Made, madeOf, turnStartsOf } from './made.ts';
import { readTable } from './options.ts';
import { Refusal } from './refusal.ts';
import { refusalOf } from './refusal-of.ts';
import { PlyRng } from './rng.ts';
import { type Step, step } from './step.ts';

/** What one viewer heard of one ply. */
export interface Heard<Event> {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** All that a match is made of, besides its moves. */
export interface Start<Options> {
  readonly seats: number;
  readonly options: Options;
  /** 32 hexadecimal digits. */
  readonly seed: string;
}

/** A move as it is stored: who and what. */
export interface Written {
  readonly seat: Seat;
  readonly move: string;
}

/** A legal move that was tried and not made, with what it leads to. */
interface Tried<State, Move, Event> {
  readonly seat: Seat;
  readonly move: Move;
  readonly state: State;
  readonly led: Step<Event>;
}

/** The authority over one match: seed, options and moves are the truth, everything else follows. */
export class Match<
  State,
  Move extends Word,
  View,
  Event extends GameEvent,
  Options extends OptionValues,
> {
  readonly game: Game<State, Move, View, Event, Options>;
  readonly table: Table<Options>;
  readonly seed: string;
  readonly #course: Course<State, Move, View, Event, Options>;
  #state: State;
  #undone: Made<Move>[] = [];
  #early: EarlyEnding | null = null;
  #outs: Out[] = [];
  /** Of the present position; forgotten when that changes. */
  #tried: Tried<State, Move, Event> | null = null;

  private constructor(game: Game<State, Move, View, Event, Options>, start: Start<Options>) {
    if (!/^[0-9a-f]{32}$/.test(start.seed))
      throw new Refusal('bad-seed', 'A seed is 32 hexadecimal digits.');
    readTable(game, start.seats, start.options);
    this.game = game;
    this.table = { seats: start.seats, options: start.options };
    this.seed = start.seed;
    this.#state = game.setup(this.table, new PlyRng(start.seed, 0));
    this.#course = new Course(game, start.seed, this.#state);
  }

  static start<S, M extends Word, V, E extends GameEvent, O extends OptionValues>(
    game: Game<S, M, V, E, O>,
    start: Start<O>,
  ): Match<S, M, V, E, O> {
    return new Match(game, start);
  }

  /** The same match again from what was stored; throws a `Refusal` that names the ply which is wrong. */
  static rebuild<S, M extends Word, V, E extends GameEvent, O extends OptionValues>(
    game: Game<S, M, V, E, O>,
    start: Start<O>,
    moves: readonly Written[],
  ): Match<S, M, V, E, O> {
    const match = new Match(game, start);
    for (const { seat, move } of moves) {
      try {
        match.play(seat, move);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const where = `Ply ${match.ply + 1} (${move.slice(0, 40)}): `;
        throw new Refusal(error.code, where + error.message, error.clause);
      }
    }
    return match;
  }

  /** The number of moves made. */
  get ply(): number {
    return this.made.length;
  }

  /** The moves made, in order; `replay` tells what happened by them. */
  get made(): readonly Made<Move>[] {
    return this.#course.made;
  }

  /** The moves as they are stored. */
  get written(): readonly Written[] {
    return this.made.map(({ seat, move }) => ({ seat, move: this.game.notation.format(move) }));
  }

  get actors(): readonly Seat[] {
    return this.#early ? [] : this.game.actors(this.#state);
  }

  get over(): boolean {
    return this.actors.length === 0;
  }

  /** Points so far; those of the end too, once it has come, by the rules or before. */
  get scores(): readonly Score[] {
    const { game } = this;
    return (this.#early && game.finalScores?.(this.#state)) || game.scores(this.#state);
  }

  /** The place of each seat if the game ended now; who is out is behind all others. */
  get ranking(): readonly number[] {
    return placesBehind(this.game.ranking(this.#state), this.#outs);
  }

  get result(): Result | null {
    if (this.#early) return earlyResult(this.#early, this.ranking);
    const result = this.game.result(this.#state);
    return result && { ...result, places: placesBehind(result.places, this.#outs) };
  }

  /** The seats whose players gave up or were ruled out, first to go first. */
  get outs(): readonly Out[] {
    return this.#outs;
  }

  /** The legal moves of a seat now; none when it is not theirs to decide. */
  moves(seat: Seat): readonly Move[] {
    return this.actors.includes(seat) ? this.game.moves(this.#state, seat) : [];
  }

  /** Why a seat may not make a move, or null when it may. */
  refuse(seat: Seat, move: Move | string): Refusal | null {
    return refusalOf(this.game, this.#state, this.actors, seat, move);
  }

  /**
   * Whether a move would end the game; throws a `Refusal` when it is not allowed. What it leads to is
   * kept: when the same move is made next, as it is nearly always, it is neither asked about nor played again.
   */
  wouldEnd(seat: Seat, move: Move | string): boolean {
    const word = this.#allowed(seat, move);
    const state = this.game.copy(this.#state);
    const led = step(this.game, state, seat, word, new PlyRng(this.seed, this.ply + 1));
    this.#tried = { seat, move: word, state, led };
    return this.game.actors(state).length === 0;
  }

  #allowed(seat: Seat, move: Move | string): Move {
    const refusal = this.refuse(seat, move);
    if (refusal) throw refusal;
    return this.#word(move) as Move;
  }

  #word(move: Move | string): Move | null {
    return typeof move === 'string' ? this.game.notation.parse(move) : move;
  }

  /** Makes a move. When it is refused nothing has changed. */
  play(seat: Seat, move: Move | string, expectedPly = this.ply): Entry<Move, Event> {
    this.expect(expectedPly);
    const tried = this.#tried;
    const known = tried?.seat === seat && tried.move === this.#word(move);
    const entry = this.#apply(seat, known ? tried.move : this.#allowed(seat, move));
    this.#undone = [];
    return entry;
  }

  /** The move a seat just made, when it decides again and has learned nothing since; else null. */
  follows(seat: Seat): Move | null {
    const last = this.made.at(-1);
    return last?.seat === seat && !last.barrier ? last.move : null;
  }

  /** The number of moves made before the last turn of a seat, or now if another's move was the last. */
  turnStart(seat: Seat): number {
    return this.made.findLastIndex((made) => made.seat !== seat) + 1;
  }

  /** The number of moves made before each turn, first to last. */
  get turnStarts(): readonly number[] {
    return turnStartsOf(this.made);
  }

  /** The ply to which a seat can take its moves back; the present one when it can take nothing back. */
  undoStart(seat: Seat): number {
    if (!this.canUndo(seat)) return this.ply;
    return this.made.findLastIndex((made) => made.seat !== seat || made.barrier) + 1;
  }

  canUndo(seat: Seat): boolean {
    const last = this.made.at(-1);
    return last !== undefined && last.seat === seat && !last.barrier && !this.over;
  }

  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.seat === seat && !this.over;
  }

  /** Takes back the seat's last move; returns the ply the match is at then. */
  undo(seat: Seat, expectedPly = this.ply): number {
    return this.undoTo(seat, this.ply - 1, expectedPly);
  }

  /** Takes back the seat's moves after a ply; returns that ply. */
  undoTo(seat: Seat, ply: number, expectedPly = this.ply): number {
    this.expect(expectedPly);
    this.refuseUndo(seat, ply);
    this.#undone.push(...this.#course.cut(ply).toReversed());
    this.#outs = this.#outs.map((out) => ({ ...out, ply: Math.min(out.ply, ply) }));
    this.#tried = null;
    this.#state = this.#course.at(ply);
    return ply;
  }

  /** Makes the move again that was taken back last. */
  redo(seat: Seat, expectedPly = this.ply): Entry<Move, Event> {
    this.expect(expectedPly);
    if (!this.canRedo(seat)) throw new Refusal('nothing-to-redo', 'There is nothing to redo.');
    const { move } = this.#undone.pop() as Made<Move>;
    return this.#apply(seat, move);
  }

  /** Takes back everything the seat did since the last barrier. */
  startTurnOver(seat: Seat, expectedPly = this.ply): number {
    const start = this.undoStart(seat);
    return this.undoTo(seat, start === this.ply ? start - 1 : start, expectedPly);
  }

  /** Ends the game as it stands, for a reason that is not in its rules. */
  endEarly(ending: EarlyEnding): Result {
    if (this.over) throw new Refusal('over', 'The game is over already.');
    this.#early = ending;
    this.#undone = [];
    this.#tried = null;
    return this.result as Result;
  }

  /** The player of a seat is out: whoever plays its moves from now on, it ranks behind all that are still in. */
  putOut(seat: Seat, how: Out['how']): void {
    if (this.over) throw new Refusal('over', 'The game is over already.');
    if (this.#outs.some((out) => out.seat === seat)) return;
    this.#outs = [...this.#outs, { seat, how, ply: this.ply }];
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }

  /** What a viewer knew after so many moves. */
  viewAt(ply: number, viewer: Viewer): View {
    return this.game.view(this.#course.at(ply), viewer);
  }

  /** Points after so many moves. */
  scoresAt(ply: number): readonly Score[] {
    return this.game.scores(this.#course.at(ply));
  }

  /** What a viewer heard of the setup. */
  opening(viewer: Viewer): readonly Event[] {
    return this.#witness(this.openingEvents, viewer);
  }

  /** The opening with every secret, for records. */
  get openingEvents(): readonly Event[] {
    const events: Event[] = [];
    this.game.setup(this.table, new PlyRng(this.seed, 0), (event) => events.push(event));
    return events;
  }

  /** The moves after a given ply with all that happened by them, secrets included. */
  replay(afterPly = 0): Generator<Entry<Move, Event>> {
    return this.#course.replay(afterPly);
  }

  /** What a viewer heard after a given ply. */
  events(afterPly: number, viewer: Viewer): readonly Heard<Event>[] {
    return Array.from(this.replay(afterPly), ({ ply, seat, events }) => ({
      ...{ ply, seat, events: this.#witness(events, viewer) },
    }));
  }

  /** What a viewer heard of the move that led to a ply; of the setup at ply 0. */
  heardAt(ply: number, viewer: Viewer): readonly Event[] {
    if (ply === 0) return this.opening(viewer);
    const entry = this.replay(ply - 1).next().value;
    return entry ? this.#witness(entry.events, viewer) : [];
  }

  /** What a viewer knew after so many moves, and heard of the last of them, found together by playing up to it once. */
  lookBack(
    ply: number,
    viewer: Viewer,
  ): { readonly view: View; readonly events: readonly Event[] } {
    if (ply === 0) return { view: this.viewAt(0, viewer), events: this.opening(viewer) };
    const { state, events } = this.#course.reached(ply);
    return { view: this.game.view(state, viewer), events: this.#witness(events, viewer) };
  }

  /** A whole position with all secrets as text, after so many moves. */
  positionAt(ply: number): string {
    return this.game.notation.writePosition(this.#course.at(ply));
  }

  #witness(events: readonly Event[], viewer: Viewer): Event[] {
    return events.flatMap((event) => this.game.witness(event, viewer) ?? []);
  }

  /** Throws a `Refusal` when the match is not at the ply that somebody decided at. */
  expect(ply: number): void {
    if (ply === this.ply) return;
    throw new Refusal(
      'stale',
      `This was meant for ply ${ply}, but the match is at ply ${this.ply}: look again and repeat it if you still want it.`,
    );
  }

  /** Throws a `Refusal` when a seat cannot take its moves after a ply back. */
  refuseUndo(seat: Seat, ply: number): void {
    if (this.canUndo(seat) && ply < this.ply && ply >= this.undoStart(seat)) return;
    const last = this.made.at(-1);
    if (last?.seat === seat && !this.over)
      throw new Refusal(
        'barrier',
        'Your last move cannot be taken back: something new came to light or somebody else decides now.',
      );
    throw new Refusal('nothing-to-undo', 'There is nothing of yours to take back.');
  }

  #apply(seat: Seat, move: Move): Entry<Move, Event> {
    const { events, barrier } = this.#carryOut(seat, move);
    const made = madeOf(seat, move, barrier);
    this.#course.add(made, this.#state);
    return { ...made, ply: this.ply, events };
  }

  #carryOut(seat: Seat, move: Move): Step<Event> {
    const tried = this.#tried;
    this.#tried = null;
    if (tried?.seat !== seat || tried.move !== move)
      return step(this.game, this.#state, seat, move, new PlyRng(this.seed, this.ply + 1));
    this.#state = tried.state;
    return tried.led;
  }
}

/** A match of a game whose types are not known here. */
export type AnyMatch = Match<unknown, Word, unknown, GameEvent, OptionValues>;
