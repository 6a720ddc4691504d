import { DAY, type Pace, timeAt } from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { folder, openHouse, storeIn } from '../testing/rig.ts';
import { gapsBetween } from './attendance.ts';

const LIVE: Pace = { kind: 'live', bank: 60_000, increment: 5_000, delay: 0 };
const DAYS: Pace = { kind: 'correspondence', turn: DAY, vacation: DAY };
const BEGIN = 1_000_000_000;

type House = Awaited<ReturnType<typeof openHouse>>;

/** Two players at a table with a clock, in a house whose time is moved by hand. */
async function timed(pace: Pace, data = folder()) {
  const time = { now: BEGIN };
  const house = await openHouse({ clock: () => time.now }, data);
  const first = await house.create({ pace, caretaker: 'greedy' });
  const { id } = first.table;
  const second = await house.join(id);
  const tokens = [first.token, second.token];
  const open = (at: House, seat: number) => Client.open(at.port, id, tokens[seat]);
  return { time, house, data, id, open, again: () => openHouse({ clock: () => time.now }, data) };
}

function bankOf(client: Client, seat: number, now: number): number | undefined {
  const clock = client.now?.clock;
  return clock ? timeAt(clock, seat, now).bank : undefined;
}

const kinds = (client: Client) => client.entries.map(({ kind }) => kind);

describe('a live clock', () => {
  test('runs for who decides, adds its increment, and ends the game once', async () => {
    const { time, house, open } = await timed(LIVE);
    const [ada, bel] = [await open(house, 0), await open(house, 1)];
    time.now += 10_000;
    await ada.play(ada.now?.moves[0] ?? '');
    time.now += 10_000;
    await ada.play('done');
    await bel.until(({ actors }) => actors.includes(1));
    expect(bankOf(bel, 0, time.now)).toBe(45_000);
    time.now += 59_999;
    await house.tick();
    expect(bel.now?.phase).toBe('playing');
    time.now += 1;
    await Promise.all([house.tick(), house.tick()]);
    await ada.until(({ phase }) => phase === 'over');
    expect(ada.now?.result).toEqual({ places: [1, 2], ending: 'time' });
    await house.tick();
    expect(kinds(ada).filter((kind) => kind === 'timeUp')).toHaveLength(1);
    expect(kinds(ada).slice(-2)).toEqual(['timeUp', 'ended']);
  });

  test('a move that comes too late finds the game over, also when no timer went off', async () => {
    const { time, house, open } = await timed(LIVE);
    const ada = await open(house, 0);
    time.now += 60_000;
    expect(await ada.play(ada.now?.moves[0] ?? '')).toMatchObject({ code: 'over' });
    expect(ada.now?.result?.ending).toBe('time');
  });

  test('a client is told the time of the house, and its own says nothing', async () => {
    const { time, house, open } = await timed(LIVE);
    const ada = await open(house, 0);
    expect(ada.messages[0]).toMatchObject({ type: 'welcome', time: BEGIN });
    time.now += 1_234;
    ada.say({ type: 'ping' });
    expect(await ada.next('pong')).toMatchObject({ time: BEGIN + 1_234 });
    const move = { type: 'play', id: 'x', ply: 0, move: ada.now?.moves[0] };
    ada.socket.send(JSON.stringify({ ...move, at: 1, time: 1 }));
    expect(await ada.next('refused')).toMatchObject({ code: 'bad-message' });
  });
});

