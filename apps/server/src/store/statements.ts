import type { Seat } from '@nabu/kernel';
import { type DeedRow, type Phase, writePace } from '@nabu/table';
import type { Database } from 'better-sqlite3';
import { codeOf } from './explain.ts';
import { prepareQueries, type Queries } from './queries.ts';
import type { Question, Reply, Write, Written } from './requests.ts';
import { type FileRow, readMatch, readTail, type TableRow, unreadable, writeFill } from './rows.ts';
import { KIND_NUMBERS } from './schema.ts';
import { RECEIPTS, type Receipt, StoreError } from './store.ts';

type Create = Extract<Write, { kind: 'create' }>;
type Append = Extract<Write, { kind: 'append' }>;

/** What can be done with an open file. Each write is done as a whole or not at all, alone or inside a larger transaction. */
export interface Statements {
  /** What came of a write; only a change of the relational side has anything to tell. */
  write(write: Write): readonly Written[] | undefined;
  /** The same where it is the only write of a transaction, which is taken back when it fails. */
  writeAlone(write: Write): readonly Written[] | undefined;
  answer(question: Question): unknown;
  /** Does some work in one transaction. */
  together(work: () => readonly Reply[]): readonly Reply[];
}

/** Prepares the statements of an open file. */
export function prepareStatements(db: Database): Statements {
  const find = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
  const create = creating(db);
  const append = appending(db);
  const queries = prepareQueries(db);
  const writeAlone = (asked: Write): readonly Written[] | undefined => {
    if (asked.kind === 'change') return queries.change(asked.statements);
    if (asked.kind === 'create') create(asked, find.get(asked.facts.id));
    else append(asked);
    return undefined;
  };
  const write = db.transaction(writeAlone);
  const together = db.transaction((work: () => readonly Reply[]) => work()).immediate;
  return { write, writeAlone, together, answer: answering(db, (id) => find.get(id), queries) };
}

function creating(db: Database) {
  const insert = db.prepare(
    `INSERT INTO tables (id, game, rules, options, seats, seed, visibility, rated, caretaker, pace, language, admits, fill, created, before, phase, bot_due, deadline, deciding, changed, entries)
     VALUES (@id, @game, @rules, @options, @seats, @seed, @visibility, @rated, @caretaker, @pace, @language, @admits, @fill, @created, @before, @phase, @botDue, @deadline, @deciding, @created, @entries)`,
  );
  const remember = db.prepare('INSERT INTO creations (key, table_key) VALUES (?, ?)');
  const made = madeWith(db);
  const addDeeds = deedWriter(db);
  return ({ facts, deeds, standing, key }: Create, known: TableRow | undefined) => {
    const before = key === null ? undefined : made.get(key);
    if (before !== undefined)
      throw new StoreError('known-key', `Table ${before} was made with this key.`, before);
    if (known) throw new StoreError('conflict', `There is a table ${facts.id} already.`);
    const [options, seats] = [JSON.stringify(facts.options), JSON.stringify(facts.seats)];
    const flags = { rated: Number(facts.rated), botDue: Number(standing.botDue) };
    const pace = facts.pace && writePace(facts.pace);
    const fill = facts.fill && writeFill(facts.fill);
    const { phase, deadline } = standing;
    const stands = { phase, deadline, deciding: bitsOf(standing.deciding) };
    const entries = deeds.length;
    const row = insert.run({ ...facts, options, seats, pace, fill, entries, ...stands, ...flags });
    const tableKey = Number(row.lastInsertRowid);
    if (key !== null) remember.run(key, tableKey);
    addDeeds(tableKey, facts.created, 0, deeds);
  };
}

/** What has to be known of a table to add to it. */
interface Head extends Pick<TableRow, 'key' | 'created' | 'removed' | 'entries'> {
  readonly phase: string;
  readonly bot_due: number;
  readonly deadline: number | null;
}

function appending(db: Database) {
  const find = db.prepare<[string], Head>(
    'SELECT key, created, removed, entries, phase, bot_due, deadline FROM tables WHERE id = ?',
  );
  const last = 'deciding = ?, changed = coalesce(?, changed), entries = ?';
  const goOn = db.prepare(`UPDATE tables SET ${last} WHERE key = ?`);
  // By these tables are found: whatever is set, its indexes are written, also to what it was.
  const stand = db.prepare(
    `UPDATE tables SET phase = ?, bot_due = ?, deadline = ?, ${last} WHERE key = ?`,
  );
  const addDeeds = deedWriter(db);
  const keep = receiptWriter(db);
  return ({ id, after, deeds, standing, receipt }: Append) => {
    const row = find.get(id);
    if (!row || row.removed !== null) throw new StoreError('conflict', `There is no table ${id}.`);
    if (row.entries !== after)
      throw new StoreError('conflict', `Table ${id} is not at entry ${after}.`);
    addDeeds(row.key, row.created, after, deeds);
    const [phase, botDue, deadline] = [standing.phase, Number(standing.botDue), standing.deadline];
    const changed = deeds.at(-1)?.at ?? null;
    const rest = [bitsOf(standing.deciding), changed, after + deeds.length, row.key] as const;
    const stays = row.phase === phase && row.bot_due === botDue && row.deadline === deadline;
    if (stays) goOn.run(...rest);
    else stand.run(phase, botDue, deadline, ...rest);
    if (receipt) keep(row.key, receipt);
  };
}

