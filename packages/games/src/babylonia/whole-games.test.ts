import { rngFrom, type Seat } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { type Kind, SOURCES } from './box.ts';
import type { Event } from './events.ts';
import { babylonia, type Move, type State } from './index.ts';
import { topologyOf } from './map.ts';
import { nobleCount } from './networks.ts';
import { ownerOf } from './state.ts';
import { isCity } from './tiles.ts';

const OPTIONS = { cards: 'random7of9', riverTokenOpensField: true } as const;

interface Turn {
  readonly seat: Seat;
  readonly before: State;
  readonly placed: { readonly kind: Kind; readonly river: boolean }[];
}

/** Plays a random game; `watch` sees every move with the state before and after, and its events. */
function playThrough(
  seats: number,
  seed: string,
  watch: (before: State, move: Move, after: State, events: Event[]) => void,
  prepare: (state: State) => void = () => {},
): void {
  const rng = rngFrom(`whole ${seats} ${seed}`);
  const state = babylonia.setup({ seats, options: OPTIONS }, rng);
  prepare(state);
  while (babylonia.actors(state).length > 0) {
    const before = babylonia.copy(state);
    const move = babylonia.sample(state, state.chooser, rng);
    const events: Event[] = [];
    babylonia.play(state, state.chooser, move, rng, (event) => events.push(event));
    watch(before, move, state, events);
  }
}

const TABLES = [2, 3, 4].flatMap((seats) =>
  ['a', 'b', 'c', 'd'].map((seed) => [seats, seed] as const),
);

/** Which sets of tokens a turn may place, told once more and on its own. */
function isAllowed({ before, seat, placed }: Turn): boolean {
  const count = (kind: Kind) => placed.filter((token) => token.kind === kind).length;
  const nobles = count(0) + count(1) + count(2);
  const dry = placed.every(({ river }) => !river);
  const holds = (card: number) => ((before.held[seat] >> card) & 1) === 1;
  const stand = before.stands.slice(seat * 4, seat * 4 + 4).reduce((sum, n) => sum + n, 0);
  if (before.turns === 0) return placed.length === 1;
  if (placed.length === Math.min(2, stand)) return true;
  if (before.turns === 1 || !dry) return false;
  if (count(3) >= 3) return nobles === 0 || (nobles === 1 && holds(5));
  return holds(4) && placed.length === 3 && count(0) === 1 && count(1) === 1 && count(2) === 1;
}

test.each(TABLES)(
  '[P1] [P2] [P9] [K4] [K5] every turn of %i players places a whole set (%s)',
  (seats, seed) => {
    let turn: Turn | null = null;
    const sizes = new Set<number>();
    const giveCards = (state: State) => {
      state.held.fill(0b1111000);
      state.display = 0b110;
    };
    playThrough(
      seats,
      seed,
      (before, move) => {
        if (before.phase !== 'place') return;
        turn ??= { seat: before.turn, before, placed: [] };
        if (move.type === 'place') {
          const river = before.ground[move.hex] === '~';
          turn.placed.push({ kind: move.kind, river });
        } else {
          expect(isAllowed(turn), JSON.stringify(turn.placed)).toBe(true);
          sizes.add(turn.placed.length);
          turn = null;
        }
      },
      giveCards,
    );
    expect(sizes.has(2) && sizes.has(3) && sizes.size > 2).toBe(true);
  },
);

test.each(TABLES)('the points of %i players are the sum of what was told (%s)', (seats, seed) => {
  const told = new Array<number>(seats * SOURCES.length).fill(0);
  playThrough(seats, seed, (_, __, after, events) => {
    for (const event of events)
      if (event.type === 'scored') {
        told[event.seat * SOURCES.length + SOURCES.indexOf(event.source)] += event.points;
        expect(event.points).toBeGreaterThan(0);
        expect(event.pieces.length).toBeGreaterThan(0);
      }
    expect(after.points).toEqual(told);
  });
});

test.each(TABLES)(
  '[S1] [S2] with %i players no turn leaves a surrounded place unscored (%s)',
  (seats, seed) => {
    playThrough(seats, seed, (_, __, after) => {
      const begun = after.phase === 'place' && after.placed.some((count) => count > 0);
      if (begun || after.phase === 'score' || after.phase === 'card') return;
      expect(after.waiting).toEqual([]);
      const { near, river } = topologyOf(after.ground);
      after.tiles.forEach((tile, hex) => {
        const open = near[hex].some((other) => river[other] === 0 && after.tokens[other] === 0);
        if (isCity(tile)) expect(open).toBe(true);
      });
    });
  },
);

test.each(TABLES)('[S3] [S4] networks of %i players, counted the slow way (%s)', (seats, seed) => {
  playThrough(seats, seed, (before, move) => {
    if (move.type !== 'done') return;
    const { sites } = topologyOf(before.ground);
    for (const hex of sites) {
      const symbols = before.tiles[hex];
      if (!isCity(symbols)) continue;
      for (let seat = 0; seat < seats; seat++)
        expect(nobleCount(before, hex, symbols, seat)).toBe(slowCount(before, hex, symbols, seat));
    }
  });
});

/** Grows the set of linked hexes until nothing more joins it. */
function slowCount(state: State, city: number, symbols: number, seat: Seat): number {
  const { near, river, centre } = topologyOf(state.ground);
  const card = (number: number) => ((state.held[seat] >> number) & 1) === 1;
  const isFree = (hex: number) => state.tokens[hex] === 0 && state.tiles[hex] === 0;
  const isLink = (hex: number) =>
    ownerOf(state.tokens[hex]) === seat ||
    (isFree(hex) && river[hex] === 1 && card(9)) ||
    (isFree(hex) && centre[hex] === 1 && card(8));
  const linked = new Set(near[city].filter(isLink));
  for (let size = -1; size !== linked.size; ) {
    size = linked.size;
    near.forEach((around, hex) => {
      if (isLink(hex) && around.some((other) => linked.has(other))) linked.add(hex);
    });
  }
  return [...linked].filter((hex) => {
    const kind = state.tokens[hex] - 1 - seat * 4;
    return river[hex] === 0 && kind >= 0 && kind < 3 && ((symbols >> kind) & 1) === 1;
  }).length;
}
