import {
  BANKER,
  CARAVANEER,
  FIRST_COPY,
  GARDENER,
  levelOf,
  PALACE,
  PALACE_POINTS,
  type State,
} from '@nabu/games/amyitis';
import type { Seat } from '@nabu/kernel';
import type { Worth } from './worth.ts';

/** The court cards of a player, for what they bring and what can still be reached. */
export function courtWorth(worth: Worth, state: State, seat: Seat, rounds: number): number {
  const banker = levelOf(state, seat, BANKER);
  return (
    (worth.banker[banker] + bankerHope(worth, state, banker)) * rounds +
    worth.caravaneer[levelOf(state, seat, CARAVANEER)] * rounds +
    palaceHope(worth, state, levelOf(state, seat, PALACE), rounds)
  );
}

/** The points of the Palaces that can still be reached, each one less likely than the one before. */
function palaceHope(worth: Worth, state: State, level: number, rounds: number): number {
  let sum = 0;
  let chance = Math.min(1, rounds / 4);
  for (let at = level; at < PALACE_POINTS.length - 1; at++) {
    if (state.copies[FIRST_COPY[PALACE] + at] === 0) break;
    chance *= worth.palaceHope;
    sum += chance * PALACE_POINTS[at + 1];
  }
  return sum;
}

/** What the Bankers that can still be reached would add in a round, each one less likely than the one before. */
function bankerHope(worth: Worth, state: State, level: number): number {
  let sum = 0;
  let chance = 1;
  for (let at = level; at < worth.banker.length - 1; at++) {
    if (state.copies[FIRST_COPY[BANKER] + at] === 0) break;
    chance *= worth.bankerHope;
    sum += chance * (worth.banker[at + 1] - worth.banker[at]);
  }
  return sum;
}

/** The most that one of several kinds of cards would add. */
export function bestCard(
  worth: Worth,
  state: State,
  seat: Seat,
  kinds: number,
  rounds: number,
): number {
  let best = 0;
  for (let word = kinds; word !== 0; word &= word - 1)
    best = Math.max(best, cardWorth(worth, state, seat, 31 - Math.clz32(word & -word), rounds));
  return best;
}

/** What the next card of a kind adds. */
export function cardWorth(
  worth: Worth,
  state: State,
  seat: Seat,
  kind: number,
  rounds: number,
): number {
  if (kind === GARDENER) return worth.gardener;
  const level = levelOf(state, seat, kind);
  if (kind === PALACE)
    return (
      PALACE_POINTS[level + 1] +
      palaceHope(worth, state, level + 1, rounds) -
      palaceHope(worth, state, level, rounds)
    );
  if (kind === BANKER) return (worth.banker[level + 1] - worth.banker[level]) * rounds;
  const bounty = level === 1 ? worth.token : 0;
  return (worth.caravaneer[level + 1] - worth.caravaneer[level]) * rounds + bounty;
}
