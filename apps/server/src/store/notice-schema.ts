/** The step of `MIGRATIONS` that adds what people are told, and how. */
export const NOTICE_TABLES = `
  CREATE TABLE notice_settings (
    person TEXT PRIMARY KEY REFERENCES persons (id),
    settings TEXT NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notice_mutes (
    person TEXT NOT NULL REFERENCES persons (id),
    table_id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notices (
    person TEXT NOT NULL REFERENCES persons (id),
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER NOT NULL,
    told INTEGER NOT NULL,
    claim TEXT,
    lease INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_by_due ON notices (due);
  CREATE INDEX notices_by_claim ON notices (claim) WHERE claim IS NOT NULL;
  CREATE TABLE notice_marks (
    table_id TEXT PRIMARY KEY,
    n INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id),
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    notice TEXT NOT NULL,
    due INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    claim TEXT,
    lease INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX deliveries_by_due ON deliveries (due);
  CREATE INDEX deliveries_by_person ON deliveries (person);
  CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id),
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_by_person ON push_subscriptions (person);
  CREATE INDEX push_by_session ON push_subscriptions (session);
  CREATE TABLE webhooks (
    person TEXT PRIMARY KEY REFERENCES persons (id),
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    off INTEGER
  ) STRICT, WITHOUT ROWID;
  `;
