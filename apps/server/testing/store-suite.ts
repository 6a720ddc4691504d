import { describe, expect, test } from 'vitest';
import type { Deed, Standing, Store, StoredTable } from '../src/store/port.ts';

const CREATED = 1_700_000_000_000;
const WAITING: Standing = { phase: 'waiting', botDue: false };
const PLAYING: Standing = { phase: 'playing', botDue: false };

function table(id: string, more: Partial<StoredTable> = {}): StoredTable {
  return {
    ...{ id, game: 'veils', rules: 1, options: { rounds: 2, quick: true, mode: 'a' } },
    ...{ seats: [null, 'greedy'], seed: '0'.repeat(32), visibility: 'public', language: 'es' },
    ...{ rated: false, created: CREATED, before: null },
    ...more,
  };
}

function deed(kind: Deed['kind'], seat: number | null = null, text: string | null = null): Deed {
  return { kind, at: CREATED + 5000, seat, text };
}

/** What every store must do; `make` opens the same store again after it was closed. */
export function storeSuite(name: string, make: () => { open(): Promise<Store> }): void {
  const opened = async () => {
    const place = make();
    return { store: await place.open(), again: () => place.open() };
  };

  describe(name, () => {
    test('gives back a table and its deeds as they were written, also when opened again', async () => {
      const { store, again } = await opened();
      const deeds = [deed('joined', 0, 'hash A name with ñ'), deed('started')];
      await store.create(table('aaaaaaaaaaaa', { rated: true }), deeds, PLAYING);
      await store.append('aaaaaaaaaaaa', 2, [deed('played', 0, 'hide 1')], PLAYING, null);
      const wanted = { table: table('aaaaaaaaaaaa', { rated: true }), receipts: [] };
      const all = [...deeds, deed('played', 0, 'hide 1')];
      expect(await store.read('aaaaaaaaaaaa')).toEqual({ ...wanted, deeds: all });
      await store.close();
      const reopened = await again();
      expect(await reopened.read('aaaaaaaaaaaa')).toEqual({ ...wanted, deeds: all });
      await reopened.close();
    });

    test('knows nothing of a table that was never set up', async () => {
      const { store } = await opened();
      expect(await store.read('zzzzzzzzzzzz')).toBeNull();
      await expect(store.append('zzzzzzzzzzzz', 0, [], WAITING, null)).rejects.toThrow();
      await store.close();
    });

    test('refuses deeds after any but the last, and a second table of the same id, and writes nothing then', async () => {
      const { store } = await opened();
      await store.create(table('aaaaaaaaaaaa'), [deed('started')], PLAYING);
      const played = [deed('played', 0, 'x')];
      await expect(store.append('aaaaaaaaaaaa', 0, played, WAITING, null)).rejects.toThrow();
      await expect(store.append('aaaaaaaaaaaa', 2, played, WAITING, null)).rejects.toThrow();
      await expect(store.create(table('aaaaaaaaaaaa'), played, WAITING)).rejects.toThrow();
      expect((await store.read('aaaaaaaaaaaa'))?.deeds).toEqual([deed('started')]);
      expect(await store.listPublic('waiting', 0, 9)).toEqual([]);
      await store.close();
    });

    test('keeps every kind of deed', async () => {
      const { store } = await opened();
      const kinds = [
        'joined',
        'started',
        'played',
        'undone',
        'redone',
        'offered',
        'accepted',
      ] as const;
      const more = ['declined', 'ended', 'left', 'returned', 'tookOver', 'botReplaced'] as const;
      const deeds = [...kinds, ...more, 'said', 'rematch'].map((k) =>
        deed(k as Deed['kind'], 1, k),
      );
      await store.create(table('aaaaaaaaaaaa'), deeds, PLAYING);
      expect((await store.read('aaaaaaaaaaaa'))?.deeds).toEqual(deeds);
      await store.close();
    });

    test('keeps the latest receipts of each seat and not many more', async () => {
      const { store } = await opened();
      await store.create(table('aaaaaaaaaaaa'), [], PLAYING);
      for (let n = 1; n <= 40; n++) {
        const receipt = { seat: n % 2, id: `c${n}`, n };
        await store.append('aaaaaaaaaaaa', n - 1, [deed('said', n % 2, 'hi')], PLAYING, receipt);
      }
      const receipts = (await store.read('aaaaaaaaaaaa'))?.receipts ?? [];
      expect(receipts).toContainEqual({ seat: 0, id: 'c40', n: 40 });
      expect(receipts).toContainEqual({ seat: 1, id: 'c39', n: 39 });
      expect(receipts.length).toBeLessThanOrEqual(16);
      await store.close();
    });

    test('lists public tables by phase, the newest first, and those where a bot is due', async () => {
      const { store } = await opened();
      await store.create(table('aaaaaaaaaaaa'), [], WAITING);
      await store.create(table('bbbbbbbbbbbb', { created: CREATED + 9 }), [], WAITING);
      await store.create(table('cccccccccccc', { visibility: 'link' }), [], WAITING);
      await store.create(table('dddddddddddd'), [], { phase: 'playing', botDue: true });
      expect(await store.listPublic('waiting', 0, 9)).toEqual(['bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
      expect(await store.listPublic('waiting', 0, 1)).toEqual(['bbbbbbbbbbbb']);
      expect(await store.listPublic('waiting', CREATED + 1, 9)).toEqual(['bbbbbbbbbbbb']);
      expect(await store.botsDue()).toEqual(['dddddddddddd']);
      await store.append(
        'dddddddddddd',
        0,
        [deed('ended')],
        { phase: 'over', botDue: false },
        null,
      );
      expect(await store.botsDue()).toEqual([]);
      expect(await store.listPublic('over', 0, 9)).toEqual(['dddddddddddd']);
      await store.close();
    });
  });
}
