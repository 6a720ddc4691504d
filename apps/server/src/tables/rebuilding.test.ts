import { Refusal } from '@nabu/kernel';
import {
  apply,
  askThoughts,
  type BotMove,
  botPlay,
  type Deed,
  type Facts,
  keepThoughts,
  opened,
  rebuild,
  type Table,
} from '@nabu/table';
import { expect, test } from 'vitest';
import { games } from '../../testing/rig.ts';
import { rebuildAt } from './rebuilding.ts';
import { learnThoughts } from './thoughts.ts';

const FACTS: Facts = {
  ...{ id: 'table', game: 'veils', rules: 1, options: { rounds: 2 }, seats: ['scribe', null] },
  ...{ seed: '0'.repeat(32), visibility: 'link', rated: false, caretaker: 'scribe', pace: null },
  ...{ admits: 'everybody', fill: null, language: null, created: 0, before: null },
};
const MADE: BotMove = { ply: 0, seat: 0, bot: 'scribe', move: '', candidates: [] };

/** A table whose bot has made its first move, and thought about it. */
function thoughtful() {
  const before: readonly Deed[] = opened(FACTS, [null, { who: 'ada', name: 'Ada' }]);
  const table = rebuild(FACTS, before, games, 0);
  const [move, other] = (table.match?.moves(0) ?? []).map((word) =>
    String(table.match?.game.notation.format(word)),
  );
  const made = { ...MADE, move };
  for (const deed of botPlay(table, made, 0)) apply(table, deed);
  keepThoughts(table, made);
  return { table, before, move, other };
}

/** With which code it is refused to say what the bot thought; null when it is said. */
function refusedAt(table: Table): string | null {
  try {
    askThoughts(table, 1, 0);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('what a bot thought about a move stays where the move stands', () => {
  const { table } = thoughtful();
  const again = rebuildAt(table, table.deeds, games, 0);
  expect(again.thoughts.get(0)).toBe(table.thoughts.get(0));
  expect(refusedAt(again)).toBeNull();
});

test('it is dropped where another move was stored in its place, and the true one is learned', () => {
  const { table, before, other } = thoughtful();
  const deeds: readonly Deed[] = [...before, { kind: 'played', at: 0, seat: 0, move: other }];
  const again = rebuildAt(table, deeds, games, 0);
  expect(again.thoughts.size).toBe(0);
  const thought = { ply: 0, seat: 0, bot: 'scribe', move: other, candidates: [] };
  expect(learnThoughts(again, [{ from: 0, thought }])).toEqual([0]);
});

test('it is dropped where the move was taken back, and asking for it is no trouble', () => {
  const { table } = thoughtful();
  const deeds: readonly Deed[] = [...table.deeds, { kind: 'undone', at: 0, seat: 0, ply: 0 }];
  const again = rebuildAt(table, deeds, games, 0);
  expect(again.match?.ply).toBe(0);
  expect(refusedAt(again)).toBe('no-thoughts');
});

test('nothing is learned of a move that another one stands for', () => {
  const { table, move, before, other } = thoughtful();
  const deeds: readonly Deed[] = [...before, { kind: 'played', at: 0, seat: 0, move: other }];
  const again = rebuildAt(table, deeds, games, 0);
  const thought = { ply: 0, seat: 0, bot: 'scribe', move, candidates: [] };
  expect(learnThoughts(again, [{ from: 0, thought }])).toEqual([]);
});
