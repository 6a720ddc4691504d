import type { ClauseLinks } from '../../table/kit.ts';

/** Which clause of Ur says where points come from, and what an event is about. */
export const clauses: ClauseLinks = {
  sources: { home: 'E2' },
  events: { rolled: 'T2', moved: 'T3', captured: 'M4', passed: 'T5', ended: 'E1' },
};
