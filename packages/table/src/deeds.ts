import { type EarlyEnding, isEarlyEnding, type Seat } from '@nabu/kernel';

/** What people can agree on: to end the game by the present ranking, to stop for a while, or to go on. */
export const OFFERS = ['end', 'pause', 'postpone', 'resume'] as const;
export type Offer = (typeof OFFERS)[number];

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
  | { readonly kind: 'offered'; readonly seat: Seat; readonly what: Offer }
  | { readonly kind: 'accepted' | 'declined'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly how: 'rules' | EarlyEnding }
  | { readonly kind: 'left' | 'returned'; readonly seat: Seat }
  /** A bot plays for an absent player until they return. */
  | { readonly kind: 'tookOver'; readonly seat: Seat; readonly bot: string }
  /** A bot took a seat for which nobody came. */
  | { readonly kind: 'filled'; readonly seat: Seat; readonly bot: string }
  /** A bot failed, and a simpler one plays the rest of its turn. */
  | { readonly kind: 'botReplaced'; readonly seat: Seat; readonly bot: string }
  /** Talk was once among the deeds: where a line was said or taken away. Its words are kept apart now. */
  | { readonly kind: 'said'; readonly seat: Seat }
  | { readonly kind: 'unsaid' }
  | { readonly kind: 'rematch'; readonly table: string }
  /** The player of a seat is out: by their own word, by their clock, or counted out after they went away. */
  | { readonly kind: 'resigned' | 'timeUp' | 'forfeited'; readonly seat: Seat }
  /** The others wait for an absent player: no bot takes the seat by itself. */
  | { readonly kind: 'awaited'; readonly seat: Seat }
  /** What passed between two moments is nobody's time: the house was not there. */
  | { readonly kind: 'held'; readonly from: number; readonly until: number }
  /** All agreed to stop: at once, or (postponed) as soon as the decision at hand is sealed. */
  | { readonly kind: 'paused'; readonly what: 'pause' | 'postpone' }
  /** A move that is made when the game goes on; nobody else is told it before. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'resumed' }
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
  'unsaid',
  'rematch',
  'resigned',
  'timeUp',
  'forfeited',
  'awaited',
  'held',
  'paused',
  'sealed',
  'resumed',
  'filled',
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
    case 'sealed':
      return deed.move;
    case 'undone':
      return String(deed.ply);
    case 'ended':
      return deed.how === 'rules' ? null : deed.how;
    case 'offered':
      return deed.what === 'end' ? null : deed.what;
    case 'paused':
      return deed.what;
    case 'held':
      return `${deed.from - deed.at} ${deed.until - deed.at}`;
    case 'tookOver':
    case 'filled':
    case 'botReplaced':
      return deed.bot;
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
    case 'resumed':
    case 'unsaid':
      return { kind, at };
    case 'played':
    case 'sealed':
      return { kind, at, seat: seatIn(row), move: textIn(row) };
    case 'undone':
      return { kind, at, seat: seatIn(row), ply: Number(textIn(row)) };
    case 'ended':
      return { kind, at, how: endingIn(row) };
    case 'offered':
      return { kind, at, seat: seatIn(row), what: offerIn(row) };
    case 'paused':
      return { kind, at, what: textIn(row) === 'pause' ? 'pause' : 'postpone' };
    case 'held': {
      const [from, until] = textIn(row).split(' ').map(Number);
      return { kind, at, from: at + from, until: at + until };
    }
    case 'tookOver':
    case 'filled':
    case 'botReplaced':
      return { kind, at, seat: seatIn(row), bot: textIn(row) };
    case 'rematch':
      return { kind, at, table: textIn(row) };
    default:
      return { kind, at, seat: seatIn(row) };
  }
}

/** Endings and offers have a text since there are several of them; none is the first kind there was. */
function endingIn({ text }: DeedRow): 'rules' | EarlyEnding {
  if (text === null) return 'rules';
  if (isEarlyEnding(text)) return text;
  throw new Error(`"${text}" is not a way to end.`);
}

function offerIn({ text }: DeedRow): Offer {
  const what = text === null ? 'end' : OFFERS.find((each) => each === text);
  if (what === undefined) throw new Error(`"${text}" is not an offer.`);
  return what;
}

function seatIn({ kind, seat }: DeedRow): Seat {
  if (seat === null) throw new Error(`A deed "${kind}" names no seat.`);
  return seat;
}

function textIn({ kind, text }: DeedRow): string {
  if (text === null) throw new Error(`A deed "${kind}" has no text.`);
  return text;
}
