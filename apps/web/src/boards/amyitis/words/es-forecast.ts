import { spanish } from '../../../i18n/grammar.ts';
import type { ForecastPhrases } from './forecast-phrases.ts';

const { count, or, plural } = spanish;

/** The forecast in Spanish. */
export const forecast: ForecastPhrases = {
  name: 'Previsión',
  caption: 'Quién tiene más agua y los puntos que gana al plantarse',
  on: 'Previsión a la vista.',
  off: 'Previsión oculta.',
  now: 'Si la ronda acabara ahora',
  after: 'Si la ronda acabara después',
  nobody: 'nadie',
  procession: (walker, temples) => `Si la procesión de ${walker} va a ${temples}`,
  first: (name) => `1.º ${name}`,
  second: (name) => `2.º ${name}`,
  or,
  mostCubes: (name, cubes) => `Más cubos: ${name} (${cubes})`,
  noMajority: 'Más cubos: nadie en solitario',
  toFill: (spaces) =>
    `${plural(spaces, 'Falta', 'Faltan')} ${count(spaces, 'espacio', 'espacios')} para ganar el Jardinero`,
  filledBy: (names, winner) =>
    winner === null
      ? `Si la completa ${names}: sin Jardinero (empate)`
      : `Si la completa ${names}: Jardinero para ${winner}`,
  noGardener: 'No queda ningún Jardinero que ganar',
  rowMark: (spaces) => `Jardinero, ${plural(spaces, 'falta', 'faltan')} ${spaces}:`,
  noWater: 'Sin cubos alrededor: su agua no da puntos a nadie',
  sharedWater: (names, cubes) =>
    `Más agua: empate entre ${names} (${cubes} cada cual), nadie gana puntos`,
  pays: (name, points, cities) =>
    `+${count(points, 'punto', 'puntos')} para ${name}, planta de ${cities}`,
  plantFrom: (city, gardeners) =>
    gardeners === 0 ? city : `${city} (${count(gardeners, 'Jardinero', 'Jardineros')})`,
  youCould: (cities) => `Podrías plantarla ahora: ${cities}`,
  terrace: (name, water) => `Terraza ${name} después: ${water}`,
};
