/** Rows of a house with very many finished games, as statements that fill its tables; the same in both databases. */

/** So many people played them. */
export const PERSONS = 20_000;
/** When the last of them ended. */
export const LAST = 1_790_000_000_000;
/** A game ended every few minutes, for years. */
const STEP = 300_000;
/** So many tables wait or are played at the moment. */
const RUNNING = 400;

/** The statements; `ids` are the games there are. */
export function archiveRows(dialect, count, ids) {
  const all = count + RUNNING;
  const numbers =
    dialect === 'sqlite'
      ? `(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${all}) SELECT i FROM n) AS n`
      : `(SELECT generate_series(1, ${all})::bigint AS i) AS n`;
  const two = '(SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2) AS s';
  const game = `CASE i % ${ids.length} ${ids.map((id, at) => `WHEN ${at} THEN '${id}'`).join(' ')} END`;
  const seats = '(2 + i / 7 % 2)';
  const over = `i <= ${count}`;
  const ended = `(${LAST} - (${count} - i) * ${STEP})`;
  const person = `((i * 7919 + seat * 104729) % ${PERSONS})`;
  const digits = dialect === 'sqlite' ? "printf('%011d', i)" : "lpad(i::text, 11, '0')";
  const pace = "CASE i % 3 WHEN 0 THEN 'live' WHEN 1 THEN 'correspondence' ELSE 'none' END";
  return [
    `INSERT INTO persons (id, name, name_key, created)
     SELECT 'p' || (i - 1), 'Name ' || (i - 1), 'name' || (i - 1), 1 FROM ${numbers} WHERE i <= ${PERSONS}`,
    `INSERT INTO tables (key, id, game, rules, options, seats, seed, visibility, rated, language, created, phase, bot_due, deadline, indexed, changed, entries)
     SELECT i, 't' || ${digits}, ${game}, 1, '{}', CASE ${seats} WHEN 2 THEN '[null,null]' ELSE '[null,null,null]' END,
       '00', CASE WHEN i % 10 = 0 THEN 'link' ELSE 'public' END, i % 2, 'en', ${ended} - 1800000,
       CASE WHEN ${over} THEN 'over' WHEN i % 2 = 0 THEN 'waiting' ELSE 'playing' END, 0,
       CASE WHEN ${over} THEN NULL ELSE ${LAST} + i END, CASE WHEN ${over} THEN 1 ELSE 0 END, ${ended}, ${seats}
     FROM ${numbers}`,
    `INSERT INTO sitters (who, table_key, n, seat)
     SELECT 'p' || ${person}, i, seat + 1, seat FROM ${numbers}, ${two} WHERE seat < ${seats}`,
    `INSERT INTO deeds (table_key, n, kind, at, seat, text)
     SELECT i, seat + 1, 0, 0, seat, 'p' || ${person} || ' Name ' || ${person} FROM ${numbers}, ${two} WHERE seat < ${seats}`,
    `INSERT INTO finished (table_key, game, seats, pace, pace_kind, rated, public, started, ended, plies, ending, early)
     SELECT i, ${game}, ${seats}, NULL, ${pace}, i % 2, CASE WHEN i % 10 = 0 THEN 0 ELSE 1 END, ${ended} - 1800000, ${ended},
       20 + i % 200, CASE WHEN i % 50 = 0 THEN 'resigned' ELSE 'end' END, CASE WHEN i % 50 = 0 THEN 1 ELSE 0 END
     FROM ${numbers} WHERE ${over}`,
    `INSERT INTO finished_seats (table_key, seat, who, name, name_key, place, points, relieved, ended)
     SELECT i, seat, 'p' || ${person}, 'Name ' || ${person}, 'name' || ${person}, 1 + (i + seat) % ${seats}, i % 100, 0, ${ended}
     FROM ${numbers}, ${two} WHERE seat < ${seats} AND ${over}`,
    `INSERT INTO ratings (ladder, person, rating, deviation, volatility, games, updated)
     SELECT (${game}) || '/2/live', 'p' || (i - 1), 1000 + i % 1000, 40, 0.06, 30, 1 FROM ${numbers} WHERE i <= ${PERSONS}`,
  ];
}
