import { PositionError, type Seat, type Table } from '@nabu/kernel';
import {
  ENDINGS,
  type Kind,
  type Options,
  SOURCES,
  TOKEN_LETTERS,
  TOKENS_PER_PLAYER,
} from './box.ts';
import { canUse } from './cards.ts';
import { GROUND_LETTERS, groundFor, HEX_COUNT, type Hex, hexNamed, topologyOf } from './map.ts';
import { countPlaced } from './placing.ts';
import { partOf } from './sight.ts';
import { kindOf, ownerOf, PHASES, type State, SYMBOL_SETS, TOKEN_KINDS } from './state.ts';
import { layTable, setDown } from './table.ts';
import { isCity, isField, type Tile, tileNamed, ZIGGURAT } from './tiles.ts';

const NAMES = [
  'board',
  'turns',
  'turn',
  'phase',
  'chooser',
  'placed',
  'ending',
  'tiles',
  'display',
];
const SEAT_NAMES = ['stand', 'reserve', 'tokens', 'won', 'cards', 'points'];

/** The words of a position by name. */
type Words = ReadonlyMap<string, string>;

/** Reads a position; what is not mentioned is empty. A `PositionError` says what is wrong. */
export function readPosition(text: string, table: Table<Options>): State {
  const words = readWords(text, table.seats);
  const ground = readBoard(words, table.seats);
  const agreed = { seats: table.seats, ground, riverOpens: table.options.riverTokenOpensField };
  const state = layTable(agreed, readTiles(words, ground));
  state.turns = readNumber(words.get('turns') ?? '0', 'turns', 0, 9999);
  state.turn = readNumber(words.get('turn') ?? '1', 'turn', 1, table.seats) - 1;
  readCards(words.get('display') ?? '', (card) => {
    state.display |= 1 << card;
  });
  for (let seat = 0; seat < table.seats; seat++) readSeat(state, words, seat);
  readPhase(state, words);
  return state;
}

function fail(sentence: string): never {
  throw new PositionError(sentence);
}

function readWords(text: string, seats: number): Words {
  const words = new Map<string, string>();
  for (const part of text.trim().split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(part) ?? fail(`"${part}" is not name=value.`);
    if (words.has(name)) fail(`"${name}" is said twice.`);
    if (!isName(name, seats))
      fail(
        `"${name}" is not part of a Babylonia position for ${seats}; expected ${NAMES.join(', ')}, and for each seat such as ${SEAT_NAMES.map((one) => `${one}1`).join(', ')}.`,
      );
    words.set(name, value);
  }
  return words;
}

function isName(name: string, seats: number): boolean {
  const [, stem, seat] = /^([a-z]+)([1-9])$/.exec(name) ?? [];
  return NAMES.includes(name) || (SEAT_NAMES.includes(stem) && Number(seat) <= seats);
}

function readNumber(text: string, what: string, low: number, high: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1;
  if (number < low || number > high) fail(`${what}=${text}: expected a number, ${low} to ${high}.`);
  return number;
}

function readHex(name: string): Hex {
  return hexNamed(name) ?? fail(`There is no hex "${name}".`);
}

/** The printed ground, or one drawn hex by hex. */
function readBoard(words: Words, seats: number): string {
  const board = words.get('board');
  if (board === undefined) return groundFor(seats);
  const letters = new Array<string>(HEX_COUNT).fill('.');
  for (const part of board.split(',')) {
    const hex = readHex(part.slice(1));
    if (!GROUND_LETTERS.slice(1).includes(part[0]))
      fail(`"${part}": a hex of a board is one of ${GROUND_LETTERS.slice(1)} and its name.`);
    if (letters[hex] !== '.') fail(`The hex ${part.slice(1)} is drawn twice.`);
    letters[hex] = part[0];
  }
  const ground = letters.join('');
  const { sites, ziggurats } = topologyOf(ground);
  if (sites.length > 32 || ziggurats.length > 32)
    fail('A board has at most 32 hexes for tiles and 32 for ziggurats.');
  return ground;
}

function readTiles(words: Words, ground: string): Tile[] {
  const { sites, ziggurats } = topologyOf(ground);
  const tiles = new Array<Tile>(HEX_COUNT).fill(0);
  for (const hex of ziggurats) tiles[hex] = ZIGGURAT;
  for (const part of words.get('tiles')?.split(',') ?? []) {
    const [name, text] = part.split(':');
    const hex = readHex(name);
    const tile = tileNamed(text ?? '') || fail(`"${part}": there is no tile "${text ?? ''}".`);
    const fits = isCity(tile) || isField(tile) ? sites.includes(hex) : ziggurats.includes(hex);
    if (!fits) fail(`"${part}": that does not belong on ${name}.`);
    if (sites.includes(hex) && tiles[hex] !== 0) fail(`Two tiles lie on ${name}.`);
    tiles[hex] = tile;
  }
  return tiles;
}

