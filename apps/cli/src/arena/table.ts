import type { Elo } from './elo.ts';
import type { Report } from './report.ts';

/** The report as tables for people. */
export function tableOf(report: Report): string {
  const capped = report.capped ? `, ${report.capped} ended by the limit on moves` : '';
  return [
    `${report.game}: ${report.games} games, seed ${report.seed}, ${report.meanPlies.toFixed(1)} moves a game${capped}`,
    ...wins(report),
    '',
    ...bySeat(report),
    '',
    ...bySource(report),
    ...(report.sprt ? ['', verdict(report.sprt)] : []),
    ...(report.goal ? ['', goalLine(report.goal)] : []),
  ].join('\n');
}

function wins({ players }: Report): string[] {
  const head = [
    'player',
    'wins',
    'rate',
    '95 % interval',
    'Elo',
    'mean score',
    'ms per move',
    'median',
  ];
  const rows = players.map((player) => [
    player.name,
    String(player.wins),
    percent(player.winRate),
    `${percent(player.interval[0])} to ${percent(player.interval[1])}`,
    lead(player.elo),
    player.meanScore.toFixed(1),
    player.msPerMove.toFixed(2),
    player.medianMs.toFixed(2),
  ]);
  return aligned([head, ...rows]);
}

function bySeat({ players }: Report): string[] {
  const head = ['wins by seat', ...players.map((_, seat) => `seat ${seat + 1}`)];
  const rows = players.map(({ name, seats }) => [
    name,
    ...seats.map((seat) => `${Math.round(100 * seat.wins) / 100}/${seat.games}`),
  ]);
  return aligned([head, ...rows]);
}

function bySource({ players }: Report): string[] {
  const sources = [...new Set(players.flatMap((player) => Object.keys(player.sources)))];
  const head = ['mean points', ...sources];
  const rows = players.map((player) => [
    player.name,
    ...sources.map((source) => (player.sources[source] ?? 0).toFixed(1)),
  ]);
  return aligned([head, ...rows]);
}

function verdict({ elo0, elo1, llr, bounds, answer }: NonNullable<Report['sprt']>): string {
  const said = {
    elo0: `the first player is not ${elo1} Elo better`,
    elo1: `the first player is more than ${elo0} Elo better`,
    open: 'open',
  }[answer];
  return `sequential test ${elo0} to ${elo1} Elo: ${said} (${llr.toFixed(2)} in ${bounds[0].toFixed(2)} to ${bounds[1].toFixed(2)})`;
}

function goalLine({ share, games, answer }: NonNullable<Report['goal']>): string {
  const said = { reached: 'reached', missed: 'out of reach', open: 'open' }[answer];
  return `at least ${percent(share)} of ${games} games: ${said}`;
}

function lead({ elo, interval: [low, high] }: Elo): string {
  const bound = (value: number | null, none: string) => (value === null ? none : value.toFixed(0));
  return `${bound(elo, '-')} [${bound(low, '-∞')}, ${bound(high, '∞')}]`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}
