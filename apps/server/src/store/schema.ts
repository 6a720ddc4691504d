import type { DeedKind } from '@nabu/table';
import { CENSUS_TABLES, OPENINGS_BY_PACE } from './census-schema.ts';
import { NOTICE_TABLES } from './notice-schema.ts';
import { TALK } from './schema-talk.ts';
import { STUDY_COMMENTS, STUDY_TABLES } from './study-schema.ts';

/** Marks a file as ours: "Nabu" in ASCII. */
export const APPLICATION_ID = 0x4e616275;

/** The setting of a house that was not copied to here wholly; nobody may open it. */
export const UNFINISHED = 'unfinished';

/** What is said of such a house. */
export function unfinishedAt(place: string): string {
  return `${place} holds only a part of a house, whose copy was interrupted: run the same "nabu house" command again to finish it.`;
}

/**
 * A step of the schema. A text is for every database: it is written in the SQL of SQLite with its
 * types in capitals (`INTEGER`, `REAL`, `TEXT`), and `forPostgres` turns it into PostgreSQL's. Where
 * one text cannot say it, both stand side by side. A test compares what comes out.
 */
export type Migration = string | { readonly sqlite: string; readonly postgres: string };

/**
 * Each step takes a store from version i to i + 1; in a file the version is SQLite's
 * `user_version`. Steps are only ever added. Deeds are kept small, because a house keeps every game: kinds are numbers,
 * times count from when the table was set up (seconds at first, milliseconds since version 3), and
 * the key is the table's own order.
 */
