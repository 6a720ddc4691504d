import type { Viewer } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type BotMove, botPlay, keepThoughts } from './bots.ts';
import { standing } from './sight.ts';
import type { Table } from './table.ts';
import * as rig from './testing/rig.ts';
import {
  type OpenThoughts,
  remember,
  type Thought,
  type TurnThoughts,
  thoughtsFor,
  trueThoughts,
} from './thoughts.ts';

const { carryOut, playOn, refused, seated, START } = rig;

function thought(other: Partial<Thought> = {}): Thought {
  return { ply: 0, seat: 0, bot: 'vizier', move: 'm0', candidates: [], ...other };
}

function candidates(count: number) {
  return Array.from({ length: count }, (_, i) => ({ move: `m${i}`, value: 1 - i / 100 }));
}

describe('what is remembered of a bot’s thoughts', () => {
  test('all decisions of a turn, until it thinks in the next', () => {
    const first = remember(undefined, 4, thought({ ply: 4 }));
    const second = remember(first, 4, thought({ ply: 5 }));
    expect(second?.thoughts.map(({ ply }) => ply)).toEqual([4, 5]);
    const next = remember(second, 9, thought({ ply: 9 }));
    expect(next).toMatchObject({ from: 9, thoughts: [{ ply: 9 }] });
  });

  test('one thought a move, the last there was', () => {
    const first = remember(undefined, 4, thought({ ply: 4, move: 'm1' }));
    const again = remember(first, 4, thought({ ply: 4, move: 'm2' }));
    expect(again?.thoughts).toMatchObject([{ ply: 4, move: 'm2' }]);
  });

  test('a decision without a choice too, since that there was none can be a secret', () => {
    expect(remember(undefined, 0, thought())?.thoughts).toMatchObject([{ candidates: [] }]);
  });

  test('the best candidates, and the one it made', () => {
    const kept = remember(undefined, 0, thought({ move: 'm19', candidates: candidates(30) }));
    expect(kept?.thoughts[0].candidates.map(({ move }) => move)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 19].map((i) => `m${i}`),
    );
  });

  test('of a turn without end the last decisions', () => {
    let turn = remember(undefined, 0, thought());
    for (let ply = 1; ply < 60; ply++) turn = remember(turn, 0, thought({ ply }));
    expect(turn?.thoughts).toHaveLength(24);
    expect(turn?.thoughts.at(-1)?.ply).toBe(59);
  });

  test('nothing of one who plays at random, and what was told of an earlier decision is not told again', () => {
    const turn = remember(undefined, 0, thought());
    expect(remember(turn, 5, thought({ bot: 'random' }))).toBe(turn);
    expect(remember(undefined, 0, thought({ bot: 'random' }))).toBeUndefined();
    turn?.told.set(1, { seat: 0, decisions: [] });
    expect(remember(turn, 0, thought({ ply: 1 }))?.told.size).toBe(0);
  });
});

/** Tells which decision was looked at by whom, in place of opening it. */
function opener() {
  const asked: Viewer[] = [];
  const open: OpenThoughts = (_, thoughts, onlookerOf) => {
    asked.push(onlookerOf(thoughts[0]).viewer);
    return thoughts.map((each) => {
      const secret = onlookerOf(each).viewer !== each.seat;
      const moves = secret ? [] : [{ move: each.move, chance: 0.5, made: true }];
      return { ply: each.ply, moves, reason: null, secret };
    });
  };
  return { asked, open };
}

/** A table at which the bot of the first seat has made its first move. */
function thoughtful(rated = false): Table {
  const table = seated({ seats: ['vizier', null, null], rated });
  const made = firstMove(table);
  carryOut(table, botPlay(table, made, START));
  keepThoughts(table, made);
  return table;
}

/** The first move of a table, as the bot of the first seat makes it. */
function firstMove(table: Table): BotMove {
  const match = rig.matchOf(table);
  const move = match.game.notation.format(match.moves(0)[0]);
  return { seat: 0, ply: 0, move, bot: 'vizier', candidates: [{ move, value: 1 }] };
}

/** What is kept of the thoughts of the first seat. */
function keptOf(table: Table): TurnThoughts {
  const kept = table.thoughts.get(0);
  if (!kept) throw new Error('Nothing is kept.');
  return kept;
}

