import type { DeedRow, Facts } from '@nabu/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RECEIPTS, type Standing, type Store, StoreError } from '../src/store/store.ts';

const CREATED = 1_700_000_000_123;
const WAITING: Standing = { phase: 'waiting', botDue: false, deadline: null };
const PLAYING: Standing = { phase: 'playing', botDue: false, deadline: null };
const A = 'aaaaaaaaaaaa';
const B = 'bbbbbbbbbbbb';
const C = 'cccccccccccc';
const D = 'dddddddddddd';

/** A table for tests of stores. */
export function table(id: string, more: Partial<Facts> = {}): Facts {
  return {
    ...{ id, game: 'veils', rules: 1, options: { rounds: 2, quick: true, mode: 'a' } },
    ...{ seats: [null, 'greedy'], seed: '0'.repeat(32), visibility: 'public', language: 'es' },
    ...{
      rated: false,
      caretaker: 'scribe',
      pace: null,
      admits: 'everybody',
      fill: null,
      created: CREATED,
      before: null,
    },
    ...more,
  };
}

/** A deed for tests of stores, at a time that is no whole second. */
export function deed(
  kind: DeedRow['kind'],
  seat: number | null = null,
  text: string | null = null,
): DeedRow {
  return { kind, at: CREATED + 5678, seat, text };
}

/** A store that can be closed and opened again with what was in it. */
export interface Place {
  open(): Promise<Store>;
}

/** What every store must do. Each call of `make` gives another place. */
export function storeSuite(name: string, make: () => Place): void {
  const opened = async (place = make()): Promise<Store> => {
    const store = await place.open();
    onTestFinished(() => store.close());
    return store;
  };
  describe(name, () => {
    givesBack(make, opened);
    refuses(opened);
    givesTails(opened);
    keepsReceipts(opened);
    knowsKeys(make, opened);
    lists(opened);
    knowsTime(opened);
    doesManyAtOnce(opened);
  });
}

type Open = (place?: Place) => Promise<Store>;

function givesBack(make: () => Place, opened: Open): void {
  test('gives back a table and its deeds as they were written, also when opened again', async () => {
    const place = make();
    const store = await opened(place);
    const deeds = [deed('joined', 0, 'hash A name with ñ'), deed('started')];
    await store.create(table(A, { rated: true }), deeds, PLAYING, null);
    const played = { ...deed('played', 0, 'hide 1'), at: CREATED + 90 * 86_400_000 + 1 };
    await store.append(A, 2, [played], PLAYING, null);
    const whole = { facts: table(A, { rated: true }), receipts: [], deeds: [...deeds, played] };
    expect(await store.read(A)).toEqual(whole);
    await store.close();
    const again = await opened(place);
    expect(await again.read(A)).toEqual(whole);
  });

  test('keeps a time before the table was set up: clocks are set back', async () => {
    const store = await opened();
    const early = { ...deed('started'), at: CREATED - 1500 };
    await store.create(table(A), [early], PLAYING, null);
    expect((await store.read(A))?.deeds).toEqual([early]);
  });

  test('keeps every kind of deed', async () => {
    const store = await opened();
    const first = ['joined', 'started', 'played', 'undone', 'redone', 'offered'] as const;
    const more = ['accepted', 'declined', 'ended', 'left', 'returned', 'tookOver'] as const;
    const kinds = [...first, ...more, 'botReplaced', 'said', 'rematch'] as const;
    const deeds = kinds.map((kind) => deed(kind, 1, kind));
    await store.create(table(A), deeds, PLAYING, null);
    expect((await store.read(A))?.deeds).toEqual(deeds);
  });

  test('knows nothing of a table that was never set up', async () => {
    const store = await opened();
    expect(await store.read(A)).toBeNull();
    await expect(store.append(A, 0, [], WAITING, null)).rejects.toMatchObject(conflict);
  });
}

const conflict = { name: 'StoreError', code: 'conflict' };

