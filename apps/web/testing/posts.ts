import { loadRules } from '@nabu/games/load';
import type { AnyGame } from '@nabu/kernel';
import { adviseAbout, compareMove, thinkAbout } from '@nabu/search';
import { engineDispatcher } from '../src/analysis/engine/dispatch.ts';
import type { EnginePost } from '../src/analysis/engine/engine.ts';
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

/** A thread that thinks for bots. A bot that is called `stuck` never answers, nor does one whose rules are unknown. */
export function botPost(): Thinking {
  return post((question, say) => {
    void loadRules(question.gameId, question.rules).then((game) => {
      const answer = game && answerTo(game, question);
      if (answer) say(answer);
    });
  });
}

type Question = Parameters<Thinking['postMessage']>[0];

function answerTo(game: AnyGame, question: Question) {
  const { ply, seat } = question;
  if ('type' in question)
    return question.type === 'hint'
      ? ({ type: 'hint', ply, moves: adviseAbout(game, question) } as const)
      : ({ type: 'compare', ply, comparison: compareMove(game, question) } as const);
  const bot = [question.spec, 'random'][question.failed];
  if (bot === 'stuck') return null;
  const { move, stats } = thinkAbout(game, { ...question, spec: bot });
  return { type: 'move', ply, seat, move, bot, candidates: stats.candidates } as const;
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
