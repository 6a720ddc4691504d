import type { Seat } from '@nabu/kernel';
import { type Event, NATIONS, type Nation, type Site } from '../rules.ts';

/** A site that a piece names: `T1:H` is its temple and `1:H` its row. */
export function siteOf(piece: string): { readonly seat: Seat; readonly site: Nation } | null {
  const match = /^T?([12]):([AHMPS])$/.exec(piece);
  if (!match) return null;
  const site = (NATIONS as readonly string[]).indexOf(match[2]);
  return { seat: Number(match[1]) - 1, site: site as Nation };
}

/** The seat whose quarry stack a piece names, such as `Q1`, or null. */
export function stackOf(piece: string): Seat | null {
  const match = /^Q([12])$/.exec(piece);
  return match ? Number(match[1]) - 1 : null;
}

/** A row of cards, as pieces are named. */
export const rowPiece = (seat: Seat, site: Site) => `${seat + 1}:${NATIONS[site]}`;
const temple = (seat: Seat, site: Site) => `T${rowPiece(seat, site)}`;
/** A quarry stack, as pieces are named. */
export const stackPiece = (seat: Seat) => `Q${seat + 1}`;

/** The site or the stack that a piece lies at. */
export function spaces(piece: string): readonly string[] {
  const at = siteOf(piece);
  return [at ? rowPiece(at.seat, at.site) : piece];
}

/** The pieces an event is about, so that its log line can point at them. */
export function pieces(event: Event): readonly string[] {
  switch (event.type) {
    case 'walked':
      return [rowPiece(event.seat, event.to)];
    case 'deployed':
    case 'used':
      return [rowPiece(event.seat, event.site)];
    case 'built':
      return [
        temple(event.seat, event.site),
        ...(event.from === 'start' ? [] : [stackPiece(event.from)]),
      ];
    case 'migrated':
      return [rowPiece(event.seat, event.from), rowPiece(event.seat, event.to)];
    case 'defected':
      return [rowPiece(event.seat, event.site), rowPiece(1 - event.seat, event.site)];
    case 'deserted':
      return [rowPiece(1 - event.seat, event.site)];
    case 'razed':
      return [temple(1 - event.seat, event.site)];
    case 'stole':
      return [temple(event.seat, event.site), temple(1 - event.seat, event.site)];
    case 'quarried':
      return [stackPiece(event.seat)];
    case 'scored':
      return event.pieces;
    default:
      return [];
  }
}
