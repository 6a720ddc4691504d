import {
  type AnyGame,
  type AnyMatch,
  type ClauseId,
  Match,
  PositionError,
  Refusal,
} from '@nabu/kernel';
import {
  fits,
  follow,
  isAnswered,
  lessonGame,
  lessonMatch,
  lessonOptions,
  madeIn,
  wanted,
  wrongText,
} from './follow.ts';
import { type Course, isTold, type Lesson, type Scene, type Task } from './lesson.ts';
import { pictureFaults } from './pictures.ts';

/** More ways through one lesson than this cannot be looked at one by one. */
const MOST_WAYS = 2000;

/**
 * What is wrong with a course, each with file and line: every lesson is played to its end in every
 * way that it accepts, and all that it claims is compared with the rules.
 */
export function faultsIn(
  course: Course,
  file: string,
  game: AnyGame,
  clauses: readonly ClauseId[],
): readonly string[] {
  return [
    ...course.lessons.flatMap((lesson) =>
      faultsOf(lesson, game).map(({ line, what }) => `${file}:${line}: ${what}`),
    ),
    ...course.pictures.flatMap((picture) =>
      orUnreadable(picture, () => pictureFaults(picture, game)).map(
        ({ line, what }) => `${file}:${line}: ${what}`,
      ),
    ),
    ...clauseFaults(course, clauses).map(({ line, what }) => `${file}:${line}: ${what}`),
  ];
}

/** Something wrong, and the line it stands on. */
export interface Fault {
  readonly line: number;
  readonly what: string;
}

/** Every clause is taught or left out on purpose, and nothing else is named. */
function clauseFaults(course: Course, clauses: readonly ClauseId[]): Fault[] {
  const { lessons, leaves } = course;
  const taught = lessons.flatMap(({ teaches, line }) =>
    teaches.map((clause) => ({ clause, line })),
  );
  const named = [...taught, ...leaves];
  return [
    ...named
      .filter(({ clause }) => !clauses.includes(clause))
      .map(({ clause, line }) => ({ line, what: `the rules have no clause ${clause}.` })),
    ...leaves
      .filter(({ clause }) => taught.some((each) => each.clause === clause))
      .map(({ clause, line }) => ({ line, what: `${clause} is taught, so it is not left out.` })),
    ...clauses
      .filter((clause) => !named.some((each) => each.clause === clause))
      .map((clause) => ({ line: 1, what: `no lesson teaches ${clause}, and it is not left out.` })),
    ...unseenFaults(course),
  ];
}

/** What is left out of the lessons is shown by a picture, or nothing of it can be seen. */
function unseenFaults({ leaves, unseen, pictures }: Course): Fault[] {
  const shown = pictures.flatMap(({ shows, line }) => shows.map((clause) => ({ clause, line })));
  const has = (list: readonly { readonly clause: ClauseId }[], wanted: ClauseId) =>
    list.some(({ clause }) => clause === wanted);
  return [
    ...[...shown, ...unseen]
      .filter(({ clause }) => !has(leaves, clause))
      .map(({ clause, line }) => ({ line, what: `${clause} is not left out of the lessons.` })),
    ...unseen
      .filter(({ clause }) => has(shown, clause))
      .map(({ clause, line }) => ({ line, what: `${clause} is shown, so it can be seen.` })),
    ...leaves
      .filter(({ clause }) => !has(shown, clause) && !has(unseen, clause))
      .map(({ clause, line }) => ({ line, what: `no picture shows ${clause}.` })),
  ];
}

function faultsOf(lesson: Lesson, game: AnyGame): readonly Fault[] {
  return orUnreadable(lesson, () => new Walk(lesson, game).faults());
}

/** What was found; where a scene cannot be set up, that alone. */
function orUnreadable(scene: Scene, find: () => readonly Fault[]): readonly Fault[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof PositionError)
      return [{ line: scene.position?.line ?? scene.line, what: error.message }];
    if (error instanceof Refusal) return [{ line: scene.moves.line, what: error.message }];
    throw error;
  }
}

/** One lesson, walked through in every way. */
class Walk {
  readonly #lesson: Lesson;
  readonly #game: AnyGame;
  readonly #start: AnyMatch;
  readonly #faults = new Map<string, Fault>();
  #ways = 0;

  constructor(lesson: Lesson, game: AnyGame) {
    this.#lesson = lesson;
    this.#game = game;
    this.#start = lessonMatch(game, lesson);
  }

  faults(): readonly Fault[] {
    const { tasks } = this.#lesson;
    for (const [i, { goal, line }] of tasks.entries())
      if (goal && i < tasks.length - 1)
        this.#fault(line, 'only the last task of a lesson may have a goal.');
    this.#task(this.#start, 0);
    return [...this.#faults.values()];
  }

  /** Whether the lesson has words for a wrong try, or has the rules refuse one. */
  get #explains(): boolean {
    return this.#lesson.tasks.some(({ wrongs, refuses }) => wrongs.length + refuses.length > 0);
  }

