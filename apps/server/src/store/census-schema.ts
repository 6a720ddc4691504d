/**
 * The step of `MIGRATIONS` that adds what is counted over finished public games. Wins are counted in twelfths, so that
 * shared ones are whole numbers too and the same games give the same sums in any order.
 */
export const CENSUS_TABLES = `
  ALTER TABLE finished ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX uncounted ON finished (table_key) WHERE public = 1 AND counted = 0;
  CREATE TABLE statistics (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    pace TEXT NOT NULL,
    measure TEXT NOT NULL,
    name TEXT NOT NULL,
    times INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points REAL NOT NULL,
    PRIMARY KEY (game, seats, pace, measure, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX statistics_totals ON statistics (measure) WHERE measure = 'games';
  CREATE TABLE openings (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    place TEXT NOT NULL,
    move TEXT NOT NULL,
    strength TEXT NOT NULL,
    next TEXT NOT NULL,
    ply INTEGER NOT NULL,
    times INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points REAL NOT NULL,
    last INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (game, seats, place, move, strength)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rare_openings ON openings (ply) WHERE times = 1;
  `;

/** The setting of a house whose games are to be counted anew. While it is there, nothing is counted. */
export const OUTDATED = 'census outdated';

/** The step of `MIGRATIONS` since which first moves are counted by pace: what was counted before is counted anew. */
export const OPENINGS_BY_PACE = `
  INSERT INTO house_settings (name, value)
    SELECT '${OUTDATED}', '1' WHERE EXISTS (SELECT 1 FROM statistics)
    ON CONFLICT DO NOTHING;
  `;
