import type { Seat } from '@nabu/kernel';
import { RESOURCES, SUPPLIES } from './box.ts';
import type { Tell } from './events.ts';
import { KINDS, NEUTRAL, type State } from './state.ts';

/** What is counted and comes in any number. */
type Coin = 'talent' | 'camel';

/** Gives talents or camels from the supply, as far as there are any. [L1] */
export function gain(
  state: State,
  seat: Seat,
  what: Coin,
  count: number,
  clause: string,
  tell?: Tell,
): void {
  const given = state.limitedSupplies ? Math.min(count, left(state, what)) : count;
  if (given === 0) return;
  const held = what === 'talent' ? state.talents : state.camels;
  held[seat] += given;
  tell?.({ type: 'gained', seat, what, count: given, clause });
}

function left(state: State, what: Coin): number {
  return what === 'talent' ? talentsLeft(state) : camelsLeft(state);
}

/** Gives one token from the supply, if there is one. [L1] */
export function gainResource(
  state: State,
  seat: Seat,
  resource: number,
  clause: string,
  tell?: Tell,
): void {
  if (state.limitedSupplies && resourceLeft(state, resource) === 0) return;
  state.resources[seat * KINDS + resource] += 1;
  tell?.({ type: 'gained', seat, what: RESOURCES[resource], count: 1, clause });
}

/** Talents in a limited supply. */
export function talentsLeft(state: State): number {
  return SUPPLIES.talents - sum(state.talents);
}

/** Camels in a limited supply. */
export function camelsLeft(state: State): number {
  return SUPPLIES.camels - sum(state.camels);
}

/** Tokens of a kind in a limited supply: those of the players and on Caravaneers are out of it. */
export function resourceLeft(state: State, resource: number): number {
  let left = SUPPLIES.eachResource;
  for (let seat = 0; seat < state.seats; seat++) left -= state.resources[seat * KINDS + resource];
  return left - count(state.bounties, resource);
}

/** Whether a player has a cube to place; always, unless supplies are limited. [L2] */
export function hasCube(state: State, seat: Seat): boolean {
  return !state.limitedSupplies || cubesPlaced(state, seat) < SUPPLIES.cubesPerPlayer;
}

/** Whether there is a neutral cube to place; always, unless supplies are limited. [L3] */
export function hasNeutralCube(state: State): boolean {
  return !state.limitedSupplies || cubesPlaced(state, NEUTRAL) < SUPPLIES.neutralCubes;
}

/** Cubes of an owner in the garden, the fields and the temples. */
export function cubesPlaced(state: State, owner: number): number {
  return count(state.areas, owner) + count(state.fields, owner) + count(state.temples, owner);
}

function count(list: readonly number[], value: number): number {
  let found = 0;
  for (const item of list) if (item === value) found += 1;
  return found;
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const item of list) total += item;
  return total;
}
