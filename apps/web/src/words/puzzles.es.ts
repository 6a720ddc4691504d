import { spanish } from '../i18n/grammar.ts';
import type { puzzlesEn } from './puzzles.en.ts';

const { plural } = spanish;
const points = (count: number) => plural(count, '1 punto', `${count} puntos`);

/** Puzzles, in Spanish. */
export const puzzlesEs: typeof puzzlesEn = {
  title: 'Problemas',
  of: (game) => `Problemas: ${game}`,
  lead: '¿Cuál es aquí la mejor jugada? La casa encontró estas posiciones en partidas de sus propios bots: una jugada es claramente mejor que todas las demás.',
  missing: 'No hay tal problema. Búscalo entre todos los problemas.',
  count: (puzzles) => plural(puzzles, '1 problema', `${puzzles} problemas`),
  tried: (solved, of) => `Encontrados: ${solved} de ${of}`,
  rating: (rating) => `Tu puntuación: ${rating}`,
  streak: (streak, longest) => `Seguidos: ${streak} (récord: ${longest})`,
  today: 'Problema del día',
  todayOf: (game) => `Problema del día: ${game}`,
  start: 'Resolver uno',
  all: 'Todos los problemas',
  allGames: 'Todos los juegos',
  learn: 'Lecciones',
  theme: 'Tema',
  grade: 'Dificultad',
  any: 'cualquiera',
  none: 'Ningún problema es así. Elige otro tema u otra dificultad.',
  rated: (rating) => `nivel ${rating}`,
  seats: (seats) => plural(seats, '1 jugador', `${seats} jugadores`),
  grades: { easy: 'fácil', middling: 'medio', hard: 'difícil' },
  results: { solved: 'encontrado', hinted: 'encontrado con una pista', failed: 'no encontrado' },
  strip: 'Problema',
  question: '¿Cuál es aquí la mejor jugada?',
  task: (seats) =>
    `Es tu turno en una mesa de ${seats}. Haz la jugada en el tablero; si no es la mejor, no se hace sino que se explica, y puedes probar otra vez. La lámpara muestra tres jugadas; una es la buena.`,
  after: {
    solved: '¡Bien!',
    hinted: 'Bien, con una pista.',
    failed: 'Esta era la mejor jugada.',
  },
  best: (move, percent) => `«${move}» gana ${percent} de 100 partidas así.`,
  second: (move, percent) => `La siguiente, «${move}», gana ${percent}.`,
  ahead: (count) => (count < 1 ? '' : `Unas jugadas después vale ${points(count)} más.`),
  prepares: (count) => `Prepara ${points(count)} para tu próximo turno.`,
  change: (rating, change, streak) =>
    `Tu puntuación: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)}). Seguidos: ${streak}.`,
  wrong: (move) => `«${move}» se permite, pero hay una jugada mejor.`,
  wins: (percent, best) => `Gana ${percent} de 100 partidas así; la mejor jugada, ${best}.`,
  answer: (what) => `La respuesta: ${what}`,
  solution: 'Ver la solución',
  skip: 'Otro',
  next: 'Siguiente problema',
  again: 'Probar otra vez',
  themes: {
    win: 'Ganar en el acto',
    deny: 'Frenar a un rival',
    prepare: 'Preparar el próximo turno',
    quiet: 'Una jugada tranquila',
  },
};
