import type { Entry } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { folded, type Speaker, type Telling, tellNew, turnLines } from './telling.ts';

const NAMES = ['Ana', 'Bot', 'Cem'];
const SPEAKER: Speaker = {
  you: 0,
  name: (seat) => NAMES[seat],
  isBot: (seat) => seat === 1,
  sentences: (events) => events.map(({ type }) => type),
  aside: ({ kind }) => (kind === 'left' ? 'Cem has left.' : null),
  undone: (name, count) => `${name} takes ${count} back.`,
  redone: (name, told) => `${name} again: ${told}`,
};
const FRESH: Telling = { n: 0, ply: 0, waiting: null };
const event = (type: string) => ({ type });
const played = (n: number, seat: number, ply: number, ...told: readonly string[]): Entry => ({
  ...{ n, at: 0, kind: 'played', seat, ply },
  events: told.map(event),
});

test('the sentences of one player become one, with the name said once', () => {
  expect(folded('Ana', ['Ana digs.', 'Ana builds.', 'The pit is open.', 'Ana rests.'])).toBe(
    'Ana digs; builds. The pit is open. Ana rests.',
  );
  expect(folded('Ana', [])).toBe('');
});

test('equal events are told again', () => {
  const first = tellNew(FRESH, [played(1, 0, 1, 'Ana digs.')], [0], SPEAKER);
  const second = tellNew(first.telling, [played(2, 0, 2, 'Ana digs.')], [0], SPEAKER);
  expect([first.lines, second.lines]).toEqual([['Ana digs.'], ['Ana digs.']]);
});

test('nothing is told twice when the same entries come again', () => {
  const entries = [played(1, 0, 1, 'Ana digs.')];
  const { telling } = tellNew(FRESH, entries, [0], SPEAKER);
  expect(tellNew(telling, entries, [0], SPEAKER).lines).toEqual([]);
});

test('the turn of a bot is one line, told when it is over', () => {
  const first = tellNew(FRESH, [played(1, 1, 1, 'Bot digs.')], [1], SPEAKER);
  expect(first.lines).toEqual([]);
  const second = tellNew(first.telling, [played(2, 1, 2, 'Bot builds.')], [0], SPEAKER);
  expect(second.lines).toEqual(['Bot digs; builds.']);
});

test('the moves of another person are told as they come', () => {
  const { lines } = tellNew(FRESH, [played(1, 2, 1, 'Cem digs.')], [2], SPEAKER);
  expect(lines).toEqual(['Cem digs.']);
});

test('what happens besides ends the turn of a bot, so that the order is kept', () => {
  const entries: Entry[] = [played(1, 1, 1, 'Bot digs.'), { n: 2, at: 0, kind: 'left', seat: 2 }];
  expect(tellNew(FRESH, entries, [1], SPEAKER).lines).toEqual(['Bot digs.', 'Cem has left.']);
});

test('taking back and making again are told', () => {
  const entries: Entry[] = [
    played(1, 0, 1, 'Ana digs.'),
    played(2, 0, 2, 'Ana builds.'),
    { n: 3, at: 0, kind: 'undone', seat: 0, ply: 0 },
    { n: 4, at: 0, kind: 'redone', seat: 0, ply: 1, events: [event('Ana digs.')] },
  ];
  const { lines } = tellNew(FRESH, entries, [0], SPEAKER);
  expect(lines.slice(2)).toEqual(['Ana takes 2 back.', 'Ana again: Ana digs.']);
});

test('several turns are told one line each', () => {
  const chapters = [
    { ply: 1, seat: 1, events: [event('Bot digs.')] },
    { ply: 2, seat: 1, events: [event('Bot builds.')] },
    { ply: 3, seat: 2, events: [] },
    { ply: 4, seat: null, events: [event('It rains.')] },
  ];
  expect(turnLines(chapters, SPEAKER)).toEqual(['Bot digs; builds.', 'It rains.']);
});
