import { PositionError } from '@nabu/kernel';
import { CELLS, EFFECTS, STACK_HEIGHT, SYMBOLS } from './box.ts';
import { printedAt } from './decorate.ts';
import { freshSpaces } from './decorations.ts';
import { FREE, gardenAt, has, showSymbol } from './garden.ts';
import { cellName } from './map.ts';
import { CHANGE, FILL, tokenNow } from './round.ts';
import type { State } from './state.ts';
import { BLANK, NO_TILE } from './tiles.ts';

/** A turn lays at most two tiles, the dug one and the kept one. [B1] */
export const MOST_FRESH = 2;

/** What is in hand must suit what is to be decided, and what is in the quarry the turns to come. */
export function checkTurn(state: State): void {
  checkPhase(state);
  checkHand(state);
  checkQuarry(state);
}

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
  if (phase === 'remove' && state.heights.filter((h) => h === STACK_HEIGHT).length < removals)
    throw new PositionError('There is not enough clay left to remove.');
  if (phase === 'over' && state.round !== state.tokens.length + 1)
    throw new PositionError('The game ends in the last round only.');
}

/** The tiles laid this turn were the dug one or the kept one, and these are not at hand any more. [B1] */
function checkHand({ fresh, dug, kept, turn }: State): void {
  const held = [dug, kept[turn]].filter((tile) => tile !== NO_TILE).length;
  if (fresh > 0 && fresh + held > MOST_FRESH)
    throw new PositionError(
      `A turn has only ${MOST_FRESH} tiles to lay, and fresh, new and kept${turn + 1} make ${fresh + held}.`,
    );
}

/** A tile is left for everybody who is still to remove or dig one: nobody may come to a turn without. [T3] */
function checkQuarry({ phase, turn, round, removals, seats, tokens, heights }: State): void {
  if (phase === 'over') return;
  const dugThisRound = { remove: 0, dig: turn, build: turn + 1, store: turn + 1 }[phase];
  const due = removals + (tokens.length + 2 - round) * seats - dugThisRound;
  const tiles = heights.reduce((sum, height) => sum + height, 0);
  if (tiles < due)
    throw new PositionError(
      `Tiles still to be taken from the quarry: ${due}; it has ${tiles}. Add tiles to it, or give a later round.`,
    );
}

/** Shows the altered symbol again, if the token of the round allows it; `altered` is the space alone from here on. [R4] [R5] [R9] */
export function alterAgain(state: State): void {
  const cell = state.altered % CELLS;
  const symbol = Math.floor(state.altered / CELLS) - 1;
  state.altered = cell;
  const garden = gardenAt(state.turn);
  const token = tokenNow(state);
  if (symbol >= 0 && !has(state.words, garden + FREE, cell))
    throw new PositionError('The altered space must be empty and in sight.');
  if (token !== CHANGE && token !== FILL)
    throw new PositionError('A space is altered only under the round tokens change and fill.');
  if (((freshSpaces(state, state.turn, cell >> 5) >>> (cell & 31)) & 1) === 0)
    throw new PositionError('The altered space must be on a tile laid this turn.');
  if (symbol < 0) return;
  const printed = printedAt(state, state.turn, cell);
  if ((printed === BLANK) !== (token === FILL) || printed === symbol)
    throw new PositionError(
      `The round token "${EFFECTS[token]}" cannot give ${cellName(cell)} the symbol "${SYMBOLS[symbol]}".`,
    );
  showSymbol(state.words, garden, cell, symbol);
}
