import { TEMPLE_SPACES as SPACES, TEMPLES } from './box.ts';
import type { Owner, Tell } from './events.ts';
import { NEUTRAL, NONE, type State } from './state.ts';

/** A cube enters a temple on the left and pushes the others one space to the right. [T1] [T2] */
export function pray(state: State, owner: number, temple: number, tell?: Tell): void {
  const { temples } = state;
  const from = temple * SPACES;
  let carried = owner;
  for (let at = from; at < from + SPACES && carried !== NONE; at++) {
    const moved = temples[at];
    temples[at] = carried;
    carried = moved;
  }
  tell?.({
    type: 'prayed',
    owner: nameOwner(owner),
    temple: TEMPLES[temple],
    expelled: carried === NONE ? null : nameOwner(carried),
  });
}

/** A cube's owner as events name it. */
export function nameOwner(owner: number): Owner {
  return owner === NEUTRAL ? 'neutral' : owner;
}

/** How many cubes an owner has in a temple. */
export function cubesIn(state: State, temple: number, owner: number): number {
  let cubes = 0;
  for (let at = temple * SPACES; at < (temple + 1) * SPACES; at++)
    if (state.temples[at] === owner) cubes += 1;
  return cubes;
}

/**
 * The player with the most cubes in a temple, leaving one player out, or `NONE`. Looking from the
 * right settles ties: the first of the tied to be met has the rightmost cube. [E2]
 */
export function leader(state: State, temple: number, without: number): number {
  let best = NONE;
  let most = 0;
  for (let at = (temple + 1) * SPACES - 1; at >= temple * SPACES; at--) {
    const owner = state.temples[at];
    if (owner === NONE || owner === NEUTRAL || owner === without) continue;
    const cubes = cubesIn(state, temple, owner);
    if (cubes > most) {
      most = cubes;
      best = owner;
    }
  }
  return best;
}

/** Whether temples give a second reward among so many players. [E2] */
export function givesSecond(seats: number): boolean {
  return seats > 2;
}

/** Who takes the second reward of a temple: nobody where there is none or the first is alone. [E2] */
export function runnerUp(state: State, temple: number, first: number): number {
  return givesSecond(state.seats) && first !== NONE ? leader(state, temple, first) : NONE;
}