describe('a restart', () => {
  test('costs nobody time', async () => {
    const { time, house, again, open } = await timed(LIVE);
    const ada = await open(house, 0);
    time.now += 10_000;
    await ada.play(ada.now?.moves[0] ?? '');
    time.now += 5_000;
    await house.close();
    time.now += 3_600_000;
    const next = await again();
    time.now += 4_000;
    const back = await open(next, 0);
    expect(kinds(back)).toContain('held');
    expect(bankOf(back, 0, time.now)).toBe(45_000);
    // There is a moment to find back, and then time runs on.
    time.now += 6_000;
    expect(bankOf(back, 0, time.now)).toBe(45_000);
    time.now += 1_000;
    expect(bankOf(back, 0, time.now)).toBe(44_000);
  });

  test('nor does a death, and what is due comes once, whoever sees to it', async () => {
    const data = folder();
    const time = { now: BEGIN };
    const store = await storeIn(data);
    const dying = await openHouse({ clock: () => time.now, store }, data);
    const { table, token } = await dying.create({ pace: LIVE });
    await dying.join(table.id);
    time.now += 20_000;
    // Killed: it could not even note that it was at work until now.
    await store.close();
    for (let deaths = 0; deaths < 3; deaths++) {
      time.now += 3_600_000;
      const short = await openHouse({ clock: () => time.now }, data);
      await short.tick();
      time.now += 10_000;
      await short.close();
    }
    time.now += 1_000;
    const house = await openHouse({ clock: () => time.now }, data);
    const ada = await Client.open(house.port, table.id, token);
    expect(ada.now?.phase).toBe('playing');
    expect(bankOf(ada, 0, time.now)).toBe(60_000);
    time.now += 10_000 + 60_000;
    await house.tick();
    await ada.until(({ phase }) => phase === 'over');
    await house.close();
    time.now += 3_600_000;
    const last = await openHouse({ clock: () => time.now }, data);
    await last.tick();
    const told = await Client.open(last.port, table.id, token);
    expect(kinds(told).filter((kind) => kind === 'timeUp')).toHaveLength(1);
    expect(kinds(told).at(-1)).toBe('ended');
  });

  test('while any node is at work there is no gap', () => {
    const runs = [
      { from: 0, until: 10 },
      { from: 5, until: 40 },
      { from: 20, until: 30 },
      { from: 100, until: 100 },
    ];
    expect(gapsBetween(runs)).toEqual([{ from: 40, until: 10_100 }]);
    expect(gapsBetween([])).toEqual([]);
  });
});

describe('over days', () => {
  test('decisions have their days, vacation is used, and the store knows when they are over', async () => {
    const { time, house, again, open } = await timed(DAYS);
    const ada = await open(house, 0);
    time.now += 0.5 * DAY;
    await ada.play(ada.now?.moves[0] ?? '');
    await ada.play('done');
    await ada.close();
    // Nobody looks at the table for days, and the house is closed for one of them.
    time.now += 0.5 * DAY;
    await house.tick();
    await house.close();
    time.now += DAY;
    const next = await again();
    time.now += DAY;
    await next.tick();
    const bel = await open(next, 1);
    expect(bel.now?.phase).toBe('playing');
    expect(bankOf(bel, 1, time.now)).toBe(0.5 * DAY + 10_000);
    await bel.play(bel.now?.moves[0] ?? '');
    await bel.play('done');
    expect(bankOf(bel, 1, time.now)).toBe(0.5 * DAY + 10_000);
    await bel.close();
    time.now += 2 * DAY - 1;
    await next.tick();
    time.now += 60_000;
    await next.tick();
    const late = await open(next, 0);
    expect(late.now?.result).toEqual({ places: [2, 1], ending: 'time' });
  });
});

describe('absence', () => {
  test('a caretaker takes the seat that is waited for, and hands it back at once', async () => {
    const { time, house, open } = await timed({ ...LIVE, bank: 600_000 });
    const [ada, bel] = [await open(house, 0), await open(house, 1)];
    await ada.close();
    await bel.next('presence', ({ seats }) => !seats[0].online);
    time.now += 59_999;
    await house.tick();
    expect(kinds(bel)).not.toContain('tookOver');
    time.now += 1;
    await house.tick();
    await bel.until(({ actors }) => actors.includes(1));
    expect(kinds(bel)).toContain('tookOver');
    expect(bankOf(bel, 0, time.now)).toBe(540_000);
    const back = await open(house, 0);
    expect(kinds(back)).toContain('returned');
    expect(back.now?.actors).toEqual([1]);
  });

  test('the others can wait, or count the absent out', async () => {
    const { time, house, open } = await timed({ ...LIVE, bank: 600_000 });
    const [ada, bel] = [await open(house, 0), await open(house, 1)];
    await ada.close();
    await bel.next('presence', ({ seats }) => !seats[0].online);
    expect(await bel.ask({ type: 'waitFor', seat: 0 })).toMatchObject({ type: 'done' });
    time.now += 100_000;
    await house.tick();
    expect(kinds(bel)).not.toContain('tookOver');
    expect(await bel.ask({ type: 'forfeit', seat: 0 })).toMatchObject({ code: 'not-away' });
    time.now += 80_000;
    expect(await bel.ask({ type: 'forfeit', seat: 0 })).toMatchObject({ type: 'done' });
    await bel.until(({ phase }) => phase === 'over');
    expect(bel.now?.result).toEqual({ places: [2, 1], ending: 'forfeit' });
  });
});

