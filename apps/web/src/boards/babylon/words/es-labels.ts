import { spanish } from '../../../i18n/grammar.ts';
import type { Phrases } from './phrases.ts';

const { count, plural } = spanish;
const pillars = (n: number) => count(n, 'pilar', 'pilares');
const SIDES = { tile: 'igual o más bajo', edge: 'borde', bottom: 'agotado' } as const;

/** Las etiquetas del tablero de Babylon en español. */
export const labels: Phrases['labels'] = {
  sights: { garden: 'Jardín', 'ground-plan': 'Plano', quarry: 'Cantera', points: 'Puntos' },
  sightsOf: 'Qué llena el tablero',
  gardenOf: (name) => `Jardín de ${name} en tres dimensiones`,
  groundPlanOf: (name) => `Plano del jardín de ${name}`,
  openGarden: (name) => `Ver el jardín de ${name}`,
  myGarden: 'Volver a mi jardín',
  quarry: 'Cantera',
  tally: 'Lo que cuenta ahora',
  total: 'Total',
  counted: (points, formula) => (formula ? `${points} = ${formula}` : `${points}`),
  bare: 'Casillas desnudas',
  noPieces: 'nada aún',
  gardenHint: 'Arrastra para girar, usa la rueda para acercar, arrastra con Mayús para mover',
  gardenLost: 'La imagen se perdió; el plano la suple hasta que vuelva.',
  gardenNone: 'Este navegador no dibuja en tres dimensiones. El plano sirve para todo.',
  gardenLoading: 'Se prepara el jardín…',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  nearer: 'Acercar',
  farther: 'Alejar',
  home: 'Jardín entero',
  above: 'Desde arriba',
  newTile: 'Loseta nueva',
  keptTile: 'Loseta guardada',
  newShort: 'Nueva',
  keptShort: 'Guardada',
  noTile: 'ninguna',
  items: 'Decorar',
  noItems: 'Ahora no se puede construir ningún elemento.',
  alter: 'Cambiar un símbolo',
  alterWhere: 'Elige una casilla iluminada para cambiarla.',
  alterTo: (cell) => `${cell} pasa a:`,
  rotate: 'Girar',
  level: (level) => `Nivel ${level}`,
  nextLevel: (level) => `Nivel ${level}: elegir el siguiente`,
  allCorners: 'Cuatro apoyos',
  openCorner: (corner) => `Abierta: ${corner}`,
  nextCorner: (now) => `${now}. Elegir otra esquina abierta`,
  buildHere: 'Colocar aquí',
  notHere: 'Aquí no.',
  whyNot: '¿Por qué no?',
  needs: (needed, stock) =>
    `Este lugar pide ${pillars(needed)}; tienes ${stock === 0 ? 'ninguno' : stock}.`,
  needsAnywhere: (needed, stock) =>
    `Colocar una loseta pide al menos ${pillars(needed)}; tienes ${stock === 0 ? 'ninguno' : stock}.`,
  cost: (singles, left) => `${pillars(singles)}, ${plural(left, 'queda', 'quedan')} ${left}`,
  pillars: (singles, doubles, statues) =>
    [
      ...(singles > 0 ? [count(singles, 'sencillo', 'sencillos')] : []),
      ...(doubles > 0 ? [count(doubles, 'doble', 'dobles')] : []),
      ...(statues > 0 ? [count(statues, 'estatua', 'estatuas')] : []),
    ].join(', '),
  belvedere: 'mirador',
  hides: (pieces) => `tapa ${pieces}`,
  points: (points) =>
    `${points > 0 ? '+' : points < 0 ? '−' : '±'}${count(Math.abs(points), 'punto', 'puntos')}`,
  choosePlace: 'Señala un lugar iluminado',
  stock: (singles) => count(singles, 'pilar sencillo', 'pilares sencillos'),
  doubles: (n) => count(n, 'pilar doble', 'pilares dobles'),
  storage: 'Al final del turno se guardan hasta seis',
  token: 'Ficha de ronda',
  dig: 'Excavar',
  remove: 'Retirar',
  done: 'Listo',
  store: 'Guardar',
  discard: 'Descartar',
  keys: 'Teclas',
  keyList: [
    ['1 2 3', 'loseta nueva, guardada, decorar'],
    ['R', 'girar la loseta'],
    ['V', 'nivel siguiente'],
    ['O', 'siguiente esquina abierta'],
    ['flechas', 'recorrer el plano o la cantera'],
    ['Intro', 'colocar, construir o excavar allí'],
    ['G', 'jardín, plano, cantera, puntos'],
    ['E', 'listo'],
    ['S, X', 'guardar, descartar'],
  ],
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  roundShort: (round, rounds) => `${round}/${rounds}`,
  place: (cell, level, levels, cost) =>
    `${cell}: nivel ${level}, ${pillars(cost)}${levels > 1 ? `, ${levels} niveles posibles` : ''}`,
  noPlace: (cell, needs) =>
    needs === null ? `${cell}: no es posible` : `${cell}: pide ${pillars(needs)}`,
  itemHere: (label, points) => `${label}, +${points}`,
  stack: (stack, height, tile) => `${stack}, altura ${height}, ${tile}`,
  stackEmpty: 'agotado',
  income: ({ sides, flower, minus, total }) => {
    const paid = Object.values(sides).flatMap((side) => (side === null ? [] : [SIDES[side]]));
    const parts = [
      ...(paid.length > 0 ? [`${paid.length} por sus lados (${paid.join(', ')})`] : []),
      ...(flower > 0 ? [`${flower} por tu flor`] : []),
      ...(minus > 0 ? [`${minus} menos por la ficha`] : []),
    ];
    return `da ${pillars(total)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
  },
  tags: (n) => `+${pillars(n)}`,
  kept: (tile) => `guarda ${tile}`,
};
