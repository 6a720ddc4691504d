import { PositionError } from '@nabu/kernel';
import { ALL_NATIONS, CARDS_PER_NATION, LEVELS, type Level, TEMPLE_CARDS } from './box.ts';
import type { Draft } from './position.ts';
import { at, handSize, inDoubt, other, type State } from './state.ts';
import { levelsOf } from './temples.ts';

const NAMES = ['Assyrians', 'Hittites', 'Medes', 'Persians', 'Sumerians'] as const;

/** Puts the cards a position does not mention where they belong; refuses cards the box lacks. */
export function fillUp(draft: Draft): void {
  const { state, given, unnamed } = draft;
  const nations = inTurns(ALL_NATIONS, nationsLeft(state));
  const levels = inTurns(LEVELS, levelsLeft(state));
  for (const seat of [0, 1]) {
    const who = `hand${seat + 1}`;
    if (given.has(who) && given.has(`${who}#`)) {
      throw new PositionError(`Give either ${who} or ${who}#, not both.`);
    }
    if (unnamed[seat] > nations.length) {
      throw new PositionError(`${who}#=${unnamed[seat]}: only ${nations.length} cards are left.`);
    }
    for (const nation of nations.splice(0, unnamed[seat])) state.hands[at(seat, nation)]++;
  }
  if (!given.has('N')) state.pile = nations.reverse();
  if (!given.has('D')) state.deck = levels.reverse();
}

/** Refuses what could not lie on a table. */
export function checkPosition({ state, debtor }: Draft): void {
  if (state.razed > state.deck.length) {
    throw new PositionError(`known=${state.razed}: the deck has ${state.deck.length} cards.`);
  }
  if (debtor === state.turn) {
    throw new PositionError(`drop${debtor + 1}: only the player not on turn discards by force.`);
  }
  if (state.drops > handSize(state, other(state.turn))) {
    throw new PositionError(`drop${other(state.turn) + 1}=${state.drops}: the hand is smaller.`);
  }
  if (state.shown.some((count, i) => count > state.hands[i])) {
    throw new PositionError('shown1 and shown2 must be part of hand1 and hand2.');
  }
  checkHeld(state);
}

/** What everybody knows of the two hands must be in them. [K4] */
function checkHeld({ hands, held }: State): void {
  if (ALL_NATIONS.some((nation) => held[nation] > hands[at(0, nation)] + hands[at(1, nation)])) {
    throw new PositionError('held must be part of hand1 and hand2 together.');
  }
  const were = ALL_NATIONS.map((nation) => held[nation] + held[inDoubt(nation)]);
  if (were.some((count) => count > CARDS_PER_NATION)) {
    throw new PositionError('held and doubt name more cards of a nation than the box has.');
  }
  if (were.every((count) => count === 0) && held.some((count) => count > 0)) {
    throw new PositionError('drawn1 and drawn2 are counted only where held or doubt names cards.');
  }
}

/** By nation: cards of the box that have no place yet. */
function nationsLeft(state: State): number[] {
  const placed = [...state.pile, ...state.rows.flat()];
  return ALL_NATIONS.map((nation) => {
    const used =
      placed.filter((card) => card === nation).length +
      state.discards[nation] +
      state.hands[at(0, nation)] +
      state.hands[at(1, nation)];
    if (used > CARDS_PER_NATION) {
      throw new PositionError(
        `Too many ${NAMES[nation]}: ${used}, the box has ${CARDS_PER_NATION}.`,
      );
    }
    return CARDS_PER_NATION - used;
  });
}

/** By level, lowest first: temple cards of the box that have no place yet. */
function levelsLeft(state: State): number[] {
  const starters = state.starters.filter(Boolean).map((): Level => 1);
  const temples = state.temples.flatMap(levelsOf);
  const placed = [...starters, ...temples, ...state.stacks.flat(), ...state.deck];
  return LEVELS.map((level) => {
    const used = placed.filter((card) => card === level).length;
    if (used > TEMPLE_CARDS[level]) {
      throw new PositionError(
        `Too many temple cards of level ${level}: ${used}, the box has ${TEMPLE_CARDS[level]}.`,
      );
    }
    return TEMPLE_CARDS[level] - used;
  });
}

/** The cards left over, one kind after the other in turns, so that the order is fixed but mixed. */
function inTurns<Kind>(kinds: readonly Kind[], left: readonly number[]): Kind[] {
  const rounds = Array.from({ length: Math.max(...left) }, (_, round) => round);
  return rounds.flatMap((round) => kinds.filter((_, i) => round < left[i]));
}
