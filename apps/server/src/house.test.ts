import { replayRecord } from '@nabu/kernel';
import { gameList, health, tableInfo, tableList, viewAt } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { finish, games, openHouse, refusal } from '../testing/rig.ts';

describe('a whole game', () => {
  test('between two sockets: entries without gaps, one result, a record that replays', async () => {
    const house = await openHouse();
    const { id, ada, bel, tokens } = await house.twoPlayers();
    expect(await refusal(await house.get(`/api/tables/${id}/record`))).toMatchObject({
      status: 409,
      code: 'not-over',
    });
    await finish([ada, bel]);
    expect(ada.now?.result).toEqual(bel.now?.result);
    for (const player of [ada, bel]) {
      expect(player.entries.map(({ n }) => n)).toEqual(player.entries.map((_, i) => i + 1));
      expect(player.entries.at(-1)).toMatchObject({ kind: 'ended', result: player.now?.result });
    }
    const record = await (await house.get(`/api/tables/${id}/record`)).text();
    expect(replayRecord(games, record).result).toEqual(ada.now?.result);
    expect(record).toContain('seat 1 Ada');
    for (const ply of [0, 1, 8]) {
      const answer = await house.get(`/api/tables/${id}/view?ply=${ply}`, tokens[0]);
      expect(viewAt.parse(await answer.json())).toMatchObject({
        ply,
        last: 8,
        view: { viewer: 0 },
      });
    }
  });

  test('against bots, which play by themselves', async () => {
    const house = await openHouse();
    const seats = [{ bot: 'greedy' }, 'me' as const, { bot: 'apprentice' }];
    const { table, token, seat } = await house.create({ seats });
    expect(seat).toBe(1);
    const ada = await Client.open(house.port, table.id, token);
    await finish([ada]);
    expect(ada.entries.filter(({ kind }) => kind === 'played')).toHaveLength(12);
  });

  test('is listed while it waits, and no longer when all sit', async () => {
    const house = await openHouse();
    const { table } = await house.create({ visibility: 'public' });
    await house.create({ visibility: 'link' });
    const list = async () => tableList.parse(await (await house.get('/api/tables')).json());
    expect((await list()).open.map(({ id }) => id)).toEqual([table.id]);
    await house.join(table.id);
    expect(await list()).toMatchObject({ open: [], playing: [{ id: table.id }] });
  });
});

describe('a hint', () => {
  test('names legal moves, best first, to the one who decides and to nobody else', async () => {
    const house = await openHouse();
    const { ada, bel } = await house.twoPlayers();
    const ply = ada.now?.ply ?? 0;
    const answer = await ada.ask({ type: 'hint', ply });
    if (answer.type !== 'hint') throw new Error(`answered with ${answer.type}`);
    expect(answer.ply).toBe(ply);
    expect(answer.moves.length).toBeGreaterThan(0);
    for (const { move, chance, silent } of answer.moves) {
      expect(ada.now?.moves).toContain(move);
      // Nobody has measured what the chances of this game are worth.
      expect(chance).toBeNull();
      expect(silent === null || silent === 'alike' || silent === 'short').toBe(true);
    }
    expect(await bel.ask({ type: 'hint', ply })).toMatchObject({ code: 'not-your-turn' });
    expect(await ada.ask({ type: 'hint', ply: 3 })).toMatchObject({ code: 'stale' });
    expect(bel.raw.join()).not.toContain('"hint"');
  });
});

