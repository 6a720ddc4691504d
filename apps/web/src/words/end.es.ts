import { spanish } from '../i18n/grammar.ts';
import type { endEn } from './end.en.ts';

const { plural } = spanish;

/** What is said when a game is over, in Spanish. */
export const endEs: typeof endEn = {
  won: (name) => `Gana ${name}`,
  youWon: 'Has ganado',
  shared: (names) => `${names} comparten la victoria`,
  place: (place) => `${place}.º`,
  table: 'Puntuación final',
  source: 'Origen',
  rematch: 'Jugar otra vez',
  download: 'Descargar el registro',
  review: 'Repasar la partida',
  board: 'Ver el tablero',
  moves: (count) => plural(count, '1 jugada', `${count} jugadas`),
  endedEarly: 'Has terminado la partida antes de tiempo. Se puntúa tal como estaba.',
  tie: (rule, figures) => `Empate a puntos: ${rule} (${figures}).`,
  tieShared: (rule, figures) =>
    `Empate a puntos: ${rule}, y también ahí hay empate (${figures}); el puesto se comparte.`,
  noTieBreak: (names) =>
    `${names} empatan a puntos y estas reglas no deshacen empates: el puesto se comparte.`,
  rule: (clause) => `Regla ${clause}`,
  curve: 'Puntos a lo largo de los turnos',
  curveOf: 'Mostrar',
  all: 'Todos los puntos',
  turn: 'Turno',
  turnAt: (turn, name) => `Turno ${turn}, ${name}`,
  opening: 'Inicio',
  asTable: 'Como tabla',
  curveSays: (source, figures, turns) =>
    `${source} a lo largo de ${plural(turns, '1 turno', `${turns} turnos`)}; al final, ${figures}.`,
  curveHint: 'Señala un turno para leerlo; púlsalo para ver el tablero en ese momento.',
};
