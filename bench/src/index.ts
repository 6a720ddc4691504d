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
export function benchMain({ games, seconds, json }: BenchSettings): number {
  const byId = games.map((game) => [game.id, bySeats(game, seconds)] as const);
  const report = { games: Object.fromEntries(byId) };
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : tableOf(report)}\n`);
  return 0;
}

function bySeats(game: AnyGame, seconds: number): { readonly [seats: string]: Figures } {
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  );
  return Object.fromEntries(
    counts.map((seats) => {
      if (process.stderr.isTTY)
        process.stderr.write(`Measuring ${game.id} with ${seats} seats ...\n`);
      return [String(seats), figuresOf(game, seats, seconds)];
    }),
  );
}