describe('what a bot thought', () => {
  const against = async (rated: boolean) => {
    const house = await openHouse();
    const { table, token } = await house.create({ seats: ['me', { bot: 'search:60' }], rated });
    const ada = await Client.open(house.port, table.id, token);
    return { house, table, token, ada };
  };
  const turn = async (ada: Client) => {
    for (const ply of [0, 1]) await ada.play((await ada.until((now) => now.ply === ply)).moves[0]);
    await ada.until((now) => now.ply === 4);
  };

  test('is told to whoever asks, without the hidden hand; all of it once the game is over', async () => {
    const { house, table, ada } = await against(false);
    expect(ada.now?.thoughts).toEqual([]);
    expect(await ada.ask({ type: 'thoughts', seat: 1 })).toMatchObject({ code: 'no-thoughts' });
    await turn(ada);
    expect(ada.now?.thoughts).toEqual([1]);
    const watcher = await Client.open(house.port, table.id);
    // Every card it could have hidden, and the one it hid, would tell of its hand.
    const secret = { seat: 1, decisions: [{ ply: 2, moves: [], secret: true }] };
    for (const client of [ada, watcher])
      expect(await client.ask({ type: 'thoughts', seat: 1 })).toMatchObject({ thoughts: secret });
    await ada.ask({ type: 'offer', what: 'end' });
    await ada.until((now) => now.phase === 'over');
    const answer = await ada.ask({ type: 'thoughts', seat: 1 });
    if (answer.type !== 'thoughts') throw new Error(`answered with ${answer.type}`);
    const [{ moves, ...decision }] = answer.thoughts.decisions;
    expect(decision).toMatchObject({ ply: 2, secret: false, reason: { fears: null } });
    expect(moves.filter(({ made }) => made)).toHaveLength(1);
    for (const { move } of moves) expect(move).toMatch(/^hide \d+$/);
  });

  test('has to wait in a rated game, as hints have', async () => {
    const { house, table, token, ada } = await against(true);
    expect(table.rated).toBe(true);
    expect(await ada.ask({ type: 'hint', ply: 0 })).toMatchObject({
      code: 'rated',
      sentence: 'This is a rated game: nobody is given advice in it.',
    });
    await turn(ada);
    expect(ada.now?.thoughts).toEqual([]);
    expect(await ada.ask({ type: 'thoughts', seat: 1 })).toMatchObject({ code: 'rated' });
    expect(await ada.ask({ type: 'offer', what: 'end' })).toMatchObject({ code: 'plays-on' });
    const position = `/api/tables/${table.id}/position`;
    const locked = await house.get(position, token);
    expect([locked.status, (await locked.json()).code]).toEqual([409, 'rated']);
    expect(await (await house.get(position)).text()).toMatch(/^nabu record 2\n/);
    await finish([ada]);
    expect((await house.get(position, token)).status).toBe(200);
    expect(ada.now?.thoughts).toEqual([1]);
    const told = await ada.ask({ type: 'thoughts', seat: 1 });
    if (told.type !== 'thoughts') throw new Error('no thoughts');
    for (const { secret } of told.thoughts.decisions) expect(secret).toBe(false);
    const record = await (await house.get(`/api/tables/${table.id}/record`)).text();
    expect(record).toContain('\nrated yes\n');
    const again = await ada.ask({ type: 'rematch' });
    expect(again).toMatchObject({ type: 'done' });
    const { entry } = await ada.next('entry', ({ entry: each }) => each.kind === 'rematch');
    const next = entry.kind === 'rematch' ? entry.table : '';
    const info = tableInfo.parse(await (await house.get(`/api/tables/${next}`)).json());
    expect(info.rated).toBe(true);
  });
});

describe('undo', () => {
  test('takes back, redoes and starts the turn over up to the barrier', async () => {
    const house = await openHouse();
    const { ada, bel } = await house.twoPlayers();
    await ada.play(ada.now?.moves[0] ?? '');
    await ada.until((now) => now.canUndo);
    expect(await ada.ask({ type: 'undo', ply: 1 })).toMatchObject({ type: 'done' });
    await bel.until((now) => now.n === ada.now?.n);
    expect(bel.entries.at(-1)).toMatchObject({ kind: 'undone', seat: 0, ply: 0 });
    expect(await ada.ask({ type: 'redo', ply: 0 })).toMatchObject({ type: 'done' });
    expect(await ada.ask({ type: 'restart', ply: 1 })).toMatchObject({ type: 'done' });
    expect(await ada.ask({ type: 'undo', ply: 0 })).toMatchObject({ code: 'nothing-to-undo' });
    await ada.play(ada.now?.moves[0] ?? '', 0);
    await ada.play('done', 1);
    expect(await ada.ask({ type: 'undo', ply: 2 })).toMatchObject({ code: 'barrier' });
  });
});

