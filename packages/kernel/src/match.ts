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
import { readTable } from './options.ts';
import { Refusal } from './refusal.ts';
import { PlyRng } from './rng.ts';

/** One move as it was made. The first move of a match is ply 1. */
export interface Entry<Move, Event> {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  /** Whether something new was learned or somebody else decides now: nobody can go back behind it. */
  readonly barrier: boolean;
}

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

/** A copy of the state is kept every so many plies, so that any ply is near one. */
const SNAPSHOT_EVERY = 32;

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
  readonly #openingEvents: readonly Event[];
  readonly #snapshots: State[];
  #state: State;
  #entries: Entry<Move, Event>[] = [];
  #undone: Entry<Move, Event>[] = [];
  #agreed = false;

  private constructor(game: Game<State, Move, View, Event, Options>, start: Start<Options>) {
    if (!/^[0-9a-f]{32}$/.test(start.seed))
      throw new Refusal('bad-seed', 'A seed is 32 hexadecimal digits.');
    readTable(game, start.seats, start.options);
    this.game = game;
    this.table = { seats: start.seats, options: start.options };
    this.seed = start.seed;
    const events: Event[] = [];
    this.#state = game.setup(this.table, new PlyRng(start.seed, 0), (event) => events.push(event));
    this.#openingEvents = events;
    this.#snapshots = [game.copy(this.#state)];
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
      const refusal = match.refuse(seat, move);
      if (refusal) {
        const where = `Ply ${match.ply + 1} (${move.slice(0, 40)}): `;
        throw new Refusal(refusal.code, where + refusal.message, refusal.clause);
      }
      match.play(seat, move);
    }
    return match;
  }

  /** The number of moves made. */
  get ply(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry<Move, Event>[] {
    return this.#entries;
  }

  /** The moves as they are stored. */
  get written(): readonly Written[] {
    return this.#entries.map(({ seat, move }) => ({ seat, move: this.game.notation.format(move) }));
  }

  get actors(): readonly Seat[] {
    return this.#agreed ? [] : this.game.actors(this.#state);
  }

  get over(): boolean {
    return this.actors.length === 0;
  }

  get scores(): readonly Score[] {
    return this.game.scores(this.#state);
  }

  /** The place of each seat if the game ended now. */
  get ranking(): readonly number[] {
    return this.game.ranking(this.#state);
  }

  get result(): Result | null {
    if (this.#agreed) return { places: this.ranking, ending: 'agreed' };
    return this.game.result(this.#state);
  }

  /** The legal moves of a seat now; none when it is not theirs to decide. */
  moves(seat: Seat): readonly Move[] {
    return this.actors.includes(seat) ? this.game.moves(this.#state, seat) : [];
  }

  /** Why a seat may not make a move, or null when it may. */
  refuse(seat: Seat, move: Move | string): Refusal | null {
    const word = typeof move === 'string' ? this.game.notation.parse(move) : move;
    if (seat < 0 || seat >= this.table.seats || !Number.isInteger(seat))
      return new Refusal('unknown-seat', `There is no seat ${seat + 1} at this table.`);
    if (word === null)
      return new Refusal(
        'unknown-move',
        `"${String(move).slice(0, 40)}" is not a move of ${this.game.id}.`,
      );
    if (this.over) return new Refusal('over', 'The game is over.');
    const clause = this.game.refuse(this.#state, seat, word);
    if (!this.actors.includes(seat))
      return new Refusal('not-your-turn', 'It is not your turn to decide.', clause);
    if (clause === null) return null;
    const text = this.game.notation.format(word);
    return new Refusal('illegal', `${text} is not allowed now (rule ${clause}).`, clause);
  }

  /** Makes a move. When it is refused nothing has changed. */
  play(seat: Seat, move: Move | string, expectedPly = this.ply): Entry<Move, Event> {
    this.#expect(expectedPly);
    const refusal = this.refuse(seat, move);
    if (refusal) throw refusal;
    const word = typeof move === 'string' ? this.game.notation.parse(move) : move;
    if (word === null) throw new Refusal('unknown-move', 'This is not a move.');
    const entry = this.#apply(seat, word);
    this.#undone = [];
    return entry;
  }

  canUndo(seat: Seat): boolean {
    const last = this.#entries.at(-1);
    return last !== undefined && last.seat === seat && !last.barrier && !this.over;
  }

  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.seat === seat && !this.over;
  }

  /** Takes back the seat's last move; returns the ply the match is at then. */
  undo(seat: Seat, expectedPly = this.ply): number {
    this.#expect(expectedPly);
    this.#refuseUndo(seat);
    this.#undone.push(...this.#entries.splice(-1));
    this.#restore();
    return this.ply;
  }

  /** Makes the move again that was taken back last. */
  redo(seat: Seat, expectedPly = this.ply): Entry<Move, Event> {
    this.#expect(expectedPly);
    if (!this.canRedo(seat)) throw new Refusal('nothing-to-redo', 'There is nothing to redo.');
    const entry = this.#undone.pop() as Entry<Move, Event>;
    return this.#apply(entry.seat, entry.move);
  }

  /** Takes back everything the seat did since the last barrier. */
  startTurnOver(seat: Seat, expectedPly = this.ply): number {
    this.#expect(expectedPly);
    this.#refuseUndo(seat);
    while (this.canUndo(seat)) this.#undone.push(...this.#entries.splice(-1));
    this.#restore();
    return this.ply;
  }

  /** The players agree to end the game as it stands. */
  endByAgreement(): Result {
    if (this.over) throw new Refusal('over', 'The game is over already.');
    this.#agreed = true;
    this.#undone = [];
    return { places: this.ranking, ending: 'agreed' };
  }

  view(viewer: Viewer): View {
    return this.game.view(this.#state, viewer);
  }

  /** What a viewer knew after so many moves. */
  viewAt(ply: number, viewer: Viewer): View {
    return this.game.view(this.#at(ply), viewer);
  }

  /** Points after so many moves. */
  scoresAt(ply: number): readonly Score[] {
    return this.game.scores(this.#at(ply));
  }

  /** What a viewer heard of the setup. */
  opening(viewer: Viewer): readonly Event[] {
    return this.#witness(this.#openingEvents, viewer);
  }

  /** The opening with every secret, for records. */
  get openingEvents(): readonly Event[] {
    return this.#openingEvents;
  }

  /** What a viewer heard after a given ply. */
  events(afterPly: number, viewer: Viewer): readonly Heard<Event>[] {
    return this.#entries
      .slice(afterPly)
      .map(({ ply, seat, events }) => ({ ply, seat, events: this.#witness(events, viewer) }));
  }

  /** A whole position with all secrets as text, after so many moves. */
  positionAt(ply: number): string {
    return this.game.notation.writePosition(this.#at(ply));
  }

  #witness(events: readonly Event[], viewer: Viewer): Event[] {
    return events.flatMap((event) => this.game.witness(event, viewer) ?? []);
  }

  #expect(ply: number): void {
    if (ply === this.ply) return;
    throw new Refusal(
      'stale',
      `This was meant for ply ${ply}, but the match is at ply ${this.ply}: look again and repeat it if you still want it.`,
    );
  }

  #refuseUndo(seat: Seat): void {
    if (this.canUndo(seat)) return;
    const last = this.#entries.at(-1);
    if (last?.seat === seat && last.barrier && !this.over)
      throw new Refusal(
        'barrier',
        'Your last move cannot be taken back: something new came to light or somebody else decides now.',
      );
    throw new Refusal('nothing-to-undo', 'There is nothing of yours to take back.');
  }

  #apply(seat: Seat, move: Move): Entry<Move, Event> {
    const ply = this.ply + 1;
    const rng = new PlyRng(this.seed, ply);
    const events: Event[] = [];
    const before = this.game.actors(this.#state);
    this.game.play(this.#state, seat, move, rng, (event) => events.push(event));
    const after = this.game.actors(this.#state);
    const passed = !after.includes(seat) || after.some((actor) => !before.includes(actor));
    const barrier = passed || rng.drawn || events.some((event) => event.type === 'revealed');
    const entry = { ply, seat, move, events, barrier };
    this.#entries.push(entry);
    if (ply % SNAPSHOT_EVERY === 0)
      this.#snapshots[ply / SNAPSHOT_EVERY] = this.game.copy(this.#state);
    return entry;
  }

  #restore(): void {
    this.#snapshots.length = Math.floor(this.ply / SNAPSHOT_EVERY) + 1;
    this.#state = this.#at(this.ply);
  }

  /** The state after so many moves: a copy that nobody else holds. */
  #at(ply: number): State {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.ply)
      throw new Refusal('stale', `There is no ply ${ply}: the match has ${this.ply}.`);
    const nearest = Math.floor(ply / SNAPSHOT_EVERY);
    const state = this.game.copy(this.#snapshots[nearest]);
    for (let i = nearest * SNAPSHOT_EVERY; i < ply; i++) {
      const { seat, move } = this.#entries[i];
      this.game.play(state, seat, move, new PlyRng(this.seed, i + 1));
    }
    return state;
  }
}

/** A match of a game whose types are not known here. */
export type AnyMatch = Match<unknown, Word, unknown, GameEvent, OptionValues>;
