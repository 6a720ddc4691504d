import { spanish } from '../i18n/grammar.ts';
import type { spokenEn } from './spoken.en.ts';

const { plural } = spanish;

/** El cuadro de jugadas, la crónica hablada y el tablero en texto, en español. */
export const spokenEs: typeof spokenEn = {
  box: 'Cuadro de jugadas',
  open: 'Abrir el cuadro de jugadas',
  skip: 'Ir al cuadro de jugadas',
  label: 'Una jugada, un lugar o una pregunta',
  enter: 'Enviarlo',
  said: 'Lo que se ha dicho',
  options: 'Lo que encaja',
  fits: (count) => plural(count, 'Encaja 1 entrada', `Encajan ${count} entradas`),
  asks: {
    help: 'ayuda',
    last: 'último',
    hand: 'mano',
    score: 'puntos',
    turn: 'turno',
    moves: 'jugadas',
    undo: 'deshacer',
    redo: 'rehacer',
  },
  whatIf: 'y si',
  answers: {
    help: 'Qué se puede escribir aquí',
    last: 'Qué ha pasado desde mi último turno',
    hand: 'Con qué puedo jugar',
    score: 'Los puntos de todos y de dónde salen',
    turn: 'A quién le toca y qué hay que decidir',
    moves: 'Qué puedo hacer, en breve',
    undo: 'Deshace mi última jugada',
    redo: 'La hace de nuevo',
  },
  help: (asks, whatIf, example, plan) =>
    `Escribe una jugada en la notación del juego o unas palabras de lo que hace: se muestran las que encajan y las flechas eligen entre ellas. Escribe el nombre de un lugar para oír qué hay allí. Preguntas: ${asks}. Escribe «${whatIf} ${example}» para oír a qué llevaría una jugada antes de hacerla, o «${plan} ${example}» para probarla en una copia privada y seguir desde ahí. Escape vuelve al tablero.`,
  empty: 'No has escrito nada. Escribe ayuda para oír qué se puede escribir aquí.',
  unknown: (text) =>
    `«${text}» no es una jugada, un lugar ni una pregunta de este juego. Escribe ayuda para oír qué se puede escribir aquí.`,
  many: (count, first) =>
    `${plural(count, 'Encaja 1 jugada', `Encajan ${count} jugadas`)}, como: ${first}. Escribe algo más de la que quieres o elige con las flechas.`,
  refused: (move, reason) => `${move}: ${reason}`,
  watching: 'Estás mirando: no tienes mano ni haces jugadas.',
  past: 'Estás viendo un momento anterior. Pulsa Escape para volver al presente.',
  total: (name, points, parts) =>
    parts === '' ? `${name}: ${points}.` : `${name}: ${points} (${parts}).`,
  moves: (count, groups) => `${plural(count, '1 jugada', `${count} jugadas`)}: ${groups}.`,
  outcome: (move, told) => `${move} llevaría a esto: ${told}`,
  outcomeSilent: (move) => `${move} no cambia nada más que lo que dice.`,
  outcomeUnknown: (move) =>
    `No se sabe qué saldrá hasta hacerla: depende del azar o de un secreto (${move}).`,
  ifWhat: (whatIf) => `Di qué jugada: por ejemplo «${whatIf}» y después una de las tuyas.`,
  final: (move) =>
    `${move}: no se podrá deshacer. Pulsa Intro otra vez para hacerla o escribe otra cosa.`,
  sure: (move) => `${move}: pulsa Intro otra vez para hacerla o escribe otra cosa.`,
  undone: (name, count) =>
    plural(count, `${name} deshace una jugada.`, `${name} deshace ${count} jugadas.`),
  redone: (name, told) => `${name} la hace de nuevo. ${told}`,
  putBack: 'Devuelto a su sitio.',
  filter: 'Filtrar las jugadas',
  filtered: (count) => plural(count, '1 jugada', `${count} jugadas`),
  group: (group, count) => `${group} (${count})`,
  noneFits: 'No encaja ninguna jugada. Borra el filtro para verlas todas.',
  key: 'Ir al cuadro de jugadas',
};
