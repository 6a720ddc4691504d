import { popcount, type Seat } from '@nabu/kernel';
import { PLACE_SPACES } from './bits.ts';
import { TOP_LEVEL } from './box.ts';
import { FEET, FREE, gardenAt, REACH, SPANNED, STATUES, TAKEN, topLevel } from './garden.ts';
import { addUp, isPlain, isRich, spreadPurse, tooDear, tooDearForThree, tooMuch } from './purse.ts';
import type { State } from './state.ts';
import { WAYS } from './vocabulary.ts';

/**
 * The legal places, as sets of north-west cells: by level, way to use the corners and word (see
 * `foundAt`). Filled by `findPlacements` and read at once; holds nothing between calls.
 */
export const found = new Int32Array((TOP_LEVEL + 1) * WAYS * 2);

/** Where in `found` the set of a level and a way begins; way 0 uses all corners, the others leave one open. */
export function foundAt(level: number, way: number): number {
  return (level * WAYS + way) * 2;
}

/** The highest level whose places could be legal: one above the highest tile. [B3] */
export function levelLimit(words: readonly number[], garden: number): number {
  return Math.min(topLevel(words, garden) + 1, TOP_LEVEL);
}

/**
 * Finds every place, level and way at which the acting seat may lay a tile, all places of a level
 * together, and says how many there are; each can then be turned in four ways. Sets of levels above
 * `levelLimit` are stale.
 */
export function findPlacements(state: State, seat: Seat): number {
  const garden = gardenAt(seat);
  const limit = levelLimit(state.words, garden);
  if (!spreadPurse(state, seat)) {
    found.fill(0, 0, foundAt(limit + 1, 0));
    return 0;
  }
  let count = 0;
  for (let level = 1; level <= limit; level++) count += findLevel(state.words, garden, level);
  return count;
}

/** Supports of a level: singles and statues one level below it, doubles two below. [B5] [B8] */
function findLevel(words: readonly number[], garden: number, level: number): number {
  const at = garden + REACH + 2 * level;
  const belowN = words[at - 2] & ~words[at];
  const belowS = words[at - 1] & ~words[at + 1];
  const freeN = words[garden + FREE];
  const freeS = words[garden + FREE + 1];
  const singleN = belowN & freeN;
  const singleS = belowS & freeS;
  // What stands below a bridge bears nothing and rises nowhere. [I8]
  const clearN = belowN & ~words[garden + SPANNED];
  const clearS = belowS & ~words[garden + SPANNED + 1];
  const statueN = clearN & words[garden + STATUES];
  const statueS = clearS & words[garden + STATUES + 1];
  const doubleN = level > 1 ? words[at - 4] & ~words[at - 2] & freeN : 0;
  const doubleS = level > 1 ? words[at - 3] & ~words[at - 1] & freeS : 0;
  // Columns as high as the tile, and stairways that rise to it, are in the way. [B4] [B11]
  const wallN = words[at] | (clearN & words[garden + FEET]);
  const wallS = words[at + 1] | (clearS & words[garden + FEET + 1]);
  const roomN = room(wallN, down(wallN, wallS)) & ~words[garden + TAKEN] & PLACE_SPACES[0];
  const roomS = room(wallS, wallS >>> 8) & ~words[garden + TAKEN + 1] & PLACE_SPACES[1];
  const north = foundAt(level, 0);
  const single = down(singleN, singleS);
  const double = down(doubleN, doubleS);
  const statue = down(statueN, statueS);
  return (
    findHalf(north, roomN, singleN, single, doubleN, double, statueN, statue) +
    findHalf(
      north + 1,
      roomS,
      singleS,
      singleS >>> 8,
      doubleS,
      doubleS >>> 8,
      statueS,
      statueS >>> 8,
    )
  );
}

/** The northern word of a set moved one row north, so that each bit tells of the space south of it. */
function down(north: number, south: number): number {
  return (north >>> 8) | (south << 24);
}

/** The places none of whose four spaces is a wall. [B4] [B9] */
function room(wall: number, south: number): number {
  return ~(wall | (wall >>> 1) | south | (south >>> 1));
}

/**
 * One word of a level. A set and its `down` give the four corners, clockwise `0` to `3`: moving a
 * word one bit tells of the space to the east, and places never begin in the last column.
 */
function findHalf(
  at: number,
  room: number,
  s0: number,
  s3: number,
  d0: number,
  d3: number,
  t0: number,
  t3: number,
): number {
  const up0 = s0 | d0 | t0;
  const up3 = s3 | d3 | t3;
  const up1 = up0 >>> 1;
  const up2 = up3 >>> 1;
  const north = up0 & up1;
  const south = up3 & up2;
  found[at] = room & north & south;
  // A statue just below always bears, so its corner cannot be the open one. [B8]
  found[at + 2] = room & up1 & south & ~t0;
  found[at + 4] = room & up0 & south & ~(t0 >>> 1);
  found[at + 6] = room & north & up3 & ~(t3 >>> 1);
  found[at + 8] = room & north & up2 & ~t3;
  if ((room & ((north & (up2 | up3)) | (south & (up0 | up1)))) === 0) return 0;
  if (!isRich()) {
    if (isPlain()) keepCheap(at, s0, s3, d0, d3);
    else keepPayable(at, s0, s3, d0, d3);
  }
  let count = 0;
  for (let way = at; way < at + 2 * WAYS; way += 2) count += popcount(found[way]);
  return count;
}

/** Keeps the places whose singles suffice; leaving a corner open spares what its pillar would cost. [B12] */
function keepCheap(at: number, s0: number, s3: number, d0: number, d3: number): void {
  addUp(s0, s3, d0, d3);
  const no = tooMuch(0);
  const no1 = tooMuch(1);
  const no2 = tooMuch(2);
  found[at] &= ~no;
  found[at + 2] &= ~opened(s0, d0, no, no1, no2);
  found[at + 4] &= ~opened(s0 >>> 1, d0 >>> 1, no, no1, no2);
  found[at + 6] &= ~opened(s3 >>> 1, d3 >>> 1, no, no1, no2);
  found[at + 8] &= ~opened(s3, d3, no, no1, no2);
}

/** Where it is too much still with a corner open that would take a single, a double or nothing. */
function opened(s: number, d: number, no: number, no1: number, no2: number): number {
  return (s & no1) | (d & no2) | (~(s | d) & no);
}

/** The same where a double was given or the supply is short: each way has a price of its own. [R3] [B14] [B15] */
function keepPayable(at: number, s0: number, s3: number, d0: number, d3: number): void {
  const s1 = s0 >>> 1;
  const s2 = s3 >>> 1;
  const d1 = d0 >>> 1;
  const d2 = d3 >>> 1;
  found[at] &= ~tooDear(s0, s1, s2, s3, d0, d1, d2, d3);
  found[at + 2] &= ~tooDearForThree(s1, s2, s3, d1, d2, d3);
  found[at + 4] &= ~tooDearForThree(s0, s2, s3, d0, d2, d3);
  found[at + 6] &= ~tooDearForThree(s0, s1, s3, d0, d1, d3);
  found[at + 8] &= ~tooDearForThree(s0, s1, s2, d0, d1, d2);
}