export const MIGRATIONS: readonly Migration[] = [
  `
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed TEXT NOT NULL,
    visibility TEXT NOT NULL,
    language TEXT,
    created INTEGER NOT NULL,
    before TEXT,
    phase TEXT NOT NULL,
    bot_due INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX lobby ON tables (phase, created) WHERE visibility = 'public';
  CREATE INDEX due ON tables (key) WHERE bot_due = 1;
  CREATE TABLE deeds (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    n INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    text TEXT,
    PRIMARY KEY (table_key, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE receipts (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seat INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    id TEXT NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (table_key, seat, slot)
  ) STRICT, WITHOUT ROWID;
  `,
  'ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0',
  `
  ALTER TABLE tables ADD COLUMN caretaker TEXT NOT NULL DEFAULT 'scribe';
  UPDATE deeds SET at = at * 1000;
  CREATE TABLE receipts_by_seat (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (table_key, seat, n)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO receipts_by_seat SELECT table_key, seat, n, id FROM receipts;
  DROP TABLE receipts;
  ALTER TABLE receipts_by_seat RENAME TO receipts;
  CREATE TABLE creations (
    key TEXT PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN removed INTEGER;
  CREATE TABLE sitters (
    who TEXT NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (who, table_key, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_by_table ON sitters (table_key);
  INSERT INTO sitters SELECT substr(text, 1, instr(text, ' ') - 1), table_key, n, seat
    FROM deeds WHERE kind = 0 AND seat IS NOT NULL AND instr(text, ' ') > 1;
  CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    role TEXT,
    email TEXT,
    email_key TEXT UNIQUE,
    created INTEGER NOT NULL,
    erased INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES persons (id),
    agent TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    proved INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_person ON sessions (person);
  CREATE INDEX sessions_by_seen ON sessions (seen);
  CREATE TABLE credentials (
    person TEXT PRIMARY KEY REFERENCES persons (id),
    password TEXT NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id),
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_person ON passkeys (person);
  CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES persons (id),
    hash TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (person, hash)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE aliases (
    who TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id),
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX aliases_by_person ON aliases (person);
  CREATE TABLE devices (
    hash TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES persons (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (hash, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_by_person ON devices (person);
  CREATE TABLE mail_tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id),
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX mail_tokens_by_person ON mail_tokens (person);
  CREATE TABLE house_settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN pace TEXT;
  ALTER TABLE tables ADD COLUMN deadline INTEGER;
  CREATE INDEX deadlines ON tables (deadline) WHERE deadline IS NOT NULL;
  CREATE TABLE runs (
    house TEXT PRIMARY KEY,
    began INTEGER NOT NULL,
    alive INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN admits TEXT NOT NULL DEFAULT 'everybody';
  ALTER TABLE tables ADD COLUMN fill TEXT;
  ALTER TABLE tables ADD COLUMN deciding INTEGER;
  ALTER TABLE tables ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX unindexed ON tables (key) WHERE phase = 'over' AND indexed = 0;
  CREATE TABLE finished (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT,
    pace_kind TEXT NOT NULL,
    rated INTEGER NOT NULL,
    public INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    ending TEXT NOT NULL,
    early INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX finished_by_time ON finished (public, ended, table_key);
  CREATE INDEX finished_by_game ON finished (public, game, ended, table_key);
  CREATE INDEX finished_by_seats ON finished (public, game, seats, ended, table_key);
  CREATE TABLE finished_seats (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seat INTEGER NOT NULL,
    who TEXT,
    name TEXT,
    name_key TEXT,
    bot TEXT,
    place INTEGER,
    points REAL,
    out TEXT,
    relieved INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_key, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX finished_by_who ON finished_seats (who, ended) WHERE who IS NOT NULL;
  CREATE INDEX finished_by_name ON finished_seats (name_key, ended) WHERE name_key IS NOT NULL;
  `,
  `
  CREATE INDEX finished_by_ladder ON finished (game, seats, pace_kind, ended, table_key) WHERE rated = 1;
  CREATE TABLE ratings (
    ladder TEXT NOT NULL,
    person TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    PRIMARY KEY (ladder, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_person ON ratings (person);
  CREATE INDEX leaders ON ratings (ladder, rating);
  CREATE TABLE rating_changes (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    ladder TEXT NOT NULL,
    ended INTEGER NOT NULL,
    before REAL NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (table_key, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rating_changes_by_person ON rating_changes (person, ladder, ended);
  CREATE INDEX rating_changes_by_ladder ON rating_changes (ladder);
  CREATE TABLE rated_until (
    ladder TEXT PRIMARY KEY,
    ended INTEGER NOT NULL,
    table_key INTEGER NOT NULL,
    games INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tables ADD COLUMN claimed INTEGER;
  CREATE TABLE used_challenges (
    challenge TEXT PRIMARY KEY,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX used_challenges_by_time ON used_challenges (until);
  CREATE TABLE seekers (
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    pool TEXT NOT NULL,
    name TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    blocks TEXT NOT NULL,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    paired TEXT,
    paired_pool TEXT,
    paired_at INTEGER,
    PRIMARY KEY (person, node, pool)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seekers_by_node ON seekers (node);
  `,
  // How many deeds a table has, in its own row: a database that many nodes write to settles by it who was first.
  `
  ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET entries = (SELECT coalesce(max(n), 0) FROM deeds WHERE deeds.table_key = tables.key);
  `,
  `
  ALTER TABLE persons ADD COLUMN owner TEXT;
  CREATE INDEX bots ON persons (owner) WHERE owner IS NOT NULL;
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES persons (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER,
    used INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tokens_by_person ON tokens (person);
  `,
  TALK,
  NOTICE_TABLES,
  // Whether another node has seen to what a run left undone that ended without a word.
  `
  ALTER TABLE runs ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;
  UPDATE runs SET settled = 1;
  `,
  // Who is asked by whom to sit down at a table; what was declined stays, so that nobody asks again.
  `
  CREATE TABLE invitations (
    person TEXT NOT NULL REFERENCES persons (id),
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL REFERENCES persons (id),
    created INTEGER NOT NULL,
    declined INTEGER,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invitations_by_inviter ON invitations (inviter);
  CREATE INDEX invitations_by_time ON invitations (created);
  `,
  CENSUS_TABLES,
  STUDY_TABLES,
  OPENINGS_BY_PACE,
  STUDY_COMMENTS,
];

/** The number that stands for a deed's kind in the file. Numbers are only ever added, and never given again. */
export const KIND_NUMBERS: { readonly [kind in DeedKind]: number } = {
  joined: 0,
  started: 1,
  played: 2,
  undone: 3,
  redone: 4,
  offered: 5,
  accepted: 6,
  declined: 7,
  ended: 8,
  left: 9,
  returned: 10,
  tookOver: 11,
  botReplaced: 12,
  said: 13,
  rematch: 14,
  resigned: 15,
  timeUp: 16,
  forfeited: 17,
  awaited: 18,
  held: 19,
  paused: 20,
  sealed: 21,
  resumed: 22,
  filled: 23,
  unsaid: 24,
};
