import { describe, expect, test } from 'vitest';
import { localSeats, moveTo, type Plan, seatSomebody, tableWish } from './plan.ts';

const seat = (sitter: Plan['seats'][number]['sitter']) =>
  ({ sitter, level: 'scribe', name: '' }) as const;
const plan: Plan = {
  where: 'here',
  seats: [seat('me'), seat('bot')],
  options: { hands: '3/5' },
  visibility: 'link',
  rated: false,
};

describe('setting up a table', () => {
  test('only one seat is mine: sitting elsewhere swaps the two', () => {
    const swapped = seatSomebody(plan, 1, { sitter: 'me' });
    expect(swapped.seats.map(({ sitter }) => sitter)).toEqual(['bot', 'me']);
  });

  test('a friend at this screen becomes an open seat online, and back', () => {
    const here = seatSomebody(plan, 1, { sitter: 'friend' });
    const online = moveTo(here, 'online');
    expect(online.seats[1].sitter).toBe('open');
    expect(moveTo(online, 'here').seats[1].sitter).toBe('friend');
  });

  test('friends without a name get one', () => {
    const here = seatSomebody(plan, 1, { sitter: 'friend' });
    const naming = { me: 'Ana', friend: (n: number) => `Player ${n}`, bot: () => 'Bot' };
    expect(localSeats(here, naming).map(({ name }) => name)).toEqual(['Ana', 'Player 2']);
  });

  test('a wish to the server carries a name only for somebody who sits down', () => {
    expect(tableWish(plan, 'babel', 'Ana', 'en')).toMatchObject({
      seats: ['me', { bot: 'scribe' }],
      name: 'Ana',
    });
    expect(tableWish({ ...plan, rated: true }, 'babel', 'Ana', 'en').rated).toBe(true);
    const away = { ...plan, seats: [seat('open'), seat('open')] };
    expect(tableWish(away, 'babel', 'Ana', 'en')).not.toHaveProperty('name');
  });
});
