import type { FinishedPage, Profile, RatingPoints } from '@nabu/protocol';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answering, refusal } from '../../../testing/fetches.ts';
import { become } from '../../people/me.ts';
import { ProfilePage } from './profile.tsx';

const DAY = 86_400_000;
const ADA = 'AdaAdaAdaAda';

const LADDERS: Profile['ratings'] = [
  {
    ...{ game: 'ur', seats: 2, pace: 'live', rating: 1612.4, deviation: 80.2 },
    ...{ games: 14, updated: 5 * DAY, provisional: false },
  },
  {
    ...{ game: 'babel', seats: 2, pace: 'correspondence', rating: 1488.5, deviation: 210 },
    ...{ games: 2, updated: 6 * DAY, provisional: true },
  },
];

const PROFILE: Profile = {
  ...{ id: ADA, by: 'byAdabyAdaby', name: 'Ada', account: true, owner: null, created: DAY },
  ratings: LADDERS,
  statistics: [{ game: 'ur', seats: 2, games: 20, wins: 13, place: 1.35, points: 5, most: 7 }],
  best: [{ table: 'bestbestbest', game: 'ur', seats: 2, ended: 4 * DAY, points: 7 }],
};

const POINTS: RatingPoints['points'] = [1500, 1580, 1612].map((rating, i) => ({
  ...{
    ended: (2 + i) * DAY,
    rating,
    deviation: 300 - 80 * i,
    table: i === 1 ? 'midmidmidmid' : null,
  },
}));

const PAGE: FinishedPage = {
  games: [
    {
      ...{ id: 'gamegamegame', game: 'ur', pace: '5m+5s', rated: true, started: 0, ended: 4 * DAY },
      ...{ plies: 60, ending: 'rules' },
      seats: [
        {
          ...{ name: 'Ada', bot: null, place: 1, points: 7, account: 'Ada' },
          ...{ before: 1580, after: 1612 },
        },
        {
          ...{ name: 'Bel', bot: null, place: 2, points: 4, account: null },
          ...{ before: 1500, after: 1450 },
        },
      ],
    },
  ],
  next: '99.7',
};

const HOUSE = {
  '/api/me': { me: null, mail: false },
  '/api/people/Ada': PROFILE,
  '/api/people/Ada/ratings': { points: POINTS },
  '/api/finished': PAGE,
};

/** The profile of somebody as a page shows it. */
async function open(name: string) {
  history.replaceState(null, '', `/people?name=${name}`);
  render(<ProfilePage />);
  await screen.findByRole('heading', { level: 1 });
}

test('a profile shows ratings, how one went, figures, best games and the history', async () => {
  answering(HOUSE);
  await open('Ada');
  const ladders = screen.getAllByRole('button', { pressed: true });
  expect(ladders.map((each) => each.textContent)).toEqual([expect.stringContaining('1612')]);
  expect(screen.getByRole('button', { name: /Babel .* 1489\?/ })).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Figures' })).getByRole('row', {
    name: /Ur/,
  });
  expect(row.textContent).toContain('65%');
  expect(row.textContent).toContain('most 7');
  const best = screen.getByRole('link', { name: 'Look at it: Ur, 7 points' });
  expect(best.getAttribute('href')).toBe('/t/bestbestbest');
  const game = await screen.findByRole('link', { name: 'Look at it: Ur · Ada, Bel' });
  expect(game.getAttribute('href')).toBe('/t/gamegamegame');
  expect(screen.getByText('1580 → 1612')).toBeTruthy();
});

test('the curve is walked along by keys, said aloud, and told as a table', async () => {
  answering(HOUSE);
  await open('Ada');
  const plot = await screen.findByRole('slider');
  expect(plot.getAttribute('aria-valuetext')).toContain('1612');
  const user = userEvent.setup();
  plot.focus();
  await user.keyboard('{ArrowLeft}');
  expect(plot.getAttribute('aria-valuetext')).toContain('1580');
  expect(screen.getByRole('link', { name: 'Look at the game' }).getAttribute('href')).toBe(
    '/t/midmidmidmid',
  );
  await user.keyboard('{Home}{ArrowLeft}');
  expect(plot.getAttribute('aria-valuenow')).toBe('1');
  expect(screen.queryByRole('link', { name: 'Look at the game' })).toBeNull();
  const details = screen.getByText('As a table').closest('details');
  if (!details) throw new Error('There is no table.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = within(within(details).getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.children[1].textContent)).toEqual([
    'Rating',
    '1612',
    '1580',
    '1500',
  ]);
});

