import type { ClauseLinks } from '../../table/kit.ts';

/** Which clause of Babel says where points come from, and what an event is about. */
export const clauses: ClauseLinks = {
  sources: { A: 'B7', H: 'B7', M: 'B7', P: 'B7', S: 'B7' },
  events: {
    opened: 'S6',
    turn: 'T1',
    reshuffled: 'T2',
    walked: 'W1',
    deployed: 'D1',
    built: 'B2',
    migrated: 'M2',
    used: 'A2',
    razed: 'A6',
    stole: 'A8',
    halved: 'A16',
    dropped: 'A17',
    quarried: 'T5',
    endPhase: 'E3',
    ended: 'E8',
  },
};
