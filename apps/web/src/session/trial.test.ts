import { babel } from '@nabu/games/babel';
import { type AnyGame, Match, presets, rngFrom } from '@nabu/kernel';
import { botFromSpec } from '@nabu/search';
import { expect, test } from 'vitest';
import { Authority } from './authority.ts';
import { trialFrom } from './trial.ts';

const game: AnyGame = babel;
const NAMES = ['Ana', 'Bo'];

/** A game that is over. */
function finished() {
  const start = { seats: 2, options: presets(game.options), seed: '8'.repeat(32) };
  const match = Match.start(game, start);
  const bot = botFromSpec(game, 'greedy');
  const rng = rngFrom('trial');
  while (!match.over) {
    const [seat] = match.actors;
    match.play(seat, bot.choose(match.view(seat), seat, match.moves(seat), rng).move);
  }
  return match;
}

test('a trial stands where the game stood, for whoever decides there, without a curtain', () => {
  const match = finished();
  const ply = Math.floor(match.ply / 2);
  const trial = new Authority(game, trialFrom(match, NAMES, ply), () => 5);
  const { now, you, curtain, mine, save } = trial.standing();
  const { seat } = match.made[ply];
  expect({ ply: now.ply, you, curtain, mine }).toEqual({
    ply,
    you: seat,
    curtain: null,
    mine: [0, 1],
  });
  expect(now.view).toEqual(match.viewAt(ply, seat));
  expect(save.trial).toBe(true);
});

test('every move can be taken back and made again, whatever came to light', () => {
  const match = finished();
  const trial = new Authority(game, trialFrom(match, NAMES, match.ply), () => 5);
  trial.standing();
  const back = [];
  for (let ply = match.ply; ply > 0; ply--) {
    trial.ask({ type: 'undo' });
    const { now, anew } = trial.standing();
    back.push(now.ply);
    expect({ anew, result: now.result, canRedo: now.canRedo }).toEqual({
      ...{ anew: true, result: null, canRedo: true },
    });
  }
  expect(back.at(-1)).toBe(0);
  for (let ply = 0; ply < match.ply; ply++) trial.ask({ type: 'redo' });
  const { now, save } = trial.standing();
  expect(now.result).toEqual(match.result);
  expect(save).toMatchObject({ trial: true, over: true });
});

test('another move is a branch: what was taken back is gone, and chance is as it was', () => {
  const match = finished();
  const trial = new Authority(game, trialFrom(match, NAMES, 3), () => 5);
  trial.ask({ type: 'undo' });
  const { now } = trial.standing();
  const [seat] = now.actors;
  trial.play(seat, match.written[2].move, 2);
  expect(trial.standing().now).toMatchObject({ ply: 3, canUndo: true, canRedo: false });
  expect(trial.viewAt(3).view).toEqual(match.viewAt(3, match.made[3].seat));
});

test('starting the turn over takes back the whole last turn, and at the beginning nothing happens', () => {
  const match = finished();
  const last = match.turnStart(match.made[match.ply - 1].seat);
  const trial = new Authority(game, trialFrom(match, NAMES, match.ply), () => 5);
  trial.ask({ type: 'restart' });
  expect(trial.standing().now.ply).toBe(last);
  const begun = new Authority(game, trialFrom(match, NAMES, 0), () => 5);
  begun.ask({ type: 'undo' });
  expect(begun.standing().now).toMatchObject({ ply: 0, canUndo: false });
});

test('a game that goes on cannot be tried out', () => {
  const start = { seats: 2, options: presets(game.options), seed: '8'.repeat(32) };
  expect(() => trialFrom(Match.start(game, start), NAMES, 0)).toThrow('over');
});

test.each([{ type: 'resign' }, { type: 'offer', what: 'end' }] as const)(
  'an end by other means than the rules ($type) is taken back with the move before it',
  (end) => {
    const match = finished();
    const trial = new Authority(game, trialFrom(match, NAMES, 6), () => 5);
    trial.standing();
    trial.ask(end);
    expect(trial.standing().now.phase).toBe('over');
    trial.ask({ type: 'undo' });
    const { now, table, save } = trial.standing();
    expect(now).toMatchObject({ phase: 'playing', ply: 5, result: null, offer: null });
    expect(table.seats.map(({ out, standIn }) => [out, standIn])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(save.over).toBe(false);
    trial.play(now.actors[0], now.moves[0], 5);
    expect(trial.standing().now.ply).toBe(6);
  },
);
