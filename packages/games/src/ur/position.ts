import { PositionError, popcount, type Seat, type Table } from '@nabu/kernel';
import { DICE, type Options } from './box.ts';
import { type Position, positionsIn, ROUTES, setOf } from './map.ts';
import { emptyBoard } from './setup.ts';
import { isOver, type State } from './state.ts';

/** A whole position on one line, such as `turn=2 roll=3 on1=4,7 home1=2 on2=8`. */
export function writePosition(state: State): string {
  const words = [`turn=${state.turn + 1}`, `roll=${state.roll}`];
  for (const seat of [0, 1]) {
    if (state.on[seat] !== 0) words.push(`on${seat + 1}=${positionsIn(state.on[seat]).join(',')}`);
    if (state.homes[seat] > 0) words.push(`home${seat + 1}=${state.homes[seat]}`);
  }
  return words.join(' ');
}

/**
 * Reads a position. Pieces that are not mentioned are in the hand; player 1 is to move and the
 * roll is 0 unless the text says otherwise.
 */
export function readPosition(text: string, table: Table<Options>): State {
  const state = emptyBoard(table.options);
  const given = new Set<string>();
  for (const token of text.split(/\s+/)) if (token !== '') readToken(state, token, given);
  for (const seat of [0, 1]) countHand(state, seat);
  checkSquares(state);
  checkEnd(state);
  return state;
}

function readToken(state: State, token: string, given: Set<string>): void {
  const [, key, seat, value] = /^(turn|roll|on|home)([12])?=([\d,]+)$/.exec(token) ?? [];
  const owned = key === 'on' || key === 'home';
  if (key === undefined || owned !== (seat !== undefined))
    throw new PositionError(
      `"${token}" is not part of a position of Ur; expected words such as turn=1, roll=3, on1=4,7, home2=5.`,
    );
  const name = `${key}${seat ?? ''}`;
  if (given.has(name)) throw new PositionError(`"${token}": ${name} is given twice.`);
  given.add(name);
  if (key === 'turn') state.turn = readNumber(token, value, 1, 2) - 1;
  else if (key === 'roll') state.roll = readNumber(token, value, 0, DICE);
  else if (key === 'home')
    state.homes[Number(seat) - 1] = readNumber(token, value, 0, state.pieces);
  else state.on[Number(seat) - 1] = readPositions(state, token, value);
}

function readNumber(token: string, value: string, least: number, most: number): number {
  const number = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new PositionError(`"${token}": "${value}" is not a number from ${least} to ${most}.`);
}

/** `4,7`: the squares of the path that pieces of a player stand on. */
function readPositions(state: State, token: string, value: string): number {
  const last = ROUTES[state.path].home - 1;
  const positions: Position[] = value.split(',').map((each) => readNumber(token, each, 1, last));
  if (new Set(positions).size < positions.length)
    throw new PositionError(`"${token}": two pieces of one player stand on the same square.`);
  return setOf(positions);
}

/** What is neither on the board nor home is in the hand. */
function countHand(state: State, seat: Seat): void {
  const placed = popcount(state.on[seat]) + state.homes[seat];
  if (placed > state.pieces)
    throw new PositionError(
      `Player ${seat + 1} has ${placed} pieces on the board and home, but only ${state.pieces} in all.`,
    );
  state.hands[seat] = state.pieces - placed;
}

function checkSquares(state: State): void {
  const { meets, squares } = ROUTES[state.path];
  for (const position of positionsIn(state.on[0]))
    if (meets[position] > 0 && (state.on[1] >>> meets[position]) & 1)
      throw new PositionError(
        `Both players have a piece on ${squares[0][position]}; only one piece fits on a square.`,
      );
}

/** Once all pieces of a player are home, the game is over: nothing is rolled and nobody follows. [E1] */
function checkEnd(state: State): void {
  if (!isOver(state)) return;
  if (state.homes[0] === state.homes[1])
    throw new PositionError('Both players have all pieces home; the first one to do so wins.');
  if (state.homes[state.turn] < state.pieces || state.roll > 0)
    throw new PositionError(
      'A player has all pieces home: then the turn stays with that player and the roll is 0.',
    );
}
