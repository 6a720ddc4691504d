import { PositionError, type Seat } from '@nabu/kernel';
import { CELLS, EFFECTS, type Effect } from './box.ts';
import { MOST_FRESH } from './check-turn.ts';
import { gardenAt } from './garden.ts';
import { itemWord, laidWord } from './garden-text.ts';
import { farCell, farLevel, itemCell, itemKind, nearLevel, STATUE } from './items.ts';
import { laidCell, laidLevel, laidTile, laidTurns } from './laid.ts';
import { type Cell, cellName, cornerOver } from './map.ts';
import { rebuild } from './rebuild.ts';
import type { State } from './state.ts';
import { BLANK, symbolAt } from './tiles.ts';
import { whyNotBuilt, whyNotLaid } from './why-not.ts';

/** More than a garden has tiles: one at each place at the most. [B9] */
const MANY = 100;

/**
 * Refuses a garden that cannot be: the tiles must have been laid and the items built in the order given,
 * mixed in some way and shared out among turns, each step as the rules allow it.
 */
export function checkGarden(state: State, seat: Seat): void {
  checkSymbols(state, seat);
  const attempt = { state, seat, seen: new Set<number>(), reach: -1, problem: '' };
  if (!leadsOn(attempt, 0, 0, 0)) throw new PositionError(attempt.problem);
}

/** A search for the way a garden came about. */
interface Attempt {
  /** The position; its words are overwritten. */
  readonly state: State;
  readonly seat: Seat;
  readonly seen: Set<number>;
  /** How far the best dead end got, items first, then tiles, and why it is one. */
  reach: number;
  problem: string;
}

/** Whether the position can come from so many tiles laid and items built, of which tiles some are fresh. */
function leadsOn(attempt: Attempt, tiles: number, built: number, fresh: number): boolean {
  const { state, seat, seen } = attempt;
  const key = (built * MANY + tiles) * MANY + fresh;
  if (seen.has(key)) return false;
  seen.add(key);
  const laid = state.laid[seat];
  const items = state.items[seat];
  const freshAtLast = seat === state.turn ? state.fresh : 0;
  if (tiles === laid.length && built === items.length && fresh === freshAtLast) return true;
  rebuild(state.words, gardenAt(seat), laid.slice(0, tiles), items.slice(0, built), state.rules);
  const noTile = tiles < laid.length ? whyNotLaid(state, seat, laid[tiles]) : 'none is left';
  const noItem =
    built < items.length ? whyNotBuilt(state, seat, items[built], tiles, fresh) : 'none is left';
  if (noTile !== null && noItem !== null) note(attempt, tiles, built, noTile, noItem);
  return (
    (noItem === null && leadsOn(attempt, tiles, built + 1, fresh)) ||
    (noTile === null && fresh < MOST_FRESH && leadsOn(attempt, tiles + 1, built, fresh + 1)) ||
    (fresh > 0 && leadsOn(attempt, tiles, built, 0))
  );
}

/** Notes why neither the next tile nor the next item can come, if nothing got further before. */
function note(
  attempt: Attempt,
  tiles: number,
  built: number,
  noTile: string,
  noItem: string,
): void {
  const laid = attempt.state.laid[attempt.seat];
  const items = attempt.state.items[attempt.seat];
  const reach = built * MANY + tiles;
  if (reach <= attempt.reach || (tiles === laid.length && built === items.length)) return;
  attempt.reach = reach;
  attempt.problem =
    tiles < laid.length
      ? `"${laidWord(laid[tiles])}": ${noTile}.`
      : `"${itemWord(items[built])}": ${noItem}.`;
}

/** Every end stands on its symbol, unless a round token altered the space: at most one in each round that had one. [I2] [R9] */
function checkSymbols(state: State, seat: Seat): void {
  const rounds = state.round - (usedToken(state, seat) ? 1 : 2);
  const turned = state.tokens.slice(0, Math.max(0, rounds)).map((token) => EFFECTS[token]);
  const left = {
    change: turned.filter((effect: Effect) => effect === 'change').length,
    fill: turned.filter((effect: Effect) => effect === 'fill').length,
  };
  for (const item of state.items[seat]) {
    const kind = itemKind(item);
    for (const [cell, level] of endsOf(item)) {
      const shown = symbolOf(state.laid[seat], cell, level);
      if (shown === kind) continue;
      if (--left[shown === BLANK ? 'fill' : 'change'] < 0)
        throw new PositionError(
          `"${itemWord(item)}": ${cellName(cell)} does not show its symbol, and no round token can have altered it.`,
        );
    }
  }
}

/** Whether a seat may have used the token of this round on an item: not before its turn, nor if the symbol still waits. */
function usedToken({ phase, turn, altered }: State, seat: Seat): boolean {
  if (phase === 'over' || seat !== turn) return phase === 'over' || seat < turn;
  return phase === 'store' || (altered >= 0 && altered < CELLS);
}

function endsOf(item: number): readonly (readonly [Cell, number])[] {
  const near = [itemCell(item), nearLevel(item)] as const;
  return itemKind(item) === STATUE ? [near] : [near, [farCell(item), farLevel(item)]];
}

/** The symbol printed on the space of a column at a level. */
function symbolOf(laid: readonly number[], cell: Cell, level: number): number {
  const tile = laid.find(
    (each) => laidLevel(each) === level && cornerOver(laidCell(each), cell) >= 0,
  );
  if (tile === undefined) return BLANK;
  return symbolAt(laidTile(tile), laidTurns(tile), cornerOver(laidCell(tile), cell));
}
