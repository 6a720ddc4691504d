/// <reference lib="webworker" />
import { loadRules } from '@nabu/games/load';
import { Refusal } from '@nabu/kernel';
import type { Thoughts } from '@nabu/protocol';
import { Authority } from './authority.ts';
import type { Trouble } from './port.ts';
import type { Save } from './save.ts';
import type { FromAuthority, ToAuthority } from './wire.ts';

declare const self: DedicatedWorkerGlobalScope;

let authority: Authority | null = null;

self.addEventListener('message', async ({ data }: MessageEvent<ToAuthority>) => {
  try {
    if (data.type === 'open') await open(data);
    else if (authority) await obey(authority, data);
  } catch (error) {
    const trouble = troubleOf(error);
    if ('id' in data) say({ type: 'refused', id: data.id, trouble });
    else say({ type: 'unopened', trouble });
  }
});

async function open({ save }: ToAuthority & { type: 'open' }): Promise<void> {
  const game = await loadRules(save.game, save.rules);
  if (!game) throw await unknown(save);
  authority = new Authority(game, save, Date.now);
  say({ type: 'standing', standing: authority.standing() });
}

/** Why a kept match cannot be opened; it stays kept, for a build that has its rules. */
async function unknown({ game, rules }: Save): Promise<Refusal> {
  return (await loadRules(game))
    ? new Refusal('unknown-rules', `This build does not have rules ${rules} of ${game}.`)
    : new Refusal('unknown-game', `There is no game "${game}".`);
}

/** What changes nothing. */
const QUESTIONS: readonly ToAuthority['type'][] = ['viewAt', 'record', 'hint', 'thoughts'];

async function obey(held: Authority, data: Exclude<ToAuthority, { type: 'open' }>): Promise<void> {
  const value = data.type === 'thoughts' ? await thoughts(held, data.seat) : answerTo(held, data);
  if (!QUESTIONS.includes(data.type)) say({ type: 'standing', standing: held.standing() });
  if ('id' in data) say({ type: 'answer', id: data.id, value });
}

/** Evaluations are large and only needed here, so they are loaded when somebody asks. */
async function thoughts(held: Authority, seat: number): Promise<Thoughts> {
  const { evaluationFor } = await import('@nabu/search');
  return held.thoughts(seat, evaluationFor(held.game));
}

function answerTo(held: Authority, data: Exclude<ToAuthority, { type: 'open' | 'thoughts' }>) {
  switch (data.type) {
    case 'viewAt':
      return held.viewAt(data.ply);
    case 'record':
      return held.record();
    case 'hint':
      return held.hint();
    case 'botPlay':
      held.botPlay(data.made);
      return null;
    case 'play':
      held.play(data.seat, data.move, data.ply);
      return null;
    case 'ask':
      held.ask(data.wish);
      return null;
    case 'lift':
      held.lift();
      return null;
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal)
    return { code: error.code, clause: error.clause, sentence: error.message };
  return { code: 'broken', clause: null, sentence: String(error) };
}

function say(message: FromAuthority): void {
  self.postMessage(message);
}
