import type { ClauseLinks } from '../../table/kit.ts';
import { CATEGORY_CLAUSES } from './rules.ts';

/** Which clause of Babylon says where points come from, and what an event is about. */
export const clauses: ClauseLinks = {
  sources: CATEGORY_CLAUSES,
  events: {
    opened: 'S2',
    removed: 'S6',
    revealed: 'K3',
    round: 'R1',
    gained: 'D2',
    dug: 'D1',
    built: 'B2',
    altered: 'R9',
    reverted: 'R10',
    decorated: 'I1',
    stored: 'T5',
    discarded: 'T5',
    returned: 'T7',
    ended: 'E2',
  },
};
