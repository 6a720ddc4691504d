import type { NewTableRead } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { quietHall } from '../../testing/quiet.ts';
import { atOnce, folder, storeIn } from '../../testing/rig.ts';
import { NOBODY } from '../people/who.ts';
import type { LiveTable } from '../tables/live.ts';
import { createTable } from '../tables/seating.ts';
import { lastThought } from '../tables/thoughts.ts';
import { askBots } from './players.ts';

const WISH: NewTableRead = {
  ...{ game: 'veils', options: {}, name: 'Ada', seats: [{ bot: 'scribe' }, 'me'] },
  ...{ visibility: 'link', rated: false, caretaker: 'scribe', pace: null },
  ...{ admits: 'everybody', fill: null },
};

/** Two nodes that have the same table, whose bot is to begin; the second hears nothing of the first. */
async function twoHalls() {
  const store = await storeIn(folder());
  const told: (number | undefined)[] = [];
  const two = quietHall(store, {
    wrote: ({ table }) => void told.push(lastThought(table)?.thought.ply),
  });
  const { live: first } = await createTable(quietHall(store), WISH, NOBODY);
  const second = await two.find(first.id);
  return { first, second, told };
}

/** Lets the bot of a table make the two moves of its turn. */
async function takeTurn(live: LiveTable, think = atOnce.think): Promise<void> {
  const quiet = () => undefined;
  const parts = { limitMs: 60_000, stopping: new AbortController().signal };
  askBots({ ...parts, thinker: { ...atOnce, think }, failed: quiet, decided: quiet }, live);
  await expect.poll(() => live.table.match?.ply).toBe(2);
  // What is in memory may not be stored yet.
  await live.run(() => undefined);
}

test('what a bot thought is kept when its move is stored, and other nodes are told of it at once', async () => {
  const { second, told } = await twoHalls();
  await takeTurn(second);
  expect(told).toEqual([0, 1]);
});

test('it is kept once where another node was first with something else', async () => {
  const { first, second, told } = await twoHalls();
  await first.change((at) => [{ kind: 'offered', at, seat: 1, what: 'pause' }]);
  await takeTurn(second);
  expect(second.table.deeds.map(({ kind }) => kind).slice(-3)).toEqual([
    ...['offered', 'played', 'played'],
  ]);
  expect(told).toEqual([0, 1]);
  expect(second.table.thoughts.get(0)?.thoughts.map(({ ply }) => ply)).toEqual([0, 1]);
});

test('it is forgotten where another node was first with another decision', async () => {
  const { first, second } = await twoHalls();
  const { match } = first.table;
  const moves = match?.moves(0).map((word) => match.game.notation.format(word)) ?? [];
  // The other node decides while this one thinks.
  await takeTurn(second, async (...asked) => {
    const answer = await atOnce.think(...asked);
    const move = moves.find((each) => each !== answer.move) ?? '';
    if (first.table.match?.ply === 0)
      await first.change((at) => [{ kind: 'played', at, seat: 0, move }]);
    return answer;
  });
  expect(second.table.thoughts.get(0)?.thoughts.map(({ ply }) => ply)).toEqual([1]);
});
