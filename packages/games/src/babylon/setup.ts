import { type Rng, shuffle, type Table, type Tell } from '@nabu/kernel';
import {
  MATERIALS,
  type Material,
  type Options,
  PIECES,
  REMOVALS,
  ROUND_TOKENS,
  ROUNDS,
  STACK_HEIGHT,
  STACKS,
} from './box.ts';
import type { Event } from './events.ts';
import { clearGarden, GARDEN, gardenAt } from './garden.ts';
import { flowerOfSeat, topTile } from './quarry.ts';
import type { RulesVersion, State } from './state.ts';
import { NO_TILE, startingTile, tilesOf } from './tiles.ts';

/** Every round token of the box, as places in `EFFECTS`. */
export const ALL_TOKENS: readonly number[] = ROUND_TOKENS.flatMap(({ copies }, effect) =>
  new Array<number>(copies).fill(effect),
);

/** How many tokens, and so rounds less one, a game of so many players uses. [S4] */
export function tokensUsed(seats: number): number {
  return ROUNDS[seats] - 1;
}

/** The table before the first decision. [S1]-[S7] */
export function setup(
  rules: RulesVersion,
  table: Table<Options>,
  rng: Rng,
  tell?: Tell<Event>,
): State {
  const state = emptyTable(rules, table);
  MATERIALS.forEach((_, material) => {
    const tiles = shuffle(tilesOf(material as Material), rng);
    tiles.forEach((tile, stack) => {
      state.quarry[STACK_HEIGHT * stack + material] = tile;
    });
  });
  state.heights.fill(STACK_HEIGHT);
  state.tokens.push(...shuffle(ALL_TOKENS.slice(), rng).slice(0, tokensUsed(table.seats)));
  for (let seat = 0; seat < table.seats; seat++)
    state.kept[seat] = startingTile(flowerOfSeat(seat));
  state.removals = REMOVALS[table.seats];
  state.phase = state.removals > 0 ? 'remove' : 'dig';
  const tiles = state.heights.map((_, stack) => topTile(state, stack));
  tell?.({ type: 'opened', tiles, rounds: ROUNDS[table.seats] });
  if (state.phase === 'dig') tell?.({ type: 'turn', seat: 0, round: 1 });
  return state;
}

/** A table with empty gardens and no tile or token, for readers of positions to fill. */
export function emptyTable(rules: RulesVersion, { seats, options }: Table<Options>): State {
  const words = new Array<number>(seats * GARDEN).fill(0);
  for (let seat = 0; seat < seats; seat++) clearGarden(words, gardenAt(seat));
  return {
    rules,
    seats,
    strict: options.strictSupplies,
    doubled: options.highestPoint === 'doubled',
    under: options.underBridge,
    phase: 'dig',
    turn: 0,
    round: 1,
    removals: 0,
    tokens: [],
    quarry: new Array<number>(STACKS * STACK_HEIGHT).fill(NO_TILE),
    heights: new Array<number>(STACKS).fill(0),
    gone: [],
    dug: NO_TILE,
    kept: new Array<number>(seats).fill(NO_TILE),
    stock: new Array<number>(seats).fill(0),
    doubles: 0,
    fresh: 0,
    altered: -1,
    laid: Array.from({ length: seats }, () => []),
    items: Array.from({ length: seats }, () => []),
    used: new Array<number>(PIECES.length).fill(0),
    words,
  };
}
