import { textBoardOf } from '@nabu/games/text-boards';
import { expect, test } from 'vitest';
import { gameOf, newMatch, tableOf } from '../tables.ts';
import { Session } from './session.ts';

/** Plays a game to its end, people by their first legal moves; what was said of each bot's move, by its ply. */
function botsHeard(id: string, sitters: readonly string[]): ReadonlyMap<number, string> {
  const heard = new Map<number, string>();
  const match = newMatch(gameOf(id), sitters.length, {}, 'heard at the terminal');
  const { facts, deeds } = tableOf(match, sitters, 0);
  const session = new Session(facts, deeds, (text) => {
    const [{ seat }] = session.match.made.slice(-1);
    if (!session.isHuman(seat)) heard.set(session.match.ply, text);
  });
  while (!session.match.over) {
    const [seat] = session.match.actors;
    const [first] = session.match.moves(seat);
    if (session.plays(seat)) session.humanMoves(seat, session.match.game.notation.format(first));
    else session.botMoves(seat);
  }
  return new Map([...heard].map(([ply, text]) => [ply, text.trim()]));
}

test.each([[['human', 'random']], [['human', 'human', 'random']], [['random', 'random']]])(
  'a token that a bot lays face down is not named to %s',
  (sitters) => {
    const heard = botsHeard('babylonia', sitters);
    const hidden = [...heard.values()].filter((text) => text.includes('face down'));
    expect(hidden.length).toBeGreaterThan(1);
    for (const text of hidden)
      expect(text).toMatch(/^\d random: place a token face down on [a-q]\d+$/);
    const open = [...heard.values()].filter((text) => /: [mspf]@/.test(text));
    const rivers = new Set(hidden.map((text) => text.split(' ').at(-1)));
    for (const text of open) expect(rivers).not.toContain(/@(\S+)/.exec(text)?.[1]);
  },
);

test('a move that everybody may know is told with its words', () => {
  const heard = botsHeard('ur', ['human', 'random']);
  const { describe } = textBoardOf('ur');
  const words = gameOf('ur').vocabulary.map((move) => describe(move));
  expect(heard.size).toBeGreaterThan(10);
  for (const text of heard.values()) expect(words.some((word) => text.endsWith(word))).toBe(true);
});

test('somebody who is no bot is refused before the game begins', () => {
  const { facts, deeds } = tableOf(newMatch(gameOf('ur'), 2, {}, 'names'), ['human', 'Ada'], 0);
  expect(() => new Session(facts, deeds, () => undefined)).toThrow('Ada');
});
