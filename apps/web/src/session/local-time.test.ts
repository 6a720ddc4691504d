import { babel } from '@nabu/games/babel';
import { livePace } from '@nabu/table';
import { expect, test } from 'vitest';
import { authorityPost, botPost } from '../../testing/posts.ts';
import { Authority } from './authority.ts';
import { LocalTable } from './local.ts';
import { lastSeen, newSave, noteSeen, type Save } from './save.ts';

const seats = ['Ana', 'Bo'].map((name) => ({ kind: 'guest' as const, name, bot: null }));

function begin(pace = livePace(1, 5)): Save {
  const options = { hands: '3/5', sumerians: 'allAtSite', starter: '1' };
  return newSave({ game: 'babel', rules: 1, options, seats, pace });
}

test('a clock runs out at one screen, and the other player wins', () => {
  const save = begin();
  const time = { now: save.facts.created };
  const held = new Authority(babel, save, () => time.now);
  expect(held.due).toBe(save.facts.created + 60_000);
  time.now += 59_999;
  expect(held.settle()).toBe(false);
  time.now += 1;
  expect(held.settle()).toBe(true);
  const { now, entries } = held.standing();
  expect(now.result).toEqual({ places: [2, 1], ending: 'time' });
  expect(entries.map(({ kind }) => kind)).toContain('timeUp');
});

test('while the page is closed nobody’s time runs', () => {
  const save = begin();
  const { created } = save.facts;
  const time = { now: created + 10_000 };
  const held = new Authority(babel, save, () => time.now, created);
  held.lift();
  const [move] = held.standing().now.moves;
  held.play(0, move, 0);
  const kept = held.standing().save;
  const seen = time.now + 5_000;
  time.now += 3_600_000;
  const back = new Authority(babel, kept, () => time.now, seen);
  expect(back.standing().now.clock?.seats[0].bank).toBe(55_000);
  expect(back.standing().now.clock?.since).toBe(time.now);
  // Without a sign of life since the last move, it is counted from there.
  const unseen = new Authority(babel, kept, () => time.now);
  expect(unseen.standing().now.clock?.seats[0].bank).toBe(60_000);
});

test('a break stops the clock, and giving up ends the game', () => {
  const save = begin();
  const time = { now: save.facts.created };
  const held = new Authority(babel, save, () => time.now);
  held.ask({ type: 'offer', what: 'pause' });
  time.now += 600_000;
  expect(held.settle()).toBe(false);
  expect(held.standing().now).toMatchObject({ moves: [], pause: { what: 'pause' } });
  held.ask({ type: 'offer', what: 'resume' });
  held.lift();
  expect(held.standing().now.moves.length).toBeGreaterThan(0);
  held.ask({ type: 'resign' });
  expect(held.standing().now.result).toMatchObject({ ending: 'resigned' });
});

test('the worker wakes by itself when time is up', async () => {
  const save = begin({ kind: 'live', bank: 1_000, increment: 0, delay: 0 });
  const table = new LocalTable(save, {
    ...{
      authority: authorityPost(() => Date.now()),
      hire: botPost,
      keep: () => true,
      pace: () => 0,
    },
  });
  await expect
    .poll(() => table.store.getState().now?.result?.ending, { timeout: 20_000 })
    .toBe('time');
  table.close();
});

test('it is noted that a match is open, and forgotten with it', () => {
  const kept = new Map<string, string>();
  const keeper = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(lastSeen('x', keeper)).toBeNull();
  noteSeen('x', 7, keeper);
  expect(lastSeen('x', keeper)).toBe(7);
});
