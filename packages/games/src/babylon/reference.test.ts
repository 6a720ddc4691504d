import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type Options, UNDER_BRIDGE } from './box.ts';
import { babylon, type State } from './index.ts';
import { type Plain, plainly, writePlain } from './testing/reading.ts';
import { bridges, choose, TASTES } from './testing/reading-games.ts';
import { leftOf } from './testing/reading-garden.ts';
import { legalMoves } from './testing/reading-moves.ts';
import { playPlainly } from './testing/reading-play.ts';
import { placesOf, worthOf } from './testing/reading-points.ts';

const { format, parse, readPosition, writePosition } = babylon.notation;

/** Both count every garden alike, and rank them alike. */
function compareWorth(state: State, plain: Plain): void {
  const gardens = plain.sides.map((_, seat) => worthOf(plain, seat));
  const where = writePosition(state);
  const scores = gardens.map(({ parts, total }) => ({ parts, total }));
  expect(scores, where).toEqual(babylon.scores(state));
  expect(placesOf(gardens), where).toEqual(babylon.ranking(state));
  const bare = gardens.map((garden) => garden.bare);
  expect(bare, where).toEqual(babylon.tieBreak?.(state).figures);
}

/** Who has just dug gets twelve pillars, as long as there are some, to build more than in a common game. */
function giveStock(state: State, plain: Plain): State {
  const side = plain.sides[plain.turn];
  if (leftOf(plain, 'single') < 12) return state;
  side.stock = Math.max(12, side.stock);
  return readPosition(writePlain(plain), plain);
}

interface Way {
  readonly name: string;
  readonly pick: (plain: Plain, offered: readonly string[], ply: number) => string;
  readonly rich?: boolean;
}

/** Plays to the end and has every move judged by both; says which kinds of moves were made. */
function compare(from: State, options: Options, { name, pick, rich }: Way): string[] {
  const plain = plainly(writePosition(from), from.seats, options);
  const met: string[] = [];
  let state = from;
  for (let ply = 0; babylon.actors(state).length > 0; ply++) {
    const where = `${name}, ply ${ply}, ${writePosition(state)}`;
    const offered = babylon.moves(state, state.turn).map(format);
    expect(offered.toSorted().join(), where).toBe(legalMoves(plain).toSorted().join());
    const text = pick(plain, offered, ply);
    const move = parse(text);
    if (move === null) throw new Error(`${text} is no move`);
    babylon.play(state, state.turn, move, rngFrom(name));
    playPlainly(plain, text);
    expect(writePlain(plain), `${text}, ${where}`).toBe(writePosition(state));
    if (plain.phase === 'dig' || plain.phase === 'over') compareWorth(state, plain);
    if (rich && move.type === 'dig') state = giveStock(state, plain);
    met.push(move.type);
  }
  expect(legalMoves(plain)).toEqual([]);
  expect(babylon.result(state)?.places).toEqual(babylon.ranking(state));
  return met;
}

const KINDS = ['dig', 'build', 'symbol', 'fountain', 'stairway', 'statue', 'store', 'discard'];

describe('a second reading of the rules agrees on every move of random games', () => {
  for (const [at, underBridge] of UNDER_BRIDGE.entries())
    for (const seats of [2, 3, 4])
      test(`[T5] [D2] [R9] [B5] [I2] [E3] ${seats} players, ${underBridge}`, () => {
        const met = [0, 1].flatMap((seed) => {
          const name = `reading ${seats} ${underBridge} ${seed}`;
          const rng = rngFrom(name);
          const highestPoint = (at + seed) % 2 === 0 ? 'squared' : 'doubled';
          const options: Options = { underBridge, highestPoint, strictSupplies: seed === 1 };
          const taste = TASTES[(at + seats + 2 * seed) % TASTES.length];
          return compare(babylon.setup({ seats, options }, rng), options, {
            name,
            pick: (plain, offered) => choose(plain, offered, taste, rng),
            rich: seed === 1 || seats === 3,
          });
        });
        for (const kind of KINDS) expect(met).toContain(kind);
      });
});

describe('a second reading of the rules agrees on recorded games', () => {
  const folder = new URL('games/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.startsWith('rules2')))
    test(`[V1] [I11] ${name}`, () => {
      const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
      const options = {
        ...record.options,
        strictSupplies: record.options.strictSupplies === 'true',
      } as Options;
      const seats = record.names.length;
      const texts = record.moves.flatMap(({ moves }) => moves.map(({ text }) => text));
      const start = readPosition(record.deal ?? '', { seats, options });
      const met = compare(start, options, { name, pick: (_plain, _offered, ply) => texts[ply] });
      expect(met).toHaveLength(texts.length);
    });
});

describe('a second reading of the rules agrees on what may lie below bridges', () => {
  for (const underBridge of UNDER_BRIDGE)
    test(`[I7] [I8] ${underBridge}`, () => {
      const options: Options = { underBridge, strictSupplies: false, highestPoint: 'squared' };
      const met = Array.from({ length: 20 }, (_, seed) => {
        const name = `bridges ${underBridge} ${seed}`;
        const rng = rngFrom(name);
        const state = readPosition(bridges(rng), { seats: 2, options });
        const taste = /build \w+ [b-e][2-5]/;
        const pick: Way['pick'] = (plain, offered) => choose(plain, offered, taste, rng);
        return compare(state, options, { name, pick });
      });
      expect(met.flat()).toContain('bridge');
    });
});
