import { spanish } from '../i18n/grammar.ts';
import type { learnEn } from './learn.en.ts';

const { plural } = spanish;

/** Lessons, in Spanish. */
export const learnEs: typeof learnEn = {
  title: 'Aprende jugando',
  of: (game) => `Aprende ${game}`,
  lead: 'Lecciones cortas en el tablero de verdad: tú haces las jugadas y la casa responde. Déjalo cuando quieras; lo terminado queda terminado.',
  missing: 'No hay tal lección. Búscala entre todas las lecciones.',
  count: (lessons) => plural(lessons, '1 lección', `${lessons} lecciones`),
  progress: (done, of) => `Terminadas: ${done} de ${of}`,
  start: 'Empezar',
  goOn: 'Continuar',
  repeat: 'Verla otra vez',
  done: 'terminada',
  strip: 'Maestro',
  place: (number, of) => `Lección ${number} de ${of}`,
  right: '¡Bien!',
  rule: 'Leer la regla',
  again: 'Volver a empezar',
  next: 'Siguiente lección',
  all: 'Todas las lecciones',
  fold: 'Plegar el texto',
  unfold: 'Ver todo el texto',
  you: 'Estudiante',
  step: 'Jugarlo',
  backToStart: 'Desde el principio',
  refused: (move, rule) => `«${move}» no se permite aquí. ${rule}`,
  notMade: (move) => `«${move}» se permite, pero no se ha hecho.`,
  wouldLead: (what) => `Habría llevado a esto: ${what}`,
  askedFor: 'Prueba otra vez; la lámpara de abajo muestra un camino.',
};
