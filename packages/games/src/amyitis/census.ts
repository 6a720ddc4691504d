import type { Census } from '@nabu/kernel';
import { CITIES, CRAFTS, RESOURCES } from './box.ts';
import { squareAhead } from './caravan.ts';
import type { Event } from './events.ts';
import { nextCrop } from './fields.ts';
import { format, parse } from './notation.ts';
import type { State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** In which group a craftsman stands is chance; journeys are known by where they lead. */
function like(state: State, move: Move): string {
  switch (move.type) {
    case 'recruit':
      return `recruit ${CRAFTS[move.craft]}`;
    case 'caravan':
      return `caravan ${CITIES[squareAhead(state, move.steps)].name}`;
    case 'field':
      return `field ${RESOURCES[nextCrop(state, move.row)]}`;
    default:
      return format(move);
  }
}

/** Counts craftsmen, court cards, terraces planted and temples led. */
export const census: Census<State, Move, Event> = {
  like,
  count(event) {
    switch (event.type) {
      case 'recruited':
        return [{ heading: 'craft', name: event.craft, seat: event.seat }];
      case 'acquired':
        return [{ heading: 'court', name: event.court, seat: event.seat }];
      case 'planted':
        return [{ heading: 'terrace', name: event.square, seat: event.seat }];
      case 'ranked':
        return event.first === null
          ? []
          : [{ heading: 'temple', name: event.temple, seat: event.first }];
      default:
        return [];
    }
  },
};

/** The move that such a text stands for, where nothing of it was left out; else null. */
export function moveLike(text: string): Move | null {
  return parse(text);
}
