/** Marks a file as ours: "Nabu" in ASCII. */
export const APPLICATION_ID = 0x4e616275;

/**
 * Each step takes a file from version i to i + 1; the version is SQLite's `user_version`. Steps
 * are only ever added. Deeds are kept small, because a house keeps every game: kinds are numbers,
 * times are seconds since the table was set up, and the key is the table's own order.
 */
export const MIGRATIONS: readonly string[] = [
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
];

/** A deed's kind as it is stored: its place here. Kinds are only ever added at the end. */
export const KINDS = [
  'joined',
  'started',
  'played',
  'undone',
  'redone',
  'offered',
  'accepted',
  'declined',
  'ended',
  'left',
  'returned',
  'tookOver',
  'botReplaced',
  'said',
  'rematch',
] as const;
