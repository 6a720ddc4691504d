import { CITIES, EDGE_NAMES, type Event, SQUARE_NAMES, TEMPLES } from '../rules.ts';

/** A part of the board that a log line or a score can point at. */
export type Part =
  | { readonly kind: 'square' | 'edge' | 'temple' | 'city' | 'row' | 'group'; readonly at: number }
  | { readonly kind: 'court'; readonly at: string };

/** The part that a piece names in the game's notation, or null when it lies in nobody's sight. */
export function partOf(piece: string): Part | null {
  const named = (kind: 'square' | 'edge' | 'temple' | 'city', names: readonly string[]) => {
    const at = names.indexOf(piece);
    return at < 0 ? null : { kind, at };
  };
  const numbered = /^(row|group) (\d)$/.exec(piece);
  if (numbered) return { kind: numbered[1] as 'row' | 'group', at: Number(numbered[2]) - 1 };
  const card = /^(banker|caravaneer|palace|gardener)/.exec(piece);
  if (card) return { kind: 'court', at: card[1] };
  return (
    named('square', SQUARE_NAMES) ??
    named('edge', EDGE_NAMES) ??
    named('temple', TEMPLES) ??
    named(
      'city',
      CITIES.map(({ name }) => name),
    )
  );
}

/** The part of the board that a piece belongs to: court cards lie with their kind. */
export function spaces(piece: string): readonly string[] {
  const part = partOf(piece);
  return [part?.kind === 'court' ? part.at : piece];
}

/** The pieces an event is about, so that its log line can point at them. */
export function pieces(event: Event): readonly string[] {
  switch (event.type) {
    case 'recruited':
      return [`group ${event.group + 1}`];
    case 'sown':
    case 'reaped':
      return [`row ${event.row + 1}`];
    case 'prayed':
    case 'ranked':
      return [event.temple];
    case 'irrigated':
      return [event.edge];
    case 'travelled':
      return [CITIES[event.to].name];
    case 'flipped':
      return [CITIES[event.city].name];
    case 'sold':
      return [CITIES[0].name];
    case 'planted':
    case 'unrewarded':
      return [event.square];
    case 'acquired':
      return [event.court];
    case 'scored':
      return event.pieces;
    default:
      return [];
  }
}
