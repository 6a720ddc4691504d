import { PositionError, type Seat, type Table } from '@nabu/kernel';
import { NATIONS, type Options, type Place, SITES } from './box.ts';
import { checkPosition, fillUp } from './remainder.ts';
import { emptyTable } from './setup.ts';
import { at, drawnSince, inDoubt, other, type State } from './state.ts';
import { levelsOf, templeOf } from './temples.ts';
import {
  ENDING_WORDS,
  PLACE_WORDS,
  readCount,
  readCounts,
  readLevels,
  readNations,
  readTemple,
  readWord,
  SEAT_WORDS,
  writeCounts,
  writeLevels,
  writeNations,
  writeTemple,
} from './words.ts';

/** A position as it is being read. */
export interface Draft {
  readonly state: State;
  /** By seat: how many cards the hand takes from the remainder (`hand2#=7`). */
  readonly unnamed: number[];
  /** The keys read so far, such as `hand1`. */
  readonly given: Set<string>;
  /** Who owes the forced discard, if there is one. */
  debtor: Seat | null;
}

/** A whole position on one line, secrets included; empty places are left out. */
export function writePosition(state: State): string {
  const words = [`turn=${state.turn + 1}`];
  if (state.drops > 0) words.push(`drop${other(state.turn) + 1}=${state.drops}`);
  if (state.migrated) words.push('migrated');
  if (state.endPhase) words.push('endphase');
  if (state.ending !== null) words.push(`over=${state.ending}`);
  for (const seat of [0, 1]) words.push(...writeSide(state, seat));
  words.push(`D=${writeLevels(state.deck)}`);
  if (state.razed > 0) words.push(`known=${state.razed}`);
  words.push(`N=${writeNations(state.pile.toReversed())}`);
  const discards = writeCounts(state.discards);
  if (discards !== '') words.push(`X=${discards}`);
  words.push(...writeHeld(state));
  return words.join(' ');
}

/** What everybody can tell of the two hands together, and the cards drawn since. [K4] */
function writeHeld({ held }: State): string[] {
  const counts = { held: held.slice(0, SITES), doubt: held.slice(inDoubt(0)) };
  const named = Object.entries(counts).map(([word, cards]) => [word, writeCounts(cards)]);
  const drawn = [0, 1].filter((seat) => held[drawnSince(seat)] > 0);
  return [
    ...named.flatMap(([word, cards]) => (cards === '' ? [] : [`${word}=${cards}`])),
    ...drawn.map((seat) => `drawn${seat + 1}=${held[drawnSince(seat)]}`),
  ];
}

function writeSide(state: State, seat: Seat): string[] {
  const who = seat + 1;
  const words: string[] = [];
  const add = (key: string, value: string) => {
    if (value !== '') words.push(`${key}=${value}`);
  };
  add(`pawn${who}`, PLACE_WORDS[state.pawns[seat]]);
  if (state.starters[seat]) add(`starter${who}`, 'yes');
  NATIONS.forEach((letter, site) => {
    add(`${who}:${letter}`, writeNations(state.rows[at(seat, site)]));
  });
  NATIONS.forEach((letter, site) => {
    add(`T${who}:${letter}`, writeTemple(levelsOf(state.temples[at(seat, site)])));
  });
  add(`Q${who}`, writeLevels(state.stacks[seat]));
  add(`hand${who}`, writeCounts(state.hands.slice(at(seat, 0), at(seat + 1, 0))));
  add(`shown${who}`, writeCounts(state.shown.slice(at(seat, 0), at(seat + 1, 0))));
  return words;
}

/**
 * Reads a position. What is not mentioned is empty, except that the nation cards and temple cards
 * left over form the draw pile and the deck, in a fixed order, when `N` and `D` are not given.
 */
export function readPosition(text: string, table: Table<Options>): State {
  const state = emptyTable(table.options);
  const draft: Draft = { state, unnamed: [0, 0], given: new Set(), debtor: null };
  for (const token of text.split(/\s+/)) if (token !== '') readToken(draft, token);
  fillUp(draft);
  checkPosition(draft);
  return state;
}

function readToken(draft: Draft, token: string): void {
  const [, key, value = ''] = /^([^=]*)(?:=(.*))?$/.exec(token) ?? [];
  if (draft.given.has(key)) throw new PositionError(`"${token}": ${key} is given twice.`);
  draft.given.add(key);
  const place = /^(T?)([12]):([AHMPS])$/.exec(key);
  const owner = /^(drop|drawn|pawn|starter|hand|shown|Q)([12])(#?)$/.exec(key);
  if (place !== null) {
    const i = at(Number(place[2]) - 1, readWord(token, place[3], NATIONS));
    if (place[1] === 'T') draft.state.temples[i] = templeOf(readTemple(token, value));
    else draft.state.rows[i] = readNations(token, value);
  } else if (owner !== null) {
    readOwned(draft, token, owner[1] + owner[3], Number(owner[2]) - 1, value);
  } else readCommon(draft, token, key, value);
}

/** Words that stand alone. */
const FLAGS: readonly string[] = ['migrated', 'endphase'];

/** What belongs to the whole table. */
function readCommon({ state }: Draft, token: string, key: string, value: string): void {
  if (FLAGS.includes(key) && token !== key) throw unknown(token);
  switch (key) {
    case 'turn':
      state.turn = readWord(token, value, SEAT_WORDS);
      return;
    case 'migrated':
      state.migrated = true;
      return;
    case 'endphase':
      state.endPhase = true;
      return;
    case 'over':
      state.ending = ENDING_WORDS[readWord(token, value, ENDING_WORDS)];
      return;
    case 'known':
      state.razed = readCount(token, value);
      return;
    case 'D':
      state.deck = readLevels(token, value);
      return;
    case 'N':
      state.pile = readNations(token, value).reverse();
      return;
    case 'X':
      state.discards = readCounts(token, value);
      return;
    case 'held':
      state.held.splice(0, SITES, ...readCounts(token, value));
      return;
    case 'doubt':
      state.held.splice(inDoubt(0), SITES, ...readCounts(token, value));
      return;
    default:
      throw unknown(token);
  }
}

/** What belongs to one player. */
function readOwned(draft: Draft, token: string, key: string, seat: Seat, value: string): void {
  const { state } = draft;
  switch (key) {
    case 'pawn':
      state.pawns[seat] = readWord(token, value, PLACE_WORDS) as Place;
      return;
    case 'starter':
      state.starters[seat] = readWord(token, value, ['no', 'yes']) === 1;
      return;
    case 'Q':
      state.stacks[seat] = readLevels(token, value);
      return;
    case 'hand':
      state.hands.splice(at(seat, 0), NATIONS.length, ...readCounts(token, value));
      return;
    case 'hand#':
      draft.unnamed[seat] = readCount(token, value);
      return;
    case 'shown':
      state.shown.splice(at(seat, 0), NATIONS.length, ...readCounts(token, value));
      return;
    case 'drawn':
      state.held[drawnSince(seat)] = readCount(token, value);
      return;
    case 'drop':
      state.drops = readCount(token, value);
      draft.debtor = seat;
      return;
    default:
      throw unknown(token);
  }
}

function unknown(token: string): PositionError {
  return new PositionError(
    `"${token}" is not part of a Babel position; expected words such as turn=1, 1:H=SSA, T2:H=1-6, Q1=2>6, D=1>2, hand1=AHS, hand2#=7, pawn1=H, starter1=yes, N=AHM, X=PP, known=3, drop2=3, shown1=A, held=AAH, doubt=M, drawn1=3, migrated, endphase, over=deck.`,
  );
}
