import { randomBytes } from 'node:crypto';
import type { Seat } from '@nabu/kernel';
import { askedInTurn } from '@nabu/search';
import {
  type BotMove,
  type BotQuestion,
  botPlay,
  botQuestion,
  decidedBy,
  dueBots,
  keepThoughts,
  undecided,
} from '@nabu/table';
import type { LiveTable } from '../tables/live.ts';
import type { Thinker } from './thinker.ts';

/** How bots are run. */
export interface BotParts {
  readonly thinker: Thinker;
  /** How long one decision may take before a simpler bot makes it. */
  readonly limitMs: number;
  /** Aborted when the house closes: nothing is decided any more. */
  readonly stopping: AbortSignal;
  /** A bot that failed or took too long. */
  failed(live: LiveTable, bot: string, error: unknown): void;
  /** A decision made, and how long it took. */
  decided(bot: string, ms: number): void;
}

/** Asks every bot that must decide at a table, unless it thinks already; returns at once. */
export function askBots(parts: BotParts, live: LiveTable): void {
  for (const seat of dueBots(live.table)) {
    if (live.thinking.has(seat) || parts.stopping.aborted) continue;
    live.thinking.add(seat);
    // Asked again when a decision came too late for the position it was made in.
    decide(parts, live, seat).then(
      () => askBots(parts, live),
      (error) => parts.failed(live, 'table', error),
    );
  }
}

async function decide(parts: BotParts, live: LiveTable, seat: Seat): Promise<void> {
  const question = botQuestion(live.table, seat);
  const made = question && (await thinkOf(parts, live, question));
  if (parts.stopping.aborted) return;
  await live.change(
    (now) => {
      // Before the change is told, so that the bot is asked again if the next decision is its own too.
      live.thinking.delete(seat);
      return made ? botPlay(live.table, made, now) : [];
    },
    { stored: () => made && keepThoughts(live.table, made) },
  );
}

/** The decision of the wanted bot, or of the next weaker one that makes a legal one; after them any legal move is made. Null when the match has gone on. */
async function thinkOf(
  parts: BotParts,
  live: LiveTable,
  question: BotQuestion,
): Promise<BotMove | null> {
  const { match } = live.table;
  const { seat, spec } = question;
  const asking = askingOf(parts, live);
  for (const bot of askedInTurn(spec)) {
    const started = performance.now();
    try {
      const seed = randomBytes(16).toString('hex');
      const answer = await parts.thinker.think({ ...question, spec: bot, seed }, asking);
      const refusal = match?.refuse(seat, answer.move);
      if (refusal && refusal.code !== 'not-your-turn' && refusal.code !== 'over') throw refusal;
      parts.decided(bot, performance.now() - started);
      return decidedBy(bot, question, answer);
    } catch (error) {
      if (asking.signal.aborted || parts.stopping.aborted) return null;
      parts.failed(live, bot, error);
    }
  }
  return undecided(question);
}

/** Who waits for a bot at a table: whoever sits there, or looks on; if nobody does, only the table itself. */
function askingOf({ limitMs }: BotParts, live: LiveTable) {
  const watchers = [...live.watchers];
  const person = watchers.find((each) => live.viewer(each) !== 'spectator') ?? watchers[0];
  return {
    ...{ limitMs, who: live.id, address: person?.address ?? live.id },
    name: `${live.id} ${live.table.deeds.length}`,
    personWaits: () => live.attended,
    // When the house closes, so does the thinker, and what it was asked is rejected.
    signal: live.position,
  };
}
