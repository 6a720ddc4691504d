import { loadRules } from '@nabu/games/load';
import { engineDispatcher } from '../src/analysis/engine/dispatch.ts';
import type { EnginePost } from '../src/analysis/engine/engine.ts';
import { botDispatcher, type FromThinker, type ToThinker } from '../src/session/bot-dispatch.ts';
import { dispatcher } from '../src/session/dispatch.ts';
import type { Post, Thinking } from '../src/session/local.ts';
import type { FromAuthority, ToAuthority } from '../src/session/wire.ts';

/** A worker in this thread: messages are copied and answered soon, as between threads. */
function post<Out, In>(answer: (message: Out, say: (message: In) => void) => void): Post<Out, In> {
  const ears: ((event: { readonly data: In }) => void)[] = [];
  const say = (data: In) => {
    for (const ear of ears) ear({ data: structuredClone(data) });
  };
  return {
    postMessage: (message) => queueMicrotask(() => answer(structuredClone(message), say)),
    addEventListener: (type: string, hear: (event: { readonly data: In }) => void) => {
      if (type === 'message') ears.push(hear);
    },
    terminate: () => undefined,
  };
}

/** The dispatch of the worker that holds a table, in this thread. */
export function authorityPost(clock = () => 5): Post<ToAuthority, FromAuthority> {
  let tell: (message: FromAuthority) => void = () => undefined;
  const answer = dispatcher({ loadRules, clock, say: (message) => tell(message) });
  return post((message, say) => {
    tell = say;
    void answer(message);
  });
}

/** The dispatch of the worker that thinks for a table, in this thread. A bot that is called `stuck` never answers. */
export function botPost(): Thinking {
  let tell: (message: FromThinker) => void = () => undefined;
  const answer = botDispatcher({ loadRules, say: (message) => tell(message) });
  return post((question: ToThinker, say) => {
    tell = say;
    const stuck = !('type' in question) && question.spec === 'stuck' && question.failed === 0;
    if (!stuck) void answer(question);
  });
}

/** The dispatch of a worker that thinks about positions, in this thread. */
export function enginePost(): EnginePost {
  let tell: Parameters<typeof engineDispatcher>[0]['say'] = () => undefined;
  let time = 0;
  const answer = engineDispatcher({
    loadRules,
    say: (message) => tell(message),
    clock: () => (time += 20),
    later: (work) => setTimeout(work),
  });
  return post((message, say) => {
    tell = say;
    void answer(message);
  });
}