describe('what changes a table besides moves', () => {
  test('an offer to end is accepted, and taken off by a move or a no', async () => {
    const house = await openHouse();
    const { ada, bel } = await house.twoPlayers();
    expect(await bel.ask({ type: 'accept', what: 'end' })).toMatchObject({ code: 'no-offer' });
    await ada.ask({ type: 'offer', what: 'end' });
    await bel.until((now) => now.agreed.length === 1);
    await bel.ask({ type: 'decline', what: 'end' });
    await ada.ask({ type: 'offer', what: 'end' });
    expect(await ada.ask({ type: 'accept', what: 'end' })).toMatchObject({ code: 'no-offer' });
    await ada.play(ada.now?.moves[0] ?? '');
    expect(ada.now?.agreed).toEqual([]);
    await bel.ask({ type: 'offer', what: 'end' });
    await ada.ask({ type: 'accept', what: 'end' });
    expect(ada.now).toMatchObject({ phase: 'over', result: { ending: 'agreed' }, moves: [] });
    expect(await ada.play('done')).toMatchObject({ code: 'over' });
  });

  test('a rematch swaps the seats and opens to the same tokens', async () => {
    const house = await openHouse();
    const { ada, bel, tokens } = await house.twoPlayers();
    expect(await ada.ask({ type: 'rematch' })).toMatchObject({ code: 'not-over' });
    await finish([ada, bel]);
    await ada.ask({ type: 'rematch' });
    const { entry } = await bel.next('entry', (m) => m.entry.kind === 'rematch');
    expect(await bel.ask({ type: 'rematch' })).toMatchObject({ type: 'done' });
    if (entry.kind !== 'rematch') throw new Error('no rematch');
    const again = await Client.open(house.port, entry.table, tokens[0]);
    expect(again.messages[0]).toMatchObject({
      you: 1,
      table: { seats: [{ name: 'Bel' }, { name: 'Ada' }] },
    });
    expect(again.now?.phase).toBe('playing');
  });

  test('why says which clause forbids a move', async () => {
    const house = await openHouse();
    const { ada, bel } = await house.twoPlayers();
    expect(await ada.ask({ type: 'why', move: 'done' })).toMatchObject({
      code: 'illegal',
      clause: 'V3',
    });
    expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ code: 'not-your-turn' });
    expect(await ada.ask({ type: 'why', move: ada.now?.moves[0] ?? '' })).toMatchObject({
      code: null,
    });
  });

  test('somebody who left is replaced by a bot and gets the seat back', async () => {
    let time = 1_000_000;
    const house = await openHouse({ clock: () => time });
    const { id, ada, bel, tokens } = await house.twoPlayers();
    const takeOver = { type: 'takeOver', seat: 1 } as const;
    expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
    await bel.close();
    await ada.next('presence', ({ seats }) => !seats[1].online);
    expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
    time += 61_000;
    expect(await ada.ask(takeOver)).toMatchObject({ type: 'done' });
    await ada.play(ada.now?.moves[0] ?? '');
    await ada.play('done');
    await ada.until((now) => now.ply === 4);
    const back = await Client.open(house.port, id, tokens[1]);
    expect(back.entries.at(-1)).toMatchObject({ kind: 'returned', seat: 1 });
    await finish([ada, back]);
  });

  test('a guest who says goodbye keeps the seat of a running match and frees that of a waiting one', async () => {
    const house = await openHouse();
    const { table, token } = await house.create();
    await house.post(`/api/tables/${table.id}/leave`, {}, token);
    const { seat } = await house.join(table.id, 'Cai');
    expect(seat).toBe(0);
    const { id, ada, tokens } = await house.twoPlayers();
    const left = await house.post(`/api/tables/${id}/leave`, {}, tokens[1]);
    expect(tableInfo.parse(await left.json()).seats[1].kind).toBe('guest');
    expect((await ada.next('entry')).entry).toMatchObject({ kind: 'left', seat: 1 });
  });
});

describe('the house itself', () => {
  test('says that it is well, what it plays and how it does', async () => {
    const house = await openHouse();
    expect(health.parse(await (await house.get('/api/health')).json()).ok).toBe(true);
    const { games: list } = gameList.parse(await (await house.get('/api/games')).json());
    expect(list).toMatchObject([{ id: 'veils', rules: 1, seats: { min: 2, max: 3 } }]);
    expect(await (await house.get('/metrics')).text()).toContain('nabu_tables_in_memory');
  });
});
