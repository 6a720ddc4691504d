import { rngFrom } from '@nabu/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { PlanSession } from '../../testing/plan-session.ts';
import { rulesOf } from '../../testing/saves.ts';
import { GAMES } from '../kit/games.ts';
import { type Keeper, shelve } from '../session/shelf.ts';
import { dropPlan, keepPlan, readPlan } from './kept.ts';
import { type PlanNews, Planning } from './planning.ts';

/** Planning at a table, with all that it told and asked. */
async function planAt(game: string, seat: number, confirms = false) {
  const session = new PlanSession(await rulesOf(game), seat);
  return { session, ...planOn(session, confirms) };
}

function planOn(session: PlanSession, confirms = false) {
  const planning = new Planning(session.asSession, session.match.game, keeper);
  const news: PlanNews[] = [];
  const asked: string[] = [];
  planning.means = {
    confirms: () => confirms,
    ask: (move) => asked.push(session.match.game.notation.format(move)),
    refused: ({ sentence }) => {
      throw new Error(sentence);
    },
    tell: (each) => news.push(each),
  };
  planning.start();
  return { planning, news, asked };
}

const legalOf = (session: PlanSession, seat: number) =>
  session.match.moves(seat).map((move) => session.match.game.notation.format(move));

/** A browser's storage for one test. */
let stored = new Map<string, string>();
let keeper: Keeper;
beforeEach(() => {
  stored = new Map();
  keeper = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
});

describe.each(GAMES)('a plan in $id', ({ id: game }) => {
  test('shows just what the same moves lead to in the game, and ticks them off', async () => {
    const { session, planning } = await planAt(game, 0);
    const rng = rngFrom(`plan ${game}`);
    for (let turn = 0; turn < 30 && !session.match.over; turn++) {
      const [actor] = session.match.actors;
      const moves = session.match.moves(actor);
      if (actor !== 0) {
        session.move(actor, session.match.game.notation.format(moves[rng.below(moves.length)]));
        continue;
      }
      planning.open();
      expect(planning.store.getState().drawn).toMatchObject({ actor: 0, viewer: 0 });
      const move = moves[rng.below(moves.length)];
      expect(planning.add(move)).toBeNull();
      const { drawn, line } = planning.store.getState();
      session.move(0, session.match.game.notation.format(move));
      const { plan } = planning.store.getState();
      expect(plan?.past.at(-1)).toMatchObject({ fate: 'true', ply: session.match.ply });
      expect(plan?.steps).toEqual([]);
      const known = line?.stages.at(-1)?.ends === false && drawn?.viewer === 0;
      if (known) expect(drawn?.view).toEqual(session.match.view(0));
      planning.clear();
    }
  });

  test('goes through the turns of others, and says where nothing more is known', async () => {
    const { session, planning } = await planAt(game, 1);
    while (session.match.actors.includes(1)) session.move(1, legalOf(session, 1)[0]);
    const ply = session.match.ply;
    planning.open();
    const first = planning.store.getState().drawn;
    expect(first?.actor).not.toBe(1);
    expect([...(first?.legal ?? []), ...(first?.replies ?? [])].length).toBeGreaterThan(0);
    expect(planning.add(null)).toBeNull();
    if (planning.store.getState().drawn?.ends) planning.example();
    expect(planning.store.getState().drawn).toMatchObject({ actor: 1, viewer: 1 });
    expect(session.match.ply).toBe(ply);
  });
});

