import { LIMITS, type Line } from '@nabu/protocol';
import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import { hashToken } from '../secrets.ts';
import type { LineRow } from '../store/database-talk.ts';
import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';

/** So many lines of each room are told to whoever comes in, the last. */
const TOLD = 100;
/** Two nodes may give a line the same number at once: then one of them takes the next. */
const TRIES = 8;

const COLUMNS = ['n', 'room', 'at', 'seat', 'who', 'name', 'text', 'phrase'] as const;

/** A line before it has a number. */
export type NewLine = Omit<LineRow, 'n'>;

/** What is said at tables, in the store. */
export class Lines {
  readonly #relations: Relations;

  constructor(relations: Relations) {
    this.#relations = relations;
  }

  /** Keeps a line, and only so many of a table; a command that was given before is the same line. */
  async add(table: string, line: NewLine, command: string): Promise<LineRow> {
    const { write } = this.#relations;
    for (let tries = 1; ; tries++) {
      try {
        await write(must(this.#inserted(table, line, command)), this.#forgotten(table));
      } catch (error) {
        const taken = error instanceof StoreError && error.code === 'taken';
        if (!taken || tries >= TRIES) throw error;
      }
      const said = await this.said(table, line.who, command);
      if (said) return said;
    }
  }

  /** The line that a command of somebody led to, if it did. */
  said(table: string, who: string, command: string): Promise<LineRow | undefined> {
    const mine = this.#of(table).where('who', '=', who);
    return mine.where('command', '=', command).executeTakeFirst();
  }

  /** The last lines of a table, of each room so many; the oldest first. */
  async last(table: string): Promise<readonly LineRow[]> {
    const rooms = await Promise.all(
      (['table', 'watchers'] as const).map((room) =>
        this.#of(table).where('room', '=', room).orderBy('n', 'desc').limit(TOLD).execute(),
      ),
    );
    return rooms.flat().sort((a, b) => a.n - b.n);
  }

  /** The lines of a table from one number to another. */
  between(table: string, from: number, to: number): Promise<readonly LineRow[]> {
    return this.#of(table).where('n', '>=', from).where('n', '<=', to).orderBy('n').execute();
  }

  /** One line; throws a `Failure` when there is none of that number. */
  async find(table: string, n: number): Promise<LineRow> {
    const [line] = await this.between(table, n, n);
    if (line) return line;
    throw new Failure('unknown-line', 'There is no such line at this table.');
  }

  /** Takes the words of a line away, for good. */
  blanked(table: string, n: number) {
    const { db } = this.#relations;
    const nothing = db.updateTable('lines').set({ text: '', phrase: null });
    return nothing.where('table_key', '=', this.#key(table)).where('n', '=', n);
  }

  #key(table: string) {
    return this.#relations.db.selectFrom('tables').select('key').where('id', '=', table);
  }

  #of(table: string) {
    return this.#relations.db
      .selectFrom('lines')
      .select(COLUMNS)
      .where('table_key', '=', this.#key(table));
  }

  #inserted(table: string, line: NewLine, command: string) {
    const { db } = this.#relations;
    const { room, at, seat, who, name, text, phrase } = line;
    const next = sql<number>`coalesce((select max(l.n) from lines as l where l.table_key = tables.key), 0) + 1`;
    const values = db
      .selectFrom('tables')
      .select(['key', next.as('n')])
      .select([sql.val(room).as('room'), whole(at).as('at'), whole(seat).as('seat')])
      .select([sql.val(who).as('who'), sql.val(name).as('name'), sql.val(text).as('text')])
      .select([sql.val(phrase).as('phrase'), sql.val(command).as('command')])
      .where('id', '=', table);
    return db
      .insertInto('lines')
      .columns(['table_key', ...COLUMNS, 'command'])
      .expression(values);
  }

  #forgotten(table: string) {
    const { db } = this.#relations;
    const mine = db.deleteFrom('lines').where('table_key', '=', this.#key(table));
    return mine.where('n', '<=', (where) =>
      where
        .selectFrom('lines as newest')
        .select(sql<number>`max(newest.n) - ${sql.lit(LIMITS.lines)}`.as('last'))
        .where('newest.table_key', '=', this.#key(table)),
    );
  }
}

/** A number as every database takes it where a column is not named. */
function whole(value: number | null) {
  return sql<number>`cast(${value} as bigint)`;
}

/** By what lines of somebody are known to others: it says nothing else, and stays the same. */
export function speakerOf(who: string): string {
  return hashToken(`nabu speaker ${who}`).slice(0, 12);
}

/** A line as others are told it. */
export function told({ who, ...line }: LineRow): Line {
  return { ...line, by: speakerOf(who) };
}
