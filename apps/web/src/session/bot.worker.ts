/// <reference lib="webworker" />
import { specOf, thinkAbout } from '@nabu/search';
import { loadGame } from '../kit/rules.ts';
import type { BotQuestion } from './authority.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What a bot answers: its move for the ply it was asked about, or null when it failed. */
export interface BotAnswer {
  readonly ply: number;
  readonly seat: number;
  readonly move: string | null;
}

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  self.postMessage({
    ply: data.ply,
    seat: data.seat,
    move: await answer(data),
  } satisfies BotAnswer);
});

/** A thoughtful bot that fails is replaced by a simple one: a game never stops because a bot did. */
async function answer(question: BotQuestion): Promise<string | null> {
  const game = await loadGame(question.gameId);
  if (!game) return null;
  for (const spec of [specOf(question.spec), 'greedy', 'random']) {
    try {
      return thinkAbout(game, { ...question, spec }).move;
    } catch {
      // The next, simpler bot is asked.
    }
  }
  return null;
}
