import type { AnyGame, AnyMatch, GameEvent, OptionValues, Seat } from '@nabu/kernel';
import { gameFrom, Match, presets } from '@nabu/kernel';
import { type Goal, isTold, type Lesson, type Scene, type Task, type Text } from './lesson.ts';

/** A move that was made in a lesson, with what happened by it. */
export interface Made {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly GameEvent[];
}

/** Where a learner stands. */
export interface Stand {
  /** The task at hand, counted from 0; the number of tasks once all are done. */
  readonly task: number;
  /** What was done for it so far. */
  readonly tried: readonly Made[];
  /** What the house must play before anything else; null when it is the learner's turn. */
  readonly reply: string | null;
}

/** The game as it is played in a lesson: the same rules, begun at the lesson's position. */
export function lessonGame(game: AnyGame, { position }: Scene): AnyGame {
  return gameFrom(game, { position: position?.text ?? null });
}

/** The options of a lesson, with the presets of all others. */
export function lessonOptions(game: AnyGame, lesson: Scene): OptionValues {
  return { ...presets(game.options), ...lesson.options };
}

/** A match at the position where the lesson begins, its first moves made. */
export function lessonMatch(game: AnyGame, lesson: Scene): AnyMatch {
  const { seats, seed, moves } = lesson;
  const options = lessonOptions(game, lesson);
  const match = Match.start(lessonGame(game, lesson), { seats, options, seed });
  for (const move of moves.list) match.play(match.actors[0] ?? 0, move);
  return match;
}

/** All that was made in a lesson after its first moves. */
export function madeIn({ moves }: Scene, match: AnyMatch): readonly Made[] {
  return Array.from(match.replay(moves.list.length), ({ seat, move, events }) => ({
    ...{ seat, events, move: match.game.notation.format(move) },
  }));
}

/** Where a learner stands after these moves; taking moves back leads back through the same places. */
export function follow({ tasks }: Lesson, made: readonly Made[]): Stand {
  let rest = made;
  for (const [task, each] of tasks.entries()) {
    const length = answerLength(each, rest);
    if (length === null) return { task, tried: rest, reply: null };
    const replied = rest.length - length;
    if (replied < each.replies.length)
      return { task, tried: rest.slice(0, length), reply: each.replies[replied] };
    rest = rest.slice(length + each.replies.length);
  }
  return { task: tasks.length, tried: [], reply: null };
}

/** How many of these moves were the answer to a task; null when it is not answered yet. */
function answerLength(task: Task, made: readonly Made[]): number | null {
  for (let length = 1; length <= made.length; length++)
    if (isAnswered(task, made.slice(0, length))) return length;
  return null;
}

/** Whether these moves, and no fewer, do what a task asks for. */
export function isAnswered({ accept, goal }: Task, made: readonly Made[]): boolean {
  if (goal) return isReached(goal, made);
  return accept.some(
    ({ moves }) =>
      moves.length === made.length && moves.every((pattern, i) => fits(pattern, made[i].move)),
  );
}

/** Whether what happened is enough for a goal; points count for whoever made the first move. */
function isReached(goal: Goal, made: readonly Made[]): boolean {
  const events = made.flatMap((each) => each.events);
  if (goal.kind === 'event') return events.some((event) => isTold(goal.telling, event));
  const won = events.reduce((sum, event) => {
    const mine = event.type === 'scored' && 'seat' in event && event.seat === made[0]?.seat;
    return sum + (mine && 'points' in event ? Number(event.points) : 0);
  }, 0);
  return won >= goal.points;
}

/** The legal moves that lead on to a right answer. */
export function wanted(
  { accept }: Task,
  tried: readonly Made[],
  legal: readonly string[],
): readonly string[] {
  const open = accept.filter(
    ({ moves }) =>
      moves.length > tried.length && tried.every(({ move }, i) => fits(moves[i], move)),
  );
  return legal.filter((move) => open.some(({ moves }) => fits(moves[tried.length], move)));
}

/** What a task says about a try that is not what it asks for; null when it has no words for it. */
export function wrongText(task: Task, tried: readonly Made[], move: string): Text | null {
  const known = task.wrongs.find(({ moves }) => {
    const last = moves.at(-1) ?? '';
    return fits(last, move) && (moves.length === 1 || moves.length === tried.length + 1);
  });
  return known?.text ?? null;
}

/** Whether a move is what a pattern stands for: `*` is any text, `{a|b}` is a or b. */
export function fits(pattern: string, move: string): boolean {
  const parts = pattern.split(/(\*|\{[^}]*\})/).map((part) => {
    if (part === '*') return '.*';
    const choice = /^\{(.*)\}$/.exec(part)?.[1].split('|');
    return choice ? `(?:${choice.map(literal).join('|')})` : literal(part);
  });
  return new RegExp(`^${parts.join('')}$`).test(move);
}

const literal = (text: string) => text.replace(/[.+?^$*{}()|[\]\\]/g, '\\$&');