test('playing again with a clock begins when all have come, who says no gets up, and only then is a seat open', async () => {
  const time = { now: BEGIN };
  const house = await openHouse({ clock: () => time.now });
  const wish = { pace: LIVE, rated: true, visibility: 'public' } as const;
  const first = await house.create(wish);
  const tokens = [first.token, (await house.join(first.table.id)).token];
  const ada = await Client.open(house.port, first.table.id, tokens[0]);
  await ada.ask({ type: 'resign' });
  await ada.ask({ type: 'rematch' });
  const entry = ada.entries.find(({ kind }) => kind === 'rematch');
  const id = entry?.kind === 'rematch' ? entry.table : '';
  const waiting = await Client.open(house.port, id, tokens[0]);
  time.now += DAY / 2;
  await house.tick();
  expect(waiting.now?.phase).toBe('waiting');
  expect(await waiting.ask({ type: 'fill' })).toMatchObject({ code: 'seat-taken' });
  const listed = async () => (await house.get('/api/tables')).json();
  expect(await listed()).toEqual({ open: [], playing: [] });

  const bel = await Client.open(house.port, id, tokens[1]);
  await waiting.until(({ phase }) => phase === 'playing');
  await bel.until(({ phase }) => phase === 'playing');
  expect([0, 1].map((seat) => bankOf(bel, seat, time.now))).toEqual([60_000, 60_000]);

  await bel.ask({ type: 'resign' });
  await bel.ask({ type: 'rematch' });
  const second = bel.entries.find(({ kind }) => kind === 'rematch');
  const next = second?.kind === 'rematch' ? second.table : '';
  const asks = await Client.open(house.port, next, tokens[1]);
  await house.post(`/api/tables/${next}/leave`, {}, tokens[0]);
  await asks.next('presence', ({ seats }) => seats.some(({ kind }) => kind === 'open'));
  expect(await listed()).toMatchObject({ open: [{ id: next }], playing: [] });
});

describe('a break', () => {
  test('stops the clocks, survives a restart, and play goes on by itself once called for', async () => {
    const { time, house, again, open } = await timed(LIVE);
    const [ada, bel] = [await open(house, 0), await open(house, 1)];
    time.now += 1_000;
    await ada.ask({ type: 'offer', what: 'pause' });
    await bel.ask({ type: 'accept', what: 'pause' });
    time.now += 10 * DAY;
    await house.tick();
    await house.close();
    const next = await again();
    const back = await open(next, 0);
    expect(back.now).toMatchObject({ moves: [], pause: { what: 'pause', resumesAt: null } });
    expect(await back.play('done')).toMatchObject({ code: 'paused' });
    await back.ask({ type: 'offer', what: 'resume' });
    time.now += 120_000;
    await next.tick();
    await back.until(({ pause }) => pause === null);
    expect(bankOf(back, 0, time.now)).toBe(59_000);
  });

  test('postponed, the sealed move is told to nobody before play goes on', async () => {
    const { house, open } = await timed(LIVE);
    const [ada, bel] = [await open(house, 0), await open(house, 1)];
    await ada.ask({ type: 'offer', what: 'postpone' });
    await bel.ask({ type: 'accept', what: 'postpone' });
    const move = ada.now?.moves[0] ?? '';
    await ada.play(move);
    await bel.until(({ pause }) => pause?.sealedBy === 0);
    expect(JSON.stringify(bel.messages)).not.toContain(move);
    expect(bel.now?.ply).toBe(0);
    await bel.ask({ type: 'offer', what: 'resume' });
    await ada.ask({ type: 'accept', what: 'resume' });
    await bel.until(({ ply }) => ply === 1);
  });
});
