import { english } from '../../../i18n/grammar.ts';
import type { ForecastPhrases } from './forecast-phrases.ts';

const { count, or } = english;

/** The forecast in English. */
export const forecast: ForecastPhrases = {
  name: 'Forecast',
  caption: 'Who has the most water, and the points it earns when planted',
  on: 'Forecast on.',
  off: 'Forecast off.',
  now: 'If the round ended now',
  after: 'If the round ended then',
  nobody: 'nobody',
  procession: (walker, temples) => `If ${walker}’s procession goes to ${temples}`,
  first: (name) => `1st ${name}`,
  second: (name) => `2nd ${name}`,
  or,
  mostCubes: (name, cubes) => `Most cubes: ${name} (${cubes})`,
  noMajority: 'Most cubes: nobody alone',
  toFill: (spaces) => `${count(spaces, 'space', 'spaces')} to fill until the Gardener is won`,
  filledBy: (names, winner) =>
    winner === null
      ? `If ${names} fills the row: no Gardener (tie)`
      : `If ${names} fills the row: Gardener for ${winner}`,
  noGardener: 'No Gardener is left to win',
  rowMark: (spaces) => `Gardener, ${spaces} to fill:`,
  noWater: 'No cubes around it: its water pays nobody',
  sharedWater: (names, cubes) => `Most water: shared by ${names} (${cubes} each), pays nobody`,
  pays: (name, points, cities) =>
    `+${count(points, 'point', 'points')} for ${name}, plant from ${cities}`,
  plantFrom: (city, gardeners) =>
    gardeners === 0 ? city : `${city} (${count(gardeners, 'Gardener', 'Gardeners')})`,
  youCould: (cities) => `You could plant it now: ${cities}`,
  terrace: (name, water) => `Terrace ${name} then: ${water}`,
};
