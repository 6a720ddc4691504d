import type { AnyGame } from '@nabu/kernel';
import { straws2 } from '@nabu/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botPlay } from './bots.ts';
import { clockTold, heldTime, running, timeAt, timeOut } from './clock.ts';
import { decide } from './decide.ts';
import { deadline, due, owed } from './due.ts';
import { DAY, livePace, type Pace } from './pace.ts';
import { rebuild, type Table } from './table.ts';
import { againFromStore, carryOut, matchOf, obey, refused, START, seated } from './testing/rig.ts';

const LIVE = livePace(1, 5);
const DELAY: Pace = { kind: 'live', bank: 60_000, increment: 0, delay: 10_000 };
const DAYS: Pace = { kind: 'correspondence', turn: DAY, vacation: 2 * DAY };

/** What each seat has left of its bank. */
function banks(table: Table, now: number): readonly number[] {
  const told = clockTold(table);
  return told ? told.seats.map((_, seat) => timeAt(told, seat, now).bank) : [];
}

/** Plays the first legal move that cannot be taken back, or that can. */
function play(table: Table, final: boolean, at: number): void {
  const match = matchOf(table);
  const [seat] = match.actors;
  const words = match.moves(seat).map((move) => match.game.notation.format(move));
  const move = words.find((word) => (word === 'end') === final) ?? words[0];
  obey(table, seat, { type: 'play', ply: match.ply, move }, at);
}

describe('time', () => {
  test('runs for the seat that must decide and for nobody else', () => {
    const table = seated({ pace: LIVE });
    expect(running(table)).toEqual([0]);
    expect(banks(table, START + 7_000)).toEqual([53_000, 60_000]);
    expect(timeOut(table)).toEqual({ seat: 0, at: START + 60_000 });
    expect(deadline(table)).toBe(START + 60_000);
  });

  test('runs for everybody who must decide, in turn or out of it', () => {
    const { facts, deeds } = seated({ pace: LIVE });
    const asked = (actors: readonly number[]) =>
      rebuild(facts, deeds, { straws: { ...straws2, actors: () => actors } as AnyGame }, START);
    // The turn is the first player's; the decision is the other's.
    const other = asked([1]);
    expect(running(other)).toEqual([1]);
    expect(banks(other, START + 7_000)).toEqual([60_000, 53_000]);
    expect(timeOut(other)).toEqual({ seat: 1, at: START + 60_000 });
    const both = asked([0, 1]);
    expect(banks(both, START + 7_000)).toEqual([53_000, 53_000]);
    carryOut(both, owed(both, START + 60_000));
    expect(both.phase).toBe('over');
  });

  test('an increment comes with the decision that cannot be taken back', () => {
    const table = seated({ pace: LIVE });
    play(table, false, START + 10_000);
    expect(banks(table, START + 10_000)[0]).toBe(50_000);
    play(table, true, START + 20_000);
    expect(running(table)).toEqual([1]);
    expect(banks(table, START + 30_000)).toEqual([45_000, 50_000]);
  });

  test('taking back and making moves again brings nobody time', () => {
    const table = seated({ pace: LIVE });
    play(table, false, START + 1_000);
    for (let i = 0; i < 5; i++) {
      const at = START + 2_000 + i * 2_000;
      obey(table, 0, { type: 'undo', ply: 1 }, at);
      obey(table, 0, { type: 'redo', ply: 0 }, at + 1_000);
    }
    expect(banks(table, START + 11_000)).toEqual([49_000, 60_000]);
  });

  test('a delay is free for each decision, and is not saved up', () => {
    const table = seated({ pace: DELAY });
    expect(timeOut(table)?.at).toBe(START + 70_000);
    play(table, false, START + 6_000);
    expect(banks(table, START + 6_000)[0]).toBe(60_000);
    play(table, true, START + 12_000);
    expect(banks(table, START + 12_000)).toEqual([58_000, 60_000]);
    const told = clockTold(table);
    expect(told && timeAt(told, 1, START + 15_000)).toEqual({ bank: 60_000, free: 7_000 });
    expect(told && timeAt(told, 0, START + 15_000)).toEqual({ bank: 58_000, free: 10_000 });
  });

  test('over days each decision has its own, and vacation is used beyond them', () => {
    const table = seated({ pace: DAYS });
    play(table, false, START + DAY / 2);
    play(table, true, START + 2 * DAY);
    expect(banks(table, START + 2 * DAY)).toEqual([DAY, 2 * DAY]);
    expect(timeOut(table)).toEqual({ seat: 1, at: START + 5 * DAY });
  });

  test('stands still while a bot must decide, however long it takes', () => {
    const table = seated({ pace: LIVE, seats: [null, 'scribe'] });
    play(table, true, START + 1_000);
    while (matchOf(table).actors[0] === 0) play(table, true, START + 1_000);
    const before = banks(table, START + 1_000);
    expect(running(table)).toEqual([]);
    expect(due(table)).toBeNull();
    const match = matchOf(table);
    const move = match.game.notation.format(match.moves(1)[0]);
    const made = { ply: match.ply, seat: 1, move, bot: 'scribe', candidates: [] };
    carryOut(table, botPlay(table, made, START + 500_000));
    expect(banks(table, START + 500_000)).toEqual(before);
  });

  test('there is none without a clock, and none before the start and after the end', () => {
    expect(clockTold(seated())).toBeNull();
    expect(running(seated({ pace: LIVE }, [null, null]))).toEqual([]);
    const over = seated({ pace: LIVE });
    obey(over, 0, { type: 'resign' }, START + 5_000);
    expect(banks(over, START + 900_000)).toEqual([55_000, 60_000]);
    expect(due(over)).toBeNull();
  });
});

