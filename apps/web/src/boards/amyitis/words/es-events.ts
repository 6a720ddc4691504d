import { spanish } from '../../../i18n/grammar.ts';
import { endedInSpanish } from '../../common/ended.ts';
import { COURT, CRAFTS, type Event, RESOURCES } from '../rules.ts';
import type { EventPhrases, Phrases } from './phrases.ts';

type Names = Pick<
  Phrases,
  'points' | 'talents' | 'camels' | 'card' | 'causes' | 'sources' | 'anyCard' | 'tokens'
>;

/** The things of the box in Spanish, each list in the order of the box. */
export const BOX_NAMES = {
  resources: ['sal', 'palma', 'cebada', 'dátiles', 'vino'],
  crafts: ['campesino', 'sacerdote', 'ingeniero', 'mercader'],
  court: ['Banquero', 'Caravanero', 'Palacio', 'Jardinero'],
} as const;

const resource = (name: (typeof RESOURCES)[number]) => BOX_NAMES.resources[RESOURCES.indexOf(name)];
const craft = (name: (typeof CRAFTS)[number]) => BOX_NAMES.crafts[CRAFTS.indexOf(name)];
const { and, count } = spanish;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function gain(event: Extract<Event, { type: 'gained' }>, names: Names): string {
  if (event.what === 'talent') return names.talents(event.count);
  if (event.what === 'camel') return names.camels(event.count);
  return names.tokens(event.count, resource(event.what));
}

/** The log in Spanish. */
export function eventsInSpanish(names: Names): EventPhrases {
  const court = (kind: (typeof COURT)[number] | 'choice', level: number) =>
    kind === 'choice' ? names.anyCard : names.card(BOX_NAMES.court[COURT.indexOf(kind)], level);
  return {
    laid: () => 'Se prepara el jardín y las cartas de planta van a cuatro ciudades.',
    round: ({ round, first }, say) => `Empieza la ronda ${round}; comienza ${say.name(first)}.`,
    turn: () => null,
    passed: ({ seat }, say) => `${say.name(seat)} pasa.`,
    gained: (event, say) => {
      const cause = names.causes[event.clause];
      return `${say.name(event.seat)} toma ${gain(event, names)}${cause ? ` (${cause})` : ''}.`;
    },
    recruited: ({ seat, craft: name, group, talents }, say) =>
      `${say.name(seat)} recluta al ${craft(name)} del grupo ${group + 1} ` +
      (talents === 0 ? 'gratis.' : `por ${names.talents(talents)}.`),
    sown: ({ seat, row }, say) => `${say.name(seat)} trabaja en la fila ${row + 1} de los campos.`,
    reaped: ({ row, winner }, say) =>
      winner === null
        ? `La fila ${row + 1} se llena y se vacía; hay empate y nadie toma un Jardinero.`
        : `La fila ${row + 1} se llena y se vacía; ${say.name(winner)} es quien más cubos tiene en ella.`,
    prayed: ({ owner, temple, expelled }, say) =>
      `${capital(say.owner(owner))} entra en el templo de ${capital(temple)}` +
      (expelled === null ? '.' : ` y expulsa a ${say.owner(expelled)}.`),
    irrigated: ({ owner, edge }, say) => `${capital(say.owner(owner))} riega ${say.channel(edge)}.`,
    travelled: ({ seat, to, camels }, say) =>
      `${say.name(seat)} guía la caravana a ${say.city(to)} por ${names.camels(camels)}.`,
    sold: ({ seat, resources }, say) =>
      `${say.name(seat)} vende ${and(resources.map(resource))} en Babilonia.`,
    paid: ({ seat, resource: paid, asked }, say) =>
      paid === asked
        ? `${say.name(seat)} paga ${resource(paid)}.`
        : `${say.name(seat)} paga vino en lugar de ${resource(asked)}.`,
    acquired: ({ seat, court: kind, level }, say) =>
      `${say.name(seat)} toma ${court(kind, level)}.`,
    forgone: ({ seat, court: kind }, say) =>
      `${say.name(seat)} no puede tomar ${court(kind, 0)}: no queda.`,
    planted: ({ seat, square, quality, gardeners }, say) =>
      `${say.name(seat)} planta la terraza ${square} con calidad ${quality}` +
      (gardeners === 0 ? '.' : `, con ayuda de ${count(gardeners, 'Jardinero', 'Jardineros')}.`),
    unrewarded: ({ square, tied }, say) =>
      tied.length === 0
        ? `Ningún jugador tiene agua alrededor de la terraza ${square}.`
        : `${and(tied.map(say.name))} comparten el agua de la terraza ${square}: sin puntos.`,
    flipped: ({ city, face }, say) =>
      `La planta de ${say.city(city)} es ahora de calidad ${face.quality}` +
      (face.extra === null ? '.' : ` y pide también ${resource(face.extra)}.`),
    ranked: ({ temple, first, second }, say) => {
      if (first === null) return `${capital(temple)}: ningún jugador reza allí.`;
      const after = second === null ? '' : ` y después a ${say.name(second)}`;
      return `${capital(temple)} favorece a ${say.name(first)}${after}.`;
    },
    swapped: ({ seat, gave, took }, say) =>
      `${say.name(seat)} cambia ${resource(gave)} por ${resource(took)}.`,
    kept: ({ seat }, say) => `${say.name(seat)} no cambia nada.`,
    discarded: ({ seat, resource: name }, say) => `${say.name(seat)} descarta ${resource(name)}.`,
    scored: ({ seat, points, source }, say) =>
      `${say.name(seat)} gana ${names.points(points)}: ${names.sources[source]}.`,
    ended: endedInSpanish('Los jardines están terminados'),
  };
}
