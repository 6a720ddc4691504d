import type { Seat } from '@nabu/kernel';
import { SUPPLY } from './box.ts';
import { gardenAt, STATUES } from './garden.ts';
import type { State } from './state.ts';

/** Kinds of piece as places in `PIECES`. */
export const SINGLES = 0;
export const DOUBLES = 1;
export const BELVEDERES = 2;

/** Four doubles cost eight singles. */
const DEAREST = 8;
/** A placement needs three supports; only statues are free. */
const CHEAPEST = 3;
/** More than any placement takes. */
const PLENTY = 15;

/** What the player who decides can pay with; set for the length of one look at a garden. */
let singles = 0;
let gift = 0;
let doublesLeft = PLENTY;
let belvederesLeft = true;

/**
 * Lays out what a seat can pay with, for the questions below; false when no placement at all can
 * be paid, whatever the garden. [B12] [B14] [B15]
 */
export function spreadPurse(state: State, seat: Seat): boolean {
  singles = Math.min(state.stock[seat], PLENTY);
  gift = state.doubles;
  doublesLeft = PLENTY;
  belvederesLeft = true;
  if (state.strict) {
    doublesLeft = Math.min(SUPPLY[DOUBLES] - state.used[DOUBLES], PLENTY);
    belvederesLeft = state.used[BELVEDERES] < SUPPLY[BELVEDERES];
  }
  const statues = gardenAt(seat) + STATUES;
  return singles + gift >= CHEAPEST || (state.words[statues] | state.words[statues + 1]) !== 0;
}

/** Whether every placement can be paid. */
export function isRich(): boolean {
  return singles >= DEAREST && doublesLeft >= 4 && belvederesLeft;
}

/** Whether nothing but the number of singles limits what can be paid. */
export function isPlain(): boolean {
  return gift === 0 && doublesLeft >= 4 && belvederesLeft;
}

/** The binary digits of what all supported corners cost together; set by `addUp`. */
let c0 = 0;
let c1 = 0;
let c2 = 0;
let c3 = 0;

/**
 * Adds up, at all places together, what a pillar under each corner costs: one word for each binary
 * digit of the sum. `s` says where a western corner takes a single, `d` where it takes a double;
 * one bit on are the eastern ones.
 */
export function addUp(s0: number, s3: number, d0: number, d3: number): void {
  const sa = s0 ^ (s0 >>> 1);
  const sb = s3 ^ (s3 >>> 1);
  const sc = s0 & (s0 >>> 1);
  const sd = s3 & (s3 >>> 1);
  const da = d0 ^ (d0 >>> 1);
  const db = d3 ^ (d3 >>> 1);
  const dc = d0 & (d0 >>> 1);
  const dd = d3 & (d3 >>> 1);
  const pairs = sc ^ sd ^ (sa & sb);
  const ones = da ^ db;
  const twos = dc ^ dd ^ (da & db);
  const carry = pairs & ones;
  const half = (sc & sd) ^ twos;
  c0 = sa ^ sb;
  c1 = pairs ^ ones;
  c2 = half ^ carry;
  c3 = (dc & dd) ^ ((sc & sd & twos) | (half & carry));
}

/** Where the sum is more than the purse has, but for `spared` singles. */
export function tooMuch(spared: number): number {
  return above(singles + spared, c0, c1, c2, c3);
}

/** Where a pillar under each of the four corners cannot be paid, with gifts and limits reckoned in. */
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
  return belvederesLeft ? tooDear(s0, s1, s2, 0, d0, d1, d2, 0) : -1;
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
