import { randomBytes, randomInt } from 'node:crypto';
import type { Seat } from '@nabu/kernel';
import { type Answer, remember, weakerThan } from '@nabu/search';
import type { Act, LiveTable } from '../tables/live.ts';
import { botAt, dueBots, onDuty, turnStart } from '../tables/table.ts';
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

interface Decision {
  readonly bot: string;
  readonly answer: Answer | null;
}

async function decide(parts: BotParts, live: LiveTable, seat: Seat): Promise<void> {
  const { match } = live.table;
  const wanted = botAt(live.table, seat);
  if (!match || wanted === null) return;
  const { ply } = match;
  const decision = await thinkOf(parts, live, seat, onDuty(live.table, seat, wanted));
  if (parts.stopping.aborted) return;
  await live.change((act) => {
    // Before the change is told, so that the bot is asked again if the next decision is its own too.
    live.thinking.delete(seat);
    const due = match.ply === ply && dueBots(live.table).includes(seat);
    if (due && decision) playOut(live, seat, wanted, decision, act);
  });
}

function playOut(live: LiveTable, seat: Seat, wanted: string, decision: Decision, act: Act): void {
  const { match } = live.table;
  const moves = match?.moves(seat) ?? [];
  const { bot, answer } = decision;
  const text = answer?.move ?? match?.game.notation.format(moves[randomInt(moves.length)]) ?? '';
  if (bot !== onDuty(live.table, seat, wanted)) {
    act({ kind: 'botReplaced', seat, text: bot });
    // It may fail again and again: for the rest of the turn nobody waits for it.
    live.table.relief.set(seat, { from: turnStart(live.table, seat), bot });
  }
  act({ kind: 'played', seat, text });
  if (answer) keepThoughts(live, seat, bot, answer);
}

/** Keeps what was thought in this turn, for whoever asks. */
function keepThoughts({ table }: LiveTable, seat: Seat, bot: string, answer: Answer): void {
  const ply = (table.match?.ply ?? 1) - 1;
  const thought = { ply, seat, bot, move: answer.move, candidates: answer.stats.candidates };
  const turn = remember(table.thoughts.get(seat)?.turn, turnStart(table, seat), thought);
  if (turn) table.thoughts.set(seat, { turn, told: new Map() });
}

/** The decision of the wanted bot, or of the next weaker one that makes a legal one; after them any legal move is made. Null when the match has gone on. */
async function thinkOf(
  parts: BotParts,
  live: LiveTable,
  seat: Seat,
  wanted: string,
): Promise<Decision | null> {
  const { match, gameKey: gameId } = live.table;
  const view = match?.view(seat);
  const asking = askingOf(parts, live);
  for (const bot of [wanted, ...weakerThan(wanted)]) {
    const started = performance.now();
    try {
      const seed = randomBytes(16).toString('hex');
      const question = { gameId, view, seat, spec: bot, seed };
      const answer = await parts.thinker.think(question, asking);
      const refusal = match?.refuse(seat, answer.move);
      if (refusal && refusal.code !== 'not-your-turn' && refusal.code !== 'over') throw refusal;
      parts.decided(bot, performance.now() - started);
      return { bot, answer };
    } catch (error) {
      if (asking.signal.aborted || parts.stopping.aborted) return null;
      parts.failed(live, bot, error);
    }
  }
  return { bot: 'random', answer: null };
}

/** Who waits for a bot at a table: whoever sits there, or looks on; if nobody does, only the table itself. */
function askingOf({ limitMs }: BotParts, live: LiveTable) {
  const watchers = [...live.watchers];
  const person = watchers.find(({ viewer }) => viewer !== 'spectator') ?? watchers[0];
  return {
    ...{ limitMs, who: live.id, address: person?.address ?? live.id },
    personWaits: () => live.watchers.size > 0,
    // When the house closes, so does the thinker, and what it was asked is rejected.
    signal: live.position,
  };
}
