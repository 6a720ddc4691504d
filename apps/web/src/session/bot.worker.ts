/// <reference lib="webworker" />
import type { Advice } from '@nabu/protocol';
import { adviseAbout, thinker, weakerThan } from '@nabu/search';
import { loadGame } from '../kit/rules.ts';
import type { BotQuestion, HintQuestion } from './authority.ts';
import type { Plan } from './port.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What a bot answers: its move for the ply it was asked about and what it thought, or null when it failed. */
export interface BotAnswer {
  readonly type: 'move';
  readonly ply: number;
  readonly seat: number;
  readonly move: string | null;
  readonly plan: Plan | null;
}

/** What would be good for a player; null when it could not be found out. */
export interface HintAnswer {
  readonly type: 'hint';
  readonly ply: number;
  readonly moves: readonly Advice[] | null;
}

/** Remembers its last thought, so that a turn of many small decisions is thought through once. */
const think = thinker();

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion | HintQuestion>) => {
  self.postMessage('type' in data ? await advised(data) : await answer(data));
});

/** A bot that fails is replaced by the next weaker one: a game never stops because a bot did. */
async function answer(question: BotQuestion): Promise<BotAnswer> {
  const { ply, seat } = question;
  const game = await loadGame(question.gameId);
  for (const spec of game ? [question.spec, ...weakerThan(question.spec)] : []) {
    try {
      const { move, stats } = think(game as NonNullable<typeof game>, { ...question, spec });
      return { type: 'move', ply, seat, move, plan: { ply, seat, move, ...stats } };
    } catch (error) {
      console.warn(`The bot ${spec} failed; a weaker one decides.`, error);
    }
  }
  return { type: 'move', ply, seat, move: null, plan: null };
}

async function advised(question: HintQuestion): Promise<HintAnswer> {
  const { ply } = question;
  const game = await loadGame(question.gameId);
  try {
    return { type: 'hint', ply, moves: game && adviseAbout(game, question) };
  } catch {
    return { type: 'hint', ply, moves: null };
  }
}
