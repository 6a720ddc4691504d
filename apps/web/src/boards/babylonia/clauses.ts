import type { ClauseLinks } from '../../table/kit.ts';

/** Which clause of Babylonia says where points come from, and what an event is about. */
export const clauses: ClauseLinks = {
  sources: { networks: 'S3', cities: 'S6', ziggurats: 'G1', fields: 'F3', cards: 'K1' },
  events: {
    laid: 'U2',
    displayed: 'U3',
    starter: 'U5',
    drew: 'R1',
    placed: 'P5',
    harvested: 'F3',
    surrounded: 'S1',
    city: 'S5',
    ziggurat: 'S9',
    took: 'S9',
    spent: 'K11',
    ended: 'E4',
  },
};
