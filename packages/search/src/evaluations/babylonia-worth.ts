import { CITY_FIELD, citiesOf, FARMER, nobleCount } from '@nabu/games/babylonia';
import { lowestBit, popcount, type Seat } from '@nabu/kernel';
import { MOST_SEATS, NOBLES } from './babylonia-chains.ts';
import { FREE_LINKS, type Outlook } from './babylonia-outlook.ts';
import { raceAt } from './babylonia-races.ts';

const FIRST_HELD = 2;

/**
 * Writes what a city is worth to every seat, from a place of a list on, several rows with a number for each seat;
 * returns where the list goes on.
 */
export function writeCity(outlook: Outlook, site: number, out: Float64Array, from: number): number {
  const { state, weights, chains, freeLinks, sureAt } = outlook;
  const { seats, held } = state;
  const bare = outlook.bare[site];
  const sure = outlook.nearness[bare];
  const beside = chains.besideSite;
  sureAt[site] = sure;
  writeRace(outlook, beside, site, bare, outlook.tile * sure, out, from);
  let at = from + MOST_SEATS;
  for (let seat = 0; seat < seats; seat++)
    out[at + seat] = weights.presence * sure * Math.min(3, beside[site * MOST_SEATS + seat]);
  at += MOST_SEATS;
  if (!freeLinks) return at;
  const hex = outlook.topology.sites[site];
  for (let seat = 0; seat < seats; seat++)
    out[at + seat] =
      held[seat] < FREE_LINKS
        ? 0
        : 2 * weights.link * sure * nobleCount(state, hex, state.tiles[hex], seat);
  return at + MOST_SEATS;
}

/** The same for a field: it is worth something to those who may enter it, more to the only one. */
export function writeField(
  outlook: Outlook,
  site: number,
  out: Float64Array,
  from: number,
): number {
  const { state, weights, open, turn } = outlook;
  const { seats } = state;
  let rivals = 0;
  for (let seat = 0; seat < seats; seat++) rivals += (open[seat] >>> site) & 1;
  if (rivals === 0) return from;
  const points = state.tiles[outlook.topology.sites[site]] - CITY_FIELD || outlook.won;
  for (let seat = 0; seat < seats; seat++)
    out[from + seat] = (open[seat] >>> site) & 1 ? (weights.field * points) / rivals : 0;
  if (outlook.due === 0 || outlook.farmers === 0 || ((open[turn] >>> site) & 1) === 0)
    return from + MOST_SEATS;
  const at = from + MOST_SEATS;
  for (let seat = 0; seat < seats; seat++)
    out[at + seat] = seat === turn ? weights.reap * points : 0;
  return at + MOST_SEATS;
}

/** The same for a ziggurat that is still to be scored, in one row. */
export function writeZiggurat(
  outlook: Outlook,
  ziggurat: number,
  out: Float64Array,
  from: number,
): void {
  const bare = outlook.bare[outlook.topology.sites.length + ziggurat];
  const prize = outlook.card * outlook.nearness[bare];
  writeRace(outlook, outlook.chains.besideZiggurat, ziggurat, bare, prize, out, from);
}

/** What a place is worth to who has the most tokens beside it when its bare land is filled. */
function writeRace(
  { state, turn, due, chances }: Outlook,
  beside: Int8Array,
  place: number,
  bare: number,
  prize: number,
  out: Float64Array,
  from: number,
): void {
  const { seats } = state;
  const at = place * MOST_SEATS;
  let most = 0;
  let second = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = beside[at + seat];
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  const moving = due >= Math.min(bare, 2) ? 1 : 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = beside[at + seat];
    const lead = count - (count === most ? second : most);
    const mover = seat === turn ? moving : -moving;
    out[from + seat] = prize * chances[raceAt(bare, lead, mover)];
  }
}

/** What the ziggurats a seat touches are worth. */
export function touchWorth({ state, weights, touched, freeBeside }: Outlook, seat: Seat): number {
  return (weights.touch * popcount(touched[seat]) * freeBeside) / state.seats;
}

/** What nobles are worth that are linked to cities with their symbols, or one free hex away from them. */
export function linkWorth(
  { state, weights, wanted, sureAt }: Outlook,
  owner: Seat,
  nobles: Int16Array,
  at: number,
  touching: number,
  nearing: number,
): number {
  let links = 0;
  let nearLinks = 0;
  for (let kind = 0; kind < NOBLES; kind++) {
    const count = nobles[at + kind];
    if (count === 0) continue;
    links += count * sureness(sureAt, touching & wanted[kind]);
    nearLinks += count * sureness(sureAt, nearing & wanted[kind]);
  }
  if (state.held[owner] >= FREE_LINKS) links = 0;
  return 2 * (weights.link * links + weights.nearLink * nearLinks);
}

/** How sure it is, in sum, that some cities are surrounded. */
function sureness(sureAt: Float64Array, cities: number): number {
  let sum = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) sum += sureAt[lowestBit(rest)];
  return sum;
}

/** Stands for the kind of token where none was placed. */
const NO_TOKEN = -1;

/**
 * What lies in front of a player: points, tiles, cards, and tokens of which much can come; as it is when one more
 * token was placed, `up` 1 if it lies face up, and brought points.
 */
export function seatWorth(
  outlook: Outlook,
  seat: Seat,
  placed: number = NO_TOKEN,
  up = 0,
  points = 0,
): number {
  const { state, weights, share, wanted, chains } = outlook;
  const { stands, reserves } = state;
  const base = seat * 4;
  const farmers = stands[base + FARMER] - (placed === FARMER ? 1 : 0);
  let tokens = farmers + reserves[base + FARMER];
  let sum = holdings(outlook, seat, points);
  for (let kind = 0; kind < NOBLES; kind++) {
    const isPlaced = placed === kind ? 1 : 0;
    const nobles = chains.noblesUp[seat * NOBLES + kind] + isPlaced * up;
    const unplaced = stands[base + kind] + reserves[base + kind] - isPlaced;
    tokens += unplaced;
    sum += share * popcount(wanted[kind]) * (weights.noble * nobles + weights.hand * unplaced);
  }
  return sum + outlook.left * weights.farmer * farmers + weights.token * tokens;
}

/** Points, tiles and cards, the points with some more. */
function holdings({ state, weights, left, coming }: Outlook, seat: Seat, more: number): number {
  const width = state.points.length / state.seats;
  let sum = more;
  for (let i = seat * width; i < (seat + 1) * width; i++) sum += state.points[i];
  const cities = citiesOf(state, seat);
  sum += weights.held * coming * cities;
  const cards = state.held[seat] & ~state.spent;
  if (cards === 0) return sum;
  for (let i = 0; i < weights.cards.length; i++)
    if ((cards >>> (i + FIRST_HELD)) & 1) sum += left * weights.cards[i];
  if ((cards >>> 7) & 1) sum += weights.held * coming * (cities >> 1);
  return sum;
}
