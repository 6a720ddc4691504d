import { spanish } from '../i18n/grammar.ts';
import type { Words } from './en.ts';

const { plural } = spanish;

/** Entre cuántos puntos va alguien por delante; menos de 0 es por detrás. */
function leadWords(from: number, to: number): string {
  const points = (count: number) => plural(count, '1 punto', `${count} puntos`);
  if (from < 0 && to > 0)
    return `dentro de unas jugadas, entre ${-from} por detrás y ${points(to)} por delante`;
  const side = to > 0 ? 'por delante' : 'por detrás';
  const [least, most] = to > 0 ? [from, to] : [-to, -from];
  if (most === 0) return 'dentro de unas jugadas, igualados a puntos';
  const range = least === most ? points(most) : `de ${least} a ${points(most)}`;
  return `dentro de unas jugadas, ${range} ${side}`;
}

const sentenceOf = (parts: readonly string[]) => {
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Hints and the reasons of bots, in Spanish. */
export const hintEs: Words['hint'] = {
  title: 'Pista',
  list: 'Pistas',
  thinking: 'Pensando…',
  alike: 'Desde aquí parecen igual de buenas: elige la que quieras.',
  forced: 'No hay nada que elegir: es la única jugada.',
  wins: (percent) => `gana ${percent} de cada 100 partidas así`,
  lead: (from, to) => leadWords(from, to),
  short: 'se ha mirado demasiado poco hacia delante para decir los puntos',
  figures: (parts) => sentenceOf(parts),
  gain: (points) => (points > 0 ? `+${points} ahora` : `${points} ahora`),
  rated: 'Partida puntuable: no hay pistas',
  note: 'Señala, o pulsa 1, 2 o 3, para mirar; haz clic para jugarla. Las cifras valen para partidas entre iguales.',
  tried: 'Probada. Deshacer la retira y vuelve a mostrar las pistas.',
  why: '¿Por qué?',
  whyOf: (name) => `Por qué ${name} jugó así`,
  prepares: (name, points) =>
    `Prepara ${plural(points, '1 punto', `${points} puntos`)} para el próximo turno de ${name}.`,
  fears: (name, points) =>
    `Temía ${plural(points, '1 punto', `${points} puntos`)} de ${name} tras cualquier otra jugada que pareciera buena.`,
  better: (move) => `Nada que contar de inmediato: parecía mejor que «${move}».`,
  plain: 'Ninguna razón que se pueda contar en puntos.',
  secrets: 'El bot sabía más que tú: estas son las razones tal como se ven desde donde estás.',
  allSecret: 'Todo revelaría un secreto. Pregunta cuando termine la partida.',
  noChoice: 'En su último turno no tuvo nada que elegir.',
};