test('the history is asked for by whose it is, filtered, and goes on with older games', async () => {
  const asked = answering(HOUSE);
  await open('Ada');
  await screen.findByText('1 game');
  expect(asked).toContain(`/api/finished?person=${ADA}`);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Result'), 'Won');
  await waitFor(() => expect(asked).toContain(`/api/finished?person=${ADA}&result=won`));
  await user.click(await screen.findByRole('button', { name: 'Older games' }));
  await waitFor(() => expect(asked).toContain(`/api/finished?person=${ADA}&result=won&after=99.7`));
});

test('whoever has not played yet is invited', async () => {
  const bare = { ...PROFILE, ratings: [], statistics: [], best: [] };
  const me = { id: ADA, name: 'Ada', account: true, host: false };
  answering({
    '/api/me': { me, mail: false },
    '/api/me/profile': bare,
    '/api/finished': { games: [], next: null },
  });
  await become('/api/me', { name: 'Ada' });
  await open('Ada');
  expect(screen.getByText('No rated game so far.')).toBeTruthy();
  expect(screen.getByText('No finished game so far.')).toBeTruthy();
  await screen.findByText('You have not finished a game with others yet.');
  expect(screen.getByRole('link', { name: 'My account' })).toBeTruthy();
});

test('nobody by that name is said so', async () => {
  answering({ '/api/me': { me: null, mail: false }, '/api/people/Zed': refusal('unknown-person') });
  await open('Zed');
  expect(screen.getByText('There is nobody here by this name.')).toBeTruthy();
});

describe('somebody else', () => {
  const BEL = { name: 'Bel', account: true, host: false };
  let persons = 0;

  /** Each time somebody new, of whom the page knows nothing from before. */
  async function asBel(more: object = {}, person: object = BEL) {
    const me = { id: `Bel${String(++persons).padStart(9, '0')}`, ...person };
    const asked = answering({
      ...HOUSE,
      '/api/me': { me, mail: false },
      '/api/me/apart': { apart: [] },
      '/api/me/apart/lift': { apart: [] },
      ...more,
    });
    await become('/api/me', { name: 'Bel' });
    await open('Ada');
    return { asked, user: userEvent.setup() };
  }

  test('is blocked, which is said and can be lifted', async () => {
    const kept = [{ by: PROFILE.by, name: 'Ada', kind: 'block', since: DAY }];
    const { user, asked } = await asBel({ '/api/me/apart': { apart: kept } });
    await user.click(await screen.findByRole('button', { name: 'Unblock' }));
    await screen.findByText('You let Ada near again.');
    expect(asked).toContain('/api/me/apart/lift');
    expect(screen.getByRole('button', { name: 'Block' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Block' }));
    await screen.findByText(/You have blocked Ada\./);
    expect(screen.queryByRole('button', { name: 'Invite to a game' })).toBeNull();
  });

  test('is reported with a reason; what is refused is said', async () => {
    const { user } = await asBel({ '/api/reports': refusal('too-fast') });
    await user.click(screen.getByRole('button', { name: 'Report …' }));
    await user.click(screen.getByRole('radio', { name: 'The name' }));
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    await screen.findByText('That was too fast for the server. Wait a moment and try again.');
    answering({ '/api/reports': { reported: true } });
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    await screen.findByText('Thank you. Whoever runs the house will look at it.');
  });

  test('is asked to a game, whose table is set up next', async () => {
    const { user } = await asBel();
    await user.click(screen.getByRole('button', { name: 'Invite to a game' }));
    const sheet = screen.getByRole('dialog', { name: 'Invite Ada to a game' });
    const way = within(sheet).getByRole('link', { name: 'Ur' }).getAttribute('href');
    expect(way).toBe('/play/ur?online&invite=Ada');
  });

  test('is invited by no guest, who can block and report all the same', async () => {
    await asBel({}, { ...BEL, account: false });
    expect(screen.queryByRole('button', { name: 'Invite to a game' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Block' })).toBeTruthy();
  });

  test('that is a bot belongs to somebody', async () => {
    await asBel({ '/api/people/Ada': { ...PROFILE, owner: 'Cyr' } });
    const owner = screen.getByRole('link', { name: 'Cyr' });
    expect(owner.getAttribute('href')).toBe('/people?name=Cyr');
  });
});
