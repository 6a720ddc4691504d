import type { Seat } from '@nabu/kernel';
import type { BoardProps } from '../../../table/kit.ts';
import {
  actor,
  type Event,
  type Journey,
  journeyTo,
  type Move,
  priceOf,
  qualityFor,
  qualityIn,
  squareAhead,
  type View,
} from '../rules.ts';
import { nextCardText } from './moves.ts';
import type { Phrases } from './phrases.ts';

/** Why a seat could not go to a city, in one or two words; null when it could. */
export function shortWhy({ why, resources }: Phrases, trip: Journey): string | null {
  const { short } = why;
  switch (trip.clause) {
    case null:
      return null;
    case 'V1':
      return short.here;
    case 'V2':
      return short.camels(trip.camels);
    case 'B1':
      return short.nothingToSell;
    case 'K1':
    case 'G1':
      return missing(trip, resources, short.token);
    case 'G3':
      return short.dry;
    case 'G4':
      return short.quality;
    default:
      return short.gone;
  }
}

function missing(
  { asks, plant }: Journey,
  resources: readonly string[],
  token: (resource: string) => string,
): string {
  const asked = [asks, plant?.extra ?? null].flatMap((kind) =>
    kind === null ? [] : [resources[kind]],
  );
  const [one, two] = asked;
  return token(one === two ? `${one} ×2` : asked.join(' + '));
}

/** Why a seat could not go to a city, with the numbers of this table; null when it could. */
export function whyNotGo(phrases: Phrases, view: View, seat: Seat, trip: Journey): string | null {
  const { why, resources } = phrases;
  switch (trip.clause) {
    case null:
      return null;
    case 'V1':
      return why.here;
    case 'V2':
      return why.camels(trip.camels, view.camels[seat]);
    case 'B1':
      return why.nothingToSell;
    case 'K1':
      return why.token(resources[trip.asks ?? 0]);
    case 'G1': {
      const extra = trip.plant?.extra ?? null;
      const asks = resources[trip.asks ?? 0];
      return extra === null ? why.token(asks) : why.tokens(asks, resources[extra]);
    }
    case 'G3':
      return why.dry;
    case 'G4': {
      const { least, quality } = trip.plant ?? { least: null, quality: 0 };
      return why.quality(least ?? 0, quality, view.gardeners[seat]);
    }
    default:
      return trip.cards
        .map(({ kind }) => why.gone(nextCardText(phrases, view, seat, kind)))
        .join(' ');
  }
}

/** What lies on a table, and what its rules forbid. */
type Known = Pick<BoardProps<View, Move, Event>, 'view' | 'refuse'>;

/** Why a move is not legal for a seat now; null when it is, or when the rules' own words are best. */
export function whyNot(phrases: Phrases, known: Known, seat: Seat, move: Move): string | null {
  const { why } = phrases;
  const { view } = known;
  if (move.type === 'caravan') {
    const trip = journeyTo(view, seat, squareAhead(view, move.steps));
    return whyNotGo(phrases, view, seat, trip);
  }
  if (view.over || actor(view) !== seat) return null;
  const clause = known.refuse(move);
  if (clause === null) return null;
  if (clause === 'C2' && move.type === 'recruit')
    return why.talents(priceOf(view, move.group), view.talents[seat]);
  if (clause === 'G4' && move.type === 'plant') {
    const needed = qualityFor(move.square);
    return why.quality(needed, qualityIn(view, view.caravan), view.gardeners[seat]);
  }
  if ((clause === 'K2' || clause === 'K3') && (move.type === 'buy' || move.type === 'court')) {
    const card = nextCardText(phrases, view, seat, move.court);
    return clause === 'K2' ? why.highest(phrases.court[move.court]) : why.gone(card);
  }
  return clause === 'R3' || clause === 'R4' ? null : phrases.clauses[clause];
}
