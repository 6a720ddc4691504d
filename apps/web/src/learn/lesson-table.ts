import {
  follow,
  isAnswered,
  type Lesson,
  lessonGame,
  lessonMatch,
  lessonOptions,
  type Made,
  madeIn,
  type Stand,
  type Task,
  type Text,
  wanted,
  wrongText,
} from '@nabu/games/lessons';
import {
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  Match,
  Refusal,
  type Seat,
} from '@nabu/kernel';
import {
  apply,
  CARETAKER,
  type Command,
  decide,
  entriesFor,
  type Facts,
  opened,
  rebuild,
  setPresence,
  standing,
  startedMatch,
  type Table,
  tableInfo,
  UNASKED,
  type ViewAt,
  viewAt,
} from '@nabu/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { lensOf } from '../session/lens.ts';
import { HERE } from '../session/save.ts';
import {
  type Hint,
  type TableSession,
  type TableState,
  type Trouble,
  troubleBy,
  troubleOf,
  UNOPENED,
  type Wish,
} from '../session/table-session.ts';

/** What the teacher knows of the learner. */
export interface Taught {
  /** The task at hand, counted from 0; the number of tasks once all are done. */
  readonly task: number;
  /** The last try that was allowed but not what was asked for; null after any other. */
  readonly wrong: WrongMove | null;
}

/** A move that was not made, because the lesson asks for another one. */
interface WrongMove {
  readonly move: string;
  /** What it would have led to, as far as that can be known. */
  readonly events: readonly GameEvent[];
  /** What the lesson says about it. */
  readonly text: Text | null;
}

/** So many numbered moves fit onto a board. */
const MOST_HINTS = 3;

/**
 * A table at which a lesson is taken: the same room with the same rules, begun at the lesson's
 * position. Moves that the lesson does not ask for are not made but explained.
 */
export class LessonTable implements TableSession {
  readonly home: 'lesson' | 'puzzle' = 'lesson';
  readonly id: string;
  readonly store: StoreApi<TableState> = createStore(() => UNOPENED);
  readonly taught: StoreApi<Taught> = createStore((): Taught => ({ task: 0, wrong: null }));
  readonly #game: AnyGame;
  readonly #lesson: Lesson;
  readonly #learner: Seat;
  readonly #table: Table;
  readonly #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` says how long the house waits before each of its replies (ms). */
  constructor(game: AnyGame, lesson: Lesson, name: string, pace: () => number) {
    this.#game = lessonGame(game, lesson);
    this.#lesson = lesson;
    this.#pace = pace;
    this.#learner = lessonMatch(game, lesson).actors[0] ?? 0;
    this.id = `${game.id}-${lesson.id}`;
    this.#table = this.#seated(name);
    for (const move of lesson.moves.list) this.#make(this.#match.actors[0] ?? 0, move);
    this.#show();
  }

  get #match(): AnyMatch {
    return startedMatch(this.#table);
  }

