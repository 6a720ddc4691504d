/**
 * The step that gave talk tables of its own. Lines were deeds before: their words move, and the deeds
 * stay where they are, so that no deed gets another number.
 */
export const TALK = `
  CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    n INTEGER NOT NULL,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT,
    command TEXT,
    PRIMARY KEY (table_key, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lines_by_who ON lines (who);
  CREATE UNIQUE INDEX lines_by_command ON lines (table_key, who, command) WHERE command IS NOT NULL;
  INSERT INTO lines (table_key, n, room, at, seat, who, name, text)
    SELECT said.table_key, row_number() OVER (PARTITION BY said.table_key ORDER BY said.n), 'table',
      tables.created + said.at, said.seat, sat.who, substr(joined.text, instr(joined.text, ' ') + 1), said.text
    FROM deeds AS said
    JOIN tables ON tables.key = said.table_key
    JOIN sitters AS sat ON sat.table_key = said.table_key AND sat.seat = said.seat AND sat.n =
      (SELECT max(n) FROM sitters AS before
       WHERE before.table_key = said.table_key AND before.seat = said.seat AND before.n < said.n)
    JOIN deeds AS joined ON joined.table_key = sat.table_key AND joined.n = sat.n
    WHERE said.kind = 13;
  UPDATE deeds SET text = NULL WHERE kind IN (13, 24);
  CREATE TABLE apart (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (person, other, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX apart_by_other ON apart (other);
  CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    until INTEGER,
    lifted INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sanctions_by_person ON sanctions (person);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT,
    line INTEGER,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    closed INTEGER,
    closed_by TEXT,
    closed_note TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_open ON reports (created) WHERE closed IS NULL;
  CREATE INDEX reports_closed ON reports (created) WHERE closed IS NOT NULL;
  CREATE INDEX reports_by_person ON reports (person);
  CREATE INDEX reports_by_reporter ON reports (reporter, created);
  CREATE TABLE report_lines (
    report TEXT NOT NULL REFERENCES reports (id),
    n INTEGER NOT NULL,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT,
    PRIMARY KEY (report, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX report_lines_by_who ON report_lines (who);
  CREATE TABLE acts (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    host TEXT NOT NULL,
    what TEXT NOT NULL,
    person TEXT,
    table_id TEXT,
    details TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX acts_by_time ON acts (at);
  `;
