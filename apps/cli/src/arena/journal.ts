import { appendFileSync, existsSync } from 'node:fs';
import { specOf } from '@nabu/search';
import { UsageError } from '../args.ts';
import { readText, writeText } from '../files.ts';
import type { Outcome, Tournament } from './tournament.ts';

/** A file that remembers the games of a tournament as they end, so that it can be gone on with. */
export class Journal {
  readonly #path: string;
  /** The games that were played before. */
  readonly played: readonly Outcome[];

  /** Opens the file, or begins it; throws a UsageError when it belongs to another tournament. */
  constructor(path: string, tournament: Tournament) {
    this.#path = path;
    const { games: _, ...asked } = tournament;
    // What a level's name stands for may change; games of another bot must not be counted.
    const specs = asked.players.map((player) => specOf(player, asked.game));
    const head = JSON.stringify({ ...asked, specs });
    if (!existsSync(path)) {
      writeText(path, `${head}\n`);
      this.played = [];
      return;
    }
    const [first, ...rest] = readText(path).split('\n');
    if (first !== head)
      throw new UsageError(`"${path}" belongs to another tournament; its first line says which.`);
    this.played = rest.flatMap(readOutcome).filter(({ index }) => index < tournament.games);
    // A line that was torn by a crash is closed, so that the next one stands alone.
    if (rest.at(-1) !== '') appendFileSync(path, '\n');
  }

  note(outcome: Outcome): void {
    appendFileSync(this.#path, `${JSON.stringify(outcome)}\n`);
  }
}

/** A torn or foreign line is no game. */
function readOutcome(line: string): Outcome[] {
  try {
    const outcome = JSON.parse(line) as Outcome;
    const { index, wins, thinking } = outcome;
    return Number.isInteger(index) && Array.isArray(wins) && Array.isArray(thinking)
      ? [outcome]
      : [];
  } catch {
    return [];
  }
}
