import { PositionError } from '@nabu/kernel';
import {
  EFFECTS,
  FLOWERS,
  MATERIALS,
  type Material,
  PIECES,
  QUARRY_TILES,
  ROUND_TOKENS,
  STACK_HEIGHT,
  STACKS,
  STORAGE,
  SUPPLY,
} from './box.ts';
import { checkGarden } from './check-garden.ts';
import { alterAgain, checkTurn } from './check-turn.ts';
import { ITEM_PIECES } from './decorations.ts';
import { gardenAt } from './garden.ts';
import { itemKind } from './items.ts';
import { DOUBLE, laidSupport, laidTile, OPEN, SINGLE } from './laid.ts';
import { BELVEDERES, DOUBLES, SINGLES } from './purse.ts';
import type { Draft } from './read-position.ts';
import { rebuild } from './rebuild.ts';
import { SINGLE_TOKEN, tokenNow } from './round.ts';
import { tokensUsed } from './setup.ts';
import type { State } from './state.ts';
import { NO_TILE, type Tile, tileName, tileNamed, tilesOf } from './tiles.ts';

/** Completes a draft with what follows from it, and refuses what cannot be. */
export function completePosition(draft: Draft): void {
  const { state, given } = draft;
  const building = state.dug !== NO_TILE || state.fresh > 0;
  if (!given.has('phase') && building) state.phase = 'build';
  fillTokens(state);
  fillQuarry(draft);
  checkTurn(state);
  state.laid.forEach((laid, seat) => {
    checkGarden(state, seat);
    rebuild(state.words, gardenAt(seat), laid, state.items[seat], state.rules);
  });
  if (state.altered >= 0) alterAgain(state);
  state.used = countPieces(state);
  checkPieces(state);
}

/** Stored pillars have their limit, and all pieces where supplies are strict. [T7] [S7] */
function checkPieces(state: State): void {
  const { phase, turn, stock, strict, used } = state;
  const spending = phase === 'build' || phase === 'store';
  const gift = phase === 'dig' && tokenNow(state) === SINGLE_TOKEN ? 1 : 0; // [R2]
  stock.forEach((singles, seat) => {
    if (seat === turn ? !spending && singles > STORAGE + gift : singles > STORAGE)
      throw new PositionError(
        `stock${seat + 1}=${singles}: only ${STORAGE} single pillars can be stored between turns.`,
      );
  });
  const short = strict ? used.findIndex((count, kind) => count > SUPPLY[kind]) : -1;
  if (short >= 0)
    throw new PositionError(
      `The box has only ${SUPPLY[short]} pieces of the kind ${PIECES[short]}, and ${used[short]} are in use.`,
    );
}

/** Tokens that are not given come last; there must be enough copies of those given. [S4] */
function fillTokens(state: State): void {
  const left = ROUND_TOKENS.map(({ copies }) => copies);
  for (const token of state.tokens)
    if (--left[token] < 0)
      throw new PositionError(`The box has fewer round tokens "${EFFECTS[token]}" than given.`);
  const used = tokensUsed(state.seats);
  for (let token = left.length - 1; token >= 0; token--)
    for (; left[token] > 0 && state.tokens.length < used; left[token]--) state.tokens.push(token);
  if (state.tokens.length > used)
    throw new PositionError(`${state.seats} players use ${used} round tokens, no more.`);
  if (state.round > used + 1)
    throw new PositionError(`${state.seats} players play ${used + 1} rounds, no more.`);
}

/** Every tile lies in one place; those not mentioned fill the quarry or are gone. */
function fillQuarry(draft: Draft): void {
  const { state } = draft;
  const seen = placedTiles(state);
  const named = (draft.stacks ?? []).flat().flatMap((name) => tileNamed(name) ?? []);
  const mentioned = new Set<Tile>();
  for (const tile of [...seen, ...named]) {
    if (mentioned.has(tile)) throw new PositionError(`The tile ${tileName(tile)} is given twice.`);
    if (tile >= QUARRY_TILES + state.seats)
      throw new PositionError(`Nobody plays ${FLOWERS[tile - QUARRY_TILES]} here.`);
    mentioned.add(tile);
  }
  const left = MATERIALS.map((_, material) =>
    tilesOf(material as Material).filter((tile) => !mentioned.has(tile)),
  );
  const stacks = draft.stacks ?? fullStacks(left.map((tiles) => tiles.length));
  stacks.forEach((stack, at) => {
    state.heights[at] = stack.length;
    stack.forEach((name, depth) => {
      const tile = tileNamed(name) ?? left[depth].shift();
      if (tile === undefined)
        throw new PositionError(`There is not enough ${MATERIALS[depth]} to fill the quarry.`);
      state.quarry[STACK_HEIGHT * at + depth] = tile;
    });
  });
  const starters = Array.from({ length: state.seats }, (_, seat) => QUARRY_TILES + seat);
  state.gone.push(...left.flat(), ...starters.filter((tile) => !mentioned.has(tile)));
}

/** As many full stacks as there are tiles for, then lower ones. */
function fullStacks(counts: readonly number[]): string[][] {
  return Array.from({ length: STACKS }, (_, stack) => {
    const reach = counts.findIndex((count) => count <= stack);
    return ['b', 'g', 'c'].slice(0, reach < 0 ? STACK_HEIGHT : reach);
  });
}

function placedTiles(state: State): Tile[] {
  const held = [state.dug, ...state.kept].filter((tile) => tile !== NO_TILE);
  return [...state.gone, ...held, ...state.laid.flat().map(laidTile)];
}

/** Pieces out of the supply: at hand and in the gardens, by kind. [S7] */
export function countPieces(state: State): number[] {
  const used = PIECES.map(() => 0);
  for (const stock of state.stock) used[SINGLES] += stock;
  used[DOUBLES] += state.doubles;
  for (const laid of state.laid.flat())
    for (let corner = 0; corner < 4; corner++) {
      const support = laidSupport(laid, corner);
      if (support === SINGLE) used[SINGLES]++;
      if (support === DOUBLE) used[DOUBLES]++;
      if (support === OPEN) used[BELVEDERES]++;
    }
  for (const item of state.items.flat()) used[ITEM_PIECES + itemKind(item)]++;
  return used;
}
