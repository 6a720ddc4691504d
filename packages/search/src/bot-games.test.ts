import { games } from '@nabu/games';
import { type AnyMatch, Match, presets, rngFrom, type Word } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { playOn, playToEnd } from './bot-games.ts';
import { randomBot } from './random.ts';

function fresh(): AnyMatch {
  const options = presets(games.babel.options);
  return Match.start(games.babel, { seats: 2, options, seed: '7'.repeat(32) });
}

/** A bot that notes what it is told to go on from. */
function asked() {
  const follows: (Word | undefined)[] = [];
  const random = randomBot<unknown, Word>();
  const bot: Bot<unknown, Word> = {
    spec: 'asked',
    choose(view, seat, moves, rng, last) {
      follows.push(last);
      return random.choose(view, seat, moves, rng);
    },
  };
  return { bot, follows };
}

const seatsWith = (bot: Bot<unknown, Word>) => [0, 1].map((n) => ({ bot, rng: rngFrom(`${n}`) }));

describe('a game between bots', () => {
  test('inside a turn each is told its last move as long as nothing was learned since', () => {
    const { bot, follows } = asked();
    const match = fresh();
    playOn(match, seatsWith(bot), 40);
    const expected = match.made.map((_, ply) => {
      const [last, { seat }] = [match.made[ply - 1], match.made[ply]];
      return last?.seat === seat && !last.barrier ? last.move : undefined;
    });
    expect(follows).toEqual(expected);
    expect(new Set(follows.map((each) => each === undefined)).size).toBe(2);
  });

  test('stops after so many moves, or is agreed to end', () => {
    const { bot } = asked();
    const match = fresh();
    playOn(match, seatsWith(bot), 10);
    expect([match.ply, match.over]).toEqual([10, false]);
    expect(playToEnd(match, seatsWith(bot), 12)).toMatchObject({ ending: 'agreed' });
    expect([match.ply, match.over]).toEqual([12, true]);
  });

  test('ends by the rules where they end it', () => {
    const options = presets(games.ur.options);
    const match: AnyMatch = Match.start(games.ur, { seats: 2, options, seed: '7'.repeat(32) });
    const result = playToEnd(match, seatsWith(asked().bot));
    expect(result).toEqual(match.result);
    expect(result.ending).not.toBe('agreed');
  });
});