function refuses(opened: Open): void {
  test('refuses deeds after any but the last, and a second table of the same id, and writes nothing then', async () => {
    const store = await opened();
    await store.create(table(A), [deed('started')], PLAYING, null);
    const played = [deed('played', 0, 'x')];
    for (const after of [0, 2])
      await expect(store.append(A, after, played, WAITING, null)).rejects.toMatchObject(conflict);
    await expect(store.create(table(A), played, WAITING, 'k')).rejects.toMatchObject(conflict);
    expect((await store.read(A))?.deeds).toEqual([deed('started')]);
    expect(await store.listPublic('waiting', 0, 9)).toEqual([]);
    expect(await store.made('k')).toBeNull();
  });

  test('does what was asked before it is closed, and nothing afterwards', async () => {
    const store = await opened();
    const asked = [store.create(table(A), [], WAITING, null), store.read(A)] as const;
    await store.close();
    expect((await Promise.all(asked))[1]?.facts.id).toBe(A);
    const late = { name: 'StoreError', code: 'closed' };
    await expect(store.read(A)).rejects.toMatchObject(late);
    await expect(store.create(table(B), [], WAITING, null)).rejects.toMatchObject(late);
    await store.close();
  });
}

function givesTails(opened: Open): void {
  test('gives what came after a deed, with its receipts, and knows when there is no such table', async () => {
    const store = await opened();
    await store.create(table(A), [deed('joined', 0, 'hash Ada'), deed('started')], PLAYING, null);
    await store.append(A, 2, [deed('played', 0, 'x')], PLAYING, { seat: 0, id: 'c1', n: 3 });
    const more = [deed('played', 1, 'y'), deed('ended')];
    await store.append(A, 3, more, PLAYING, { seat: 1, id: 'c2', n: 4 });
    const receipts = [{ seat: 1, id: 'c2', n: 4 }];
    expect(await store.tail(A, 3)).toEqual({ deeds: more, receipts });
    expect((await store.tail(A, 0))?.deeds).toEqual((await store.read(A))?.deeds);
    for (const after of [5, 9])
      expect(await store.tail(A, after)).toEqual({ deeds: [], receipts: [] });
    expect(await store.tail(B, 0)).toBeNull();
  });

  test('takes one of many deeds that are to be the next, whoever asks', async () => {
    const store = await opened();
    await store.create(table(A), [deed('started')], PLAYING, null);
    const asked = ['a', 'b', 'c', 'd'].map((text, seat) =>
      store.append(A, 1, [deed('said', seat % 2, text)], PLAYING, null),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of outcomes)
      if (each.status === 'rejected') expect(each.reason).toMatchObject(conflict);
    expect((await store.tail(A, 1))?.deeds).toHaveLength(1);
  });
}

function keepsReceipts(opened: Open): void {
  test('keeps the latest receipts of each seat, whatever the others do', async () => {
    const store = await opened();
    await store.create(table(A), [], PLAYING, null);
    const given = [];
    for (let n = 1; n <= 80; n++) {
      // Seat 0 does something now and then, always at numbers that leave the same remainder.
      const receipt = { seat: n % 16 === 0 || n === 4 ? 0 : 1, id: `c${n}`, n };
      await store.append(A, n - 1, [deed('said', receipt.seat, 'hi')], PLAYING, receipt);
      given.push(receipt);
    }
    const receipts = (await store.read(A))?.receipts ?? [];
    for (const seat of [0, 1])
      expect(receipts.filter((each) => each.seat === seat)).toEqual(
        given.filter((each) => each.seat === seat).slice(-RECEIPTS),
      );
  });
}

function knowsKeys(make: () => Place, opened: Open): void {
  test('makes one table for a key, and knows which', async () => {
    const place = make();
    const store = await opened(place);
    expect(await store.made('k')).toBeNull();
    await store.create(table(A), [], WAITING, 'k');
    await store.create(table(B), [], WAITING, 'other');
    await store.create(table(C), [], WAITING, null);
    const known = { name: 'StoreError', code: 'known-key', table: A };
    await expect(store.create(table(D), [], WAITING, 'k')).rejects.toMatchObject(known);
    // The same request given again may well come with the same id.
    await expect(store.create(table(A), [], WAITING, 'k')).rejects.toMatchObject(known);
    expect(await store.read(D)).toBeNull();
    await store.close();
    const again = await opened(place);
    expect([await again.made('k'), await again.made('other')]).toEqual([A, B]);
  });

  test('makes one table when the same key comes twice at once', async () => {
    const store = await opened();
    const both = await Promise.allSettled(
      [A, B].map((id) => store.create(table(id), [], WAITING, 'k')),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await store.listPublic('waiting', 0, 9)).toEqual([await store.made('k')]);
  });
}

