import type { Seat } from '@nabu/kernel';

/** One thing that changed a table, and when (ms since 1970). A table is its facts and its deeds in order. */
export type Deed = { readonly at: number } & (
  | {
      /** Somebody took an open seat: an opaque id of who it is, and the name they go by here. */
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly who: string;
      readonly name: string;
    }
  | { readonly kind: 'started' }
  | { readonly kind: 'played'; readonly seat: Seat; readonly move: string }
  /** The seat's moves after `ply` were taken back. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly ply: number }
  | { readonly kind: 'redone'; readonly seat: Seat }
  | { readonly kind: 'offered' | 'accepted' | 'declined'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly how: 'rules' | 'agreed' }
  | { readonly kind: 'left' | 'returned'; readonly seat: Seat }
  /** A bot plays for an absent player until they return. */
  | { readonly kind: 'tookOver'; readonly seat: Seat; readonly bot: string }
  /** A bot failed, and a simpler one plays the rest of its turn. */
  | { readonly kind: 'botReplaced'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'rematch'; readonly table: string }
);

/** Every kind of deed. */
export const DEED_KINDS = [
  'joined',
  'started',
  'played',
  'undone',
  'redone',
  'offered',
  'accepted',
  'declined',
  'ended',
  'left',
  'returned',
  'tookOver',
  'botReplaced',
  'said',
  'rematch',
] as const satisfies readonly Deed['kind'][];

export type DeedKind = (typeof DEED_KINDS)[number];

/** A deed as it is stored: the same four fields for every kind. */
export interface DeedRow {
  readonly kind: DeedKind;
  readonly at: number;
  readonly seat: Seat | null;
  readonly text: string | null;
}

/** A deed as a row. */
export function deedRow(deed: Deed): DeedRow {
  const { kind, at } = deed;
  const seat = 'seat' in deed ? deed.seat : null;
  return { kind, at, seat, text: textOf(deed) };
}

function textOf(deed: Deed): string | null {
  switch (deed.kind) {
    case 'joined':
      return `${deed.who} ${deed.name}`;
    case 'played':
      return deed.move;
    case 'undone':
      return String(deed.ply);
    case 'ended':
      return deed.how === 'agreed' ? 'agreed' : null;
    case 'tookOver':
    case 'botReplaced':
      return deed.bot;
    case 'said':
      return deed.text;
    case 'rematch':
      return deed.table;
    default:
      return null;
  }
}

/** The deed a row holds; throws when a field that its kind needs is missing. */
export function readDeed(row: DeedRow): Deed {
  const { kind, at } = row;
  switch (kind) {
    case 'joined': {
      const [who, ...name] = textIn(row).split(' ');
      return { kind, at, seat: seatIn(row), who, name: name.join(' ') };
    }
    case 'started':
      return { kind, at };
    case 'played':
      return { kind, at, seat: seatIn(row), move: textIn(row) };
    case 'undone':
      return { kind, at, seat: seatIn(row), ply: Number(textIn(row)) };
    case 'ended':
      return { kind, at, how: row.text === 'agreed' ? 'agreed' : 'rules' };
    case 'tookOver':
    case 'botReplaced':
      return { kind, at, seat: seatIn(row), bot: textIn(row) };
    case 'said':
      return { kind, at, seat: seatIn(row), text: textIn(row) };
    case 'rematch':
      return { kind, at, table: textIn(row) };
    default:
      return { kind, at, seat: seatIn(row) };
  }
}

function seatIn({ kind, seat }: DeedRow): Seat {
  if (seat === null) throw new Error(`A deed "${kind}" names no seat.`);
  return seat;
}

function textIn({ kind, text }: DeedRow): string {
  if (text === null) throw new Error(`A deed "${kind}" has no text.`);
  return text;
}
