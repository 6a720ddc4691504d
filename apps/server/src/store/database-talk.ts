import type { ActKind, ApartKind, Phrase, ReportReason, Room, SanctionKind } from '@nabu/protocol';
import type { Selectable } from 'kysely';

/** The tables of talk and of keeping order, as queries see them. */
export interface TalkTables {
  readonly lines: LinesTable;
  readonly apart: ApartTable;
  readonly sanctions: SanctionsTable;
  readonly reports: ReportsTable;
  readonly report_lines: ReportLinesTable;
  readonly acts: ActsTable;
}

/** What is said at a table. */
interface LinesTable extends SaidColumns {
  table_key: number;
  /** Under which id its sender sent it: sent again, it is the same line. */
  command: string | null;
}

interface SaidColumns {
  /** Numbers the lines of a table; the oldest are forgotten. */
  n: number;
  room: Room;
  at: number;
  /** Null for somebody who watches. */
  seat: number | null;
  /** A person's id, or the hash of a seat token. */
  who: string;
  /** The name at that time. */
  name: string;
  /** Empty for a phrase, and for what was taken away. */
  text: string;
  phrase: Phrase | null;
}

/** Whom persons keep away from themselves. `other` is a person's id, or the hash of a seat token. */
interface ApartTable {
  person: string;
  other: string;
  kind: ApartKind;
  /** How the other was called then. */
  name: string;
  created: number;
}

/** Persons whom the host silenced or banned; in force until the time is over or it is lifted. */
interface SanctionsTable {
  id: string;
  person: string;
  kind: SanctionKind;
  reason: string;
  host: string;
  created: number;
  /** Null until it is lifted. */
  until: number | null;
  lifted: number | null;
}

/** What was reported to the host. */
interface ReportsTable {
  id: string;
  created: number;
  reporter: string;
  about: 'line' | 'name' | 'person';
  person: string;
  /** The name the person went by then. */
  name: string;
  table_id: string | null;
  line: number | null;
  reason: ReportReason;
  note: string;
  closed: number | null;
  closed_by: string | null;
  closed_note: string | null;
}

/** Lines as they stood when they were reported. */
interface ReportLinesTable extends SaidColumns {
  report: string;
}

/** Every act of a host. */
interface ActsTable {
  id: string;
  at: number;
  host: string;
  what: ActKind;
  person: string | null;
  table_id: string | null;
  details: string;
}

/** Rows as they are read. */
export type LineRow = Selectable<SaidColumns>;
export type ReportRow = Selectable<ReportsTable>;
export type SanctionRow = Selectable<SanctionsTable>;
