import type { Thinker } from '../bots/thinker.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Tracer } from './tracer.ts';

/** What watches the parts of a house at work. */
export interface Watching {
  readonly tracer: Tracer;
  readonly metrics: Pick<Metrics, 'storeSeconds'>;
}

/** A store that does the same, and whose work is measured. */
export function watchedStore(store: Store, { tracer, metrics }: Watching): Store {
  const watch = <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const done = metrics.storeSeconds.startTimer({ what });
    return tracer.span(`store ${what}`, {}, work).finally(done);
  };
  const { relations } = store;
  return {
    create: (...asked) => watch('create', () => store.create(...asked)),
    made: (...asked) => watch('made', () => store.made(...asked)),
    read: (...asked) => watch('read', () => store.read(...asked)),
    tail: (...asked) => watch('tail', () => store.tail(...asked)),
    append: (...asked) => watch('append', () => store.append(...asked)),
    listPublic: (...asked) => watch('list', () => store.listPublic(...asked)),
    botsDue: () => watch('list', () => store.botsDue()),
    deadlines: (...asked) => watch('list', () => store.deadlines(...asked)),
    relations: {
      db: relations.db,
      write: (...statements) => watch('write', () => relations.write(...statements)),
    },
    close: () => store.close(),
  };
}

/** A thinker that does the same, and whose work is traced from when it was asked to when it answered. */
export function tracedThinker(thinker: Thinker, tracer: Tracer): Thinker {
  return {
    think: (question, asking) =>
      tracer.span('bot think', { attributes: about(question) }, () =>
        thinker.think(question, asking),
      ),
    advise: (question, asking) =>
      tracer.span('bot advise', { attributes: { 'nabu.game': question.gameId } }, () =>
        thinker.advise(question, asking),
      ),
    open: (question, asking) =>
      tracer.span('bot open', { attributes: { 'nabu.game': question.gameId } }, () =>
        thinker.open(question, asking),
      ),
    close: () => thinker.close(),
  };
}

function about({ gameId, spec }: Parameters<Thinker['think']>[0]) {
  return { 'nabu.game': gameId, 'nabu.bot': spec };
}
