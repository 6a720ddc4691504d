import type { ClauseLinks } from '../../table/kit.ts';
import { SOURCE_CLAUSES } from './rules.ts';

/** Which clause of Amyitis says where points come from, and what an event is about. */
export const clauses: ClauseLinks = {
  sources: SOURCE_CLAUSES,
  events: {
    laid: 'S5',
    round: 'R1',
    passed: 'P1',
    recruited: 'C1',
    sown: 'F2',
    reaped: 'F3',
    prayed: 'T1',
    irrigated: 'I2',
    travelled: 'V1',
    sold: 'B1',
    paid: 'W1',
    acquired: 'K2',
    forgone: 'G10',
    planted: 'G1',
    unrewarded: 'G7',
    flipped: 'G9',
    ranked: 'E2',
    swapped: 'E6',
    discarded: 'E7',
    ended: 'Z4',
  },
};
