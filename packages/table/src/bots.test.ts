import { describe, expect, test } from 'vitest';
import { botPlay, botQuestion, hintQuestion } from './bots.ts';
import { botAt, dueBots, onDuty } from './duty.ts';
import type { Table } from './table.ts';
import * as rig from './testing/rig.ts';

const { carryOut, obey, PEOPLE, playOn, refused, seated, START } = rig;

function against(other: Parameters<typeof seated>[0] = {}): Table {
  return seated({ seats: ['vizier', null], ...other });
}

/** The first legal move of whoever must decide. */
function firstMove(table: Table): string {
  const match = rig.matchOf(table);
  return match.game.notation.format(match.moves(match.actors[0])[0]);
}

function made(table: Table, bot: string, move: string | null = firstMove(table)) {
  const { ply, actors } = rig.matchOf(table);
  return { ply, seat: actors[0], move, bot, candidates: [] };
}

describe('who decides for a seat', () => {
  test('its bot, or the stand-in of somebody who is away; a person themselves', () => {
    const table = against();
    expect([botAt(table, 0), botAt(table, 1)]).toEqual(['vizier', null]);
    expect(dueBots(table)).toEqual([0]);
    carryOut(table, [{ kind: 'tookOver', at: START, seat: 1, bot: 'scribe' }]);
    expect(onDuty(table, 1)).toBe('scribe');
  });

  test('nobody while the table waits, or when it is over', () => {
    expect(dueBots(seated({ seats: ['vizier', null] }, [null, null]))).toEqual([]);
    const table = against();
    playOn(table);
    expect(dueBots(table)).toEqual([]);
    expect(botQuestion(table, 0)).toBeNull();
  });
});

describe('a question to a bot', () => {
  test('holds the view of its seat, the rules, and what it just did while nothing was learned', () => {
    const table = against();
    const { facts, match } = table;
    const question = { gameId: 'straws', rules: 2, seat: 0, ply: 0, view: match?.view(0) };
    expect(botQuestion(table, 0)).toEqual({ ...question, spec: 'vizier', follows: null });
    expect(JSON.stringify(botQuestion(table, 0))).not.toContain(facts.seed);
    const laid = firstMove(table);
    carryOut(table, botPlay(table, made(table, 'vizier'), START));
    expect(botQuestion(table, 0)).toMatchObject({ ply: 1, follows: laid });
    expect(botQuestion(table, 1)).toBeNull();
  });

  test('a hint is for whoever must decide, at this ply, in a game that does not count', () => {
    const table = seated();
    expect(hintQuestion(table, 0, 0)).toMatchObject({ seat: 0, view: table.match?.view(0) });
    expect(refused(() => hintQuestion(table, 0, 1))).toBe('stale');
    expect(refused(() => hintQuestion(table, 1, 0))).toBe('not-your-turn');
    expect(refused(() => hintQuestion(seated({ rated: true }), 0, 0))).toBe('rated');
    expect(refused(() => hintQuestion(seated({}, [PEOPLE[0], null]), 0, 0))).toBe('not-started');
  });
});

describe('a bot’s decision', () => {
  test('that comes too late leads to nothing', () => {
    const table = against();
    const late = made(table, 'vizier');
    carryOut(table, botPlay(table, late, START));
    expect(botPlay(table, late, START)).toEqual([]);
    const next = made(table, 'vizier');
    expect(botPlay(table, { ...next, seat: 1 }, START)).toEqual([]);
    playOn(table);
    expect(botPlay(table, { ...next, ply: table.match?.ply ?? 0 }, START)).toEqual([]);
  });

  test('of a stand-in leads to nothing when its player has come back', () => {
    const table = seated();
    carryOut(table, [{ kind: 'tookOver', at: START, seat: 0, bot: 'scribe' }]);
    const decision = made(table, 'scribe');
    expect(botPlay(table, decision, START)).toHaveLength(1);
    carryOut(table, [{ kind: 'returned', at: START, seat: 0 }]);
    expect(botPlay(table, decision, START)).toEqual([]);
    obey(table, 0, { type: 'play', ply: 0, move: firstMove(table) });
    expect(table.match?.ply).toBe(1);
  });

  test('against the rules is refused and changes nothing', () => {
    const table = against();
    const before = rig.picture(table);
    for (const [move, code] of [
      ['end', 'illegal'],
      ['dance', 'unknown-move'],
    ])
      expect(refused(() => botPlay(table, made(table, 'vizier', move), START))).toBe(code);
    expect(rig.picture(table)).toBe(before);
  });

  test('when none could decide is a legal move, the same for the same table', () => {
    const [one, two] = [against(), against()].map((table) =>
      botPlay(table, made(table, 'random', null), START),
    );
    expect(one).toEqual(two);
    expect(one.map(({ kind }) => kind)).toEqual(['botReplaced', 'played']);
    carryOut(against(), one);
  });

  test('ends the match when the rules say so', () => {
    const table = seated({ seats: ['random', 'random'] });
    while (table.phase === 'playing') carryOut(table, botPlay(table, made(table, 'random'), START));
    expect(table.deeds.at(-1)).toMatchObject({ kind: 'ended', how: 'rules' });
  });
});

describe('a bot that failed', () => {
  test('is relieved for the rest of its turn, and named once', () => {
    const table = against();
    const first = botPlay(table, made(table, 'greedy'), START);
    expect(first).toMatchObject([
      { kind: 'botReplaced', seat: 0, bot: 'greedy' },
      { kind: 'played' },
    ]);
    carryOut(table, first);
    expect(onDuty(table, 0)).toBe('greedy');
    expect(botQuestion(table, 0)).toMatchObject({ spec: 'greedy' });
    const second = botPlay(table, made(table, 'greedy', 'end'), START);
    expect(second).toMatchObject([{ kind: 'played' }]);
    carryOut(table, second);
    playOn(table, 1);
    obey(table, 1, { type: 'play', ply: 3, move: 'end' });
    expect(onDuty(table, 0)).toBe('vizier');
    expect(botQuestion(table, 0)).toMatchObject({ spec: 'vizier', ply: 4 });
  });

  test('may be relieved again by a still simpler one', () => {
    const table = against();
    carryOut(table, botPlay(table, made(table, 'greedy'), START));
    const again = botPlay(table, made(table, 'random', 'end'), START);
    expect(again[0]).toMatchObject({ kind: 'botReplaced', bot: 'random' });
    carryOut(table, again);
    expect(rig.picture(rig.againFromStore(table))).toBe(rig.picture(table));
  });
});
