import { games as houseGames } from '@nabu/games';
import { type AnyGame, type AnyMatch, Match, rngFrom, type Viewer } from '@nabu/kernel';
import type { Entry } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { finish, folder, openHouse } from '../testing/rig.ts';
import { veils } from '../testing/veils.ts';
import { hashToken, newSeed, newTableId, newToken, tokenFrom } from './secrets.ts';
import { openSqlite } from './store/sqlite.ts';

const listed: readonly AnyGame[] = [veils, ...Object.values<AnyGame>(houseGames)];

/** Plays a stored table again with nothing but the kernel, giving what a viewer may be told at each entry. */
async function allowed(data: string, id: string, game: AnyGame, viewer: Viewer) {
  const store = await openSqlite(data);
  const stored = await store.read(id);
  await store.close();
  if (!stored) throw new Error('not stored');
  const { seats, options, seed } = stored.facts;
  const match: AnyMatch = Match.start(game, { seats: seats.length, options, seed });
  const told: unknown[] = [];
  for (const { kind, seat, text } of stored.deeds) {
    if (kind === 'started') told.push(match.opening(viewer));
    if (kind !== 'played' || seat === null) continue;
    match.play(seat, text ?? '');
    told.push(match.events(match.ply - 1, viewer)[0].events);
  }
  return { match, told, seed };
}

function eventsOf(entries: readonly Entry[]): unknown[] {
  return entries.flatMap((entry) => ('events' in entry ? [entry.events] : []));
}

describe.each(listed.map((game) => [game.id, game] as const))('secrets of %s', (_, game) => {
  test('nobody is sent more than view and witness give', async () => {
    const data = folder();
    const house = await openHouse({ games: { [game.id]: game } }, data);
    const first = await house.create({ game: game.id });
    const { id } = first.table;
    const second = await house.join(id);
    const players = [
      await Client.open(house.port, id, first.token),
      await Client.open(house.port, id, second.token),
    ];
    const watcher = await Client.open(house.port, id);
    await finish(players, `secrets of ${game.id}`, 150);
    const late = await Client.open(house.port, id);
    await watcher.until((now) => now.phase === 'over');
    await house.close();

    const viewers: readonly (readonly [Viewer, Client])[] = [
      [0, players[0]],
      [1, players[1]],
      ['spectator', watcher],
      ['spectator', late],
    ];
    for (const [viewer, client] of viewers) {
      const { match, told, seed } = await allowed(data, id, game, viewer);
      const wanted = JSON.parse(JSON.stringify(told));
      const heard = eventsOf(client.entries);
      expect(heard).toEqual(wanted);
      for (const message of client.messages)
        if (message.type === 'now' && message.now.view !== null)
          expect(message.now.view).toEqual(
            JSON.parse(JSON.stringify(match.viewAt(message.now.ply, viewer))),
          );
      const bytes = client.raw.join('\n');
      expect(bytes).not.toContain(seed);
      for (const token of [first.token, second.token]) expect(bytes).not.toContain(token);
      expect(bytes).not.toContain(hashToken(first.token ?? ''));
      expect(bytes).not.toContain('"move"');
    }
  });

  test('points so far are no secret: every state a viewer could be in has the same', () => {
    const rng = rngFrom(`points of ${game.id}`);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { preset }]) => [name, preset]),
    );
    const match: AnyMatch = Match.start(game, { seats: 2, options, seed: newSeed() });
    while (!match.over) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const imagined = game.imagine(match.view(viewer), rng);
        expect(game.scores(imagined)).toEqual(match.scores);
      }
      const [seat] = match.actors;
      const moves = match.moves(seat);
      match.play(seat, moves[rng.below(moves.length)]);
    }
  });
});

describe('random secrets', () => {
  test('have the form and the strength they should', () => {
    expect(newTableId()).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newToken()).toMatch(/^[0-9A-Za-z_-]{32}$/);
    const many = new Set(Array.from({ length: 1000 }, newToken));
    expect(many.size).toBe(1000);
  });

  test('a token is kept as a hash, and a repeated request gets the same one', () => {
    const token = newToken();
    expect(hashToken(token)).not.toContain(token);
    const key = 'k'.repeat(22);
    expect(tokenFrom(key)).toMatch(/^[0-9A-Za-z_-]{32}$/);
    expect(tokenFrom(key)).toBe(tokenFrom(key));
    expect(tokenFrom(`${key}2`)).not.toBe(tokenFrom(key));
    expect(hashToken(tokenFrom(key))).not.toBe(hashToken(key));
  });
});
