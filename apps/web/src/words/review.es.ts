import { spanish } from '../i18n/grammar.ts';
import type { Words } from './en.ts';

const { plural } = spanish;

/** The review of a finished game, in Spanish. */
export const reviewEs: Words['review'] = {
  title: 'Análisis',
  open: 'Analizar cada jugada',
  lead: 'Cómo iba cada cual, qué costó cada decisión y qué fue suerte.',
  working: (percent) => `Analizando la partida: ${percent} %`,
  done: 'El análisis está hecho y se guarda con la partida.',
  unkept: 'El análisis está hecho, pero en este navegador no queda sitio para guardarlo.',
  failed: 'El registro de esta partida no se puede leer, así que no se puede analizar.',
  again: 'Analizar otra vez',
  own: 'Con este número de jugadores nadie ha medido cuántas veces se cumplen estas probabilidades: son la opinión del buscador.',
  plot: 'A lo largo de los turnos',
  plots: { chances: 'Probabilidad de ganar', points: 'Puntos esperados', so: 'Puntos hasta ahora' },
  percent: (value) => `${value} %`,
  plotSays: (what, figures, turns) =>
    `${what} a lo largo de ${plural(turns, '1 turno', `${turns} turnos`)}; al final, ${figures}.`,
  players: 'Jugadores',
  accuracy: 'Precisión',
  accuracyHint: '100 es la mejor jugada conocida siempre; 0, jugar a suertes.',
  mistakes: 'Errores',
  mistakesOf: (mistakes, decisions) => `${mistakes} de ${decisions}`,
  cost: 'Coste por decisión',
  costHint: 'Cuánto menos gana una decisión que la mejor jugada conocida, de media.',
  luck: 'Suerte',
  luckHint:
    'Lo que el reparto y los robos cambiaron en la probabilidad de ganar, frente a lo que las mismas jugadas habrían encontrado de media.',
  notes: 'Qué significan estas cifras',
  turning: 'Momentos decisivos',
  noTurning: 'Ningún turno cambió gran cosa.',
  at: (turn, name) => `Turno ${turn}, ${name}`,
  change: (name, before, after) =>
    `La probabilidad de ganar de ${name} pasa del ${before} al ${after} %.`,
  mistake: (made, best, cost) =>
    `Se jugó «${made}»; «${best}» habría ganado ${plural(cost, '1 partida', `${cost} partidas`)} más de cada 100.`,
  missed: (told) => `Habría dado: ${told}`,
  lost: (turns, told) => `${plural(turns, 'Un turno después', `${turns} turnos después`)}: ${told}`,
  lucky: (name, percent) => `La suerte dio a ${name} ${percent} de cada 100.`,
  unlucky: (name, percent) => `La suerte quitó a ${name} ${percent} de cada 100.`,
  decisions: 'Decisiones',
  whose: 'De quién',
  everybody: 'De todos',
  which: 'Cuáles',
  kinds: { costly: 'Las que costaron algo', mistakes: 'Errores', all: 'Todas' },
  none: 'No hay ninguna.',
  more: (count) => plural(count, 'Mostrar 1 más', `Mostrar ${count} más`),
  move: (ply, name) => `Jugada ${ply}, ${name}`,
  best: 'La mejor jugada conocida',
  better: (move) => `Mejor: ${move}`,
  costs: (percent, points) => `cuesta ${percent} de cada 100 partidas, ${points} puntos`,
  costShort: (percent) => `−${percent}`,
};
