import {
  type AnyGame,
  type AnyMatch,
  findGame,
  gamesFrom,
  Match,
  newestGames,
  replayRecord,
  rngFrom,
  writeRecord,
} from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { straws, straws2 } from './straws/straws.ts';

const before = gamesFrom([[straws]]);
const after = gamesFrom([[straws2, straws]]);
const start = {
  seats: 2,
  options: { goal: 20 },
  seed: '00112233445566778899aabbccddeeff',
};
const names = ['Ada', 'Bel'];

/** Lays the shortest straw and ends the turn. */
function turn(match: AnyMatch): void {
  const [seat] = match.actors;
  match.play(seat, match.moves(seat)[0]);
  if (!match.over) match.play(seat, 'end');
}

/** A whole match, the same choices whatever the rules. */
function finished(game: AnyGame): AnyMatch {
  const match = Match.start(game, start);
  while (!match.over) turn(match);
  return match;
}

const hand = (match: AnyMatch) => (match.view(0) as { readonly hands: readonly [number[]] }).hands;

describe('two versions of the rules beside each other', () => {
  test('[L3] differ in a rule that shows', () => {
    const [old, now] = [straws, straws2].map((game) => Match.start(game, start));
    for (const match of [old, now]) turn(match);
    expect(hand(now)[0]).toHaveLength(hand(old)[0].length + 1);
  });

  test('are listed by their numbers; only the newest is a game to choose', () => {
    expect(newestGames(after)).toEqual([straws2]);
    expect(findGame(after, 'straws', 1)).toBe(straws);
    expect(findGame(after, 'straws', 2)).toBe(straws2);
    expect(findGame(before, 'straws', 2)).toBeNull();
  });

  test('a match goes on under the rules it began under', () => {
    const match = Match.start(straws, start);
    turn(match);
    const game = findGame(after, 'straws', match.game.rules) as AnyGame;
    const again = Match.rebuild(game, start, match.written);
    expect(again.view(0)).toEqual(match.view(0));
    for (const each of [match, again]) turn(each);
    expect(again.positionAt(again.ply)).toBe(match.positionAt(match.ply));
    expect(hand(again)[0]).toHaveLength(2);
  });

  test('records replay byte for byte before and after the upgrade', () => {
    const text = writeRecord(finished(straws), { names });
    expect(text).toContain('\nrules 1\n');
    for (const games of [before, after])
      expect(writeRecord(replayRecord(games, text), { names })).toBe(text);
    const newer = writeRecord(finished(straws2), { names });
    expect(writeRecord(replayRecord(after, newer), { names })).toBe(newer);
  });

  test('a record holds under its own rules only', () => {
    const text = writeRecord(finished(straws), { names });
    expect(() => replayRecord(after, text.replace('rules 1', 'rules 2'))).toThrow(/^Line \d+: /);
    expect(() => replayRecord(before, text.replace('rules 1', 'rules 2'))).toThrow(
      'Line 3: rules version 2 of straws is not known here (known: 1).',
    );
  });

  test('what is imagined from a view is played on by the rules asked for', () => {
    const match = Match.start(straws, start);
    const state = straws.imagine(match.view(0), rngFrom('any'));
    const [old, now] = [straws, straws2].map((game) => {
      const copy = game.copy(state);
      for (const move of [game.moves(copy, 0)[0], game.vocabulary[9]])
        game.play(copy, 0, move, rngFrom('any'));
      return game.view(copy, 0).hands[0];
    });
    expect([old, now]).toMatchObject([{ length: 2 }, { length: 3 }]);
  });
});