function lists(opened: Open): void {
  test('lists public tables by phase, the newest first, and those where a bot is due', async () => {
    const store = await opened();
    await store.create(table(A), [], WAITING, null);
    await store.create(table(B, { created: CREATED + 9 }), [], WAITING, null);
    await store.create(table(C, { visibility: 'link' }), [], WAITING, null);
    await store.create(table(D), [], { phase: 'playing', botDue: true, deadline: null }, null);
    expect(await store.listPublic('waiting', 0, 9)).toEqual([B, A]);
    expect(await store.listPublic('waiting', 0, 1)).toEqual([B]);
    expect(await store.listPublic('waiting', CREATED + 1, 9)).toEqual([B]);
    expect(await store.botsDue()).toEqual([D]);
    await store.append(
      D,
      0,
      [deed('ended')],
      { phase: 'over', botDue: false, deadline: null },
      null,
    );
    expect(await store.botsDue()).toEqual([]);
    expect(await store.listPublic('over', 0, 9)).toEqual([D]);
    expect(await store.listPublic('over', CREATED + 5678, 9)).toEqual([D]);
    expect(await store.listPublic('over', CREATED + 5679, 9)).toEqual([]);
  });
}

function knowsTime(opened: Open): void {
  test('keeps the pace of a table, and finds tables by when something is due at them', async () => {
    const store = await opened();
    const paces: readonly Facts['pace'][] = [
      { kind: 'live', bank: 300_000, increment: 10_000, delay: 0 },
      { kind: 'live', bank: 90_000, increment: 0, delay: 5_000 },
      { kind: 'correspondence', turn: 3 * 86_400_000, vacation: 7 * 86_400_000 },
      null,
    ];
    const due = [30, 10, 20, null];
    for (const [i, id] of [A, B, C, D].entries())
      await store.create(table(id, { pace: paces[i] }), [], { ...PLAYING, deadline: due[i] }, null);
    for (const [i, id] of [A, B, C, D].entries())
      expect((await store.read(id))?.facts.pace).toEqual(paces[i]);
    expect(await store.deadlines(100, 9)).toEqual([B, C, A]);
    expect(await store.deadlines(20, 9)).toEqual([B, C]);
    expect(await store.deadlines(100, 1)).toEqual([B]);
    await store.append(B, 0, [deed('played', 0, 'x')], { ...PLAYING, deadline: 40 }, null);
    await store.append(C, 0, [deed('timeUp', 0)], { ...PLAYING, deadline: null }, null);
    expect(await store.deadlines(100, 9)).toEqual([A, B]);
  });
}

function doesManyAtOnce(opened: Open): void {
  test('of many writes asked for at once only those fail that do not fit', async () => {
    const store = await opened();
    const ids = Array.from({ length: 40 }, (_, i) => `table${String(i).padStart(7, '0')}`);
    const asked = ids.flatMap((id, i) => [
      store.create(table(id), [deed('started')], PLAYING, null),
      store.append(id, i % 4 === 0 ? 7 : 1, [deed('played', 0, id)], PLAYING, null),
    ]);
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(10);
    for (const error of refused) expect(error).toBeInstanceOf(StoreError);
    for (const [i, id] of ids.entries())
      expect((await store.read(id))?.deeds.length).toBe(i % 4 === 0 ? 1 : 2);
  });

  test('reads see every write that was asked for before them', async () => {
    const store = await opened();
    const wrote = [store.create(table(A), [], PLAYING, 'k')];
    const counts = [];
    for (let n = 1; n <= 20; n++) {
      wrote.push(store.append(A, n - 1, [deed('said', 0, 'x')], PLAYING, null));
      counts.push(store.read(A));
    }
    const seen = (await Promise.all(counts)).map((match) => match?.deeds.length ?? 0);
    for (const [i, n] of seen.entries()) expect(n).toBeGreaterThan(i);
    await Promise.all(wrote);
  });
}
