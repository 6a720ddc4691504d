import { expect, test } from 'vitest';
import { HouseError } from './http.ts';
import { requestOnce } from './once.ts';
import type { Keeper } from './shelf.ts';

function keeper(): Keeper {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const trouble = (code: string) => new HouseError({ code, clause: null, sentence: code });

/** A house that answers as it is told to, one answer a request. */
function house(...answers: readonly (string | HouseError)[]) {
  const keys: string[] = [];
  const left = [...answers];
  const send = async (_: string, body: object): Promise<unknown> => {
    keys.push((body as { readonly key: string }).key);
    const answer = left.shift();
    if (answer instanceof HouseError) throw answer;
    return answer;
  };
  return { keys, send, pauses: [0, 0] };
}

test('a lost answer is asked for again under the same key', async () => {
  const { keys, ...means } = house(trouble('offline'), trouble('offline'), 'seated');
  expect(await requestOnce('/join', { name: 'Ada' }, { keeper: keeper(), ...means })).toBe(
    'seated',
  );
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{40}$/);
});

test('after a reload the same request goes on under its key, another has its own', async () => {
  const kept = keeper();
  const gone = trouble('offline');
  const first = house(gone, gone, gone);
  await expect(requestOnce('/join', { name: 'Ada' }, { keeper: kept, ...first })).rejects.toBe(
    gone,
  );
  const second = house('seated', 'seated');
  await requestOnce('/join', { name: 'Ada' }, { keeper: kept, ...second });
  expect(second.keys[0]).toBe(first.keys[0]);
  await requestOnce('/join', { name: 'Ada' }, { keeper: kept, ...second });
  expect(second.keys[1]).not.toBe(first.keys[0]);
});

test('a refusal is an answer: it is told at once, and the next try is a new request', async () => {
  const kept = keeper();
  const full = trouble('seat-taken');
  const { keys, ...means } = house(full, 'seated');
  await expect(requestOnce('/join', { name: 'Ada' }, { keeper: kept, ...means })).rejects.toBe(
    full,
  );
  expect(keys).toHaveLength(1);
  await requestOnce('/join', { name: 'Ada' }, { keeper: kept, ...means });
  expect(keys[1]).not.toBe(keys[0]);
});
