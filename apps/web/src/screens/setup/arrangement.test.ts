import { describe, expect, test } from 'vitest';
import { type Arrangement, localSeats, moveTo, seatSomebody, tableWish } from './arrangement.ts';

const seat = (sitter: Arrangement['seats'][number]['sitter']) =>
  ({ sitter, level: 'scribe', name: '' }) as const;
const arrangement: Arrangement = {
  where: 'here',
  seats: [seat('me'), seat('bot')],
  options: { hands: '3/5' },
  visibility: 'link',
  rated: false,
};

describe('setting up a table', () => {
  test('only one seat is mine: sitting elsewhere swaps the two', () => {
    const swapped = seatSomebody(arrangement, 1, { sitter: 'me' });
    expect(swapped.seats.map(({ sitter }) => sitter)).toEqual(['bot', 'me']);
  });

  test('a friend at this screen becomes an open seat online, and back', () => {
    const here = seatSomebody(arrangement, 1, { sitter: 'friend' });
    const online = moveTo(here, 'online');
    expect(online.seats[1].sitter).toBe('open');
    expect(moveTo(online, 'here').seats[1].sitter).toBe('friend');
  });

  test('online every seat but mine is open at first; the bot is back on this device', () => {
    const online = moveTo(arrangement, 'online');
    expect(online.seats.map(({ sitter }) => sitter)).toEqual(['me', 'open']);
    expect(moveTo(online, 'here').seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot']);
    const chosen = seatSomebody(online, 1, { sitter: 'bot' });
    expect(moveTo(chosen, 'here').seats[1].sitter).toBe('bot');
  });

  test('friends without a name get one', () => {
    const here = seatSomebody(arrangement, 1, { sitter: 'friend' });
    const naming = { me: 'Ana', friend: (n: number) => `Player ${n}`, bot: () => 'Bot' };
    expect(localSeats(here, naming).map(({ name }) => name)).toEqual(['Ana', 'Player 2']);
  });

  test('a wish to the server carries a name only for somebody who sits down', () => {
    expect(tableWish(arrangement, 'babel', 'Ana', 'en')).toMatchObject({
      seats: ['me', { bot: 'scribe' }],
      name: 'Ana',
    });
    expect(tableWish({ ...arrangement, rated: true }, 'babel', 'Ana', 'en').rated).toBe(true);
    const away = { ...arrangement, seats: [seat('open'), seat('open')] };
    expect(tableWish(away, 'babel', 'Ana', 'en')).not.toHaveProperty('name');
  });
});
