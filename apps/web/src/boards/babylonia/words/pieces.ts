import { type Event, type Hex, hexNamed } from '../rules.ts';

/** The hexes among some pieces; cards and city tiles are none. */
export function hexesIn(pieces: readonly string[]): readonly Hex[] {
  return pieces.flatMap((piece) => hexNamed(piece) ?? []);
}

/** The pieces an event is about, so that its log line can point at them. */
export function pieces(event: Event): readonly string[] {
  switch (event.type) {
    case 'placed':
    case 'harvested':
    case 'surrounded':
    case 'scoring':
    case 'city':
    case 'ziggurat':
      return [event.hex];
    case 'scored':
      return event.pieces;
    case 'took':
    case 'spent':
      return [`card ${event.card}`];
    default:
      return [];
  }
}
