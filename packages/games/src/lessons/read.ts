import {
  type Course,
  type Goal,
  type Lesson,
  LessonError,
  type Picture,
  type Scene,
  type Task,
  type Telling,
  type Text,
  TONGUES,
  type WrongTry,
} from './lesson.ts';

/** One line of a lesson file with what was continued on the lines after it. */
interface Item {
  readonly key: string;
  readonly rest: string;
  readonly line: number;
}

const HEADER = 'nabu lessons 1';
const SCENE_KEYS = ['seats', 'options', 'position', 'seed', 'moves'];
const LESSON_KEYS = ['lesson', 'title.en', 'title.es', 'teaches', ...SCENE_KEYS];
const PICTURE_KEYS = ['picture', 'look', 'plays', 'refuses', 'tells', ...SCENE_KEYS];
const TASK_KEYS = [
  ...['say.en', 'say.es', 'accept', 'goal', 'wrong', 'wrong.en', 'wrong.es'],
  ...['refuses', 'tells', 'reply', 'then.en', 'then.es'],
];

/** Reads a lesson file; throws a `LessonError` that names file, line and what to mend. */
export function readLessons(text: string, file: string): Course {
  const items = itemsIn(text, file);
  const [first, second, ...rest] = items;
  if (first === undefined || `${first.key} ${first.rest}` !== HEADER)
    throw new LessonError(file, first?.line ?? 1, `the first line must be "${HEADER}".`);
  if (second?.key !== 'game')
    throw new LessonError(file, second?.line ?? 1, 'the second line must name the game.');
  const [opening, ...blocks] = split(rest, 'lesson', 'picture');
  for (const { key, line } of opening)
    if (key !== 'leaves' && key !== 'unseen')
      throw new LessonError(file, line, `"${key}" stands before any lesson.`);
  const [lessons, pictures] = ['lesson', 'picture'].map((key) =>
    blocks.filter(([first]) => first.key === key),
  );
  const course = {
    ...{
      game: second.rest,
      leaves: namedIn(opening, 'leaves'),
      unseen: namedIn(opening, 'unseen'),
    },
    lessons: lessons.map((block) => readLesson(block, file)),
    pictures: pictures.map((block) => readPicture(block, file)),
  };
  refuseTwice(course.lessons, file);
  return course;
}

/** The clauses that lines of a key name. */
function namedIn(items: readonly Item[], key: string) {
  return items
    .filter((item) => item.key === key)
    .flatMap(({ rest, line }) => wordsIn(rest).map((clause) => ({ clause, line })));
}

/** Comments are left out; a line that begins with a space goes on with the line before. */
function itemsIn(text: string, file: string): readonly Item[] {
  const items: Item[] = [];
  for (const [i, raw] of text.split('\n').entries()) {
    const line = i + 1;
    if (raw.trim() === '' || raw.startsWith('#')) continue;
    const last = items.at(-1);
    if (/^\s/.test(raw)) {
      if (!last) throw new LessonError(file, line, 'there is nothing that this line could go on.');
      items[items.length - 1] = { ...last, rest: `${last.rest} ${raw.trim()}`.trim() };
      continue;
    }
    const [, key, rest] = /^(\S+)\s*(.*?)\s*$/.exec(raw) ?? [raw, raw, ''];
    items.push({ key, rest, line });
  }
  return items;
}

/** What stands before the first item with one of some keys, then one list for each of them. */
function split(items: readonly Item[], ...keys: readonly string[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (keys.includes(item.key)) parts.push([]);
    parts[parts.length - 1].push(item);
  }
  return parts;
}

function readLesson(block: readonly Item[], file: string): Lesson {
  const [head, ...tasks] = split(block, 'say.en');
  refuseUnknown(head, LESSON_KEYS, file);
  const { line, rest: id } = head[0];
  if (!/^[a-z][a-z-]*$/.test(id))
    throw new LessonError(file, line, `a lesson is named in lower-case letters, not "${id}".`);
  if (tasks.length === 0) throw new LessonError(file, line, `lesson ${id} asks for nothing.`);
  return {
    ...sceneOf(head, file),
    ...{ id, title: textOf(head, 'title', line, file) },
    teaches: wordsIn(one(head, 'teaches', file)?.rest ?? ''),
    tasks: tasks.map((task) => readTask(task, file)),
  };
}

function readPicture(block: readonly Item[], file: string): Picture {
  refuseUnknown(block, PICTURE_KEYS, file);
  const plays = one(block, 'plays', file);
  const { line, rest } = block[0];
  const all = (key: string) => block.filter((item) => item.key === key);
  return {
    ...sceneOf(block, file),
    shows: wordsIn(rest),
    looks: movesIn(one(block, 'look', file)?.rest ?? ''),
    plays: { list: movesIn(plays?.rest ?? ''), line: plays?.line ?? line },
    refuses: all('refuses').map((item) => refusedOf(item, file)),
    tells: all('tells').map((item) => tellingOf(item.rest, item.line)),
  };
}

