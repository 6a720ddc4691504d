import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import {
  CARAVANEER_BONUS,
  CITIES,
  COURT,
  COURT_COPIES,
  CRAFTS,
  PLANT_CARDS,
  RESOURCES,
  type Resource,
} from './box.ts';
import { amyitis } from './index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/**
 * A second reading of the rules, slow and plain, written from the rules page alone: it works on
 * words and coordinates where the game works on bits and tables. Both must offer the same moves.
 */
interface Plain {
  readonly words: ReadonlyMap<string, string>;
  readonly seats: number;
  readonly doubleEdges: 8 | 4;
}

function plainly(state: State): Plain {
  const text = amyitis.notation.writePosition(state);
  const words = new Map(text.split(' ').map((word) => word.split('=') as [string, string]));
  return { words, seats: state.seats, doubleEdges: state.doubleEdges };
}

const count = (plain: Plain, key: string) => Number(plain.words.get(key) ?? 0);
const tokensOf = (plain: Plain, who: string) =>
  RESOURCES.flatMap((name) => Array<Resource>(count(plain, `${who}:${name}`)).fill(name));

/** Whether tokens can pay for all that is asked, by trying every way. */
function affords(tokens: readonly Resource[], asked: readonly Resource[]): boolean {
  if (asked.length === 0) return true;
  return [asked[0], 'wine' as const].some((kind) => {
    const at = tokens.indexOf(kind);
    return at >= 0 && affords(tokens.toSpliced(at, 1), asked.slice(1));
  });
}

interface Edge {
  readonly name: string;
  readonly squares: readonly string[];
  readonly corners: readonly string[];
  readonly size: number;
}

function edgesOf(plain: Plain): Edge[] {
  const edges: Edge[] = [];
  const high = (u: number, v: number) => Math.max(u, v) <= 1;
  const size = (one: boolean, two: boolean) =>
    (plain.doubleEdges === 8 ? one || two : one && two) ? 2 : 1;
  for (let u = 0; u < 4; u++)
    for (let v = 0; v < 4; v++) {
      const add = (x: number, y: number, corners: string[]) =>
        edges.push({
          name: `${u},${v}-${x},${y}`,
          squares: [`${u},${v}`, `${x},${y}`],
          corners,
          size: size(high(u, v), high(x, y)),
        });
      if (u < 3) add(u + 1, v, [`${u + 1}.${v}`, `${u + 1}.${v + 1}`]);
      if (v < 3) add(u, v + 1, [`${u}.${v + 1}`, `${u + 1}.${v + 1}`]);
    }
  return edges;
}

const cubesOn = (plain: Plain, edge: Edge) => (plain.words.get(`w:${edge.name}`) ?? '').length;

/** Corners that water reaches: those at the river, and all that full edges join to them. */
function wetCorners(plain: Plain): Set<string> {
  const wet = new Set<string>();
  for (let k = 0; k <= 4; k++) wet.add(`4.${k}`).add(`${k}.4`);
  const full = edgesOf(plain).filter((edge) => cubesOn(plain, edge) === edge.size);
  for (let size = -1; size !== wet.size; ) {
    size = wet.size;
    for (const { corners } of full)
      if (corners.some((corner) => wet.has(corner))) for (const corner of corners) wet.add(corner);
  }
  return wet;
}

function openEdges(plain: Plain): string[] {
  const wet = wetCorners(plain);
  return edgesOf(plain)
    .filter((edge) => cubesOn(plain, edge) < edge.size && edge.corners.some((at) => wet.has(at)))
    .map((edge) => edge.name);
}

const starred = ['2,0', '3,0', '3,1'];

function squaresFor(plain: Plain, quality: number): string[] {
  const full = edgesOf(plain).filter((edge) => cubesOn(plain, edge) === edge.size);
  const squares = [0, 1, 2, 3].flatMap((u) => [0, 1, 2, 3].map((v) => [u, v]));
  return squares
    .filter(([u, v]) => Math.min(3, 4 - Math.max(u, v)) <= quality)
    .map(([u, v]) => `${u},${v}`)
    .filter((name) => plain.seats > 2 || !starred.includes(name))
    .filter((name) => !plain.words.has(`p:${name}`))
    .filter((name) => full.some((edge) => edge.squares.includes(name)));
}

/** Whether the next level of a kind is still to be had, by counting who holds it. */
function cardLeft(plain: Plain, who: string, kind: string): boolean {
  const copies = COURT_COPIES[plain.seats as 2 | 3 | 4];
  const players = Array.from({ length: plain.seats }, (_, seat) => String(seat + 1));
  const levels = players.map((player) => count(plain, `${player}:${kind}`));
  if (kind === 'gardener') return levels.reduce((a, b) => a + b, 0) < copies.gardener;
  const next = count(plain, `${who}:${kind}`) + 1;
  const printed = copies[kind as 'banker' | 'caravaneer' | 'palace'][next - 1] ?? 0;
  return levels.filter((level) => level >= next).length < printed;
}

