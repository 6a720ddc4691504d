import { parseRecord, Refusal, replayRecord, type Seat } from '@nabu/kernel';
import { seedOf } from '@nabu/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BotMove, botPlay, keepThoughts } from './bots.ts';
import { heldTime } from './clock.ts';
import { type Command, decide } from './decide.ts';
import { type Deed, OFFERS } from './deeds.ts';
import { owed } from './due.ts';
import type { Facts } from './facts.ts';
import type { Pace } from './pace.ts';
import { deedsOf, recordOf } from './records.ts';
import { comeBack, join } from './seating.ts';
import { namesOf } from './seats.ts';
import { setPresence, type Table } from './table.ts';
import { againFromStore, carryOut, games, PEOPLE, picture, START, seated } from './testing/rig.ts';

/** Something that is asked of a table, or that happens around it; a bot's decision is noted beside its deeds. */
type Act = (table: Table, now: number, noted?: (made: BotMove) => void) => readonly Deed[];

const seat = fc.integer({ min: 0, max: 2 });
const choice = fc.nat(9);

/** Seats of a small table are asked for by numbers of a larger one. */
function at(table: Table, each: Seat): Seat {
  return each % table.holders.length;
}

function moveOf(table: Table, each: Seat, pick: number): string {
  const moves = table.match?.moves(each) ?? [];
  if (moves.length === 0 || !table.match) return pick > 4 ? 'end' : 'lay 3';
  return table.match.game.notation.format(moves[pick % moves.length]);
}

/** What a player of a seat asks for; every tenth time for another position than this one. */
function commandOf(table: Table, by: Seat, type: Command['type'], pick: number): Command {
  const ply = (table.match?.ply ?? 0) + (pick === 9 ? 1 : 0);
  switch (type) {
    case 'play':
      return { type, ply, move: moveOf(table, by, pick) };
    case 'undo':
    case 'redo':
    case 'restart':
      return { type, ply };
    case 'takeOver':
    case 'waitFor':
    case 'forfeit':
      return { type, seat: (pick % 5) - 1 };
    case 'offer':
      return { type, what: table.pause && pick > 2 ? 'resume' : OFFERS[pick % OFFERS.length] };
    case 'accept':
    case 'decline':
      return { type, what: table.offer?.what ?? 'end' };
    default:
      return { type };
  }
}

const commands: fc.Arbitrary<Act> = fc
  .tuple(
    seat,
    choice,
    fc.constantFrom<Command['type']>(
      ...(['play', 'play', 'play', 'play', 'undo', 'redo', 'restart'] as const),
      ...(['offer', 'accept', 'decline', 'forfeit', 'takeOver', 'leave'] as const),
      ...(['offer', 'accept', 'waitFor', 'forfeit', 'resign'] as const),
    ),
  )
  .map(([each, pick, type]): Act => {
    return (table, now) => {
      const by = at(table, pick < 7 ? (table.match?.actors[0] ?? each) : each);
      return decide(table, by, commandOf(table, by, type, pick), now);
    };
  });

const seating: fc.Arbitrary<Act> = fc
  .tuple(seat, choice, fc.boolean())
  .map(([each, pick, here]): Act => {
    if (pick < 3)
      return (table, now) => join(table, PEOPLE[each], pick < 1 ? each : undefined, now);
    if (pick < 6) return (table, now) => comeBack(table, at(table, each), now);
    return (table, now) => {
      if (table.holders[at(table, each)].guest) setPresence(table, at(table, each), here, now);
      return [];
    };
  });

const botMoves: fc.Arbitrary<Act> = fc
  .tuple(choice, fc.constantFrom('scribe', 'greedy', 'random'))
  .map(([pick, bot]): Act => {
    return (table, now, noted) => {
      const by = table.match?.actors[0] ?? 0;
      const ply = (table.match?.ply ?? 0) - (pick === 9 ? 1 : 0);
      const move = pick === 8 ? null : moveOf(table, by, pick);
      const made: BotMove = { seat: by, ply, move, bot, candidates: [] };
      noted?.(made);
      return botPlay(table, made, now);
    };
  });

/** What comes due by itself, as whoever keeps a table does it before anything else; sometimes the house was away. */
const passing: fc.Arbitrary<Act> = fc.integer({ min: 0, max: 30 }).map((gone): Act => {
  return (table, now) => {
    const due = owed(table, now);
    if (due.length > 0 || gone > 3) return due;
    return heldTime(table, [{ from: now - gone * 3_000, until: now }], now);
  };
});

