import { english } from '../../../i18n/grammar.ts';
import { endedInEnglish } from '../../common/ended.ts';
import { COURT, type Event, RESOURCES } from '../rules.ts';
import type { EventPhrases, Phrases } from './phrases.ts';

type Names = Pick<
  Phrases,
  'points' | 'talents' | 'camels' | 'card' | 'causes' | 'sources' | 'anyCard' | 'tokens'
>;

const { and, count } = english;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function gain(event: Extract<Event, { type: 'gained' }>, names: Names): string {
  if (event.what === 'talent') return names.talents(event.count);
  if (event.what === 'camel') return names.camels(event.count);
  return names.tokens(event.count, event.what);
}

/** The log in English. */
export function eventsInEnglish(names: Names): EventPhrases {
  const court = (kind: string, level: number) =>
    kind === 'choice' ? names.anyCard : names.card(capital(kind), level);
  return {
    laid: () => 'The garden is laid out, and plant cards go to four cities.',
    round: ({ round, first }, say) => `Round ${round} begins; ${say.name(first)} goes first.`,
    turn: () => null,
    passed: ({ seat }, say) => `${say.name(seat)} passes.`,
    gained: (event, say) => {
      const cause = names.causes[event.clause];
      return `${say.name(event.seat)} takes ${gain(event, names)}${cause ? ` (${cause})` : ''}.`;
    },
    recruited: ({ seat, craft, group, talents }, say) =>
      `${say.name(seat)} recruits the ${craft} of group ${group + 1} ` +
      (talents === 0 ? 'for free.' : `for ${names.talents(talents)}.`),
    sown: ({ seat, row }, say) => `${say.name(seat)} works in field row ${row + 1}.`,
    reaped: ({ row, winner }, say) =>
      winner === null
        ? `Field row ${row + 1} is full and emptied; the most is shared, so nobody takes a Gardener.`
        : `Field row ${row + 1} is full and emptied; ${say.name(winner)} has the most cubes in it.`,
    prayed: ({ owner, temple, expelled }, say) =>
      `${capital(say.owner(owner))} enters the temple of ${capital(temple)}` +
      (expelled === null ? '.' : ` and pushes out ${say.owner(expelled)}.`),
    irrigated: ({ owner, edge }, say) =>
      `${capital(say.owner(owner))} irrigates ${say.channel(edge)}.`,
    travelled: ({ seat, to, camels }, say) =>
      `${say.name(seat)} leads the caravan to ${say.city(to)} for ${names.camels(camels)}.`,
    sold: ({ seat, resources }, say) => `${say.name(seat)} sells ${and(resources)} in Babylon.`,
    paid: ({ seat, resource, asked }, say) =>
      resource === asked
        ? `${say.name(seat)} pays ${resource}.`
        : `${say.name(seat)} pays wine instead of ${asked}.`,
    acquired: ({ seat, court: kind, level }, say) =>
      `${say.name(seat)} takes ${court(kind, level)}.`,
    forgone: ({ seat, court: kind }, say) =>
      `${say.name(seat)} cannot take ${court(kind, 0)}: none is to be had.`,
    planted: ({ seat, square, quality, gardeners }, say) =>
      `${say.name(seat)} plants terrace ${square} with quality ${quality}` +
      (gardeners === 0 ? '.' : `, helped by ${count(gardeners, 'Gardener', 'Gardeners')}.`),
    unrewarded: ({ square, tied }, say) =>
      tied.length === 0
        ? `No player has water around terrace ${square}.`
        : `${and(tied.map(say.name))} share the water around terrace ${square}: no points.`,
    flipped: ({ city, face }, say) =>
      `The plant in ${say.city(city)} is now of quality ${face.quality}` +
      (face.extra === null ? '.' : ` and asks for ${face.extra} too.`),
    ranked: ({ temple, first, second }, say) => {
      if (first === null) return `${capital(temple)}: no player prays there.`;
      const after = second === null ? '' : `, then ${say.name(second)}`;
      return `${capital(temple)} favours ${say.name(first)}${after}.`;
    },
    swapped: ({ seat, gave, took }, say) => `${say.name(seat)} exchanges ${gave} for ${took}.`,
    kept: ({ seat }, say) => `${say.name(seat)} exchanges nothing.`,
    discarded: ({ seat, resource }, say) => `${say.name(seat)} discards ${resource}.`,
    scored: ({ seat, points, source }, say) =>
      `${say.name(seat)} scores ${names.points(points)}: ${names.sources[source]}.`,
    ended: endedInEnglish('The gardens are done'),
  };
}

/** The English names of the box are its own words. */
export const BOX_NAMES = { resources: RESOURCES, court: COURT.map(capital) } as const;
