import type { OptionValues } from '@nabu/kernel';
import {
  type DeedKind,
  type DeedRow,
  type Facts,
  type Fill,
  LANGUAGES,
  readAdmits,
  readPace,
  VISIBILITIES,
} from '@nabu/table';
import { KIND_NUMBERS } from './schema.ts';
import { type Receipt, type StoredMatch, StoreError, type Tail } from './store.ts';

/** A table as it stands in the file. */
export interface TableRow {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly seats: string;
  readonly seed: string;
  readonly visibility: string;
  readonly rated: number;
  readonly caretaker: string;
  readonly pace: string | null;
  readonly admits: string;
  readonly fill: string | null;
  readonly language: string | null;
  readonly created: number;
  readonly before: string | null;
  readonly removed: number | null;
  /** How many deeds it has. */
  readonly entries: number;
}

/** A deed as it stands in the file; `at` counts milliseconds since the table was set up. */
export interface FileRow {
  readonly n: number;
  readonly kind: number;
  readonly at: number;
  readonly seat: number | null;
  readonly text: string | null;
}

const KINDS = new Map(
  Object.entries(KIND_NUMBERS).map(([kind, number]) => [number, kind as DeedKind]),
);

/** A table from its rows; throws `unreadable` when they make no sense. */
export function readMatch(
  row: TableRow,
  deeds: readonly FileRow[],
  receipts: readonly Receipt[],
): StoredMatch {
  const { id } = row;
  const facts = readFacts(row);
  refuseEnd(row, deeds.length);
  return { facts, deeds: deeds.map((deed, i) => readDeed(facts, deed, i + 1, id)), receipts };
}

/** What came after deed `after` from its rows; throws `unreadable` when they make no sense. */
export function readTail(
  row: TableRow,
  deeds: readonly FileRow[],
  receipts: readonly Receipt[],
  after: number,
): Tail {
  const facts = readFacts(row);
  // Whoever asks may know of more than there is: the store was put back from a backup.
  if (after <= row.entries) refuseEnd(row, after + deeds.length);
  const read = deeds.map((deed, i) => readDeed(facts, deed, after + i + 1, row.id));
  return { deeds: read, receipts };
}

/** What was settled about a table from its row; throws `unreadable` when it makes no sense. */
export function readFacts(row: TableRow): Facts {
  const { id, game, rules, seed, rated, caretaker, created, before } = row;
  const visibility = VISIBILITIES.find((each) => each === row.visibility);
  const language = row.language === null ? null : LANGUAGES.find((each) => each === row.language);
  if (visibility === undefined || language === undefined)
    throw unreadable(id, 'its visibility or language is unknown');
  const options = parse(row.options, id, 'options');
  const seats = parse(row.seats, id, 'seats');
  if (!areOptions(options)) throw unreadable(id, 'its options are damaged');
  if (!areSeats(seats)) throw unreadable(id, 'its seats are damaged');
  const facts = { id, game, rules, options, seats, seed, visibility, language, created, before };
  const pace = row.pace === null ? null : readPace(row.pace);
  if (row.pace !== null && !pace) throw unreadable(id, 'its pace is damaged');
  const admits = readAdmits(row.admits);
  if (!admits) throw unreadable(id, 'who may sit down is damaged');
  const fill = row.fill === null ? null : readFill(row.fill);
  if (row.fill !== null && !fill) throw unreadable(id, 'what fills its seats is damaged');
  return { ...facts, rated: rated === 1, caretaker, pace, admits, fill };
}

/** Which bot takes open seats after how long, as it stands in the file: `scribe 300000`. */
export function writeFill({ bot, after }: Fill): string {
  return `${bot} ${after}`;
}

function readFill(text: string): Fill | null {
  const [, bot, after] = /^(\S+) (\d{1,9})$/.exec(text) ?? [];
  return bot === undefined ? null : { bot, after: Number(after) };
}

/** A table that has not all the entries it should have takes no more: each would be refused as one that is not the next. */
function refuseEnd({ id, entries }: TableRow, last: number): void {
  if (entries !== last) throw unreadable(id, `its last entry is number ${last}, not ${entries}`);
}

function readDeed(facts: Facts, row: FileRow, n: number, id: string): DeedRow {
  const kind = KINDS.get(row.kind);
  if (row.n !== n) throw unreadable(id, `entry ${n} is missing`);
  if (kind === undefined) throw unreadable(id, `entry ${n} is of an unknown kind (${row.kind})`);
  if (row.seat !== null && !(row.seat in facts.seats))
    throw unreadable(id, `entry ${n} is of a seat the table does not have`);
  return { kind, at: facts.created + row.at, seat: row.seat, text: row.text };
}

function parse(text: string, id: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(id, `its ${what} are damaged`);
  }
}

function areOptions(value: unknown): value is OptionValues {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((each) =>
    ['string', 'number', 'boolean'].includes(typeof each),
  );
}

function areSeats(value: unknown): value is Facts['seats'] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((each) => each === null || typeof each === 'string');
}

/** A table that cannot be given back; it is left as it is, and the others are not touched by it. */
export function unreadable(id: string, why: string): StoreError {
  const sentence = `Table ${id} cannot be read (${why}): put back a backup if it matters; all others are not affected.`;
  return new StoreError('unreadable', sentence, id);
}
