import { babel } from '@nabu/games/babel';
import { type AnyGame, replayRecord, rngFrom } from '@nabu/kernel';
import { evaluationFor, thinkAbout } from '@nabu/search';
import { afterEach, describe, expect, test } from 'vitest';
import { authorityPost, botPost } from '../../testing/posts.ts';
import { Authority } from './authority.ts';
import { LocalTable } from './local.ts';
import { type LocalSeat, newSave, type Save } from './save.ts';

const game: AnyGame = babel;
const guest = (name: string): LocalSeat => ({ kind: 'guest', name, bot: null });
const bot: LocalSeat = { kind: 'bot', name: 'Bot', bot: 'random' };
const begin = (seats: readonly LocalSeat[]): Save => {
  const save = newSave({
    game: 'babel',
    rules: 1,
    options: { hands: '3/5', sumerians: 'allAtSite', starter: '1' },
    seats,
  });
  // Bots think from these, so the same moves are made whenever the tests are run.
  const same = { id: 'the-same-table', seed: '00112233445566778899aabbccddeeff' };
  return { ...save, id: same.id, facts: { ...save.facts, ...same } };
};
const open = (save: Save) => new Authority(game, save, () => 5);

const opened: LocalTable[] = [];
function table(save: Save, saves: Save[] = [], patience = 5000): LocalTable {
  const made = new LocalTable(save, {
    authority: authorityPost(),
    hire: botPost,
    patience,
    keep: (changed) => saves.push(changed) > 0,
    pace: () => 0,
  });
  opened.push(made);
  return made;
}
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

const until = (
  made: LocalTable,
  test: (state: ReturnType<LocalTable['store']['getState']>) => boolean,
) =>
  new Promise<void>((resolve) => {
    if (test(made.store.getState())) return resolve();
    const stop = made.store.subscribe((state) => {
      if (!test(state)) return;
      stop();
      resolve();
    });
  });

