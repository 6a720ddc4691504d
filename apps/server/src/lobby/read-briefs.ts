import {
  type Admits,
  apply,
  type Deed,
  emptyTable,
  type Facts,
  isDeserted,
  LANGUAGES,
  readAdmits,
  readDeed,
  type Table,
  UNASKED,
  VISIBILITIES,
} from '@nabu/table';
import { sql } from 'kysely';
import type { Relations } from '../store/relations.ts';
import { KIND_NUMBERS } from '../store/schema.ts';
import { type Brief, briefSeats } from './brief.ts';

/** So many tables are read at a time. */
const AT_A_TIME = 400;

/** The deeds by which one knows who sits where. */
const SEATING = ['joined', 'left', 'filled', 'started'] as const;
const KINDS = SEATING.map((kind) => KIND_NUMBERS[kind]);

/** Public tables at which something happened since a moment and that are not over, in short. */
export async function readPublic({ db }: Relations, since: number): Promise<readonly Brief[]> {
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
    briefs.push(...tables.flatMap((row) => briefFrom(row, byTable.get(row.key) ?? []) ?? []));
  }
  return briefs;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly visibility: string;
  readonly pace: string | null;
  readonly rated: number;
  readonly language: string | null;
  readonly admits: string;
  readonly phase: string;
  readonly seats: string;
  readonly created: number;
  readonly changed: number;
  readonly deciding: number | null;
}

interface DeedOfTable {
  readonly kind: number;
  readonly at: number;
  readonly seat: number | null;
  readonly text: string | null;
}

/** A table in short from its rows; null when they make no sense. */
function briefFrom(row: Row, deeds: readonly DeedOfTable[]): Brief | null {
  const { id, game, pace, created, changed, deciding } = row;
  const visibility = VISIBILITIES.find((each) => each === row.visibility);
  const phase = (['waiting', 'playing', 'over'] as const).find((each) => each === row.phase);
  const bots = botsIn(row.seats);
  if (!visibility || !phase || !bots) return null;
  const table = seatedAfter(bots, deeds);
  const started = table.deeds.find(({ kind }) => kind === 'started')?.at ?? null;
  return {
    ...{ id, game, visibility, pace, phase, created, changed },
    seats: briefSeats(table),
    rated: row.rated === 1,
    language: LANGUAGES.find((each) => each === row.language) ?? null,
    admits: readAdmits(row.admits) ?? ('everybody' satisfies Admits),
    deserted: isDeserted(table),
    started: started === null ? null : created + started,
    deciding:
      deciding === null ? null : bots.flatMap((_, seat) => ((deciding >> seat) & 1 ? [seat] : [])),
  };
}

function botsIn(text: string): readonly (string | null)[] | null {
  try {
    const bots: unknown = JSON.parse(text);
    return Array.isArray(bots) ? bots : null;
  } catch {
    return null;
  }
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
