import type { Seat } from '@nabu/kernel';
import { CRAFTS, GROUP_SIZE } from './box.ts';
import type { Tell } from './events.ts';
import { gain, hasCube } from './goods.ts';
import { mustIrrigate, scoreEngineer } from './irrigation.ts';
import { FACE_DOWN, type State } from './state.ts';
import { FIELD, IRRIGATE, push, TEMPLE } from './tasks.ts';

const FACES = FACE_DOWN + 1;
const PEASANT = CRAFTS.indexOf('peasant');
const PRIEST = CRAFTS.indexOf('priest');
const ENGINEER = CRAFTS.indexOf('engineer');
const MERCHANT = CRAFTS.indexOf('merchant');
/** A merchant is the only craft that needs no cube. [L2] */
const NO_CUBE_NEEDED = 1 << MERCHANT;

/** The three cards of a group as one number, which the tables below are indexed by. */
function groupKey(state: State, group: number): number {
  const { crafts } = state;
  const at = group * GROUP_SIZE;
  return (crafts[at] * FACES + crafts[at + 1]) * FACES + crafts[at + 2];
}

const KEYS = Array.from({ length: FACES ** GROUP_SIZE }, (_, key) => [
  Math.floor(key / (FACES * FACES)),
  Math.floor(key / FACES) % FACES,
  key % FACES,
]);
const FACE_UP: readonly number[] = KEYS.map((cards) =>
  cards.reduce((word, card) => (card === FACE_DOWN ? word : word | (1 << card)), 0),
);
const PRICES: readonly number[] = KEYS.map(
  (cards) => cards.filter((card) => card === FACE_DOWN).length,
);

/** The crafts that lie face up in a group, as a word. [C1] */
export function craftsIn(state: State, group: number): number {
  return FACE_UP[groupKey(state, group)];
}

/** The talents that the next card of a group costs. [C2] */
export function priceOf(state: State, group: number): number {
  return PRICES[groupKey(state, group)];
}

/** The cards a player may recruit, craft c of group g as bit 4g + c. [C1] [C2] */
export function recruits(state: State, seat: Seat): number {
  const talents = state.talents[seat];
  let word = 0;
  for (let group = 0; group < state.seats; group++) {
    const key = groupKey(state, group);
    if (PRICES[key] <= talents) word |= FACE_UP[key] << (group * CRAFTS.length);
  }
  return hasCube(state, seat) ? word : word & (NO_CUBE_NEEDED * 0x1111);
}

/** A craft card is paid for and turned face down; then its action follows. [C2] [C3] */
export function recruit(state: State, seat: Seat, group: number, craft: number, tell?: Tell): void {
  const talents = priceOf(state, group);
  state.talents[seat] -= talents;
  state.crafts[state.crafts.indexOf(craft, group * GROUP_SIZE)] = FACE_DOWN;
  tell?.({ type: 'recruited', seat, group, craft: CRAFTS[craft], talents });
  if (craft === PEASANT) push(state, FIELD, seat);
  else if (craft === PRIEST) push(state, TEMPLE, seat);
  else if (craft === MERCHANT) gain(state, seat, 'camel', 1, 'C4', tell);
  else if (craft === ENGINEER) callEngineer(state, seat, tell);
}

/** An engineer without an open area still scores. [I6] */
function callEngineer(state: State, seat: Seat, tell?: Tell): void {
  if (mustIrrigate(state, seat)) push(state, IRRIGATE, seat, 1);
  else scoreEngineer(state, seat, 'engineer', tell);
}
