import type { Account, ActList, Me, Notices, Profile, ReportList, Someone } from '@nabu/protocol';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answering } from '../../testing/fetches.ts';
import { enter, foreignTexts } from '../../testing/foreign.tsx';
import { LobbyEnd, QUIET } from '../../testing/lobby-end.ts';
import { spokenOn } from '../../testing/spoken.ts';
import { become } from '../people/me.ts';
import { AccountPage } from '../screens/account/account.tsx';
import { Farewell, HostLink } from '../screens/account/links.tsx';
import { LostPassword } from '../screens/account/lost.tsx';
import { SignIn } from '../screens/account/sign-in.tsx';
import { Finished } from '../screens/finished/finished.tsx';
import { LeadersPage } from '../screens/leaders/leaders.tsx';
import { Learn } from '../screens/learn/learn.tsx';
import { LobbyScreen } from '../screens/lobby/lobby.tsx';
import { ModerationPage } from '../screens/moderation/moderation.tsx';
import { NoticesPage } from '../screens/notices/notices.tsx';
import { ProfilePage } from '../screens/profile/profile.tsx';

const DAY = 86_400_000;
const HOST: Me = { id: 'AdaAdaAdaAda', name: 'Ada', account: true, host: true };
const GUEST: Me = { ...HOST, account: false, host: false };

const ACCOUNT: Account = {
  ...{ me: HOST, created: DAY, mail: true, codes: 8 },
  email: { address: 'ada@casa.es', confirmed: false },
  passkeys: [{ id: 'k', name: 'Llave', created: 1, used: 2 }],
  sessions: [{ id: 'SesSesSesSes', agent: 'Firefox', created: 1, seen: 2, here: true }],
};

const PROFILE: Profile = {
  ...{ id: HOST.id, by: 'byAdabyAdaby', name: 'Ada', account: true, owner: null, created: DAY },
  ratings: [
    {
      ...{ game: 'ur', seats: 2, pace: 'live', rating: 1612, deviation: 80 },
      ...{ games: 14, updated: 5 * DAY, provisional: true },
    },
  ],
  statistics: [{ game: 'ur', seats: 2, games: 20, wins: 13, place: 1.35, points: 5, most: 7 }],
  best: [{ table: 'bestbestbest', game: 'ur', seats: 2, ended: 4 * DAY, points: 7 }],
};

const GAMES_PLAYED = {
  games: [
    {
      ...{ id: 'gamegamegame', game: 'ur', pace: '5m+5s', rated: true, started: 0, ended: 4 * DAY },
      ...{ plies: 60, ending: 'time' },
      seats: [
        { name: 'Ada', bot: null, place: 1, points: 7, account: 'Ada', before: 1580, after: 1612 },
        { name: '', bot: 'scribe', place: 2, points: 4, account: null, before: null, after: null },
      ],
    },
  ],
  next: '99.7',
};

const NOTICES: Notices = {
  settings: {
    on: true,
    ...{ page: { on: true, kinds: ['turn'], paces: ['live'] } },
    ...{ push: { on: true, kinds: ['chat'], paces: [] } },
    ...{ mail: { on: true, kinds: [], paces: [] }, webhook: { on: true, kinds: [], paces: [] } },
    ...{ mutedGames: ['ur'], quiet: { from: 1380, to: 420, zone: 'Europe/Madrid' } },
    ...{ reminder: 12, language: 'es' },
  },
  ...{ pushKey: 'k', push: { here: false, others: 1 } },
  mail: { possible: true, address: 'ada@casa.es' },
  webhook: { url: 'https://casa.es/avisos', secret: 's', off: 3 * DAY },
  muted: [{ table: 'mutemutemute', game: 'ur' }],
};

const BEL: Someone = {
  ...{ id: 'BelBelBelBel', name: 'Bel', kind: 'guest', host: false, created: DAY },
  sanctions: [{ kind: 'silence', since: DAY, until: null, reason: 'Insultos' }],
};

