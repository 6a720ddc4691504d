import { babylonia } from '@nabu/games/babylonia';
import { describe, expect, test } from 'vitest';
import {
  type Arrangement,
  canBeGuided,
  firstArrangement,
  localSeats,
  moveTo,
  seatSomebody,
  setUpLike,
  tableWish,
} from './arrangement.ts';

const seat = (sitter: Arrangement['seats'][number]['sitter']) =>
  ({ sitter, level: 'scribe', name: '' }) as const;
const arrangement: Arrangement = {
  where: 'here',
  seats: [seat('me'), seat('bot')],
  options: { hands: '3/5' },
  visibility: 'link',
  rated: false,
  pace: null,
  caretaker: 'scribe',
};

describe('setting up a table', () => {
  test('an address may name the level of the bots; another word is no level', () => {
    const levels = (wish: string) =>
      firstArrangement(babylonia, new URLSearchParams(wish)).seats.map(({ level }) => level);
    expect(levels('level=apprentice')).toEqual(['apprentice', 'apprentice']);
    expect(levels('level=emperor')).toEqual(['scribe', 'scribe']);
  });

  test('one person against bots on this device can be guided', () => {
    expect(canBeGuided(arrangement)).toBe(true);
    expect(canBeGuided({ ...arrangement, seats: [seat('me'), seat('friend')] })).toBe(false);
    expect(canBeGuided({ ...arrangement, seats: [seat('bot'), seat('bot')] })).toBe(false);
    expect(canBeGuided(moveTo(arrangement, 'online'))).toBe(false);
  });

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
    // In a rated game nobody chooses who plays for the others.
    const chosen = { ...arrangement, where: 'online', caretaker: 'pupil', fillMinutes: 5 } as const;
    for (const [rated, bot] of [
      [false, 'pupil'],
      [true, 'scribe'],
    ] as const)
      expect(tableWish({ ...chosen, rated }, 'babel', 'Ana', 'en')).toMatchObject({
        ...{ caretaker: bot, fill: { bot } },
      });
    const away = { ...arrangement, seats: [seat('open'), seat('open')] };
    expect(tableWish(away, 'babel', 'Ana', 'en')).not.toHaveProperty('name');
  });
});

describe('the address of a set-up', () => {
  const read = (address: string) =>
    firstArrangement(babylonia, new URL(address, 'http://house').searchParams);

  test('brings as many seats and the same variants', () => {
    const options = { cards: 'random7of9', riverTokenOpensField: false };
    const seats = [0, 1, 2].map((place) => ({ seat: place })) as never;
    const address = setUpLike({ game: 'babylonia', seats, options });
    expect(address).toMatch(/^\/play\/babylonia\?/);
    expect(read(address).seats.map(({ sitter }) => sitter)).toEqual(['me', 'bot', 'bot']);
    expect(read(address).options).toEqual(options);
  });

  test('without wishes, or with strange ones, is the table most people want first', () => {
    const plain = read('/play/babylonia');
    expect(plain.seats).toHaveLength(2);
    expect(read('/play/babylonia?seats=many&cards=all').options).toEqual(plain.options);
    expect(read('/play/babylonia?seats=99').seats).toHaveLength(4);
  });
});