describe('a match on this device', () => {
  test('is kept after every move and goes on where it was left', async () => {
    const saves: Save[] = [];
    const first = table(begin([guest('Ana'), bot]), saves);
    await until(first, ({ now }) => now !== null);
    const [move] = first.store.getState().now?.moves ?? [];
    expect(await first.play(move)).toBeNull();
    const again = table(saves[saves.length - 1]);
    await until(again, ({ now }) => now !== null);
    const [before, after] = [first, again].map(({ store }) => store.getState());
    expect(after.now).toEqual({ ...before.now, n: after.now?.n, canUndo: before.now?.canUndo });
    expect(after.entries.map(({ kind }) => kind)).toEqual(['started', 'played']);
  });

  test('against a bot it is played to its end, and its record is a true record', async () => {
    const made = table(begin([{ ...bot }, { ...bot }]));
    await until(made, ({ now }) => now?.phase === 'over');
    const record = await made.record();
    expect(replayRecord({ babel: game }, record).result).toEqual(made.store.getState().now?.result);
  });

  test('refuses with the clause and changes nothing', async () => {
    const made = table(begin([guest('Ana'), bot]));
    await until(made, ({ now }) => now !== null);
    const before = made.store.getState().now;
    expect(await made.play('end')).toMatchObject({
      code: 'illegal',
      clause: expect.stringMatching(/^[A-Z]+\d+$/),
    });
    expect(await made.ask({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
    expect(made.store.getState().now).toEqual(before);
  });

  test('undo, redo and starting over', async () => {
    const made = table(begin([guest('Ana'), bot]));
    await until(made, ({ now }) => now !== null);
    const ply = () => made.store.getState().now?.ply;
    const walk = made.store.getState().now?.moves.find((move) => move.startsWith('mv')) ?? '';
    await made.play(walk);
    const deploy = made.store.getState().now?.moves.find((move) => move.startsWith('dep')) ?? '';
    await made.play(deploy);
    expect(ply()).toBe(2);
    await made.ask({ type: 'undo' });
    expect(ply()).toBe(1);
    await made.ask({ type: 'redo' });
    expect(ply()).toBe(2);
    await made.ask({ type: 'restart' });
    expect(ply()).toBe(0);
    expect((await made.viewAt(0)).view).toEqual(made.store.getState().now?.view);
  });

  test('a rematch turns the seats, and is kept before anybody is told of it', async () => {
    const saves: Save[] = [];
    const made = table(begin([guest('Ana'), bot]), saves);
    await until(made, ({ now }) => now !== null);
    expect(await made.ask({ type: 'rematch' })).toMatchObject({ code: 'not-over' });
    await made.ask({ type: 'offer', what: 'end' });
    expect(await made.ask({ type: 'rematch' })).toBeNull();
    const [next, old] = saves.slice(-2);
    expect(next.facts).toMatchObject({ seats: ['random', null], before: old.id });
    expect(next.deeds.map(({ kind }) => kind)).toEqual(['joined', 'started']);
    expect(made.store.getState().entries.at(-1)).toMatchObject({ kind: 'rematch', table: next.id });
  });
});

describe('advice on this device', () => {
  test('names legal moves for the one at the screen, and bots say what they thought', async () => {
    const made = table(begin([guest('Ada'), { ...bot, bot: 'search:40' }]));
    await until(made, ({ now }) => (now?.moves.length ?? 0) > 0);
    const { now } = made.store.getState();
    const hint = await made.hint();
    expect(hint.ply).toBe(now?.ply);
    for (const { move } of hint.moves) expect(now?.moves).toContain(move);
    const told = () => made.store.getState().now?.thoughts.includes(1);
    for (let i = 0; i < 20 && !told(); i++) {
      await until(made, (state) => (state.now?.moves.length ?? 0) > 0);
      await made.play((await made.hint()).moves[0].move);
    }
    const thoughts = await made.thoughts(1);
    expect(thoughts.seat).toBe(1);
    const { moves } = thoughts.decisions[0];
    expect(moves.length).toBeGreaterThan(0);
    for (const { chance } of moves) expect(chance).toBeLessThanOrEqual(1);
    expect(await made.thoughts(0).catch(({ code }) => code)).toBe('no-thoughts');
  });

  test('of a hidden hand only what everybody could know is told, all of it when the game is over', () => {
    const held = open(begin([guest('Ada'), { ...bot, bot: 'search:40' }]));
    playTurn(held, 0);
    const { question } = held.standing();
    if (!question) throw new Error('the bot is not asked');
    const { move, stats } = thinkAbout(game, question);
    const { ply, seat, spec } = question;
    held.botPlay({ ply, seat, bot: spec, move, candidates: stats.candidates });
    const [early] = held.thoughts(1, evaluationFor(game)).decisions;
    expect(early.moves.filter((each) => /^dep /.test(each.move) && !each.made)).toEqual([]);
    const twins = [1, 2, 3].map((i) => game.imagine(held.viewAt(ply).view, rngFrom(i)));
    for (const each of early.moves.filter(({ made }) => !made))
      for (const twin of twins)
        expect(game.moves(twin, seat).map(game.notation.format)).toContain(each.move);
    held.ask({ type: 'offer', what: 'end' });
    const [late] = held.thoughts(1, evaluationFor(game)).decisions;
    expect(late.secret).toBe(false);
    expect(late.moves.length).toBeGreaterThan(early.moves.length);
  });
});

describe('a bot on this device that fails', () => {
  test('is replaced by a weaker one, and the log says so', async () => {
    const made = table(begin([guest('Ada'), { ...bot, bot: 'stuck' }]), [], 20);
    await until(made, ({ now }) => (now?.moves.length ?? 0) > 0);
    for (let i = 0; i < 40; i++) {
      const { now, entries } = made.store.getState();
      if (entries.some(({ kind }) => kind === 'botReplaced')) break;
      const wish = ['end', 'bld start', 'dep', 'mv'].flatMap(
        (word) => now?.moves.find((each) => each.startsWith(word)) ?? [],
      );
      await made.play(wish[0]);
      if (!made.store.getState().now?.actors.includes(0))
        await until(made, ({ entries: all }) => all.some(({ kind }) => kind === 'botReplaced'));
    }
    const { entries } = made.store.getState();
    const at = entries.findIndex(({ kind }) => kind === 'botReplaced');
    expect(entries[at]).toMatchObject({ seat: 1, bot: 'greedy' });
    expect(entries[at + 1]).toMatchObject({ kind: 'played', seat: 1 });
    await until(made, ({ now }) => now?.actors.includes(0) === true);
    const kinds = made.store.getState().entries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'botReplaced')).toHaveLength(1);
  });
});

describe('around one screen', () => {
  test('a curtain falls before secrets are shown, at the start and when the decision passes', () => {
    const held = open(begin([guest('Ana'), guest('Bo')]));
    expect(held.standing()).toMatchObject({ curtain: 0, you: 'spectator', now: { moves: [] } });
    held.lift();
    expect(held.standing()).toMatchObject({ curtain: null, you: 0, anew: true });
    playTurn(held, 0);
    expect(held.standing()).toMatchObject({ curtain: 1, you: 'spectator' });
    held.lift();
    expect(held.standing()).toMatchObject({ curtain: null, you: 1 });
  });

  test('nobody hears the other hand in the entries', () => {
    const held = open(begin([guest('Ana'), guest('Bo')]));
    held.lift();
    playTurn(held, 0);
    held.lift();
    const { entries, you } = held.standing();
    const heard = entries.flatMap((entry) => ('events' in entry ? entry.events : []));
    const own = heard.map((event) => game.witness(event, you));
    expect(own).toEqual(heard);
  });

  test('ending by agreement needs no second screen', () => {
    const held = open(begin([guest('Ana'), bot]));
    held.ask({ type: 'offer', what: 'end' });
    const { now, save } = held.standing();
    expect(now.result?.ending).toBe('agreed');
    expect(open(save).standing().now.result?.ending).toBe('agreed');
  });
});

test('a match of rules that are not here is told plainly, and is not touched', async () => {
  const save = begin([guest('Ana'), bot]);
  const saves: Save[] = [];
  const made = table({ ...save, facts: { ...save.facts, rules: 99 } }, saves);
  await until(made, ({ trouble }) => trouble !== null);
  expect(made.store.getState().trouble).toMatchObject({ code: 'unknown-rules' });
  expect(saves).toEqual([]);
});

/** Plays the first legal moves until the decision is somebody else's. */
function playTurn(held: Authority, seat: number): void {
  for (;;) {
    const { now } = held.standing();
    if (!now.actors.includes(seat)) return;
    const wish = ['end', 'bld start', 'dep', 'mv'].flatMap(
      (word) => now.moves.find((move) => move.startsWith(word)) ?? [],
    );
    held.play(seat, wish[0], now.ply);
  }
}
