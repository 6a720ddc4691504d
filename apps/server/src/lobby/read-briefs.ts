import {
  apply,
  type Deed,
  emptyTable,
  type Facts,
  isDeserted,
  PHASES,
  readDeed,
  type Table,
  UNASKED,
} from '@nabu/table';
import { sql } from 'kysely';
import type { Relations } from '../store/relations.ts';
import { readFacts, type TableRow, unreadable } from '../store/rows.ts';
import { KIND_NUMBERS } from '../store/schema.ts';
import { type Brief, briefSeats } from './brief.ts';

/** So many tables are read at a time. */
const AT_A_TIME = 400;

/** The deeds by which one knows who sits where. */
const SEATING = ['joined', 'left', 'filled', 'started'] as const;
const KINDS = SEATING.map((kind) => KIND_NUMBERS[kind]);

/** Is told of a table whose rows make no sense; it is left out. */
type Damaged = (id: string, error: unknown) => void;

/** Public tables at which something happened since a moment and that are not over, in short. */
export async function readPublic(
  { db }: Relations,
  since: number,
  damaged?: Damaged,
): Promise<readonly Brief[]> {
  const keys = await db
    .selectFrom('tables')
    .select('key')
    // Written out: SQLite finds its index of public tables by this text alone.
    .where(sql<boolean>`visibility = 'public'`)
    .where('phase', 'in', ['waiting', 'playing'])
    .where('changed', '>=', since)
    .where('removed', 'is', null)
    .execute();
  return readBriefs(
    { db },
    keys.map(({ key }) => key),
    damaged,
  );
}

/** Those of some tables that are not over, in short. */
export async function readOpen(
  { db }: Pick<Relations, 'db'>,
  ids: readonly string[],
): Promise<readonly Brief[]> {
  const briefs: Brief[] = [];
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const keys = await db
      .selectFrom('tables')
      .select('key')
      .where('id', 'in', ids.slice(from, from + AT_A_TIME))
      .where('phase', 'in', ['waiting', 'playing'])
      .where('removed', 'is', null)
      .execute();
    briefs.push(
      ...(await readBriefs(
        { db },
        keys.map(({ key }) => key),
      )),
    );
  }
  return briefs;
}

/** Tables at which somebody ever sat, the last changed first: those that are not over, and some that are. */
export async function readTheirs(
  { db }: Pick<Relations, 'db'>,
  identities: readonly string[],
  most: { readonly running: number; readonly over: number },
): Promise<readonly Brief[]> {
  if (identities.length === 0) return [];
  const theirs = (phases: readonly string[], limit: number) =>
    db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.key', 'sitters.table_key')
      .select(['tables.key', 'tables.changed'])
      .distinct()
      .where('sitters.who', 'in', identities)
      .where('tables.phase', 'in', phases)
      .where('tables.removed', 'is', null)
      .orderBy('tables.changed', 'desc')
      .limit(limit)
      .execute();
  const [running, over] = await Promise.all([
    theirs(['waiting', 'playing'], most.running),
    theirs(['over'], most.over),
  ]);
  return readBriefs(
    { db },
    [...running, ...over].map(({ key }) => key),
  );
}

async function readBriefs(
  { db }: Pick<Relations, 'db'>,
  keys: readonly number[],
  damaged: Damaged = () => undefined,
): Promise<readonly Brief[]> {
  const briefs: Brief[] = [];
  for (let from = 0; from < keys.length; from += AT_A_TIME) {
    const some = keys.slice(from, from + AT_A_TIME);
    const tables = await db.selectFrom('tables').selectAll().where('key', 'in', some).execute();
    const deeds = await db
      .selectFrom('deeds')
      .select(['table_key', 'kind', 'at', 'seat', 'text'])
      .where('table_key', 'in', some)
      .where('kind', 'in', KINDS)
      .orderBy('table_key')
      .orderBy('n')
      .execute();
    const byTable = new Map<number, DeedOfTable[]>();
    for (const deed of deeds)
      byTable.set(deed.table_key, [...(byTable.get(deed.table_key) ?? []), deed]);
    for (const row of tables) {
      try {
        briefs.push(briefFrom(row, byTable.get(row.key) ?? []));
      } catch (error) {
        damaged(row.id, error);
      }
    }
  }
  return briefs;
}

interface Row extends TableRow {
  readonly phase: string;
  readonly changed: number;
  readonly deciding: number | null;
}

interface DeedOfTable {
  readonly kind: number;
  readonly at: number;
  readonly seat: number | null;
  readonly text: string | null;
}

/** A table in short from its rows; throws `unreadable` when they make no sense. */
function briefFrom(row: Row, deeds: readonly DeedOfTable[]): Brief {
  const { pace, changed, deciding } = row;
  const { id, game, seats: bots, visibility, rated, language, admits, created } = readFacts(row);
  const phase = PHASES.find((each) => each === row.phase);
  if (!phase) throw unreadable(id, 'its phase is unknown');
  const table = seatedAfter(bots, deeds);
  const started = table.deeds.find(({ kind }) => kind === 'started')?.at ?? null;
  return {
    ...{ id, game, visibility, pace, rated, language, admits, phase, created, changed },
    seats: briefSeats(table),
    deserted: isDeserted(table),
    started: started === null ? null : created + started,
    deciding:
      deciding === null ? null : bots.flatMap((_, seat) => ((deciding >> seat) & 1 ? [seat] : [])),
  };
}

/** A deed; null when it is damaged. The table is then set aside when somebody asks for it. */
function deedIn({ kind: number, at, seat, text }: DeedOfTable): Deed | null {
  try {
    return readDeed({ kind: SEATING[KINDS.indexOf(number)], at, seat, text });
  } catch {
    return null;
  }
}

/** Who sits where after all that was done, by the same room as at a table in memory; no match is played for it. */
function seatedAfter(bots: Facts['seats'], rows: readonly DeedOfTable[]): Table {
  const facts = { ...UNASKED, id: '', game: '', rules: 0, options: {}, seed: '', created: 0 };
  const table = emptyTable({ ...facts, seats: bots }, {}, 0);
  for (const row of rows) {
    const deed = deedIn(row);
    if (deed && !('seat' in deed && bots[deed.seat] === undefined)) apply(table, deed);
  }
  return table;
}
