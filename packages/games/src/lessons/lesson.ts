import type { ClauseId, GameEvent, OptionValues } from '@nabu/kernel';

/** The languages every text of a lesson is written in. */
export const TONGUES = ['en', 'es'] as const;
export type Tongue = (typeof TONGUES)[number];

/** A text in every language. */
export type Text = { readonly [tongue in Tongue]: string };

/** A move that is allowed but not what is asked for, and what is said about it. */
export interface WrongTry {
  /** The moves before it in the task, then the try itself; patterns, as in accepted lines. */
  readonly moves: readonly string[];
  readonly text: Text;
  readonly line: number;
}

/** A move that the rules refuse in the position, and by which clause. */
export interface Refused {
  readonly move: string;
  readonly clause: ClauseId;
  readonly line: number;
}

/** An event that must happen: its type, and some of its properties as text. */
export interface Telling {
  readonly type: string;
  readonly parts: readonly (readonly [name: string, value: string])[];
  readonly line: number;
}

/** What the learner must reach where the moves are free: so many points, or an event. */
export type Goal =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'event'; readonly telling: Telling };

/** One thing the learner does. */
export interface Task {
  readonly line: number;
  /** What is said before: what to see and what to do. */
  readonly say: Text;
  /** Lines of moves, any of which is right; `*` stands for anything, `{a|b}` for a or b. With a goal they show that it can be reached. */
  readonly accept: readonly { readonly moves: readonly string[]; readonly line: number }[];
  readonly goal: Goal | null;
  readonly wrongs: readonly WrongTry[];
  readonly refuses: readonly Refused[];
  /** What happens by every right answer. */
  readonly tells: readonly Telling[];
  /** What the house plays then, for whoever is to decide. */
  readonly replies: readonly string[];
  /** What is said after the answer; null where the next task says enough. */
  readonly after: Text | null;
}

/** Where something begins: a position of the game and the moves made before anybody looks. */
export interface Scene {
  readonly line: number;
  readonly seats: number;
  /** Options that differ from their presets. */
  readonly options: OptionValues;
  /** The position it begins at; null for the setup that the seed gives. */
  readonly position: { readonly text: string; readonly line: number } | null;
  /** 32 hexadecimal digits, from which all chance comes. */
  readonly seed: string;
  /** Moves made before the learner is asked. */
  readonly moves: { readonly list: readonly string[]; readonly line: number };
}

/** One idea on the real board. */
export interface Lesson extends Scene {
  /** Its name in addresses and in kept progress. */
  readonly id: string;
  readonly title: Text;
  /** The clauses of the rules that it teaches. */
  readonly teaches: readonly ClauseId[];
  readonly tasks: readonly Task[];
}

/** Clauses that no lesson teaches, shown on a board all the same. */
export interface Picture extends Scene {
  readonly shows: readonly ClauseId[];
  /** Pieces to look at before any move, in the game's notation. */
  readonly looks: readonly string[];
  /** Moves to look at one by one, made by whoever decides. */
  readonly plays: { readonly list: readonly string[]; readonly line: number };
  /** What the rules refuse in the position. */
  readonly refuses: readonly Refused[];
  /** What happens by the moves. */
  readonly tells: readonly Telling[];
}

/** All lessons of a game, in the order of a good teacher. */
export interface Course {
  readonly game: string;
  /** Clauses that no lesson teaches, on purpose. */
  readonly leaves: readonly { readonly clause: ClauseId; readonly line: number }[];
  /** Clauses that no board can show, on purpose. */
  readonly unseen: readonly { readonly clause: ClauseId; readonly line: number }[];
  readonly lessons: readonly Lesson[];
  readonly pictures: readonly Picture[];
}

/** A lesson file that cannot be used; the message begins with file and line. */
export class LessonError extends Error {
  override readonly name = 'LessonError';

  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
  }
}

/** Whether an event is one that was told of. */
export function isTold({ type, parts }: Telling, event: GameEvent): boolean {
  return (
    event.type === type && parts.every(([name, value]) => String(within(event, name)) === value)
  );
}

/** A property of an event; `laid.level` is a property of a property. */
function within(event: GameEvent, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part ? Reflect.get(part, key) : undefined),
      event,
    );
}
