import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Match, newestGames } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { library } from '../tables.ts';
import { rewardsOf } from './episode.ts';
import { converse } from './lines.ts';
import { ENV_CODES } from './request.ts';
import { Session } from './session.ts';

type Told = { readonly [field: string]: unknown };

function start(game = 'babel', full = false) {
  const session = new Session(library[game], full);
  return (op: string, fields: object = {}): Told =>
    JSON.parse(session.answer(JSON.stringify({ op, ...fields })));
}

describe('one game', () => {
  test.each(newestGames(library).map(({ id }) => id))('%s is the match of its seed', (id) => {
    const ask = start(id);
    const { seed, seats, options } = ask('reset', { seed: 5 });
    const match = Match.start(library[id], {
      seats: Number(seats),
      options: options as never,
      seed: String(seed),
    });
    let told: Told = {};
    for (let n = 0; n < 3000 && !told.over; n++) {
      const { indices, moves, seat } = ask('legal') as never as Legal;
      expect(moves).toEqual(match.moves(seat).map((m) => match.game.notation.format(m)));
      expect(ask('observe').view).toEqual(JSON.parse(JSON.stringify(match.view(seat))));
      const pick = (n * 7) % indices.length;
      match.play(seat, moves[pick]);
      told = ask('step', n % 2 ? { index: indices[pick] } : { move: moves[pick] });
      expect(told).toMatchObject({ ok: true, ply: match.ply, actors: match.actors });
    }
    if (told.over) expect(told.result).toMatchObject({ places: match.result?.places });
    expect(ask('scores').ranking).toEqual(match.ranking);
  });

  test('the same seeds give the same games, and games after a seed follow from it', () => {
    const [a, b] = [start(), start()];
    a('seed', { seed: 'x' });
    const seeds = [a('reset').seed, a('reset').seed];
    expect(new Set(seeds).size).toBe(2);
    expect([b('reset', { seed: 'x' }).seed, b('reset').seed]).toEqual(seeds);
    expect(b('reset', { seed: seeds[0] }).seed).toBe(seeds[0]);
  });

  test('a game is cut off at its limit', () => {
    const ask = start();
    ask('reset', { limit: 2 });
    for (let n = 0; n < 2; n++) {
      const { indices } = ask('legal') as never as Legal;
      ask('step', { index: indices[0] });
    }
    expect(ask('scores').result).toMatchObject({ truncated: true, ending: 'limit' });
    expect(ask('step', { index: 0 })).toMatchObject({ ok: false, code: 'over' });
  });

  test('rewards go by place and come to nothing in all', () => {
    expect(rewardsOf([1, 2])).toEqual([1, -1]);
    expect(rewardsOf([1, 1])).toEqual([0, 0]);
    expect(rewardsOf([2, 1, 4, 2])).toEqual([0, 1, -1, 0]);
  });
});

interface Legal {
  readonly seat: number;
  readonly indices: readonly number[];
  readonly moves: readonly string[];
}

describe('many games at once', () => {
  test('games that end are told and begun anew; the same seed does the same again', () => {
    const play = () => {
      const ask = start('ur');
      const ended: unknown[] = [];
      let told = ask('batch', { games: 8, seed: 3, views: true, scores: true });
      for (let n = 0; n < 400; n++) {
        const actions = (told.legal as number[][]).map((moves, game) =>
          (n + game) % 5 === 0 ? null : moves[(n * 3 + game) % moves.length],
        );
        told = ask('step', { actions });
        expect(told.ok).toBe(true);
        ended.push(...(told.ended as unknown[]));
      }
      expect(told.views).toHaveLength(8);
      expect(told.scores).toHaveLength(8);
      return ended;
    };
    const ended = play();
    expect(ended.length).toBeGreaterThan(8);
    expect(play()).toEqual(ended);
  });

  test('an action that is not legal changes no game', () => {
    const ask = start();
    const told = ask('batch', { games: 3 });
    const legal = told.legal as number[][];
    const wrong = [legal[0][0], legal[1][0], 98];
    expect(ask('step', { actions: wrong })).toMatchObject({
      ok: false,
      code: 'illegal',
      sentence: expect.stringMatching(/^Game 2: /),
    });
    expect(ask('step', { actions: [1] })).toMatchObject({ code: 'bad-field' });
    for (const game of [0, 1, 2]) expect(ask('observe', { game }).ply).toBe(0);
    expect(ask('legal', { game: 3 })).toMatchObject({ code: 'bad-field' });
  });
});

describe('fairness and errors', () => {
  test('the whole position is told only to whoever asked for that twice', () => {
    const fair = start();
    fair('reset');
    expect(fair('observe', { full: true })).toMatchObject({ code: 'full-not-allowed' });
    const open = start('babel', true);
    open('reset');
    expect(open('observe', { full: true }).position).toEqual(expect.any(String));
    expect(open('observe', { seat: 'spectator' }).seat).toBe('spectator');
  });

  test.each([
    ['{', 'bad-line'],
    ['[1]', 'bad-line'],
    ['null', 'bad-line'],
    ['{"a":1}', 'bad-line'],
    ['{"op":"__proto__"}', 'unknown-op'],
    ['{"op":"reset","sede":1}', 'bad-field'],
    ['{"op":"reset","seats":9}', 'bad-seats'],
    ['{"op":"reset","options":[]}', 'bad-option'],
    ['{"op":"reset","options":{"luck":1}}', 'unknown-option'],
    ['{"op":"reset","seed":{}}', 'bad-field'],
    ['{"op":"batch","games":0}', 'bad-field'],
    ['{"op":"step","move":"fly"}', 'unknown-move'],
    ['{"op":"step"}', 'bad-field'],
    ['{"op":"step","index":1e9}', 'unknown-move'],
    ['{"op":"step","seat":1,"index":0}', 'not-your-turn'],
    ['{"op":"observe","seat":7}', 'unknown-seat'],
  ])('%s is answered by %s and changes nothing', (line, code) => {
    const session = new Session(library.babel, false);
    const before = session.answer('{"op":"reset","seed":7}');
    expect(JSON.parse(session.answer(line))).toMatchObject({ ok: false, code });
    expect(JSON.parse(session.answer('{"op":"scores","id":[1]}'))).toMatchObject({
      ...{ ok: true, id: [1], ply: 0 },
    });
    expect(before).toContain('"ok":true');
  });

  test('before the first game there is none', () => {
    expect(start()('legal')).toMatchObject({ ok: false, code: 'no-game' });
  });

  test('lines may come in pieces, be too long, or end without a newline', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const talk = converse(new Session(library.babel, false), input, output);
    for (const piece of ['{"op":"re', 'set"}\n\n', 'x'.repeat(2 ** 20 + 1), 'x\n{"op":"legal"}'])
      input.write(piece);
    input.end();
    await talk;
    output.end();
    const answers = (await text(output))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).ok);
    expect(answers).toEqual([true, false, true]);
  });

  test('the document names every code', () => {
    const document = readFileSync(new URL('../../../../docs/env.md', import.meta.url), 'utf8');
    for (const code of ENV_CODES) expect(document).toContain(`\`${code}\``);
  });
});
