import { LIMITS } from '@nabu/protocol';
import { readSpec, type Spec, SpecError } from '@nabu/search';
import { Failure } from '../failure.ts';

/** The table a bot is wished for. */
interface BotTable {
  readonly game: string;
  readonly seats: number;
}

/** A bot from outside may look at so many times the lines of the strongest level of the same game. */
const TIMES_STRONGEST = 2;

/**
 * Throws a `Failure` when a text names no bot, or one that costs more than this house gives: more lines than
 * twice those of the strongest level at such a table, or more time than any decision is given. What a line
 * costs differs much from game to game, and the levels are made so that people need not wait for them.
 */
export function checkBot(text: string, table: BotTable): void {
  const spec = readBot(text, table);
  if (spec.kind !== 'search' && spec.kind !== 'plain') return;
  const most = TIMES_STRONGEST * linesOf(readSpec('king', table.game), table);
  if (spec.ms > LIMITS.botMs || (spec.ms === 0 && linesOf(spec, table) > most))
    throw new Failure(
      'bad-bot',
      `A bot may look at ${most} lines or think for ${LIMITS.botMs} ms at such a table, not ${text}.`,
    );
}

function readBot(text: string, { game }: BotTable): Spec {
  try {
    return readSpec(text, game);
  } catch (error) {
    throw error instanceof SpecError ? new Failure('bad-bot', error.message) : error;
  }
}

function linesOf(spec: Spec, { seats }: BotTable): number {
  if (!('iterations' in spec)) return 0;
  return seats > 2 ? spec.crowd : spec.iterations;
}
