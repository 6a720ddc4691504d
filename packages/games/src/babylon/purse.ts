import type { Seat } from '@nabu/kernel';
import { SUPPLY } from './box.ts';
import type { State } from './state.ts';

/** Kinds of piece as places in `PIECES`. */
export const SINGLES = 0;
export const DOUBLES = 1;
export const BELVEDERES = 2;

/** Four doubles cost eight singles; three cost six. */
const DEAREST = 8;
const DEAREST_THREE = 6;
/** More than any placement takes. */
const PLENTY = 15;

/** What the player who decides can pay with; set for the length of one look at a garden. */
let singles = 0;
let gift = 0;
let doublesLeft = PLENTY;
let belvederesLeft = true;

/** Lays out what a seat can pay with, for `tooDear` and `tooDearForThree`. [B12] [B14] [B15] */
export function spreadPurse(state: State, seat: Seat): void {
  singles = Math.min(state.stock[seat], PLENTY);
  gift = state.doubles;
  doublesLeft = PLENTY;
  belvederesLeft = true;
  if (!state.strict) return;
  doublesLeft = Math.min(SUPPLY[DOUBLES] - state.used[DOUBLES], PLENTY);
  belvederesLeft = state.used[BELVEDERES] < SUPPLY[BELVEDERES];
}

/**
 * The places, one to a bit, at which a pillar under each of the four corners cannot be paid. The
 * sums of all places are formed together, one word for each binary digit: `s` says where a corner
 * takes a single, `d` where it takes a double.
 */
export function tooDear(
  s0: number,
  s1: number,
  s2: number,
  s3: number,
  d0: number,
  d1: number,
  d2: number,
  d3: number,
): number {
  if (singles >= DEAREST && doublesLeft >= 4) return 0;
  const sa = s0 ^ s1;
  const sb = s2 ^ s3;
  const sc = s0 & s1;
  const sd = s2 & s3;
  const da = d0 ^ d1;
  const db = d2 ^ d3;
  const dc = d0 & d1;
  const dd = d2 & d3;
  return over(sa ^ sb, sc ^ sd ^ (sa & sb), sc & sd, da ^ db, dc ^ dd ^ (da & db), dc & dd);
}

/** The same for three corners, where the fourth gets a belvedere. */
export function tooDearForThree(
  s0: number,
  s1: number,
  s2: number,
  d0: number,
  d1: number,
  d2: number,
): number {
  if (!belvederesLeft) return -1;
  if (singles >= DEAREST_THREE && doublesLeft >= 3) return 0;
  const sa = s0 ^ s1;
  const da = d0 ^ d1;
  return over(sa ^ s2, (s0 & s1) | (sa & s2), 0, da ^ d2, (d0 & d1) | (da & d2), 0);
}

/** From the digits of the number of singles and of doubles: where they are more than the purse has. */
function over(s0: number, s1: number, s2: number, d0: number, d1: number, d2: number): number {
  let m0 = d0;
  let m1 = d1;
  let m2 = d2;
  if (gift > 0) {
    // The token's double pays the first double, where there is one. [R3]
    const some = d0 | d1 | d2;
    m0 = d0 ^ some;
    m1 = d1 ^ (some & ~d0);
    m2 = d2 ^ (some & ~d0 & ~d1);
  }
  const carry = s1 & m0;
  const half = s2 ^ m1;
  const dear = above(singles, s0, s1 ^ m0, half ^ carry, m2 ^ ((s2 & m1) | (half & carry)));
  return doublesLeft < 4 ? dear | above(doublesLeft, m0, m1, m2, 0) : dear;
}

/** Where the number with these binary digits is greater than the limit. */
function above(limit: number, n0: number, n1: number, n2: number, n3: number): number {
  let more = limit & 1 ? 0 : n0;
  more = limit & 2 ? more & n1 : more | n1;
  more = limit & 4 ? more & n2 : more | n2;
  return limit & 8 ? more & n3 : more | n3;
}