function readSeat(state: State, words: Words, seat: Seat): void {
  const value = (name: string) => words.get(`${name}${seat + 1}`) ?? '';
  readCounts(value('stand'), state.stands, seat);
  readCounts(value('reserve'), state.reserves, seat);
  for (const part of split(value('tokens'))) readToken(state, seat, part);
  for (const part of split(value('won'))) {
    const symbols = tileNamed(part);
    if (symbols === undefined || !isCity(symbols)) fail(`won${seat + 1}: "${part}" is no city.`);
    state.won[seat * SYMBOL_SETS + symbols]++;
  }
  readCards(value('cards'), (card, spent) => {
    if (((state.display | cardsHeld(state)) >>> card) & 1) fail(`Card ${card} is there twice.`);
    state.held[seat] |= 1 << card;
    if (spent) state.spent |= 1 << card;
  });
  const points = split(value('points'), '/');
  if (points.length !== 0 && points.length !== SOURCES.length)
    fail(`points${seat + 1}: expected ${SOURCES.join('/')}.`);
  points.forEach((part, i) => {
    state.points[seat * SOURCES.length + i] = readNumber(part, `points${seat + 1}`, 0, 9999);
  });
  checkTokens(state, seat);
}

function split(text: string, mark = ','): string[] {
  return text === '' ? [] : text.split(mark);
}

function cardsHeld({ held }: State): number {
  return held.reduce((all, cards) => all | cards, 0);
}

function readKind(letter: string, where: string): Kind {
  const kind = TOKEN_LETTERS.indexOf(letter as (typeof TOKEN_LETTERS)[number]);
  return kind < 0
    ? fail(`"${where}": a token is one of ${TOKEN_LETTERS.join('')}.`)
    : (kind as Kind);
}

function readCounts(text: string, counts: number[], seat: Seat): void {
  if (!/^([a-z]\d{0,2})*$/.test(text)) fail(`"${text}": expected tokens such as m2f3 or mmfff.`);
  for (const [, letter, count] of text.matchAll(/([a-z])(\d*)/g))
    counts[seat * TOKEN_KINDS + readKind(letter, text)] += count === '' ? 1 : Number(count);
}

function readToken(state: State, seat: Seat, part: string): void {
  const [letter, name] = part.split('@');
  const hex = readHex(name ?? '');
  if (state.ground[hex] === '.') fail(`"${part}": ${name} is not in play.`);
  if (state.tiles[hex] !== 0 || state.tokens[hex] !== 0) fail(`"${part}": ${name} is not free.`);
  setDown(state, seat, readKind(letter, part), hex);
}

function checkTokens(state: State, seat: Seat): void {
  const stand = partOf(state.stands, seat, TOKEN_KINDS);
  const reserve = partOf(state.reserves, seat, TOKEN_KINDS);
  TOKENS_PER_PLAYER.forEach((most, kind) => {
    const placed = state.tokens.filter(
      (token) => ownerOf(token) === seat && kindOf(token) === kind,
    ).length;
    if (stand[kind] + reserve[kind] + placed > most)
      fail(`Seat ${seat + 1} has more than ${most} tokens ${TOKEN_LETTERS[kind]}.`);
  });
}

function readCards(text: string, take: (card: number, spent: boolean) => void): void {
  const seen = new Set<number>();
  for (const part of split(text)) {
    const [, digit, spent] = /^([1-9])(x?)$/.exec(part) ?? fail(`There is no card "${part}".`);
    if (seen.has(Number(digit))) fail(`Card ${digit} is there twice.`);
    seen.add(Number(digit));
    take(Number(digit), spent === 'x');
  }
}

function readPhase(state: State, words: Words): void {
  const phase = words.get('phase') ?? 'place';
  state.phase = PHASES.find((one) => one === phase) ?? fail(`There is no phase "${phase}".`);
  const chooser = words.get('chooser');
  if ((phase === 'card') !== (chooser !== undefined))
    fail('A chooser is named exactly in the phase card.');
  state.chooser =
    chooser === undefined ? state.turn : readNumber(chooser, 'chooser', 1, state.seats) - 1;
  const ending = words.get('ending');
  if ((phase === 'over') !== (ending !== undefined))
    fail('An ending is told exactly in the phase over.');
  if (ending !== undefined)
    state.ending = ENDINGS.find((one) => one === ending) ?? fail(`There is no ending "${ending}".`);
  for (const letter of words.get('placed') ?? '')
    countPlaced(state, letter === '~' ? 0 : readKind(letter, 'placed'), letter === '~');
  checkPhase(state);
}

/** What a phase asks for must be there to be decided. */
function checkPhase(state: State): void {
  const { waiting, phase, turn, display, placed } = state;
  if (phase === 'score' && waiting.length < 2) fail('There are no two places to be scored.');
  if (phase === 'card' && display === 0) fail('There is no card to take.');
  if (phase === 'again' && !canUse(state, turn, 2)) fail('There is no extra turn to use.');
  if ((phase === 'again' || phase === 'over') && waiting.length > 0)
    fail('Surrounded places were not scored.');
  if (phase !== 'place' && placed.some((count) => count > 0))
    fail('Tokens are placed in the phase place only.');
}
