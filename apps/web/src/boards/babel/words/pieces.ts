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

const row = (seat: Seat, site: Site) => `${seat + 1}:${NATIONS[site]}`;
const temple = (seat: Seat, site: Site) => `T${row(seat, site)}`;
const stack = (seat: Seat) => `Q${seat + 1}`;

/** The pieces an event is about, so that its log line can point at them. */
export function pieces(event: Event): readonly string[] {
  switch (event.type) {
    case 'walked':
      return [row(event.seat, event.to)];
    case 'deployed':
    case 'used':
      return [row(event.seat, event.site)];
    case 'built':
      return [
        temple(event.seat, event.site),
        ...(event.from === 'start' ? [] : [stack(event.from)]),
      ];
    case 'migrated':
      return [row(event.seat, event.from), row(event.seat, event.to)];
    case 'defected':
      return [row(event.seat, event.site), row(1 - event.seat, event.site)];
    case 'deserted':
      return [row(1 - event.seat, event.site)];
    case 'razed':
      return [temple(1 - event.seat, event.site)];
    case 'stole':
      return [temple(event.seat, event.site), temple(1 - event.seat, event.site)];
    case 'quarried':
      return [stack(event.seat)];
    case 'scored':
      return event.pieces;
    default:
      return [];
  }
}
