import {
  closeSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ConfigError } from '../config.ts';

/** What is known of a game before its record is read. */
export interface ArchivedGame {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The bot of each seat, or null where a person sat. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly created: number;
  readonly ended: number;
  readonly plies: number;
  readonly ending: string;
}

/** Where a game stands in the file: the first byte of its block, and which record of the block it is. */
interface Place {
  readonly block: number;
  readonly nth: number;
}

const FIRST_LINE = '# nabu archive 1';
const GAME = '# game ';
const INDEX = '# index ';
const TAIL = '# index at ';
const DIGITS = 15;
/** So many records are compressed together. */
const BLOCK = 50;
/** What is not compressed always has the same length: the index is found from the end of the file. */
const TAIL_BYTES = tail(0).length;

/**
 * Writes an archive: a gzip file of several parts one after the other, so that any program that
 * unpacks gzip gives all records as one text. At its end stand an index of all games, and where it is.
 * It has its name once it is whole.
 */
export class ArchiveWriter {
  readonly #path: string;
  readonly #part: string;
  readonly #file: number;
  readonly #index: (ArchivedGame & Place)[] = [];
  #block: { readonly game: ArchivedGame; readonly record: string }[] = [];
  #at = 0;
  #open = true;

  constructor(path: string) {
    this.#path = path;
    this.#part = `${path}.part`;
    this.#file = openSync(this.#part, 'w');
  }

  add(game: ArchivedGame, record: string): void {
    this.#block.push({ game, record });
    if (this.#block.length === BLOCK) this.#flush();
  }

  /** Writes the index and closes the file; gives the number of games and bytes. */
  close(): { readonly games: number; readonly bytes: number } {
    this.#begin();
    this.#flush();
    const at = this.#at;
    const lines = this.#index.map((entry) => `${INDEX}${JSON.stringify(entry)}\n`);
    this.#write(gzipSync(lines.join('')));
    this.#write(tail(at));
    this.#shut();
    renameSync(this.#part, this.#path);
    return { games: this.#index.length, bytes: this.#at };
  }

  /** Leaves nothing behind. */
  giveUp(): void {
    this.#shut();
    rmSync(this.#part, { force: true });
  }

  #shut(): void {
    if (this.#open) closeSync(this.#file);
    this.#open = false;
  }

  #begin(): void {
    if (this.#at === 0) this.#write(gzipSync(`${FIRST_LINE}\n`));
  }

  #flush(): void {
    if (this.#block.length === 0) return;
    this.#begin();
    const block = this.#at;
    this.#index.push(...this.#block.map(({ game }, nth) => ({ ...game, block, nth })));
    const texts = this.#block.map(
      ({ game, record }) => `${GAME}${JSON.stringify(game)}\n${record}\n`,
    );
    this.#write(gzipSync(texts.join('')));
    this.#block = [];
  }

  #write(bytes: Buffer): void {
    writeFileSync(this.#file, bytes);
    this.#at += bytes.length;
  }
}

function tail(at: number): Buffer {
  return gzipSync(`${TAIL}${String(at).padStart(DIGITS, '0')}\n`, { level: 0 });
}

/** An archive that is read: its index at once, its records one after the other. */
export interface Archived {
  readonly games: readonly ArchivedGame[];
  /** The games with their records, in order. */
  records(): Generator<{ readonly game: ArchivedGame; readonly record: string }>;
}

/** Opens an archive; throws a `ConfigError` that says what is wrong with the file. */
export function readArchive(path: string): Archived {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new ConfigError(`There is no file ${path}.`);
  try {
    const last = unpacked(path, size - TAIL_BYTES, size);
    const at = Number(last.slice(TAIL.length));
    if (!last.startsWith(TAIL) || !(at > 0 && at < size)) throw new Error('it has no end');
    const lines = unpacked(path, at, size - TAIL_BYTES)
      .split('\n')
      .filter(Boolean);
    const games = lines.map((line): ArchivedGame & Place => JSON.parse(line.slice(INDEX.length)));
    const starts = [...new Set(games.map(({ block }) => block)), at];
    return { games, records: () => recordsIn(path, starts) };
  } catch (error) {
    throw broken(path, error);
  }
}

function* recordsIn(path: string, starts: readonly number[]) {
  for (const [i, start] of starts.slice(0, -1).entries()) {
    for (const part of block(path, start, starts[i + 1])) {
      const end = part.indexOf('\n');
      const game = gameIn(path, part.slice(0, end));
      yield { game, record: part.slice(end + 1).trimEnd() + '\n' };
    }
  }
}

function gameIn(path: string, line: string): ArchivedGame {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw broken(path, error);
  }
}

function block(path: string, from: number, to: number): readonly string[] {
  try {
    return `\n${unpacked(path, from, to)}`.split(`\n${GAME}`).slice(1);
  } catch (error) {
    throw broken(path, error);
  }
}

function unpacked(path: string, from: number, to: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, to - from));
    readSync(file, bytes, 0, bytes.length, from);
    return gunzipSync(bytes).toString('utf8');
  } finally {
    closeSync(file);
  }
}

function broken(path: string, error: unknown): ConfigError {
  const why = error instanceof Error ? error.message : String(error);
  return new ConfigError(`${path} is no whole archive of games (${why}).`);
}
