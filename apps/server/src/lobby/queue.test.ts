import { describe, expect, test } from 'vitest';
import { HandTimer } from '../../testing/hand-timer.ts';
import { type Line, Queue, type Seeker, type Wanted } from './queue.ts';

const GAME: Wanted = { game: 'veils', seats: 2, pace: null, rated: false };

function seeker(person: string, other: Partial<Seeker> = {}): Seeker {
  return { person, name: person, rating: 1500, deviation: 0, blocks: new Set(), ...other };
}

/** A queue whose tables are numbered, and windows that write down what they are told. */
function open() {
  const timer = new HandTimer();
  const made: (readonly string[])[] = [];
  const troubles: unknown[] = [];
  const state = { broken: false };
  const queue = new Queue({
    timer,
    async seat(_, seekers) {
      if (state.broken) throw new Error('full');
      made.push(seekers.map(({ person }) => person));
      return `table${made.length}`;
    },
    changed: () => undefined,
    failed: (error) => troubles.push(error),
  });
  const line = () => {
    const heard: string[] = [];
    const told: Line = {
      waits: ({ waiting }, waited) => heard.push(`${waiting} wait, me ${waited / 1000} s`),
      paired: (table) => heard.push(table),
      over: () => heard.push('over'),
    };
    return Object.assign(told, { heard });
  };
  return { timer, queue, made, troubles, state, line };
}

/** Promises that are kept already are heard. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue', () => {
  test('two who want the same are paired, and told where to go', async () => {
    const { queue, line, made } = open();
    const [ada, bel, cai] = [line(), line(), line()];
    queue.join(ada, GAME, seeker('ada'));
    queue.join(cai, { ...GAME, rated: true }, seeker('cai'));
    expect(made).toEqual([]);
    queue.join(bel, GAME, seeker('bel'));
    await settled();
    expect(made).toEqual([['ada', 'bel']]);
    expect([ada, bel].map(({ heard }) => heard.at(-1))).toEqual(['table1', 'table1']);
    expect(cai.heard).toEqual(['1 wait, me 0 s']);
  });

  test('two windows of one person wait once, and both are told', async () => {
    const { queue, line, made } = open();
    const [one, two, bel] = [line(), line(), line()];
    queue.join(one, GAME, seeker('ada'));
    queue.join(two, GAME, seeker('ada'));
    await settled();
    expect(made).toEqual([]);
    expect(queue.pools()).toMatchObject([{ waiting: 1 }]);
    queue.join(bel, GAME, seeker('bel'));
    await settled();
    expect([one, two].map(({ heard }) => heard.at(-1))).toEqual(['table1', 'table1']);
    expect(queue.pools()).toEqual([]);
  });

  test('whoever waits for two games and is paired for one waits no more for the other', async () => {
    const { queue, line, made } = open();
    const [one, two, bel, cai] = [line(), line(), line(), line()];
    queue.join(one, GAME, seeker('ada'));
    queue.join(two, { ...GAME, seats: 3 }, seeker('ada'));
    queue.join(bel, GAME, seeker('bel'));
    await settled();
    expect(two.heard.at(-1)).toBe('over');
    for (const person of ['cai', 'dan']) queue.join(cai, { ...GAME, seats: 3 }, seeker(person));
    await settled();
    expect(made).toEqual([['ada', 'bel']]);
  });

  test('whose connection goes is not paired any more', async () => {
    const { queue, line, made } = open();
    const [ada, bel] = [line(), line()];
    queue.join(ada, GAME, seeker('ada'));
    expect(queue.leave(ada)).toBe(true);
    expect(queue.leave(ada)).toBe(false);
    queue.join(bel, GAME, seeker('bel'));
    await settled();
    expect(made).toEqual([]);
  });

  test('those who are far apart in strength meet when time has passed', async () => {
    const { queue, line, made, timer } = open();
    const [ada, bel] = [line(), line()];
    queue.join(ada, GAME, seeker('ada', { rating: 1000 }));
    queue.join(bel, GAME, seeker('bel', { rating: 1400 }));
    timer.pass(59_000);
    await settled();
    expect(made).toEqual([]);
    timer.pass(1000);
    await settled();
    expect(made).toHaveLength(1);
    expect(ada.heard).toContain('2 wait, me 30 s');
    const cai = line();
    queue.join(cai, GAME, seeker('cai'));
    expect(queue.pools()).toMatchObject([{ waiting: 1, usual: 60_000 }]);
  });

  test('when no table can be made they go on waiting', async () => {
    const { queue, line, made, timer, troubles, state } = open();
    const [ada, bel] = [line(), line()];
    state.broken = true;
    queue.join(ada, GAME, seeker('ada'));
    queue.join(bel, GAME, seeker('bel'));
    await settled();
    expect([made, troubles.length]).toEqual([[], 1]);
    state.broken = false;
    timer.pass(1000);
    await settled();
    expect(bel.heard.at(-1)).toBe('table1');
  });

  test('kinds of games nobody waits for are forgotten', () => {
    const { queue, line } = open();
    const ada = line();
    for (let minutes = 1; minutes < 100; minutes++)
      queue.join(ada, { ...GAME, pace: `${minutes}m+0s` }, seeker('ada'));
    expect(queue.pools()).toHaveLength(1);
    expect(queue.size).toBe(1);
  });
});
