import { expect, test } from 'vitest';
import { FairQueue, type Lane, type Ticket } from './fair-queue.ts';

/** A queue with so many places; `finish` ends a piece of work after so long, `started` says who had a turn, in order. */
function queueOf(places: number) {
  let now = 0;
  const queue = new FairQueue(places, () => now);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, ticket: Partial<Ticket> = {}, signal?: AbortSignal) =>
    queue.run(
      { address: name, who: name, question: {}, lane: () => 'move', ...ticket },
      () => {
        started.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      },
      signal,
    );
  const finish = async (name: string, after = 10) => {
    now += after;
    ends.get(name)?.();
    await settled();
  };
  return { queue, enter, finish, started };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const lane = (of: Lane) => ({ lane: () => of });

test('moves and hints take turns, and what nobody waits for comes last', async () => {
  const { enter, finish, started } = queueOf(1);
  enter('u1', lane('unwatched'));
  for (const name of ['h1', 'h2', 'h3']) enter(name, lane('hint'));
  enter('u2', lane('unwatched'));
  for (const name of ['m1', 'm2', 'm3']) enter(name);
  await settled();
  for (const name of ['u1', 'm1', 'h1', 'm2', 'h2', 'm3', 'h3']) await finish(name);
  expect(started).toEqual(['u1', 'm1', 'h1', 'm2', 'h2', 'm3', 'h3', 'u2']);
});

test('a move is watched from when somebody comes to watch', async () => {
  const { enter, finish, started } = queueOf(1);
  let watched = false;
  enter('first');
  enter('before', lane('unwatched'));
  enter('seen', { lane: () => (watched ? 'move' : 'unwatched') });
  await settled();
  watched = true;
  await finish('first');
  expect(started).toEqual(['first', 'seen']);
});

test('an address with many askers has no larger share than an address with one', async () => {
  const { enter, finish, started } = queueOf(1);
  for (let i = 1; i <= 6; i++) enter(`crowd${i}`, { address: 'crowd' });
  enter('ada1', { address: 'ada' });
  await settled();
  await finish('crowd1');
  enter('ada2', { address: 'ada' });
  await finish('ada1');
  for (const name of ['crowd2', 'ada2']) await finish(name);
  expect(started).toEqual(['crowd1', 'ada1', 'crowd2', 'ada2', 'crowd3']);
});

test('who asks for little comes before those who ask for much', async () => {
  const { enter, finish, started } = queueOf(1);
  for (const name of ['dear1', 'dear2', 'dear3'])
    for (let i = 1; i <= 2; i++) enter(`${name}-${i}`, { address: name });
  await settled();
  for (const name of ['dear1-1', 'dear2-1']) await finish(name, 3000);
  enter('cheap1', { address: 'cheap' });
  await finish('dear3-1', 3000);
  enter('cheap2', { address: 'cheap' });
  await finish('cheap1', 5);
  expect(started.slice(3)).toEqual(['cheap1', 'cheap2']);
});

test('nobody waits for ever behind others who have just come', async () => {
  const { enter, finish, started } = queueOf(1);
  enter('old1', { address: 'old' });
  await settled();
  enter('old2', { address: 'old' });
  enter('new0');
  await finish('old1', 100);
  for (let i = 0; i < 20 && !started.includes('old2'); i++) {
    enter(`new${i + 1}`);
    await finish(`new${i}`, 10);
  }
  expect(started).toContain('old2');
});

test('an asker has one question worked on at a time, all its parts side by side', async () => {
  const { enter, finish, started } = queueOf(4);
  const one = { address: 'ada', who: 'ada', question: {} };
  enter('part1', one);
  enter('part2', one);
  enter('other', { ...one, question: {} });
  await settled();
  expect(started).toEqual(['part1', 'part2']);
  await finish('part1');
  expect(started).toEqual(['part1', 'part2']);
  await finish('part2');
  expect(started).toEqual(['part1', 'part2', 'other']);
});

test('who leaves the queue is not called', async () => {
  const { queue, enter, finish, started } = queueOf(1);
  const gone = new AbortController();
  enter('first');
  const second = enter('second', {}, gone.signal);
  enter('third');
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(queue.waiting(() => true)).toBe(1);
  await finish('first');
  expect(started).toEqual(['first', 'third']);
  await expect(enter('late', {}, gone.signal)).rejects.toThrow('gone');
});
