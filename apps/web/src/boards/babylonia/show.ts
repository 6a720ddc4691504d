import type { Seat } from '@nabu/kernel';
import type { Step } from '../../table/kit.ts';
import type { Hex } from './geometry.ts';
import { reasonOf } from './reasons.ts';
import { type Event, type Forecast, forecast, type Tile, type View } from './rules.ts';
import type { Phrases } from './words/phrases.ts';
import { hexesIn } from './words/pieces.ts';
import { sentence, tileWords } from './words/places.ts';

/** One moment of a scoring: who, why, and the hexes that earned it. */
export interface Beat {
  readonly seat: Seat | null;
  readonly text: string;
  /** What is seen flying to the seat. */
  readonly tag: string | null;
  readonly hexes: readonly Hex[];
  /** The chain of this seat is to be seen. */
  readonly chain: boolean;
  /** The tile that this seat takes. */
  readonly tile: Tile | null;
}

/** The scoring of one place, or the taking of a card, told beat by beat. */
export interface Scene {
  readonly title: string;
  /** Where it happens; null for a card. */
  readonly hex: Hex | null;
  readonly tile: Tile;
  /** The chains as they were when it was scored. */
  readonly told: Forecast | null;
  readonly beats: readonly Beat[];
}

const PLAIN = { tag: null, hexes: [], chain: false, tile: null } as const;

function beatOf(say: Phrases, before: View, names: readonly string[], event: Event): Beat | null {
  const { reasons } = say;
  switch (event.type) {
    case 'scored': {
      const why = reasonOf(say, before, event);
      const chain = event.clause === 'S3';
      const hexes = hexesIn(event.pieces);
      return { ...PLAIN, seat: event.seat, text: `+${why}`, tag: `+${why}`, hexes, chain };
    }
    case 'city': {
      const { winner, beside } = event;
      if (winner === null) return { ...PLAIN, seat: null, text: reasons.cityTied };
      const [hex] = hexesIn([event.hex]);
      const text = reasons.takesCity(names[winner], beside[winner]);
      return { ...PLAIN, seat: winner, text, hexes: [hex], tile: before.tiles[hex] };
    }
    case 'ziggurat':
      return event.winner === null
        ? { ...PLAIN, seat: null, text: reasons.cardTied }
        : {
            ...PLAIN,
            seat: event.winner,
            text: reasons.choosesCard(names[event.winner], event.beside[event.winner]),
          };
    default:
      return null;
  }
}

/** The scorings of a step in their order; none for a step that only placed tokens. */
export function scenesOf(
  say: Phrases,
  names: readonly string[],
  { before, events }: Pick<Step<View, Event>, 'before' | 'events'>,
): readonly Scene[] {
  const scenes: { -readonly [key in keyof Scene]: Scene[key] }[] = [];
  for (const event of events) {
    if (event.type === 'scoring') {
      const [hex] = hexesIn([event.hex]);
      const title = `${sentence(tileWords(say, before, hex))} · ${event.hex}`;
      const told = forecast(before, hex);
      scenes.push({ title, hex, tile: before.tiles[hex], told, beats: [] });
    } else if (event.type === 'took') {
      const text = say.reasons.took(names[event.seat], event.card, say.cards[event.card].name);
      const title = say.cards[event.card].name;
      const beats = [{ ...PLAIN, seat: event.seat, text }];
      scenes.push({ title, hex: null, tile: 0, told: null, beats });
    }
    const scene = scenes.at(-1);
    const beat = scene && beatOf(say, before, names, event);
    if (scene && beat) scene.beats = [...scene.beats, beat];
  }
  return scenes.filter(({ beats }) => beats.length > 0);
}
