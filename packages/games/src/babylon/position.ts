import { PositionError, type Seat, type Table } from '@nabu/kernel';
import { EFFECTS, type Options, STACK_HEIGHT, SYMBOLS } from './box.ts';
import { readItem } from './items.ts';
import { laidSupport, readLaid, SUPPORT_LETTERS } from './laid.ts';
import { cellName } from './map.ts';
import { type Draft, readCommon, readOwned } from './read-position.ts';
import { completePosition } from './remainder.ts';
import { emptyTable } from './setup.ts';
import { alteredTo } from './sight.ts';
import type { RulesVersion, State } from './state.ts';
import { NO_TILE, tileName } from './tiles.ts';

/** A whole position on one line, secrets included; empty places are left out. */
export function writePosition(state: State): string {
  const words = [`phase=${state.phase}`, `turn=${state.turn + 1}`, `round=${state.round}`];
  if (state.removals > 0) words.push(`removals=${state.removals}`);
  words.push(`tokens=${state.tokens.map((token) => EFFECTS[token]).join(',')}`);
  words.push(
    `Q=${state.heights.map((height, stack) => writeStack(state, stack, height)).join('/')}`,
  );
  if (state.gone.length > 0) words.push(`X=${state.gone.map(tileName).join(',')}`);
  if (state.dug !== NO_TILE) words.push(`new=${tileName(state.dug)}`);
  if (state.doubles > 0) words.push('double');
  if (state.fresh > 0) words.push(`fresh=${state.fresh}`);
  if (state.altered >= 0) words.push(`altered=${writeAltered(state)}`);
  for (let seat = 0; seat < state.seats; seat++) words.push(...writeSeat(state, seat));
  return words.join(' ');
}

/** `bw1.gp2.cy3`: the tiles of a stack from the bottom, `-` for none. */
function writeStack(state: State, stack: number, height: number): string {
  const first = STACK_HEIGHT * stack;
  return (
    state.quarry
      .slice(first, first + height)
      .map(tileName)
      .join('.') || '-'
  );
}

function writeAltered(state: State): string {
  const symbol = alteredTo(state);
  return cellName(state.altered) + (symbol === null ? '' : `:${SYMBOLS[symbol]}`);
}

function writeSeat(state: State, seat: Seat): string[] {
  const who = seat + 1;
  const words: string[] = [];
  if (state.kept[seat] !== NO_TILE) words.push(`kept${who}=${tileName(state.kept[seat])}`);
  if (state.stock[seat] > 0) words.push(`stock${who}=${state.stock[seat]}`);
  if (state.laid[seat].length > 0)
    words.push(`G${who}=${state.laid[seat].map(writeTile).join(',')}`);
  if (state.items[seat].length > 0)
    words.push(`I${who}=${state.items[seat].map(writeDecoration).join(',')}`);
  return words;
}

/** `gp2@c4r1L2:ss-d`: a laid tile with what bears its corners, clockwise from the north-west. */
function writeTile(laid: number): string {
  const { tile, cell, turns, level } = readLaid(laid);
  const supports = [0, 1, 2, 3].map((corner) => SUPPORT_LETTERS[laidSupport(laid, corner)]);
  return `${tileName(tile)}@${cellName(cell)}r${turns}L${level}:${supports.join('')}`;
}

/** `fountain:c4-d4@2`, `stairway:c4-c5@1-2`, `statue:c4@1`: an item with the levels of its ends. */
function writeDecoration(item: number): string {
  const { kind, cells, levels } = readItem(item);
  const heights = kind === 'stairway' ? levels.join('-') : levels[0];
  return `${kind}:${cells.map(cellName).join('-')}@${heights}`;
}

/**
 * Reads a position. What is not mentioned is empty, except that tiles left over fill the quarry
 * when `Q` is not given (else they are gone), and tokens left over follow those given.
 */
export function readPosition(rules: RulesVersion, text: string, table: Table<Options>): State {
  const draft: Draft = { state: emptyTable(rules, table), given: new Set(), stacks: null };
  for (const token of text.split(/\s+/)) if (token !== '') readToken(draft, token);
  completePosition(draft);
  return draft.state;
}

function readToken(draft: Draft, token: string): void {
  const [, key, value = ''] = /^([^=]*)(?:=(.*))?$/.exec(token) ?? [];
  if (draft.given.has(key)) throw new PositionError(`"${token}": ${key} is given twice.`);
  draft.given.add(key);
  const owned = /^(kept|stock|G|I)([1-4])$/.exec(key);
  if (owned === null) readCommon(draft, token, key, value);
  else if (Number(owned[2]) > draft.state.seats)
    throw new PositionError(`"${token}": there are only ${draft.state.seats} players.`);
  else readOwned(draft, token, owned[1], Number(owned[2]) - 1, value);
}