  #seated(name: string): Table {
    const facts = factsOf(this.#game, this.#lesson, this.id, this.#learner);
    const guests = facts.seats.map((bot) => (bot === null ? { who: HERE, name } : null));
    const table = rebuild(facts, opened(facts, guests), { [this.#game.id]: this.#game }, 0);
    setPresence(table, this.#learner, true, 0);
    return table;
  }

  /** What was made in the lesson so far. */
  #made(): readonly Made[] {
    return madeIn(this.#lesson, this.#match);
  }

  #stand(): Stand {
    return follow(this.#lesson, this.#made());
  }

  play(move: string): Promise<Trouble | null> {
    const { task, tried, reply } = this.#stand();
    const asked = this.#lesson.tasks[task];
    if (asked === undefined) return Promise.resolve(troubleBy('lesson-done'));
    if (reply !== null) return Promise.resolve(troubleBy('not-your-turn'));
    if (!this.#isRight(asked, tried, move)) {
      this.#explain(asked, tried, move);
      return Promise.resolve(null);
    }
    return this.#granted(() => this.#make(this.#learner, move));
  }

  /** Whether a move leads on; where only a goal is set, whether it can still be reached as far as the lesson knows. */
  #isRight(task: Task, tried: readonly Made[], move: string): boolean {
    if (!task.goal) return wanted(task, tried, [move]).length > 0;
    const { seats, seed } = this.#lesson;
    const start = { seats, seed, options: lessonOptions(this.#game, this.#lesson) };
    const next = Match.rebuild(this.#game, start, [
      ...this.#match.written,
      { seat: this.#learner, move },
    ]);
    const made = madeIn(this.#lesson, next).slice(this.#made().length - tried.length);
    if (isAnswered(task, made)) return true;
    return wrongText(task, tried, move) === null && next.actors.includes(this.#learner);
  }

  #explain(task: Task, tried: readonly Made[], move: string): void {
    const word = this.#game.notation.parse(move);
    const lens = lensOf(this.#game, this.#match.view(this.#learner), this.#learner);
    const events = (word && lens.preview(word)?.events) ?? [];
    const text = wrongText(task, tried, move);
    this.taught.setState({ wrong: { move, events, text } });
  }

  ask(wish: Wish): Promise<Trouble | null> {
    if (wish.type !== 'undo' && wish.type !== 'redo' && wish.type !== 'restart')
      return Promise.resolve(troubleBy('not-seated'));
    const { type } = wish;
    return this.#granted(() => this.#obey(this.#learner, { type, ply: this.#match.ply }));
  }

  async #granted(work: () => void): Promise<Trouble | null> {
    try {
      work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return troubleOf(error);
    }
    this.#show();
    return null;
  }

  #make(seat: Seat, move: string): void {
    this.#obey(seat, { type: 'play', move, ply: this.#match.ply });
  }

  #obey(seat: Seat, command: Command): void {
    for (const deed of decide(this.#table, seat, command, 0)) apply(this.#table, deed);
  }

  /** Tells the page how things stand, and plays what the house owes after a moment. */
  #show(): void {
    const table = this.#table;
    const { task, reply } = this.#stand();
    this.store.setState({
      connection: 'open',
      table: tableInfo(table),
      you: this.#learner,
      mine: [this.#learner],
      entries: entriesFor(table, this.#learner).filter(({ kind }) => kind !== 'joined'),
      now: standing(table, this.#learner),
      thinking: reply !== null,
    });
    this.taught.setState({ task, wrong: null });
    clearTimeout(this.#timer);
    if (reply === null) return;
    this.#timer = setTimeout(() => {
      void this.#granted(() => this.#make(this.#match.actors[0] ?? 0, reply));
    }, this.#pace());
  }

  hint(): Promise<Hint> {
    const { task, tried } = this.#stand();
    const asked = this.#lesson.tasks[task];
    const { moves: legal, ply } = standing(this.#table, this.#learner);
    if (asked === undefined) return Promise.reject(troubleBy('lesson-done'));
    const moves = wanted(asked, tried, legal).slice(0, MOST_HINTS);
    if (moves.length === 0) return Promise.reject(troubleBy('lesson-astray'));
    const silence = { chance: null, lead: null, silent: null, denies: null };
    return Promise.resolve({ ply, moves: moves.map((move) => ({ move, ...silence })) });
  }

  viewAt(ply: number): Promise<ViewAt> {
    return Promise.resolve(viewAt(this.#table, this.#learner, ply));
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

  thoughts(): Promise<never> {
    return Promise.reject(troubleBy('no-thoughts'));
  }

  record(): Promise<never> {
    return Promise.reject(troubleBy('not-over'));
  }

  lift(): void {
    // One person sits here.
  }

  async leave(): Promise<void> {
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** What is settled at the table of a lesson: the learner's seat is a person's, all others are the house's. */
function factsOf(game: AnyGame, lesson: Lesson, id: string, learner: Seat): Facts {
  const { seats, seed } = lesson;
  return {
    ...{ id, game: game.id, rules: game.rules, options: lessonOptions(game, lesson), seed },
    seats: Array.from({ length: seats }, (_, seat) => (seat === learner ? null : CARETAKER)),
    ...{ ...UNASKED, created: 0 },
  };
}
