import type { Outcome, Tournament } from './tournament.ts';
import { wilson } from './wilson.ts';

/** What a tournament showed; the JSON of `nabu arena --json`. */
export interface Report {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly players: readonly PlayerReport[];
  readonly meanPlies: number;
  /** How many games were ended by the limit on moves, where there were any. */
  readonly capped?: number;
}

interface PlayerReport {
  readonly name: string;
  readonly games: number;
  /** A shared win counts in parts. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  readonly msPerMove: number;
}

/** Adds up the games, in their order, so that the sums do not depend on who finished first. */
export function reportOn(tournament: Tournament, outcomes: readonly Outcome[]): Report {
  const ordered = [...outcomes].sort((a, b) => a.index - b.index);
  const sum = (of: (outcome: Outcome) => number) =>
    ordered.reduce((total, outcome) => total + of(outcome), 0);
  const games = ordered.length;
  const players = tournament.players.map((name, p) => {
    const wins = tidy(sum((o) => o.wins[p]));
    return {
      name,
      games,
      wins,
      winRate: tidy(wins / games),
      interval: wilson(wins, games).map(tidy) as unknown as readonly [number, number],
      meanScore: tidy(sum((o) => o.scores[p]) / games),
      msPerMove: tidy(
        sum((o) => o.ms[p]) /
          Math.max(
            1,
            sum((o) => o.moves[p]),
          ),
      ),
    };
  });
  const capped = sum((o) => (o.capped ? 1 : 0));
  return {
    game: tournament.game,
    games,
    seed: tournament.seed,
    players,
    meanPlies: tidy(sum((o) => o.plies) / games),
    ...(capped > 0 ? { capped } : {}),
  };
}

/** The report as a table for people. */
export function tableOf(report: Report): string {
  const rows = report.players.map((player) => [
    player.name,
    String(player.wins),
    percent(player.winRate),
    `${percent(player.interval[0])} to ${percent(player.interval[1])}`,
    player.meanScore.toFixed(1),
    player.msPerMove.toFixed(2),
  ]);
  const head = ['player', 'wins', 'rate', '95 % interval', 'mean score', 'ms per move'];
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i].length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ');
  const capped = report.capped ? `, ${report.capped} ended by the limit on moves` : '';
  return [
    `${report.game}: ${report.games} games, seed ${report.seed}, ${report.meanPlies.toFixed(1)} moves a game${capped}`,
    line(head),
    ...rows.map(line),
  ].join('\n');
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
