import type { HeardLine, Report, ReportTold } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { newId } from '../secrets.ts';
import type { LineRow, ReportRow } from '../store/database-talk.ts';
import { must, type Relations } from '../store/relations.ts';
import type { Lines } from './lines.ts';
import type { MeantOne } from './meaning.ts';
import { type Someones, someones } from './someone.ts';

/** So many lines before and after one that is reported are kept with it. */
const AROUND = 10;
/** So many reports one person makes in an hour. */
const MOST_AN_HOUR = 20;
/** So many reports are listed at once. */
const PAGE = 20;
const HOUR_MS = 3600_000;

/** What people reported to the host, with the lines as they stood then. */
export class Reports {
  readonly #relations: Relations;
  readonly #lines: Lines;
  readonly #clock: () => number;

  constructor(relations: Relations, lines: Lines, clock: () => number) {
    this.#relations = relations;
    this.#lines = lines;
    this.#clock = clock;
  }

  /** Keeps a report; the same of the same person is kept once while it is open. */
  async add(reporter: string, meant: MeantOne, report: Omit<Report, 'who'>): Promise<void> {
    const { db, write } = this.#relations;
    const created = this.#clock();
    const { id: person, name, table, line } = meant;
    const { about, reason, note } = report;
    const mine = db.selectFrom('reports').select(['person', 'line', 'table_id', 'about']);
    const lately = await mine
      .where('reporter', '=', reporter)
      .where('created', '>', created - HOUR_MS)
      .execute();
    const same = (row: (typeof lately)[number]) =>
      row.person === person && row.about === about && row.line === line && row.table_id === table;
    if (lately.some(same)) return;
    if (lately.length >= MOST_AN_HOUR)
      throw new Failure('too-fast', 'You have reported much in this hour; report the rest later.');
    const id = newId();
    const open = { closed: null, closed_by: null, closed_note: null };
    const row = { id, created, reporter, about, person, name, table_id: table, line, reason, note };
    const kept = await this.#context(table, line);
    await write(
      db.insertInto('reports').values({ ...row, ...open }),
      ...kept.map((each) => db.insertInto('report_lines').values({ report: id, ...each })),
    );
  }

  /** Reports, open or closed, the last first, before a time. */
  async list(closed: boolean, before: number) {
    const { db } = this.#relations;
    const all = db.selectFrom('reports').selectAll().where('created', '<', before);
    const some = all.where('closed', closed ? 'is not' : 'is', null);
    const rows = await some.orderBy('created', 'desc').limit(PAGE).execute();
    const known = await someones(
      this.#relations,
      rows.flatMap(({ reporter, person, closed_by }) => [reporter, person, closed_by ?? []].flat()),
      this.#clock(),
    );
    const reports = await Promise.all(rows.map((row) => this.#told(row, known)));
    const next = rows.length === PAGE ? rows[PAGE - 1].created : null;
    return { reports, next, open: await this.open() };
  }

  /** How many are open. */
  async open(): Promise<number> {
    const { db } = this.#relations;
    const rows = db.selectFrom('reports').select(({ fn }) => fn.countAll<number>().as('count'));
    return Number((await rows.where('closed', 'is', null).executeTakeFirstOrThrow()).count);
  }

  /** Whom a report is about. */
  async about(id: string): Promise<ReportRow> {
    const { db } = this.#relations;
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    if (row) return row;
    throw new Failure('unknown-report', 'There is no such report.');
  }

  /** The statement that closes an open report. */
  closing(id: string, host: string, note: string) {
    const { db } = this.#relations;
    const done = { closed: this.#clock(), closed_by: host, closed_note: note };
    return must(
      db.updateTable('reports').set(done).where('id', '=', id).where('closed', 'is', null),
    );
  }

  async #context(table: string | null, line: number | null): Promise<readonly LineRow[]> {
    if (table === null) return [];
    if (line !== null) return this.#lines.between(table, line - AROUND, line + AROUND);
    return (await this.#lines.last(table)).slice(-2 * AROUND);
  }

  async #told(row: ReportRow, known: Someones): Promise<ReportTold> {
    const { id, created, about, reason, note, name, line, table_id: table } = row;
    const lines = this.#relations.db.selectFrom('report_lines').selectAll();
    const kept = await lines.where('report', '=', id).orderBy('n').execute();
    return {
      ...{ id, created, about, reason, note, name, line, table },
      reporter: known(row.reporter),
      person: known(row.person),
      lines: kept.map(({ report: _, ...each }): HeardLine => each),
      closed:
        row.closed === null
          ? null
          : { at: row.closed, by: known(row.closed_by ?? '').name, note: row.closed_note ?? '' },
    };
  }
}
