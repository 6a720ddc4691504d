import { PositionError } from '@nabu/kernel';
import {
  CELLS,
  EFFECTS,
  FLOWERS,
  MATERIALS,
  type Material,
  PIECES,
  QUARRY_TILES,
  ROUND_TOKENS,
  STACK_HEIGHT,
  STACKS,
} from './box.ts';
import { ITEM_PIECES } from './decorations.ts';
import { FREE, gardenAt, has, showSymbol } from './garden.ts';
import { itemKind } from './items.ts';
import { DOUBLE, laidSupport, laidTile, OPEN, SINGLE } from './laid.ts';
import { BELVEDERES, DOUBLES, SINGLES } from './purse.ts';
import type { Draft } from './read-position.ts';
import { rebuild } from './rebuild.ts';
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
  checkPhase(state);
  const kind = state.altered >> 6;
  if (state.altered >= 0) state.altered &= 63;
  state.laid.forEach((laid, seat) => {
    rebuild(state.words, gardenAt(seat), laid, state.items[seat], state.rules);
  });
  if (kind > 0) alterAgain(state, kind - 1);
  state.used = countPieces(state);
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

/** What is in hand must suit what is to be decided. */
function checkPhase(state: State): void {
  const { phase, dug, fresh, altered, doubles, removals } = state;
  const building = phase === 'build';
  if ((phase === 'remove') !== removals > 0)
    throw new PositionError('removals are given exactly in the phase remove.');
  if (dug !== NO_TILE && !building && phase !== 'store')
    throw new PositionError(`In the phase ${phase} nobody has just dug a tile.`);
  if (phase === 'store' && dug === NO_TILE)
    throw new PositionError('In the phase store the dug tile must be given as new.');
  if (fresh > state.laid[state.turn].length || (fresh > 0 && !building))
    throw new PositionError('fresh counts the tiles that the player laid this turn.');
  if (altered >= 0 && fresh === 0)
    throw new PositionError('A space is altered only while tiles are being laid.');
  if (doubles > 0 && (phase === 'remove' || phase === 'over'))
    throw new PositionError('A double pillar lasts for one turn only.');
  if (phase === 'dig' && state.heights.every((height) => height === 0))
    throw new PositionError('There is no tile left to dig.');
  if (phase === 'remove' && state.heights.filter((h) => h === STACK_HEIGHT).length < removals)
    throw new PositionError('There is not enough clay left to remove.');
  if (phase === 'over' && state.round !== state.tokens.length + 1)
    throw new PositionError('The game ends in the last round only.');
}

/** Shows the altered symbol again. [R9] */
function alterAgain(state: State, symbol: number): void {
  const garden = gardenAt(state.turn);
  if (state.altered >= CELLS || !has(state.words, garden + FREE, state.altered))
    throw new PositionError('The altered space must be empty and in sight.');
  showSymbol(state.words, garden, state.altered, symbol);
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
