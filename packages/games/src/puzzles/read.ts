import type { OptionValues } from '@nabu/kernel';
import { type Making, type Outcome, type Puzzle, PuzzleError, type PuzzleSet } from './puzzle.ts';
import { HEADER } from './write.ts';

/** One line of a puzzle file. */
interface Item {
  readonly key: string;
  readonly rest: string;
  readonly line: number;
}

const KEYS = [
  ...['puzzle', 'seats', 'options', 'position', 'seed', 'rating', 'theme'],
  ...['denies', 'prepares', 'found', 'best', 'also', 'other'],
];

/** Reads a puzzle file; throws a `PuzzleError` that names file, line and what to mend. */
export function readPuzzles(text: string, file: string): PuzzleSet {
  const [first, second, ...rest] = itemsIn(text);
  if (first === undefined || `${first.key} ${first.rest}` !== HEADER)
    throw new PuzzleError(file, first?.line ?? 1, `the first line must be "${HEADER}".`);
  if (second?.key !== 'game')
    throw new PuzzleError(file, second?.line ?? 1, 'the second line must name the game.');
  const [opening, ...blocks] = split(rest);
  const [made, extra] = opening;
  if (extra || (made && made.key !== 'made')) {
    const { key, line } = extra ?? made;
    throw new PuzzleError(file, line, `"${key}" stands before any puzzle.`);
  }
  const puzzles = blocks.map((block) => new Block(block, file).puzzle());
  refuseTwice(puzzles, file);
  return { game: second.rest, making: made ? makingOf(made, file) : null, puzzles };
}

/** Empty lines and comments are left out. */
function itemsIn(text: string): readonly Item[] {
  return text.split('\n').flatMap((raw, i) => {
    if (raw.trim() === '' || raw.startsWith('#')) return [];
    const [, key, rest] = /^(\S+)\s*(.*?)\s*$/.exec(raw) ?? [raw, raw.trim(), ''];
    return [{ key, rest, line: i + 1 }];
  });
}

/** What stands before the first puzzle, then one list for each of them. */
function split(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item.key === 'puzzle') parts.push([]);
    parts[parts.length - 1].push(item);
  }
  return parts;
}

function makingOf({ rest, line }: Item, file: string): Making {
  const [, seed, seats, games] = /^seed=(\S+) seats=(\d+(?:,\d+)*) games=(\d+)$/.exec(rest) ?? [];
  if (games === undefined)
    throw new PuzzleError(file, line, 'write "made seed=1 seats=2,3,4 games=20".');
  return { seed, seats: seats.split(',').map(Number), games: Number(games) };
}

/** The lines of one puzzle. */
class Block {
  readonly #items: readonly Item[];
  readonly #file: string;

  constructor(items: readonly Item[], file: string) {
    this.#items = items;
    this.#file = file;
    for (const { key, line } of items)
      if (!KEYS.includes(key)) this.#fail(line, `"${key}" is nothing that may stand here.`);
  }

  puzzle(): Puzzle {
    const { line, rest: id } = this.#items[0];
    if (!/^[0-9a-z]{4,16}$/.test(id))
      this.#fail(line, `a puzzle is named by 4 to 16 letters and digits, not "${id}".`);
    const position = this.#one('position');
    return {
      ...{ line, id, seats: this.#number('seats'), options: this.#options() },
      position: { text: position.rest, line: position.line },
      seed: this.#seed(),
      rating: this.#number('rating'),
      theme: this.#theme(),
      denies: this.#denies(),
      prepares: this.#all('prepares').length > 0 ? this.#number('prepares') : null,
      found: this.#found(),
      best: this.#outcome(this.#one('best')),
      also: this.#all('also').map(({ rest, line: at }) => ({ move: rest, line: at })),
      others: this.#all('other').map((item) => this.#outcome(item)),
    };
  }

  #fail(line: number, what: string): never {
    throw new PuzzleError(this.#file, line, what);
  }

  #all(key: string): readonly Item[] {
    return this.#items.filter((item) => item.key === key);
  }

  #one(key: string): Item {
    const [first, second] = this.#all(key);
    if (second) this.#fail(second.line, `"${key}" is given twice.`);
    return first ?? this.#fail(this.#items[0].line, `"${key}" is missing here.`);
  }

  #number(key: string): number {
    const { rest, line } = this.#one(key);
    return /^\d{1,4}$/.test(rest) ? Number(rest) : this.#fail(line, `"${rest}" is not a number.`);
  }

  #theme(): string {
    const { rest, line } = this.#one('theme');
    return /^[a-z]+$/.test(rest) ? rest : this.#fail(line, `"${rest}" is not a theme.`);
  }

  /** A short number stands for the 32 digits that end with it. */
  #seed(): string {
    const { rest, line } = this.#one('seed');
    const seed = rest.padStart(32, '0');
    if (/^[0-9a-f]{32}$/.test(seed)) return seed;
    return this.#fail(line, 'a seed is up to 32 hexadecimal digits.');
  }

  #denies(): Puzzle['denies'] {
    if (this.#all('denies').length === 0) return null;
    const { rest, line } = this.#one('denies');
    const [, points, seat] = /^(\d+) to ([1-9])$/.exec(rest) ?? [];
    if (seat === undefined) this.#fail(line, 'write points and player: "denies 4 to 2".');
    return { seat: Number(seat) - 1, points: Number(points) };
  }

  #found(): Puzzle['found'] {
    const { rest, line } = this.#one('found');
    const [, times, tries] = /^(\d+(?: \d+)*) of (\d+)$/.exec(rest) ?? [];
    if (times === undefined)
      this.#fail(line, 'write how often each level found it: "found 0 1 3 4 5 5 of 5".');
    return { times: times.split(' ').map(Number), tries: Number(tries) };
  }

  #outcome({ rest, line }: Item): Outcome {
    const [, chance, lead, moves] =
      /^(\d{1,3}(?:\.\d)?)% ([+-]\d+(?:\.\d)?) (\S.*)$/.exec(rest) ?? [];
    if (moves === undefined || Number(chance) > 100)
      this.#fail(line, 'write chance, points ahead and moves: "best 71.0% +3.2 move 5; pass".');
    const list = moves.split(';').map((move) => move.trim());
    return { chance: Number(chance) / 100, lead: Number(lead), moves: list, line };
  }

  #options(): OptionValues {
    const [item] = this.#all('options');
    const pairs = (item?.rest ?? '').split(/\s+/).filter((pair) => pair !== '');
    return Object.fromEntries(
      pairs.map((pair) => {
        const [name, value] = pair.split('=');
        if (value === undefined) this.#fail(item.line, `"${pair}" must be "option=value".`);
        return [name, optionValue(value)] as const;
      }),
    );
  }
}

function optionValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

function refuseTwice(puzzles: readonly Puzzle[], file: string): void {
  const seen = new Set<string>();
  for (const { id, line } of puzzles) {
    if (seen.has(id)) throw new PuzzleError(file, line, `there are two puzzles called ${id}.`);
    seen.add(id);
  }
}
