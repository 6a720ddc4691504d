import { type Games, gamesFrom, replayRecord, writeRecord } from '@nabu/kernel';
import { adviseAbout, gameAskedAbout, think } from '@nabu/search';
import { straws, straws2 } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { finish, folder, openHouse } from '../testing/rig.ts';
import type { Thinker } from './bots/thinker.ts';

const before = gamesFrom([[straws]]);
const after = gamesFrom([[straws2, straws]]);

/** A house of some games; `asked` are the rules its bots and hints thought by. */
async function houseOf(games: Games, data: string) {
  const asked: number[] = [];
  const thinker: Thinker = {
    think: async (question) => {
      asked.push(question.rules);
      return think(games, question);
    },
    advise: async (question) => {
      asked.push(question.rules);
      return adviseAbout(gameAskedAbout(games, question), question);
    },
    open: async () => [],
    close: async () => undefined,
  };
  return { asked, ...(await openHouse({ games, thinker }, data)) };
}

/** Lays the first straw of the hand and ends the turn; returns the hand after it. */
async function turn(player: Client): Promise<readonly number[]> {
  const { moves, ply } = await player.until((now) => now.moves.length > 0);
  await player.play(moves[0], ply);
  await player.play('end', ply + 1);
  const { view } = await player.until((now) => now.ply >= ply + 2);
  return (view as { readonly hands: readonly [readonly number[]] }).hands[0];
}

const wish = {
  game: 'straws',
  seats: ['me', { bot: 'greedy' }] as ['me', { bot: string }],
  options: { goal: 20 },
};

describe('a table begun under older rules', () => {
  test('goes on under them after the house has newer ones: moves, bots, hints and record', async () => {
    const data = folder();
    const old = await houseOf(before, data);
    const { table, token } = await old.create(wish);
    const ada = await Client.open(old.port, table.id, token);
    expect(await turn(ada)).toHaveLength(2);
    await ada.until((now) => now.moves.length > 0);
    await old.close();

    const house = await houseOf(after, data);
    const again = await Client.open(house.port, table.id, token);
    expect(again.messages[0]).toMatchObject({ table: { rules: 1, known: true } });
    expect(again.entries).toEqual(ada.entries);
    expect(again.now?.view).toEqual(ada.now?.view);
    const ply = again.now?.ply ?? 0;
    expect(await again.ask({ type: 'hint', ply })).toMatchObject({ type: 'hint' });
    expect(await turn(again)).toHaveLength(2);
    await finish([again]);
    expect(new Set(house.asked)).toEqual(new Set([1]));

    const record = await (await house.get(`/api/tables/${table.id}/record`, token)).text();
    expect(record).toContain('\nrules 1\n');
    const names = [...record.matchAll(/^seat \d (.*)$/gm)].map((match) => match[1]);
    const date = /^date (.*)$/m.exec(record)?.[1] ?? '';
    for (const games of [before, after])
      expect(writeRecord(replayRecord(games, record), { names, date })).toBe(record);
  });

  test('stands beside new tables, which are played by the newest', async () => {
    const data = folder();
    const house = await houseOf(after, data);
    const { table, token } = await house.create(wish);
    expect(table).toMatchObject({ rules: 2, known: true });
    const ada = await Client.open(house.port, table.id, token);
    expect(await turn(ada)).toHaveLength(3);
    const { games } = (await (await house.get('/api/games')).json()) as { games: unknown[] };
    expect(games).toMatchObject([{ id: 'straws', rules: 2 }]);
  });
});