function sceneOf(head: readonly Item[], file: string): Scene {
  const { line } = head[0];
  const position = one(head, 'position', file);
  const moves = one(head, 'moves', file);
  return {
    line,
    seats: numberOf(one(head, 'seats', file), 2, file),
    options: optionsOf(one(head, 'options', file), file),
    position: position ? { text: position.rest, line: position.line } : null,
    seed: seedOf(one(head, 'seed', file), file),
    moves: { list: movesIn(moves?.rest ?? ''), line: moves?.line ?? line },
  };
}

function readTask(items: readonly Item[], file: string): Task {
  refuseUnknown(items, TASK_KEYS, file);
  const { line } = items[0];
  const all = (key: string) => items.filter((item) => item.key === key);
  const accept = all('accept').map((item) => ({ moves: movesIn(item.rest), line: item.line }));
  if (accept.length === 0)
    throw new LessonError(file, line, 'the task has no "accept" with the moves that are right.');
  return {
    ...{ line, say: textOf(items, 'say', line, file), accept },
    goal: goalOf(one(items, 'goal', file), file),
    wrongs: readWrongs(items, file),
    refuses: all('refuses').map((item) => refusedOf(item, file)),
    tells: all('tells').map((item) => tellingOf(item.rest, item.line)),
    replies: all('reply').flatMap(({ rest }) => movesIn(rest)),
    after: items.some(({ key }) => key.startsWith('then.'))
      ? textOf(items, 'then', line, file)
      : null,
  };
}

function readWrongs(items: readonly Item[], file: string): readonly WrongTry[] {
  const [before, ...wrongs] = split(
    items.filter(({ key }) => key.startsWith('wrong')),
    'wrong',
  );
  if (before.length > 0)
    throw new LessonError(file, before[0].line, 'name the wrong move first: "wrong <move>".');
  return wrongs.map((part) => {
    const { rest, line } = part[0];
    return { moves: movesIn(rest), line, text: textOf(part, 'wrong', line, file) };
  });
}

function textOf(items: readonly Item[], name: string, line: number, file: string): Text {
  const [en, es] = TONGUES.map((tongue) => {
    const found = one(items, `${name}.${tongue}`, file);
    if (!found || found.rest === '')
      throw new LessonError(file, found?.line ?? line, `"${name}.${tongue}" is missing here.`);
    return found.rest;
  });
  return { en, es };
}

function one(items: readonly Item[], key: string, file: string): Item | undefined {
  const [first, second] = items.filter((item) => item.key === key);
  if (second) throw new LessonError(file, second.line, `"${key}" is given twice.`);
  return first;
}

function goalOf(item: Item | undefined, file: string): Goal | null {
  if (!item) return null;
  const [kind, ...rest] = wordsIn(item.rest);
  if (kind === 'points' && /^\d+$/.test(rest[0] ?? ''))
    return { kind: 'points', points: Number(rest[0]) };
  if (kind === 'event' && rest.length > 0)
    return { kind: 'event', telling: tellingOf(rest.join(' '), item.line) };
  throw new LessonError(file, item.line, 'a goal is "points 5" or "event captured".');
}

function tellingOf(text: string, line: number): Telling {
  const [type, ...parts] = wordsIn(text);
  return {
    ...{ type, line },
    parts: parts.map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  };
}

function refusedOf({ rest, line }: Item, file: string) {
  const [, move, clause] = /^(.*?)\s*\[(\w+)\]$/.exec(rest) ?? [];
  if (clause === undefined)
    throw new LessonError(file, line, 'write the move and the clause: "refuses pass [T4]".');
  return { move, clause, line };
}

function optionsOf(item: Item | undefined, file: string) {
  const pairs = wordsIn(item?.rest ?? '').map((pair) => {
    const [name, value] = pair.split('=');
    if (value === undefined)
      throw new LessonError(file, item?.line ?? 1, `"${pair}" must be "option=value".`);
    return [name, optionValue(value)] as const;
  });
  return Object.fromEntries(pairs);
}

function optionValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

function numberOf(item: Item | undefined, preset: number, file: string): number {
  if (!item) return preset;
  if (/^\d+$/.test(item.rest)) return Number(item.rest);
  throw new LessonError(file, item.line, `"${item.rest}" is not a number.`);
}

/** A short number is as good as a whole seed: it stands for the 32 digits that end with it. */
function seedOf(item: Item | undefined, file: string): string {
  const seed = (item?.rest ?? '').padStart(32, '0');
  if (/^[0-9a-f]{32}$/.test(seed)) return seed;
  throw new LessonError(file, item?.line ?? 1, 'a seed is up to 32 hexadecimal digits.');
}

function refuseUnknown(items: readonly Item[], known: readonly string[], file: string): void {
  for (const { key, line } of items)
    if (!known.includes(key))
      throw new LessonError(file, line, `"${key}" is nothing that may stand here.`);
}

function refuseTwice(lessons: readonly Lesson[], file: string): void {
  for (const [i, { id, line }] of lessons.entries())
    if (lessons.slice(0, i).some((other) => other.id === id))
      throw new LessonError(file, line, `there are two lessons called ${id}.`);
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function movesIn(text: string): readonly string[] {
  return text
    .split(';')
    .map((move) => move.trim())
    .filter((move) => move !== '');
}