  #fault(line: number, what: string): void {
    this.#faults.set(`${line} ${what}`, { line, what });
  }

  /** The same match some moves later. */
  #after(match: AnyMatch, moves: readonly string[]): AnyMatch {
    const { seats, seed } = this.#lesson;
    const options = lessonOptions(this.#game, this.#lesson);
    const start = { seats, options, seed };
    const again = Match.rebuild(lessonGame(this.#game, this.#lesson), start, match.written);
    for (const move of moves) again.play(again.actors[0] ?? 0, move);
    return again;
  }

  #task(match: AnyMatch, number: number): void {
    const task = this.#lesson.tasks[number];
    const learner = this.#start.actors[0];
    if (task === undefined) return;
    if (match.actors.length !== 1 || match.actors[0] !== learner) {
      this.#fault(task.line, 'the learner does not decide here.');
      return;
    }
    this.#claims(match, task);
    if (
      !task.goal &&
      !this.#explains &&
      wanted(task, [], this.#legal(match)).length < this.#legal(match).length
    )
      this.#fault(this.#lesson.line, 'no wrong try is explained.');
    for (const { moves, line } of task.accept) this.#line(match, number, moves, line);
  }

  /** Plays one accepted line, in every way where it leaves a choice. */
  #line(match: AnyMatch, number: number, patterns: readonly string[], line: number): void {
    const task = this.#lesson.tasks[number];
    const only: Task = { ...task, accept: [{ moves: patterns, line }] };
    const go = (at: AnyMatch, made: readonly string[]): void => {
      const last = made.at(-1);
      if (last !== undefined && this.#isBarred(at, match.ply, task, last))
        this.#fault(line, `"${last}" is called wrong, so this cannot be played.`);
      if (++this.#ways > MOST_WAYS) this.#fault(line, 'this can be done in too many ways.');
      else if (made.length === patterns.length) this.#done(at, match.ply, number, line);
      else this.#on(at, only, made, go);
    };
    go(match, []);
  }

  /** Whether a goal would have to be reached by a move that the task calls wrong. */
  #isBarred(at: AnyMatch, from: number, task: Task, move: string): boolean {
    if (!task.goal) return false;
    const made = madeIn(this.#lesson, at).slice(from - this.#lesson.moves.list.length);
    return !isAnswered(task, made) && wrongText(task, made.slice(0, -1), move) !== null;
  }

  /** Goes on with each move that fits the next one of the line. */
  #on(
    at: AnyMatch,
    only: Task,
    made: readonly string[],
    go: (next: AnyMatch, made: readonly string[]) => void,
  ): void {
    const [{ moves: patterns, line }] = only.accept;
    const tried = made.map((move) => ({ seat: 0, move, events: [] }));
    const moves = wanted(only, tried, this.#legal(at));
    const asked = patterns[made.length];
    if (moves.length === 0) this.#fault(line, `"${asked}" is not allowed: ${this.#why(at, asked)}`);
    for (const move of moves) go(this.#after(at, [move]), [...made, move]);
  }

  /** A line was played: it is the answer, what was told of it happened, and the house can reply. */
  #done(match: AnyMatch, from: number, number: number, line: number): void {
    const task = this.#lesson.tasks[number];
    const made = madeIn(this.#lesson, match).slice(from - this.#lesson.moves.list.length);
    if (!isAnswered(task, made)) this.#fault(line, 'this does not reach the goal.');
    const events = made.flatMap((each) => each.events);
    for (const telling of task.tells)
      if (!events.some((event) => isTold(telling, event)))
        this.#fault(telling.line, `no such event after line ${line}: ${told(events)}.`);
    try {
      const next = this.#after(match, task.replies);
      const stand = follow(this.#lesson, madeIn(this.#lesson, next));
      if (stand.task !== number + 1) this.#fault(line, 'the answer does not end the task.');
      this.#task(next, number + 1);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#fault(line, `the reply cannot be played: ${error.message}`);
    }
  }

  /** What a task says of wrong tries and of what is refused. */
  #claims(match: AnyMatch, task: Task): void {
    for (const { moves, line } of task.wrongs) this.#wrong(match, task, moves, line);
    for (const { move, clause, line } of task.refuses) {
      const refusal = match.refuse(match.actors[0], move);
      if (refusal?.clause !== clause)
        this.#fault(line, `"${move}" is ${refusal ? `refused by ${refusal.clause}` : 'allowed'}.`);
    }
  }

  /** A wrong try is allowed, and is not what the task accepts. */
  #wrong(match: AnyMatch, task: Task, moves: readonly string[], line: number): void {
    const begin = moves.slice(0, -1);
    const last = moves.at(-1) ?? '';
    const at = this.#after(match, begin);
    const made = madeIn(this.#lesson, at).slice(-begin.length || Number.POSITIVE_INFINITY);
    const legal = this.#legal(at).filter((each) => fits(last, each));
    const right = task.goal ? [] : wanted(task, made, legal);
    if (legal.length === 0) this.#fault(line, `"${last}" is no wrong try: ${this.#why(at, last)}`);
    else if (right.length === legal.length)
      this.#fault(line, `"${last}" is accepted, so it is not wrong.`);
  }

  #legal(match: AnyMatch): readonly string[] {
    const [seat] = match.actors;
    return seat === undefined
      ? []
      : match.moves(seat).map((move) => match.game.notation.format(move));
  }

  #why(match: AnyMatch, move: string): string {
    const [seat] = match.actors;
    const refusal = seat === undefined ? null : match.refuse(seat, move);
    return refusal?.message ?? `allowed are ${this.#legal(match).slice(0, 12).join(', ')}.`;
  }
}

function told(events: readonly { readonly type: string }[]): string {
  return events
    .map((event) => JSON.stringify(event))
    .join(' ')
    .slice(0, 600);
}
