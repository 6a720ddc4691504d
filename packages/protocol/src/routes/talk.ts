import { rename } from '../account.ts';
import {
  actList,
  actsWish,
  closeReport,
  houseKept,
  liftSanction,
  peopleFound,
  peopleWish,
  reportList,
  reportsWish,
  sanction,
  setWriters,
  tableOverseen,
} from '../moderation.ts';
import { apart, keepApart, liftApart, report } from '../talk.ts';
import { done } from './people.ts';
import { route } from './route.ts';

const mine = { tag: 'talk', who: 'person', scope: null } as const;
const host = { tag: 'host', who: 'host', scope: null } as const;
const read = { ...host, method: 'get' } as const;
const act = { ...host, method: 'post', answer: done('done') } as const;

/** Keeping others away, and what whoever runs the house does to keep order. */
export const TALK_ROUTES = {
  apart: route({
    ...{ ...mine, method: 'get', path: '/api/me/apart', answer: apart },
    summary: 'Whom I keep away.',
  }),
  keepApart: route({
    ...{ ...mine, method: 'post', path: '/api/me/apart', body: keepApart, answer: apart },
    ...{ summary: 'Mutes or blocks somebody.', codes: ['unknown-person', 'unknown-line'] },
  }),
  liftApart: route({
    ...{ ...mine, method: 'post', path: '/api/me/apart/lift', body: liftApart, answer: apart },
    summary: 'Lets somebody near again.',
  }),
  report: route({
    ...{ ...mine, method: 'post', path: '/api/reports', body: report, answer: done('reported') },
    ...{ status: 201, summary: 'Tells whoever runs the house about a line, a name or a person.' },
    codes: ['unknown-person', 'unknown-line'],
  }),
  houseKept: route({
    ...{ ...read, path: '/api/host/house', answer: houseKept },
    summary: 'Who may write freely, and how many reports are open.',
  }),
  reports: route({
    ...{ ...read, path: '/api/host/reports', query: reportsWish, answer: reportList },
    summary: 'What people reported, with the lines as they stood then; the last first.',
  }),
  acts: route({
    ...{ ...read, path: '/api/host/acts', query: actsWish, answer: actList },
    summary: 'Every act of whoever runs the house, the last first.',
  }),
  findPeople: route({
    ...{ ...read, path: '/api/host/people', query: peopleWish, answer: peopleFound },
    summary: 'Accounts and guests by their name.',
  }),
  overseeTable: route({
    ...{ ...read, path: '/api/host/tables/:id', answer: tableOverseen },
    summary: 'Who sits at a table, and what was said there.',
  }),
  silence: route({
    ...{ ...act, path: '/api/host/people/:id/silence', body: sanction },
    ...{ summary: 'Silences somebody.', codes: ['unknown-person', 'is-host'] },
  }),
  ban: route({
    ...{ ...act, path: '/api/host/people/:id/ban', body: sanction },
    summary: 'Bans somebody: they are signed out and cannot sign in.',
    codes: ['unknown-person', 'is-host'],
  }),
  liftSanction: route({
    ...{ ...act, path: '/api/host/people/:id/lift', body: liftSanction },
    ...{ summary: 'Lifts a silence or a ban.', codes: ['unknown-person', 'stale'] },
  }),
  renamePerson: route({
    ...{ ...act, path: '/api/host/people/:id/rename', body: rename },
    summary: 'Calls somebody by another name, also in finished games.',
    codes: ['unknown-person', 'bad-name', 'name-taken'],
  }),
  closeReport: route({
    ...{ ...act, path: '/api/host/reports/:id/close', body: closeReport },
    ...{ summary: 'Puts a report away.', codes: ['unknown-report', 'stale'] },
  }),
  setWriters: route({
    ...{ ...act, path: '/api/host/writers', body: setWriters },
    summary: 'Settles who may write freely; the others say phrases.',
  }),
  endTable: route({
    ...{ ...host, method: 'post', path: '/api/host/tables/:id/end', answer: done('ended') },
    ...{ summary: 'Ends a game, and nobody wins.', codes: ['over'] },
  }),
} as const;