describe('moves that wait', () => {
  /** Somebody else is to move, and the planner means to answer whatever they do with the first move there is. */
  async function waiting(confirms: boolean) {
    const at = await planAt('babylonia', 1, confirms);
    const { session, planning } = at;
    while (session.match.actors.includes(1)) session.move(1, legalOf(session, 1)[0]);
    planning.open();
    planning.add(null);
    const [move] = planning.store.getState().drawn?.legal ?? [];
    planning.add(move);
    planning.queue(true);
    planning.close();
    return { ...at, planned: session.match.game.notation.format(move) };
  }

  /** The other ends their turn with moves that do not touch the planned one. */
  function theirTurn(session: PlanSession, planned: string): void {
    const where = planned.split('@')[1];
    while (!session.match.actors.includes(1)) {
      const moves = legalOf(session, 0);
      session.move(
        0,
        moves.find((each) => each === 'end') ??
          moves.find((each) => !each.endsWith(`@${where}`)) ??
          moves[0],
      );
    }
  }

  test('are sent by this client when they are due, and told', async () => {
    const { session, planning, news, planned } = await waiting(false);
    expect(planning.store.getState().plan).toMatchObject({ queued: true });
    const before = session.match.ply;
    theirTurn(session, planned);
    const made = session.match.written.slice(before).findLast(({ seat }) => seat === 1);
    expect(made?.move).toBe(planned);
    expect(news.map(({ kind }) => kind)).toContain('plays');
    expect(planning.store.getState().plan?.steps).toEqual([]);
  });

  test('give the board back to the game when all of them were made', async () => {
    const { session, planning, planned } = await waiting(false);
    planning.open();
    theirTurn(session, planned);
    expect(planning.store.getState()).toMatchObject({ open: false, drawn: null });
  });

  test('wait for a word where the person wants to confirm such a move', async () => {
    const { session, planning, asked, news, planned } = await waiting(true);
    const before = session.match.ply;
    theirTurn(session, planned);
    expect(asked).toEqual([planned]);
    expect(session.match.written.slice(before).some(({ seat }) => seat === 1)).toBe(false);
    expect(news.map(({ kind }) => kind)).toContain('waits');
    session.move(1, planned);
    expect(planning.store.getState().plan?.past.at(-1)).toMatchObject({ fate: 'true' });
  });

  test('are not sent once they are cancelled, or after a move was taken back', async () => {
    const { session, planning, planned } = await waiting(false);
    planning.queue(false);
    theirTurn(session, planned);
    expect(session.match.actors).toContain(1);
    expect(planning.store.getState().plan).toMatchObject({ queued: false, surprise: null });

    const own = await planAt('babylonia', 0);
    own.session.move(0, legalOf(own.session, 0)[0]);
    own.planning.open();
    const [move] = own.planning.store.getState().drawn?.legal ?? [];
    own.planning.add(move);
    own.planning.store.setState(({ plan }) => ({ plan: plan && { ...plan, queued: true } }));
    own.session.undo(0);
    expect(own.news).toContainEqual({ kind: 'stopped', why: 'undone', refusal: null });
  });
});

describe('what is kept', () => {
  test('is there again when the page is, as far as it is still possible', async () => {
    const { session, planning } = await planAt('babel', 0);
    while (!session.match.actors.includes(0)) session.move(1, legalOf(session, 1)[0]);
    planning.open();
    const [move] = planning.store.getState().drawn?.legal ?? [];
    planning.add(move);
    planning.stop();
    const again = planOn(session);
    expect(again.planning.store.getState()).toMatchObject({
      ...{ open: false, plan: { steps: [{ move: session.match.game.notation.format(move) }] } },
    });
    again.planning.clear();
    expect(readPlan(session.id, 0, keeper)).toBeNull();
  });

  test('costs only itself when it is damaged', () => {
    const plan = { seat: 0, ply: 3, steps: [], past: [], queued: false, surprise: null };
    const step = { seat: 0, move: 'end', tells: '', example: null, unknown: false };
    keepPlan('good', { ...plan, steps: [step] }, keeper);
    for (const damage of ['{', '7', '{"seat":0}', JSON.stringify({ ...plan, steps: [{}] })]) {
      keeper.setItem('nabu.plan.bad.0', damage);
      expect(readPlan('bad', 0, keeper)).toBeNull();
    }
    expect(readPlan('good', 0, keeper)?.steps).toEqual([step]);
    expect(readPlan('good', 1, keeper)).toBeNull();
  });

  test('for which this browser has no room is told of once, and can be gone on with', async () => {
    const { session, planning, news } = await planAt('ur', 0);
    keeper.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    planning.open();
    const [move] = session.match.moves(0);
    expect(planning.add(move)).toBeNull();
    planning.goTo(0);
    planning.goTo(1);
    expect(news.filter(({ kind }) => kind === 'unkept')).toHaveLength(1);
    expect(planning.store.getState().plan?.steps).toHaveLength(1);
  });

  test('stays as long as its game runs, however many there are; those of games that are over go', () => {
    const plan = { seat: 0, ply: 0, steps: [], past: [], queued: false, surprise: null };
    const table = { home: 'online', game: 'ur', names: ['Ada'], updated: 1 } as const;
    for (let i = 0; i < 60; i++) {
      shelve({ ...table, id: `table ${i}`, over: i % 2 === 1 }, keeper);
      keepPlan(`table ${i}`, plan, keeper);
    }
    expect(readPlan('table 0', 0, keeper)).toEqual(plan);
    expect(readPlan('table 1', 0, keeper)).toBeNull();
    expect(readPlan('table 59', 0, keeper)).toEqual(plan);
    const kept = [...stored.keys()].filter((key) => key.startsWith('nabu.plan.'));
    expect(kept.length).toBeLessThanOrEqual(40);
    for (let i = 0; i < 60; i += 2) expect(readPlan(`table ${i}`, 0, keeper)).toEqual(plan);
    dropPlan('table 59', 0, keeper);
    expect(readPlan('table 59', 0, keeper)).toBeNull();
  });
});