/** Seats as the bits of a number; null when they are not known. */
export function bitsOf(seats: readonly Seat[] | undefined): number | null {
  return seats?.reduce((bits, seat) => bits | (1 << seat), 0) ?? null;
}

function deedWriter(db: Database) {
  const add = db.prepare(
    'INSERT INTO deeds (table_key, n, kind, at, seat, text) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const sit = db.prepare('INSERT INTO sitters (who, table_key, n, seat) VALUES (?, ?, ?, ?)');
  return (key: number, created: number, after: number, deeds: readonly DeedRow[]) => {
    deeds.forEach(({ kind, at, seat, text }, i) => {
      const n = after + 1 + i;
      add.run(key, n, KIND_NUMBERS[kind], at - created, seat, text);
      if (kind === 'joined') sit.run(text?.split(' ')[0], key, n, seat);
    });
  };
}

/** Keeps a receipt and forgets those of the same seat that came too long before it. */
function receiptWriter(db: Database) {
  const add = db.prepare('INSERT INTO receipts (table_key, seat, n, id) VALUES (?, ?, ?, ?)');
  const forget = db.prepare(
    `DELETE FROM receipts WHERE table_key = @key AND seat = @seat AND n <=
       (SELECT n FROM receipts WHERE table_key = @key AND seat = @seat
        ORDER BY n DESC LIMIT 1 OFFSET ${RECEIPTS})`,
  );
  return (key: number, { seat, id, n }: Receipt) => {
    add.run(key, seat, n, id);
    forget.run({ key, seat });
  };
}

function answering(db: Database, find: (id: string) => TableRow | undefined, queries: Queries) {
  const read = reading(db, find);
  const tail = readingTail(db, find);
  const made = madeWith(db);
  const listed = db
    .prepare<[Phase, number, number], string>(
      `SELECT id FROM tables WHERE visibility = 'public' AND phase = ? AND changed >= ? AND removed IS NULL
       ORDER BY created DESC, key DESC LIMIT ?`,
    )
    .pluck();
  const due = db
    .prepare<[], string>('SELECT id FROM tables WHERE bot_due = 1 AND removed IS NULL')
    .pluck();
  const deadlines = db
    .prepare<[number, number], string>(
      `SELECT id FROM tables WHERE deadline <= ? AND removed IS NULL ORDER BY deadline LIMIT ?`,
    )
    .pluck();
  return (question: Question): unknown => {
    switch (question.kind) {
      case 'read':
        return read(question.id);
      case 'tail':
        return tail(question.id, question.after);
      case 'made':
        return made.get(question.key) ?? null;
      case 'listPublic':
        return listed.all(question.phase, question.since, question.limit);
      case 'botsDue':
        return due.all();
      case 'deadlines':
        return deadlines.all(question.until, question.limit);
      case 'query':
        return queries.query(question);
    }
  };
}

function reading(db: Database, find: (id: string) => TableRow | undefined) {
  const deeds = db.prepare<[number], FileRow>(
    'SELECT n, kind, at, seat, text FROM deeds WHERE table_key = ? ORDER BY n',
  );
  const receipts = db.prepare<[number], Receipt>(
    'SELECT seat, id, n FROM receipts WHERE table_key = ? ORDER BY n',
  );
  return (id: string) =>
    unlessDamaged(id, () => {
      const row = find(id);
      return row && row.removed === null
        ? readMatch(row, deeds.all(row.key), receipts.all(row.key))
        : null;
    });
}

function readingTail(db: Database, find: (id: string) => TableRow | undefined) {
  const deeds = db.prepare<[number, number], FileRow>(
    'SELECT n, kind, at, seat, text FROM deeds WHERE table_key = ? AND n > ? ORDER BY n',
  );
  const receipts = db.prepare<[number, number], Receipt>(
    'SELECT seat, id, n FROM receipts WHERE table_key = ? AND n > ? ORDER BY n',
  );
  return (id: string, after: number) =>
    unlessDamaged(id, () => {
      const row = find(id);
      if (!row || row.removed !== null) return null;
      return readTail(row, deeds.all(row.key, after), receipts.all(row.key, after), after);
    });
}

function unlessDamaged<T>(id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_CORRUPT')) throw unreadable(id, 'the file is damaged');
    throw error;
  }
}

function madeWith(db: Database) {
  return db
    .prepare<[string], string>(
      'SELECT id FROM tables JOIN creations ON tables.key = creations.table_key WHERE creations.key = ?',
    )
    .pluck();
}
