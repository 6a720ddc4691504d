import { type AnyGame, Refusal } from '@nabu/kernel';
import type { Thoughts } from '@nabu/table';
import { Authority } from './authority.ts';
import { type Trouble, troubleOf } from './table-session.ts';
import type { FreshTable, FromAuthority, ToAuthority } from './wire.ts';

/** What the worker that holds a table needs from around it. */
export interface DispatchMeans {
  /** The rules of a game, in one version or else the newest; null when this build does not have them. */
  loadRules(game: string, rules?: number): Promise<AnyGame | null>;
  readonly clock: () => number;
  say(message: FromAuthority): void;
}

/** A timer is set for so long at most (ms): longer ones overflow. */
const MOST_SLEEP = 60_000;

/** What changes nothing. */
const QUESTIONS: readonly ToAuthority['type'][] = ['viewAt', 'record', 'hint', 'thoughts'];

type Request = Exclude<ToAuthority, { readonly type: 'open' }>;

/** Answers what a page says to the table it has opened, one message after the other. */
export function dispatcher(means: DispatchMeans): (message: ToAuthority) => Promise<void> {
  let authority: Authority | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sleeps until something happens by itself: a clock that runs out ends the game though nobody moves. */
  function sleep(held: Authority): void {
    clearTimeout(timer);
    const at = held.due;
    if (at === null) return;
    timer = setTimeout(() => wake(held), Math.min(MOST_SLEEP, Math.max(0, at - means.clock())));
  }

  function wake(held: Authority): void {
    if (held.settle()) means.say({ type: 'standing', standing: held.standing() });
    sleep(held);
  }

  async function open({ save, seen }: ToAuthority & { type: 'open' }): Promise<void> {
    const { game, rules } = save.facts;
    const found = await means.loadRules(game, rules);
    // It stays kept, for a build that has its rules.
    if (!found)
      throw new Refusal('unknown-rules', `This build does not have rules ${rules} of ${game}.`);
    authority = new Authority(found, save, means.clock, seen ?? null);
    means.say({ type: 'standing', standing: authority.standing() });
    sleep(authority);
  }

  async function obey(held: Authority, data: Request): Promise<void> {
    const value = await answerTo(held, data);
    if (!QUESTIONS.includes(data.type)) {
      means.say({ type: 'standing', standing: held.standing() });
      sleep(held);
    }
    if ('id' in data) means.say({ type: 'answer', id: data.id, value });
  }

  async function rematch(held: Authority, fresh: FreshTable): Promise<void> {
    held.rematch(fresh, await means.loadRules(held.game.id));
  }

  async function answerTo(held: Authority, data: Request) {
    if (data.type === 'thoughts') return thoughts(held, data.seat);
    if (data.type !== 'rematch') return answerNow(held, data);
    await rematch(held, data.fresh);
    return null;
  }

  return async (message) => {
    try {
      if (message.type === 'open') await open(message);
      else if (authority) await obey(authority, message);
    } catch (error) {
      const trouble = error instanceof Refusal ? troubleOf(error) : broken(error);
      if ('id' in message) means.say({ type: 'refused', id: message.id, trouble });
      else means.say({ type: 'unopened', trouble });
    }
  };
}

/** Evaluations are large and only needed here, so they are loaded when somebody asks. */
async function thoughts(held: Authority, seat: number): Promise<Thoughts> {
  const { evaluationFor } = await import('@nabu/search');
  return held.thoughts(seat, evaluationFor(held.game));
}

function answerNow(
  held: Authority,
  data: Exclude<Request, { readonly type: 'thoughts' | 'rematch' }>,
) {
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

function broken(error: unknown): Trouble {
  return { code: 'broken', clause: null, sentence: String(error) };
}