describe('when time is up', () => {
  test('it is said once, and nothing comes before it', () => {
    const table = seated({ pace: LIVE });
    expect(owed(table, START + 59_999)).toEqual([]);
    const late = () => decide(table, 0, { type: 'undo', ply: 0 }, START + 60_000);
    expect(refused(late)).toBe('time-up');
    carryOut(table, owed(table, START + 60_000));
    expect(table.deeds.slice(-2)).toMatchObject([
      { kind: 'timeUp', seat: 0 },
      { kind: 'ended', how: 'time' },
    ]);
    expect(matchOf(table).result).toEqual({ places: [2, 1], ending: 'time' });
    expect(owed(table, START + 99_000)).toEqual([]);
    expect(banks(table, START + 99_000)[0]).toBe(0);
  });

  test('of three, the others play on against the caretaker, and the seat comes last', () => {
    const table = seated({ pace: LIVE, seats: [null, null, null], caretaker: 'greedy' });
    carryOut(table, owed(table, START + 60_000));
    expect(table.phase).toBe('playing');
    expect(table.holders[0]).toMatchObject({ out: 'time', standIn: 'greedy' });
    expect(running(table)).toEqual([]);
    expect(matchOf(table).ranking[0]).toBe(3);
  });
});

describe('what the house takes', () => {
  test('is given back: a stretch in which it was not there is nobody’s', () => {
    const table = seated({ pace: LIVE });
    const gap = { from: START + 10_000, until: START + 700_000 };
    carryOut(table, heldTime(table, [gap], START + 690_000));
    expect(banks(table, START + 690_000)[0]).toBe(50_000);
    expect(banks(table, START + 701_000)[0]).toBe(49_000);
    expect(owed(table, START + 700_000)).toEqual([]);
    // Read again, there is nothing more to give back.
    expect(heldTime(againFromStore(table), [gap], START + 701_000)).toEqual([]);
  });

  test('what was played before or after a gap is not touched by it', () => {
    const table = seated({ pace: LIVE });
    play(table, false, START + 20_000);
    const gaps = [
      { from: START + 5_000, until: START + 15_000 },
      { from: START + 18_000, until: START + 30_000 },
    ];
    carryOut(table, heldTime(table, gaps, START + 31_000));
    expect(banks(table, START + 31_000)[0]).toBe(39_000);
  });
});

/** What happens at a table with clocks: how long each step takes, and what it is: a move (`bind`: one that cannot be taken back), undo, redo, a pause, or the house is away. */
const steps = fc.array(
  fc.record({
    ms: fc.nat(9_000),
    act: fc.constantFrom('play', 'bind', 'undo', 'redo', 'pause', 'away', 'idle'),
  }),
  { minLength: 5, maxLength: 60 },
);

describe('whatever happens', () => {
  test.each([LIVE, DELAY, DAYS])('no time is lost, made or less than none (%#)', (pace) => {
    fc.assert(
      fc.property(steps, (list) => {
        const table = seated({ pace });
        let now = START;
        for (const { ms, act } of list) {
          const before = banks(table, now);
          const [seat] = running(table);
          if (act === 'away') {
            carryOut(table, heldTime(table, [{ from: now, until: now + ms }], now + ms));
            now += ms;
            expect(banks(table, now)).toEqual(before);
            continue;
          }
          now += ms;
          const passed = banks(table, now);
          passed.forEach((bank, each) => {
            const cost = before[each] - bank;
            expect(cost).toBeGreaterThanOrEqual(0);
            expect(cost).toBeLessThanOrEqual(each === seat ? ms : 0);
          });
          carryOut(table, owed(table, now));
          if (table.phase === 'over') return;
          step(table, act, now);
          const gain = banks(table, now).reduce((sum, bank, each) => sum + bank - passed[each], 0);
          expect([0, pace.kind === 'live' ? pace.increment : 0]).toContain(gain);
          expect(banks(againFromStore(table), now)).toEqual(banks(table, now));
        }
      }),
      { numRuns: 60, seed: 4 },
    );
  });
});

function step(table: Table, act: string, now: number): void {
  const match = matchOf(table);
  const [seat] = match.actors;
  if (act === 'pause') {
    const what = table.pause ? 'resume' : 'pause';
    for (const each of [0, 1]) obey(table, each, { type: 'offer', what }, now);
  } else if (table.pause) {
    expect(running(table)).toEqual([]);
  } else if (act === 'undo' && match.canUndo(seat)) {
    obey(table, seat, { type: 'undo', ply: match.ply }, now);
  } else if (act === 'redo' && match.canRedo(seat)) {
    obey(table, seat, { type: 'redo', ply: match.ply }, now);
  } else if (act === 'play' || act === 'bind') play(table, act === 'bind', now);
}
