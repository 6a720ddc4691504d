import { PositionError } from '@nabu/kernel';
import { ENDINGS, LEVELS, type Level, NATIONS, type Nation } from './box.ts';

/** The seats as positions name them. */
export const SEAT_WORDS = ['1', '2'] as const;
/** Where a pawn stands as positions name it, in the order of `Place`. */
export const PLACE_WORDS = [...NATIONS, 'quarry'] as const;
export const ENDING_WORDS = ENDINGS;

/** The place of a word among those allowed. */
export function readWord(token: string, value: string, words: readonly string[]): number {
  const index = words.indexOf(value);
  if (index < 0) {
    throw new PositionError(`"${token}": "${value}" is not one of ${words.join(', ')}.`);
  }
  return index;
}

/** A number from 0 to 99. */
export function readCount(token: string, value: string): number {
  if (!/^\d{1,2}$/.test(value)) {
    throw new PositionError(`"${token}": "${value}" is not a number from 0 to 99.`);
  }
  return Number(value);
}

/** `SSA`: nation cards, as they stand. */
export function readNations(token: string, value: string): Nation[] {
  return [...value].map((letter) => readWord(token, letter, NATIONS) as Nation);
}

/** Nation cards as they stand, as `readNations` takes them. */
export function writeNations(nations: readonly Nation[]): string {
  return nations.map((nation) => NATIONS[nation]).join('');
}

/** `AHS`: nation cards whose order does not matter, by nation. */
export function readCounts(token: string, value: string): number[] {
  const nations = readNations(token, value);
  return NATIONS.map((_, nation) => nations.filter((card) => card === nation).length);
}

/** Nation cards by nation, as `readCounts` takes them. */
export function writeCounts(counts: readonly number[]): string {
  return NATIONS.map((letter, nation) => letter.repeat(counts[nation])).join('');
}

/** `2>6`: a stack or the deck, the top first; the list has its top last. */
export function readLevels(token: string, value: string): Level[] {
  if (value === '') return [];
  return value
    .split(/[>,]/)
    .map((word) => readLevel(token, word))
    .reverse();
}

/** A stack or the deck, as `readLevels` takes it. */
export function writeLevels(levels: readonly Level[]): string {
  return levels.toReversed().join('>');
}

/** `1-6` or `1,3`: the levels of a temple from bottom to top. */
export function readTemple(token: string, value: string): Level[] {
  if (value === '') return [];
  const levels = value.split(',').flatMap((part) => readRange(token, part));
  if (levels.some((level, i) => i > 0 && level <= levels[i - 1])) {
    throw new PositionError(`"${token}": the levels of a temple must ascend.`);
  }
  return levels;
}

function readRange(token: string, part: string): Level[] {
  const [low, high = low, ...more] = part.split('-').map((word) => readLevel(token, word));
  if (high < low || more.length > 0) {
    throw new PositionError(`"${token}": "${part}" is not a range such as 1-6.`);
  }
  return LEVELS.filter((level) => level >= low && level <= high);
}

/** A temple, as `readTemple` takes it. */
export function writeTemple(levels: readonly Level[]): string {
  const unbroken = levels.length > 1 && levels.length === levels[levels.length - 1] - levels[0] + 1;
  return unbroken ? `${levels[0]}-${levels[levels.length - 1]}` : levels.join(',');
}

function readLevel(token: string, word: string): Level {
  if (!/^[1-6]$/.test(word)) {
    throw new PositionError(`"${token}": "${word}" is not a temple level from 1 to 6.`);
  }
  return Number(word) as Level;
}
