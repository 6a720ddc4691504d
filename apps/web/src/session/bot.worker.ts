/// <reference lib="webworker" />
import { loadRules } from '@nabu/games/load';
import type { Advice } from '@nabu/protocol';
import { adviseAbout, type Comparison, compareMove, thinker, weakerThan } from '@nabu/search';
import { type BotMove, undecided } from '@nabu/table';
import type { BotQuestion, CompareQuestion, HintQuestion } from './standing.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What a bot answers: its move for the ply it was asked about and what it thought. */
export interface BotAnswer extends BotMove {
  readonly type: 'move';
}

/** What would be good for a player; null when it could not be found out. */
export interface HintAnswer {
  readonly type: 'hint';
  readonly ply: number;
  readonly moves: readonly Advice[] | null;
}

/** A move beside the best one; null when it could not be found out. */
export interface CompareAnswer {
  readonly type: 'compare';
  readonly ply: number;
  readonly comparison: Comparison | null;
}

/** Remembers its last thought, so that a turn of many small decisions is thought through once. */
const think = thinker();

self.addEventListener(
  'message',
  async ({ data }: MessageEvent<BotQuestion | HintQuestion | CompareQuestion>) => {
    if (!('type' in data)) self.postMessage(await answer(data));
    else self.postMessage(data.type === 'hint' ? await advised(data) : await compared(data));
  },
);

/** A bot that fails is replaced by the next weaker one: a game never stops because a bot did. */
async function answer(question: BotQuestion): Promise<BotAnswer> {
  const { ply, seat } = question;
  const game = await loadRules(question.gameId, question.rules);
  const able = [question.spec, ...weakerThan(question.spec)].slice(question.failed);
  for (const bot of game ? able : []) {
    try {
      const { move, stats } = think(game as NonNullable<typeof game>, { ...question, spec: bot });
      return { type: 'move', ply, seat, move, bot, candidates: stats.candidates };
    } catch (error) {
      console.warn(`The bot ${bot} failed; a weaker one decides.`, error);
    }
  }
  return { type: 'move', ...undecided(question) };
}

async function advised(question: HintQuestion): Promise<HintAnswer> {
  const { ply } = question;
  const game = await loadRules(question.gameId, question.rules);
  try {
    return { type: 'hint', ply, moves: game && adviseAbout(game, question) };
  } catch {
    return { type: 'hint', ply, moves: null };
  }
}

async function compared(question: CompareQuestion): Promise<CompareAnswer> {
  const { ply } = question;
  const game = await loadRules(question.gameId, question.rules);
  try {
    return { type: 'compare', ply, comparison: game && compareMove(game, question) };
  } catch {
    return { type: 'compare', ply, comparison: null };
  }
}
