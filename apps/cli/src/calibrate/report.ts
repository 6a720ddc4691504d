import { type Calibration, calibrated, fitted, progressIn, type Told } from '@nabu/search';
import { wilson } from '../arena/wilson.ts';
import type { Played } from './sampling.ts';

/** Chances that were told within five of a hundred of each other, and how many of them came true. */
interface Bin {
  /** The middle of the bin, in parts of a hundred. */
  readonly said: number;
  readonly hints: number;
  readonly won: number;
}

/** What hints turned out to be worth with so many seats. */
export interface SeatReport {
  readonly seats: number;
  readonly games: number;
  readonly map: Calibration;
  /** As the search says it. */
  readonly raw: readonly Bin[];
  /** As it is told, each half of the games told by the map that fits the other half. */
  readonly told: readonly Bin[];
}

/** Fits a map to games and shows how well maps of this kind do on games they were not fitted to. */
export function seatReport(seats: number, games: readonly Played[]): SeatReport {
  const winning = games.reduce((sum, each) => sum + each.winning, 0) / games.length;
  const halves = [0, 1].map((half) => games.filter((_, i) => i % 2 === half));
  const [first, second] = halves.map((half) => toldIn(half, winning));
  const crossed = [
    ...retold(first, fitted(seats, winning, second)),
    ...retold(second, fitted(seats, winning, first)),
  ];
  const all = [...first, ...second];
  return {
    ...{ seats, games: games.length, map: fitted(seats, winning, all) },
    ...{ raw: binned(all), told: binned(crossed) },
  };
}

function toldIn(games: readonly Played[], winning: number): readonly Told[] {
  return games.flatMap(({ samples }) =>
    samples.map(({ said, top, won }) => ({ said, progress: progressIn([top], winning), won })),
  );
}

function retold(told: readonly Told[], map: Calibration): readonly Told[] {
  return told.map((each) => ({ ...each, said: calibrated(map, each.said, each.progress) }));
}

function binned(told: readonly Told[]): readonly Bin[] {
  return Array.from({ length: 11 }, (_, i) => {
    const inside = told.filter(({ said }) => Math.round(10 * said) === i);
    return { said: 10 * i, hints: inside.length, won: sumOf(inside) };
  });
}

function sumOf(told: readonly Told[]): number {
  return told.reduce((sum, { won }) => sum + won, 0);
}

/** The report as a table for people and for docs. */
export function tableOf(reports: readonly SeatReport[]): string {
  return reports.map(seatTable).join('\n\n');
}

function seatTable({ seats, games, raw, told }: SeatReport): string {
  const rows = told.map((bin, i) => `| ${rangeOf(bin)} | ${cells(bin)} | ${cells(raw[i])} |`);
  return [
    `${seats} seats, ${games} games`,
    '',
    '| said, of 100 | hints | won, of 100 | 95 % interval | the search alone: hints | won, of 100 | 95 % interval |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function rangeOf({ said }: Bin): string {
  return `${Math.max(0, said - 5)} to ${Math.min(100, said + 5)}`;
}

function cells({ hints, won }: Bin): string {
  if (hints === 0) return '0 |  | ';
  const [low, high] = wilson(won, hints).map((rate) => (100 * rate).toFixed(0));
  return `${hints} | ${((100 * won) / hints).toFixed(0)} | ${low} to ${high}`;
}

/** The maps as the data file of a game, with the command that made them. */
export function dataOf(command: string, reports: readonly SeatReport[]): string {
  const lines = reports.map(
    ({ map: { seats, winning, even, early, late } }) =>
      `  { seats: ${seats}, winning: ${winning}, even: ${even}, early: ${early}, late: ${late} },`,
  );
  return [
    "import type { Calibration } from '../../calibration.ts';",
    '',
    `/** Made by \`${command}\`. */`,
    'export const CALIBRATIONS: readonly Calibration[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}
