import { spanish } from '../i18n/grammar.ts';
import type { guideEn } from './guide.en.ts';

const { plural } = spanish;
const points = (count: number) => plural(count, '1 punto', `${count} puntos`);

/** The guide of a first game, in Spanish. */
export const guideEs: typeof guideEn = {
  strip: 'Guía',
  first: 'Tu primera partida, con guía',
  firstOf: (button, game) => `${button}: ${game}`,
  firstShort: 'Primera partida, con guía',
  lead: 'Juega contra un bot que pasa cosas por alto. La guía dice qué importa, muestra buenas jugadas con sus razones, explica lo que hace el bot y te avisa antes de que regales algo. Habla menos de turno en turno.',
  homeButton: 'Un poco: jugar con guía',
  wish: 'Con guía',
  wishHint:
    'Dice qué importa, muestra buenas jugadas, explica a los bots y avisa antes de que regales algo; cada vez menos de turno en turno. Se puede callar.',
  silence: 'Callar la guía',
  speak: 'Que vuelva la guía',
  checking: 'Mirando tu jugada…',
  idle: {
    over: 'La partida ha terminado. Repásala jugada a jugada, o sigue adelante.',
    others: 'Ahora no te toca a ti.',
    thinking: 'Mirando el tablero…',
  },
  quiet: 'Te toca. Se te avisa si tu jugada regalaría algo.',
  did: (name, move) => `${name} jugó «${move}».`,
  ahead: (lead) => `Vas por delante por ${points(lead)}.`,
  behind: (name, lead) => `${name} te lleva ${points(lead)}.`,
  level: 'Hay empate a puntos.',
  forced: 'Solo hay una jugada.',
  alike: 'Varias jugadas son más o menos igual de buenas: elige la que quieras.',
  danger: (name, count) =>
    `${name} podría sumar ${points(count)} después; la mejor jugada lo impide.`,
  points: (count) => `Puedes sumar ${points(count)} de inmediato.`,
  clear: 'Aquí una jugada es claramente mejor que todas las demás.',
  prepare: 'Nada puntúa de inmediato: prepara lo que vaya a puntuar.',
  throwsAway: (move, lost) =>
    `«${move}» regalaría algo: gana ${lost} de cada 100 partidas así menos.`,
  costs: (count) => `Cuesta unos ${points(count)}.`,
  better: (move) => `Mejor: «${move}».`,
  makeBetter: 'Hacer la jugada mejor',
  makeAnyway: 'Hacer la mía de todos modos',
  lookAgain: 'Mirar otra vez',
  onward: 'Cómo seguir',
  nextLevel: 'Jugar contra el aprendiz',
};