const REPORTS: ReportList = {
  reports: [
    {
      ...{ id: 'RepRepRepRep', created: DAY, about: 'line', reason: 'insult', note: 'Mira' },
      ...{ reporter: BEL, person: BEL, name: 'Bel', table: 'tabletableAA', line: 3, lines: [] },
      closed: null,
    },
  ],
  ...{ open: 1, next: null },
};

const ACTED: ActList = {
  acts: [
    {
      ...{ id: 'ActActActAct', at: DAY, host: 'Ada', what: 'silence', details: 'Insultos' },
      ...{ person: { id: BEL.id, name: 'Bel' }, table: null },
    },
  ],
  next: null,
};

const ANSWERS = {
  '/api/me/account': ACCOUNT,
  '/api/me/notices': NOTICES,
  '/api/people/Ada': PROFILE,
  '/api/people/Ada/ratings': { points: [] },
  '/api/finished': GAMES_PLAYED,
  '/api/leaders': {
    leaders: [{ id: HOST.id, name: 'Ada', rating: 2400, deviation: 60, games: 41 }],
  },
  '/api/host/reports': REPORTS,
  '/api/host/acts': ACTED,
  '/api/host/house': { writers: 'everybody', open: 1 },
};

/** Time zones have the same names in every language. */
const ZONES = new Set(
  Intl.supportedValuesOf('timeZone').flatMap((zone) => [zone, zone.replaceAll('_', ' ')]),
);

/** Whoever is before the page, and a house that answers. */
async function known(me: Me | null): Promise<void> {
  answering({ ...ANSWERS, '/api/me': { me, mail: true } });
  await become('/api/me', { name: 'Ada' });
}

describe('in Spanish nothing is English', () => {
  test.each([
    ['an account', HOST, <AccountPage key="account" />, 40],
    ['a guest', GUEST, <AccountPage key="guest" />, 10],
    ['somebody unknown', null, <AccountPage key="nobody" />, 5],
    ['whoever signs in', null, <SignIn key="sign-in" />, 8],
    ['whoever lost the password', null, <LostPassword key="lost" />, 4],
    ['a new host', HOST, <HostLink key="host" />, 3],
    ['whoever goes', null, <Farewell key="farewell" />, 3],
    ['whoever looks at the leaders', null, <LeadersPage key="leaders" />, 12],
    ['whoever looks for games', null, <Finished key="finished" />, 20],
    ['a learner', null, <Learn key="learn" />, 10],
    ['a learner of a game', null, <Learn key="ur" game="ur" />, 12],
    ['whoever chooses notices', HOST, <NoticesPage key="notices" />, 30],
    ['a host who keeps order', HOST, <ModerationPage key="moderation" />, 30],
  ])('on the page of %s', async (_, me, room, least) => {
    await known(me);
    await enter(room);
    await waitFor(() => expect(spokenOn(document.body).length).toBeGreaterThanOrEqual(least));
    expect(foreignTexts().filter((text) => !ZONES.has(text))).toEqual([]);
  });

  test('on a profile', async () => {
    await known(null);
    history.replaceState(null, '', '/people?name=Ada');
    await enter(<ProfilePage />);
    await waitFor(() => expect(spokenOn(document.body).length).toBeGreaterThanOrEqual(30));
    expect(foreignTexts()).toEqual([]);
  });

  test('in the lobby, where somebody waits and somebody plays', async () => {
    await known(null);
    const house = new LobbyEnd();
    await enter(<LobbyScreen />);
    await waitFor(() => expect(house.heard.length).toBeGreaterThan(1));
    const bel = { name: 'Bel', account: true, rating: 1512, provisional: true };
    for (const list of ['open', 'playing'] as const)
      await house.tell({
        ...{ type: 'lobby', list, page: 0, total: 1, counts: { ...QUIET, [list]: 1 } },
        tables: [
          {
            ...{ id: `${list}table`, game: 'babel', pace: '10m+15s', rated: true, language: 'es' },
            ...{ admits: '1300-1700', at: 1, here: 1, seats: [bel, { bot: 'scribe' }, null] },
          },
        ],
      });
    expect(document.body.textContent).toContain('Bel');
    expect(foreignTexts()).toEqual([]);
  });
});
