import type { Seat } from '@nabu/kernel';
import { SYMBOL_LETTERS, SYMBOLS } from '../box.ts';
import { type SpaceView, type State, spaces } from '../index.ts';
import { cellNamed } from '../map.ts';

/**
 * Draws part of a garden as seen from above, such as `a1-d4`: the level of each space, then `F B S
 * T` for an item, `f b s t` for a symbol that can be used, `o` for a belvedere, `=` below a bridge;
 * `.` alone is the bare board.
 */
export function groundPlan(state: State, seat: Seat, area = 'a1-h8'): string {
  const [from, to] = area.split('-').map((name) => cellNamed(name) ?? 0);
  const all = spaces(state, seat);
  const rows: string[] = [];
  for (let row = from >> 3; row <= to >> 3; row++) {
    const cells = all.slice(8 * row + (from & 7), 8 * row + (to & 7) + 1);
    rows.push(cells.map(mark).join(' ').trimEnd());
  }
  return rows.join('\n');
}

function mark({ level, item, belvedere, spanned, symbol }: SpaceView): string {
  if (level === 0) return spanned ? '.=' : '. ';
  if (item) return level + SYMBOL_LETTERS[SYMBOLS.indexOf(item.kind)];
  if (belvedere) return `${level}o`;
  if (spanned) return `${level}=`;
  return level + (symbol === null ? '.' : SYMBOL_LETTERS[symbol].toLowerCase());
}

/** A drawing in a test, without the margin it stands at. */
export function drawn(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
