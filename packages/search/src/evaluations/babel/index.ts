import {
  ASSYRIANS,
  at,
  HITTITES,
  handSize,
  height,
  MEDES,
  other,
  PERSIANS,
  QUARRY,
  type State,
  SUMERIANS,
  TRAIL,
} from '@nabu/games/babel';
import type { Seat } from '@nabu/kernel';
import type { Evaluation } from '../../mind.ts';
import { reward } from '../../reward.ts';

/** What is looked at on each side; the difference between the sides, weighed, is the evaluation. */
const FEATURES = [
  'turn',
  'total',
  'shield',
  'reach',
  'late',
  'tallest',
  'safe',
  'starter',
  'workers',
  'ready',
  'open',
  'openHere',
  'raze',
  'steal',
  'defect',
  'desert',
  'leap',
  'runsAway',
  'pairs',
  'hand',
  'bigHand',
  'handPairs',
  'handTriples',
] as const;
type Feature = (typeof FEATURES)[number];

const F = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as {
  readonly [name in Feature]: number;
};
const SITES = 5;
const NATIONS = 5;
/** A hand of this size or more invites the opponent to halve it. */
const BIG_HAND = 6;
const DECK = 43;
const TALLEST = 6;
/** Ten points keep the opponent from winning at fifteen. */
const SHIELD = TRAIL + 1;

const mine = new Float64Array(FEATURES.length);
const theirs = new Float64Array(FEATURES.length);
const inRow = new Int32Array(NATIONS);
const runUses = new Int32Array(NATIONS);

/** What each feature is worth, in the logarithm of the odds to win. */
export type Weights = { readonly [feature in Feature]: number };

/** Babel: the chance to win from the weighed difference of the two sides' features. */
export function babelEvaluation(weights: Weights): Evaluation<State> {
  const weight = Float64Array.from(FEATURES, (name) => weights[name]);
  return (state, out) => {
    lookAt(state, 0, mine);
    lookAt(state, 1, theirs);
    let sum = 0;
    for (let i = 0; i < weight.length; i++) sum += weight[i] * (mine[i] - theirs[i]);
    const chance = 1 / (1 + Math.exp(-sum));
    const lead = mine[F.total] - theirs[F.total];
    out[0] = reward(chance, lead);
    out[1] = reward(1 - chance, -lead);
  };
}

/** Writes the features of one side. */
function lookAt(state: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  out[F.turn] = state.turn === seat ? 1 : 0;
  out[F.starter] = state.starters[seat] ? 1 : 0;
  for (let site = 0; site < SITES; site++) lookAtSite(state, seat, site, out);
  const total = out[F.total];
  out[F.shield] = Math.min(total, SHIELD);
  out[F.reach] = Math.max(0, total - SHIELD);
  out[F.late] = total * (1 - Math.min(state.deck.length, DECK) / DECK);
  out[F.safe] = state.endPhase && total - out[F.tallest] > TRAIL ? 1 : 0;
  lookAtPawn(state, seat, out);
  lookAtHand(state, seat, out);
}

function lookAtSite(state: State, seat: Seat, site: number, out: Float64Array): void {
  const row = state.rows[at(seat, site)];
  const level = height(state.temples[at(seat, site)]);
  out[F.total] += level;
  if (level > out[F.tallest]) out[F.tallest] = level;
  out[F.workers] += Math.min(row.length, TALLEST);
  if (level < TALLEST && row.length > level) {
    out[F.ready]++;
    if (onStack(state, level + 1)) out[F.open]++;
  }
  countRuns(row, state.pawns[seat] !== site, out);
}

/** Runs elsewhere wait for the pawn; groups of two wait for a third card. */
function countRuns(row: readonly number[], away: boolean, out: Float64Array): void {
  let length = 0;
  for (let i = 0; i < row.length; i++) {
    length = i > 0 && row[i] === row[i - 1] ? length + 1 : 1;
    if (length === 2) out[F.pairs]++;
    if (length === 3) out[F.pairs]--;
    if (length >= 3 && away) out[F.runsAway]++;
  }
}

/** What the runs where the pawn stands could do at once. */
function lookAtPawn(state: State, seat: Seat, out: Float64Array): void {
  const site = state.pawns[seat];
  if (site === QUARRY) return;
  const row = state.rows[at(seat, site)];
  const against = state.rows[at(other(seat), site)];
  const level = height(state.temples[at(seat, site)]);
  const temple = state.temples[at(other(seat), site)];
  const rival = height(temple);
  if (row.length > level && onStack(state, level + 1)) out[F.openHere] = 1;
  countUses(row);
  if (runUses[ASSYRIANS] > 0) out[F.raze] = rival;
  if (runUses[HITTITES] > 0 && rival > level && row.length >= rival) {
    out[F.steal] = 2 * rival - level - height(temple & ~(1 << (rival - 1)));
  }
  if (runUses[SUMERIANS] > 0 || runUses[MEDES] > 0) {
    const most = countRow(against);
    if (runUses[MEDES] > 0) out[F.desert] = most;
    if (runUses[SUMERIANS] > 0 && against.length > 0)
      out[F.defect] = inRow[against[against.length - 1]];
  }
  if (runUses[PERSIANS] > 0 && row.length >= level + 2 && onStack(state, level + 2))
    out[F.leap] = 1;
}

function lookAtHand(state: State, seat: Seat, out: Float64Array): void {
  const size = handSize(state, seat);
  out[F.hand] = Math.min(size, BIG_HAND);
  out[F.bigHand] = Math.max(0, size - BIG_HAND);
  for (let nation = 0; nation < NATIONS; nation++) {
    const count = state.hands[at(seat, nation)];
    if (count === 2) out[F.handPairs]++;
    else if (count > 2) out[F.handTriples]++;
  }
}

/** How often each nation's runs in a row could be used. */
function countUses(row: readonly number[]): void {
  runUses.fill(0);
  let length = 0;
  for (let i = 0; i < row.length; i++) {
    length = i > 0 && row[i] === row[i - 1] ? length + 1 : 1;
    if (length >= 3) runUses[row[i]]++;
  }
}

/** Counts a row by nation; returns the greatest count. */
function countRow(row: readonly number[]): number {
  inRow.fill(0);
  let most = 0;
  for (let i = 0; i < row.length; i++) most = Math.max(most, ++inRow[row[i]]);
  return most;
}

/** Whether a level lies on top of either stack. */
function onStack(state: State, level: number): boolean {
  const [one, two] = state.stacks;
  return one[one.length - 1] === level || two[two.length - 1] === level;
}
