import { PositionError } from '@nabu/kernel';
import { type Cell, cellNamed } from './map.ts';

/** The place of a word among those allowed. */
export function readWord(token: string, value: string, words: readonly string[]): number {
  const index = words.indexOf(value);
  if (index < 0)
    throw new PositionError(`"${token}": "${value}" is not one of ${words.join(', ')}.`);
  return index;
}

/** A whole number within limits. */
export function readCount(token: string, value: string, least: number, most: number): number {
  const count = /^\d{1,2}$/.test(value) ? Number(value) : -1;
  if (count < least || count > most)
    throw new PositionError(`"${token}": "${value}" is not a number from ${least} to ${most}.`);
  return count;
}

/** Words separated by commas; nothing is no word. */
export function readList(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

/** So many spaces joined by `-`, such as `c4-d4`. */
export function readCells(token: string, value: string, count: number): Cell[] {
  const cells = value.split('-').map((name) => {
    const cell = cellNamed(name);
    if (cell === null)
      throw new PositionError(`"${token}": "${name}" is not a space from a1 to h8.`);
    return cell;
  });
  if (cells.length !== count)
    throw new PositionError(`"${token}": "${value}" should name ${count} of the spaces.`);
  return cells;
}
