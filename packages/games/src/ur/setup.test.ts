import { Match, presets, rngFrom } from '@nabu/kernel';
import { seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { type Options, ROSETTES, ROUTES, SQUARES, ur } from './index.ts';

const SHORT_1 = 'A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7';
const SHORT_2 = 'C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 B8 C8 C7';
const LONG_1 = 'A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 A7 A8 B8 C8 C7';
const LONG_2 = 'C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7';

const walked = (path: Options['path'], seat: number) =>
  ROUTES[path].squares[seat].slice(1, -1).join(' ');

const shared = (path: Options['path']) =>
  ROUTES[path].squares[0].filter((square, position) => square && ROUTES[path].meets[position] > 0);

describe('the board', () => {
  test('[S1] twenty squares, none where the bridge leaves a gap', () => {
    expect(SQUARES).toHaveLength(20);
    expect(new Set(SQUARES).size).toBe(20);
    expect(SQUARES.filter((square) => /[56]/.test(square))).toEqual(['B5', 'B6']);
  });

  test('[S2] five rosettes, at the same positions for both players', () => {
    for (const [path, positions] of [
      ['short', [4, 8, 14]],
      ['long', [4, 8, 12, 16]],
    ] as const)
      for (const seat of [0, 1]) {
        const squares = positions.map((position) => ROUTES[path].squares[seat][position]);
        expect(squares.every((square) => square && ROSETTES.includes(square))).toBe(true);
        expect(ROUTES[path].rosettes).toBe(positions.reduce((set, p) => set | (1 << p), 0));
      }
    expect(ROSETTES.toSorted()).toEqual(['A1', 'A7', 'B4', 'C1', 'C7']);
  });

  test('[P1] the short path', () => {
    expect([walked('short', 0), walked('short', 1)]).toEqual([SHORT_1, SHORT_2]);
    expect(ROUTES.short.home).toBe(15);
  });

  test('[P2] the long path', () => {
    expect([walked('long', 0), walked('long', 1)]).toEqual([LONG_1, LONG_2]);
    expect(ROUTES.long.home).toBe(17);
  });

  test('[P3] where pieces meet', () => {
    expect(shared('short').join(' ')).toBe('B1 B2 B3 B4 B5 B6 B7 B8');
    expect(shared('long').join(' ')).toBe('B1 B2 B3 B4 B5 B6 B7 A7 A8 B8 C8 C7');
    for (const { meets, squares } of Object.values(ROUTES))
      meets.forEach((theirs, mine) => {
        if (theirs === 0) return;
        expect(squares[1][theirs]).toBe(squares[0][mine]);
        expect(squares[0][theirs]).toBe(squares[1][mine]);
      });
  });
});

describe('the start', () => {
  test('[S3] seven pieces each in the hand, or five', () => {
    for (const pieces of [7, 5] as const) {
      const { state } = table(ur, { seats: 2, options: { pieces } }).dealt(1);
      expect([state.hands, state.on, state.homes]).toEqual([
        [pieces, pieces],
        [0, 0],
        [0, 0],
      ]);
    }
  });

  test('[S5] [T2] player 1 begins, and the first roll lies there before the first decision', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const start = { seats: 2, options: presets(ur.options), seed: seedOf(seed) };
      const match = Match.start(ur, start);
      const { turn, roll } = match.view('spectator');
      expect([turn, match.actors]).toEqual([0, [0]]);
      const told = match.opening('spectator').filter((event) => event.type === 'rolled');
      expect(told).toEqual([{ type: 'rolled', seat: 0, roll, stuck: roll === 0 }]);
      seen.add(roll);
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  test('[S4] the rolls come as often as four fair dice make them', () => {
    const counts = [0, 0, 0, 0, 0];
    const rng = rngFrom('dice');
    const state = ur.setup({ seats: 2, options: presets(ur.options) }, rng);
    for (let i = 0; i < 16000; i++) {
      counts[state.roll]++;
      const move = ur.sample(state, state.turn, rng);
      ur.play(state, state.turn, move, rng);
      if (ur.result(state)) Object.assign(state, { homes: [0, 0], on: [0, 0], hands: [7, 7] });
    }
    const expected = [1000, 4000, 6000, 4000, 1000];
    counts.forEach((count, roll) => {
      expect(Math.abs(count - expected[roll])).toBeLessThan(5 * Math.sqrt(expected[roll]));
    });
  });

  test('[S6] everybody sees everything', () => {
    const { state } = table(ur, { seats: 2 }).given('turn=2 roll=3 on1=4,7 home1=2 on2=8 home2=1');
    const sides = [
      { hand: 3, on: [4, 7], home: 2 },
      { hand: 5, on: [8], home: 1 },
    ];
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = { viewer, path: 'short', pieces: 7, turn: 1, roll: 3, sides };
      expect(ur.view(state, viewer)).toEqual(seen);
    }
  });
});
