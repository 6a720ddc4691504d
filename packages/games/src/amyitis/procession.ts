import type { Seat } from '@nabu/kernel';
import { CARAVANEER_KEEPS, MARDUK_POINTS, RESOURCES, TEMPLES } from './box.ts';
import type { Tell } from './events.ts';
import { camelsLeft, gain, hasCube, hasNeutralCube, resourceLeft, talentsLeft } from './goods.ts';
import { LINE, score } from './scoring.ts';
import { CARAVANEER, KINDS, levelOf, NEUTRAL, NONE, type State, tokensOf, WINE } from './state.ts';
import { DISCARD, FIELD, push, REWARD, SWAP } from './tasks.ts';
import { leader, pray, runnerUp } from './temples.ts';

/** The numbers of the temples in `TEMPLES`. */
const ISHTAR_TEMPLE = 0;
const MARDUK_TEMPLE = 1;
const TAMMOUZ_TEMPLE = 2;

/** The last player's cube enters one temple, a neutral cube each of the others. [E1] [L2] [L3] */
export function procession(state: State, seat: Seat, chosen: number, tell?: Tell): void {
  if (hasCube(state, seat)) pray(state, seat, chosen, tell);
  for (let temple = 0; temple < TEMPLES.length; temple++)
    if (temple !== chosen && hasNeutralCube(state)) pray(state, NEUTRAL, temple, tell);
}

/** Ishtar's first place is asked what to take. [E2] [E3] */
export function rewardIshtar(state: State, tell?: Tell): void {
  const first = leader(state, ISHTAR_TEMPLE, NONE);
  const second = runnerUp(state, ISHTAR_TEMPLE, first);
  tellRanks(ISHTAR_TEMPLE, first, second, tell);
  if (first !== NONE) push(state, REWARD, first, second + 1);
}

/** What Ishtar's first place may take: a camel as bit 0, a talent as bit 1. [E3] [L1] */
export function ishtarOffers(state: State): number {
  if (!state.limitedSupplies) return 3;
  return (camelsLeft(state) > 0 ? 1 : 0) | (talentsLeft(state) > 0 ? 2 : 0);
}

/** The first place takes a camel or a talent, the second the other of the two. [E3] */
export function takeReward(
  state: State,
  first: Seat,
  second: Seat,
  camel: boolean,
  tell?: Tell,
): void {
  takeOne(state, first, camel, tell);
  if (second !== NONE) takeOne(state, second, !camel, tell);
}

function takeOne(state: State, seat: Seat, camel: boolean, tell?: Tell): void {
  if (camel) gain(state, seat, 'camel', 1, 'E3', tell);
  else gain(state, seat, 'talent', 1, 'E3', tell);
}

/** Marduk's points. [E2] [E4] */
export function rewardMarduk(state: State, tell?: Tell): void {
  const first = leader(state, MARDUK_TEMPLE, NONE);
  const second = runnerUp(state, MARDUK_TEMPLE, first);
  tellRanks(MARDUK_TEMPLE, first, second, tell);
  if (first !== NONE) score(state, first, LINE.temples, MARDUK_POINTS[0], 'marduk', tell);
  if (second !== NONE) score(state, second, LINE.temples, MARDUK_POINTS[1], 'marduk', tell);
}

/** Tammouz sends the first place to the fields and lets the second exchange a token. [E2] [E5] [E6] */
export function rewardTammouz(state: State, tell?: Tell): void {
  const first = leader(state, TAMMOUZ_TEMPLE, NONE);
  const second = runnerUp(state, TAMMOUZ_TEMPLE, first);
  tellRanks(TAMMOUZ_TEMPLE, first, second, tell);
  if (second !== NONE) push(state, SWAP, second);
  if (first !== NONE) push(state, FIELD, first, 1);
}

function tellRanks(temple: number, first: number, second: number, tell?: Tell): void {
  tell?.({
    type: 'ranked',
    temple: TEMPLES[temple],
    first: first === NONE ? null : first,
    second: second === NONE ? null : second,
  });
}

/** The resources, wine aside, that the supply can give in an exchange, as a word. [E6] [L1] */
export function swappable(state: State): number {
  let word = (1 << WINE) - 1;
  if (!state.limitedSupplies) return word;
  for (let kind = 0; kind < WINE; kind++) if (resourceLeft(state, kind) === 0) word &= ~(1 << kind);
  return word;
}

/** One token goes back for one of another kind. [E6] */
export function swap(state: State, seat: Seat, gave: number, took: number, tell?: Tell): void {
  state.resources[seat * KINDS + gave] -= 1;
  state.resources[seat * KINDS + took] += 1;
  tell?.({ type: 'swapped', seat, gave: RESOURCES[gave], took: RESOURCES[took] });
}

/** Whether a player holds more tokens than the Caravaneer lets keep. [E7] */
export function mustDiscard(state: State, seat: Seat): boolean {
  return tokensOf(state, seat) > CARAVANEER_KEEPS[levelOf(state, seat, CARAVANEER)];
}

/** One token goes back to the supply; whether that is enough is asked again. [E7] */
export function discard(state: State, seat: Seat, resource: number, tell?: Tell): void {
  state.resources[seat * KINDS + resource] -= 1;
  tell?.({ type: 'discarded', seat, resource: RESOURCES[resource] });
  push(state, DISCARD, seat);
}