describe('what is kept of a bot’s thoughts', () => {
  test('each thought once, however often it is kept', () => {
    const table = thoughtful();
    keepThoughts(table, firstMove(seated({ seats: ['vizier', null, null] })));
    expect(keptOf(table).thoughts).toMatchObject([{ ply: 0 }]);
  });

  test('nothing of a decision that was not carried out, or not so', () => {
    const table = seated({ seats: ['vizier', null, null] });
    const made = firstMove(table);
    keepThoughts(table, made);
    expect(table.thoughts.size).toBe(0);
    const match = rig.matchOf(table);
    const other = match.game.notation.format(match.moves(0)[1]);
    carryOut(table, botPlay(table, { ...made, move: other }, START));
    keepThoughts(table, made);
    expect(table.thoughts.size).toBe(0);
  });

  test('true are those about moves that stand in the match', () => {
    const kept = keptOf(thoughtful());
    const fresh = () => seated({ seats: ['vizier', null, null] });
    expect(trueThoughts(rig.matchOf(thoughtful()), kept)).toBe(kept);
    expect(trueThoughts(rig.matchOf(fresh()), kept)).toBeNull();
    expect(trueThoughts(null, kept)).toBeNull();
    const other = fresh();
    const match = rig.matchOf(other);
    const move = match.game.notation.format(match.moves(0)[1]);
    carryOut(other, botPlay(other, { ...firstMove(other), move }, START));
    expect(trueThoughts(match, kept)).toBeNull();
  });

  test('where only the later ones are not true, the rest of the turn is told anew', () => {
    const table = thoughtful();
    const { from, thoughts } = keptOf(table);
    const kept = { from, thoughts: [...thoughts, thought({ ply: 1 })], told: new Map() };
    kept.told.set(1, { seat: 0, decisions: [] });
    expect(trueThoughts(rig.matchOf(table), kept)).toEqual({ from, thoughts, told: new Map() });
  });
});

describe('what is told of a bot’s thoughts', () => {
  test('to each viewer what may be opened to them, found out once', () => {
    const table = thoughtful();
    const { asked, open } = opener();
    for (const viewer of [1, 2, 'spectator', 1, 'spectator'] as const)
      expect(thoughtsFor(table, viewer, 0, open)).toMatchObject({
        seat: 0,
        decisions: [{ ply: 0, moves: [], secret: true }],
      });
    expect(asked).toEqual([1, 2, 'spectator']);
    expect(standing(table, 1).thoughts).toEqual([0]);
  });

  test('an onlooker has what they saw before the move and heard of it', () => {
    const table = thoughtful();
    const match = rig.matchOf(table);
    thoughtsFor(table, 1, 0, (_, thoughts, onlookerOf) => {
      expect(onlookerOf(thoughts[0])).toEqual({
        viewer: 1,
        view: match.viewAt(0, 1),
        deciderView: match.viewAt(0, 0),
        heard: match.heardAt(1, 1),
      });
      return [];
    });
  });

  test('everything to everybody once the game is over, whatever was told before', () => {
    const table = thoughtful();
    const { asked, open } = opener();
    thoughtsFor(table, 1, 0, open);
    playOn(table);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(thoughtsFor(table, viewer, 0, open).decisions[0]).toMatchObject({ secret: false });
    // They look with the eyes of the bot.
    expect(asked).toEqual([1, 0]);
  });

  test('nothing while a rated game is played', () => {
    const table = thoughtful(true);
    const { asked, open } = opener();
    expect(standing(table, 1).thoughts).toEqual([]);
    expect(refused(() => thoughtsFor(table, 1, 0, open))).toBe('rated');
    expect(asked).toEqual([]);
    playOn(table);
    expect(standing(table, 1).thoughts).toEqual([0]);
    expect(thoughtsFor(table, 1, 0, open).decisions).toHaveLength(1);
  });

  test('nothing of a bot that has not thought, of a person, of a seat that is not there', () => {
    const table = thoughtful();
    for (const seat of [1, 2, 7, -1])
      expect(refused(() => thoughtsFor(table, 1, seat, opener().open))).toBe('no-thoughts');
  });

  test('a bot that could not decide has no thoughts to keep', () => {
    const table = seated({ seats: ['vizier', null] });
    keepThoughts(table, { seat: 0, ply: 0, move: null, bot: 'vizier', candidates: [] });
    expect(table.thoughts.size).toBe(0);
  });

  test('are of the bot alone: a person’s move does not change them', () => {
    const table = thoughtful();
    const kept = table.thoughts.get(0);
    playOn(table, 1);
    expect(table.thoughts.get(0)).toBe(kept);
  });
});
