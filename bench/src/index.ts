import type { AnyGame } from '@nabu/kernel';
import { type Figures, figuresOf } from './figures.ts';
import { tableOf } from './report.ts';

/** What to measure and how to show it. */
export interface BenchSettings {
  readonly games: readonly AnyGame[];
  /** How long to measure each figure. */
  readonly seconds: number;
  readonly json: boolean;
}

/** Measures games at every seat count and prints the figures; returns the exit code. */
export async function benchMain({ games, seconds, json }: BenchSettings): Promise<number> {
  const byId: { [id: string]: { readonly [seats: string]: Figures } } = {};
  for (const game of games) byId[game.id] = await bySeats(game, seconds);
  const report = { games: byId };
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : tableOf(report)}\n`);
  return 0;
}

async function bySeats(
  game: AnyGame,
  seconds: number,
): Promise<{ readonly [seats: string]: Figures }> {
  const figures: { [seats: string]: Figures } = {};
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    if (process.stderr.isTTY)
      process.stderr.write(`Measuring ${game.id} with ${seats} seats ...\n`);
    figures[seats] = await figuresOf(game, seats, seconds);
  }
  return figures;
}