const paces = fc.constantFrom<Pace | null>(
  null,
  null,
  { kind: 'live', bank: 100_000, increment: 5_000, delay: 0 },
  { kind: 'live', bank: 60_000, increment: 0, delay: 8_000 },
  { kind: 'correspondence', turn: 86_400_000, vacation: 86_400_000 },
);

const lives = fc.record({
  pace: paces,
  game: fc.constantFrom('straws', 'veiled'),
  seats: fc.constantFrom<Facts['seats']>(
    [null, null],
    [null, 'scribe'],
    [null, null, 'greedy'],
    [null, null, null],
  ),
  rated: fc.boolean(),
  seed: fc.nat(1000).map(seedOf),
  acts: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: commands },
      { weight: 2, arbitrary: seating },
      { weight: 2, arbitrary: botMoves },
      { weight: 2, arbitrary: passing },
    ),
    { minLength: 20, maxLength: 120 },
  ),
});

/** Does what is asked, as a shell would; null when it was refused. */
function decided(...[act, ...asked]: readonly [Act, ...Parameters<Act>]): readonly Deed[] | null {
  try {
    return act(...asked);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Does what is asked and carries it out, as a home does; what a bot thought is kept then. */
function doneAt(table: Table, act: Act, now: number): void {
  const made: BotMove[] = [];
  carryOut(table, decided(act, table, now, (each) => made.push(each)) ?? []);
  for (const each of made) keepThoughts(table, each);
}

/** Lives a table through, looking at it after each act; returns it. */
function live(
  {
    game,
    seats,
    rated,
    pace,
    seed,
    acts,
  }: typeof lives extends fc.Arbitrary<infer Life> ? Life : never,
  look: (table: Table, act: Act, now: number) => void,
): Table {
  const rules = game === 'straws' ? 2 : 1;
  const table = seated({ game, rules, seats, rated, pace, seed }, [PEOPLE[0], null, null]);
  acts.forEach((act, i) => {
    look(table, act, START + i * 10_000);
  });
  return table;
}

describe('whatever is asked of a table', () => {
  test('its stored deeds give the same table, to everybody who looks at it', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(lives, (life) => {
        const table = live(life, doneAt);
        for (const { kind } of table.deeds) seen.add(kind);
        expect(picture(againFromStore(table))).toBe(picture(table));
      }),
      { numRuns: 150, seed: 1 },
    );
    // Random lives that never took a move back, or never came to an end, would prove little.
    expect([...seen].toSorted()).toEqual(
      [
        ...['accepted', 'botReplaced', 'declined', 'ended', 'joined', 'left', 'offered', 'played'],
        ...['redone', 'returned', 'started', 'tookOver', 'undone', 'resigned', 'timeUp'],
        ...['forfeited', 'awaited', 'held', 'paused', 'sealed', 'resumed'],
      ].toSorted(),
    );
  });

  test('its record leads to the same end, and the deeds that are read from it to the same record', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const table = live(life, doneAt);
        if (!table.match) return;
        const again = replayRecord(games, recordOf(table, { reveal: true }));
        expect(again.written).toEqual(table.match.written);
        expect(again.result).toEqual(table.match.result);
        expect(again.ranking).toEqual(table.match.ranking);
        const record = recordOf(table, { reveal: true });
        const facts = { ...table.facts, seats: table.facts.seats.map(() => null) };
        const names = namesOf(table).map((name, seat) => ({ who: `${seat}`, name }));
        const copy = seated(facts, names);
        carryOut(copy, deedsOf(again, START, parseRecord(record)));
        expect(recordOf(copy, { reveal: true })).toBe(record);
      }),
      { numRuns: 150, seed: 4 },
    );
  });

  test('so they do after each single deed', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (table, act, now) => {
          doneAt(table, act, now);
          expect(picture(againFromStore(table))).toBe(picture(table));
        });
      }),
      { numRuns: 12, seed: 2 },
    );
  });

  test('deciding changes nothing, done or refused, and what was decided can be carried out', () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (table, act, now) => {
          // Presence is what a connection says, not something decided on.
          const presence = table.holders.map(({ here, awaySince }) => ({ here, awaySince }));
          const before = picture(table);
          const deeds = decided(act, table, now);
          const changed = table.holders.some(({ here }, i) => here !== presence[i].here);
          if (!changed) expect(picture(table)).toBe(before);
          carryOut(table, deeds ?? []);
        });
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});
