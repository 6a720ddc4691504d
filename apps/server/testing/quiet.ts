import type { Store } from '../src/store/store.ts';
import { Hall, type OtherNodes } from '../src/tables/hall.ts';
import { games } from './rig.ts';

/** The tables of a house that tells nobody of them, unless other nodes are said to be told. */
export function quietHall(store: Store, nodes?: Partial<OtherNodes>): Hall {
  const quiet = () => undefined;
  const silent = { begin: async () => undefined, end: quiet, loaded: quiet, renewed: quiet };
  return new Hall({
    nodes: { ...silent, noted: quiet, wrote: quiet, ...nodes },
    ...{ store, games, clock: () => 1_000_000, gaps: () => [] },
    ...{ changed: quiet, rescheduled: quiet, made: quiet, failed: quiet, unreadable: quiet },
    advise: async () => [],
    open: async () => [],
  });
}