function faceIn(plain: Plain, city: string) {
  const [card, face] = plain.words.get(city) ?? '';
  return PLANT_CARDS[Number(card) - 1][face === 'a' ? 0 : 1];
}

/** What can be done in a city: the moves that could follow the caravan there. */
function tradesIn(plain: Plain, who: string, at: number): string[] {
  const city = CITIES[at];
  const tokens = tokensOf(plain, who);
  if (city.trade === 'babylon') return sales(tokens);
  if (city.trade === 'court')
    return affords(tokens, [city.asks])
      ? city.sells.filter((kind) => cardLeft(plain, who, kind)).map((kind) => `buy ${kind}`)
      : [];
  const { quality, extra } = faceIn(plain, city.name);
  if (!affords(tokens, extra === null ? [city.asks] : [city.asks, extra])) return [];
  return squaresFor(plain, quality + count(plain, `${who}:gardener`)).map(
    (name) => `plant ${name}`,
  );
}

function sales(tokens: readonly Resource[]): string[] {
  const order = (name: Resource) => RESOURCES.indexOf(name);
  const pairs = tokens.flatMap((one, i) =>
    tokens.slice(i + 1).map((two) => [one, two].toSorted((a, b) => order(a) - order(b)).join(',')),
  );
  return [...new Set([...tokens, ...pairs])].map((what) => `sell ${what}`);
}

function turn(plain: Plain, who: string): string[] {
  const moves = ['pass'];
  for (let group = 1; group <= plain.seats; group++) {
    const cards = (plain.words.get(`group${group}`) ?? '').split(',');
    const price = cards.filter((card) => card === '-').length;
    for (const craft of CRAFTS)
      if (cards.includes(craft) && price <= count(plain, `${who}:talents`))
        moves.push(`recruit ${group} ${craft}`);
  }
  const bonus = CARAVANEER_BONUS[count(plain, `${who}:caravaneer`)];
  const from = CITIES.findIndex(({ name }) => name === plain.words.get('caravan'));
  for (let steps = 1; steps <= 8; steps++)
    if (
      Math.max(1, steps - bonus) <= count(plain, `${who}:camels`) &&
      tradesIn(plain, who, (from + steps) % 9).length > 0
    )
      moves.push(`caravan ${steps}`);
  return moves;
}

/** Every legal move as the rules page says, or null for decisions that need no second reading. */
function reading(plain: Plain): string[] | null {
  const todo = plain.words.get('todo')?.split(',').at(-1);
  if (todo === undefined) return turn(plain, plain.words.get('turn') ?? '');
  const [task, who] = todo.split(/[@:]/);
  const at = CITIES.findIndex(({ name }) => name === plain.words.get('caravan'));
  switch (task) {
    case 'irrigate':
      return openEdges(plain).map((name) => `irrigate ${name}`);
    case 'sell':
    case 'buy':
    case 'plant':
      return tradesIn(plain, who, at);
    case 'court':
      return COURT.filter((kind) => cardLeft(plain, who, kind)).map((kind) => `court ${kind}`);
    case 'discard':
      return [...new Set(tokensOf(plain, who))].map((name) => `discard ${name}`);
    case 'swap':
      return [
        'keep',
        ...[...new Set(tokensOf(plain, who))].flatMap((gave) =>
          RESOURCES.slice(0, 4)
            .filter((took) => took !== gave)
            .map((took) => `swap ${gave} ${took}`),
        ),
      ];
    default:
      return null;
  }
}

function compare(seats: number, options: Options, seed: number): Set<string> {
  const rng = rngFrom(`reference ${seats} ${seed}`);
  const state = amyitis.setup({ seats, options }, rng);
  const met = new Set<string>();
  while (!state.over) {
    const [seat] = amyitis.actors(state);
    const moves = amyitis.moves(state, seat).map(amyitis.notation.format);
    const expected = reading(plainly(state));
    if (expected !== null)
      expect(moves.toSorted(), amyitis.notation.writePosition(state)).toEqual(expected.toSorted());
    met.add(moves[0].split(' ')[0]);
    amyitis.play(state, seat, amyitis.sample(state, seat, rng), rng);
  }
  return met;
}

describe('a second reading of the rules offers the same moves', () => {
  for (const seats of [2, 3, 4])
    for (const doubleEdges of [8, 4] as const)
      test(`[I2] [G3] [K3] [V3] ${seats} players, ${doubleEdges} double edges`, () => {
        const met = new Set<string>();
        for (let seed = 0; seed < 4; seed++)
          for (const word of compare(seats, { doubleEdges, limitedSupplies: false }, seed))
            met.add(word);
        for (const word of ['pass', 'irrigate', 'sell', 'buy', 'plant', 'court', 'discard'])
          expect(met).toContain(word);
      });
});
