import { CITY_FIELD, FARMER, nobleCount } from '@nabu/games/babylonia';
import { lowestBit, popcount, type Seat } from '@nabu/kernel';
import { NOBLES } from './chains.ts';
import { FREE_LINKS, type Outlook } from './outlook.ts';
import { countOf, LEADS_BY_TOKENS, leadOf, MOST_SEATS, raceAt } from './races.ts';

const FIRST_HELD = 2;

/**
 * Writes what a city is worth to every seat, with so much bare land around and these tokens beside it, from a place
 * of a list on, several rows with a number for each seat; returns where the list goes on.
 */
export function writeCity(
  outlook: Outlook,
  site: number,
  bare: number,
  beside: number,
  out: Float64Array,
  from: number,
): number {
  const sure = outlook.nearness[bare];
  writeRace(outlook, bare, beside, outlook.tile * sure, out, from);
  const presence = outlook.weights.presence * sure;
  const at = from + MOST_SEATS;
  out[at] = presence * Math.min(3, countOf(beside, 0));
  out[at + 1] = presence * Math.min(3, countOf(beside, 1));
  out[at + 2] = presence * Math.min(3, countOf(beside, 2));
  out[at + 3] = presence * Math.min(3, countOf(beside, 3));
  if (!outlook.freeLinks) return at + MOST_SEATS;
  writeFreeLinks(outlook, site, sure, out, at + MOST_SEATS);
  return at + 2 * MOST_SEATS;
}

/** The nobles of those for whom free hexes link, in one row. */
function writeFreeLinks(
  { state, weights, topology }: Outlook,
  site: number,
  sure: number,
  out: Float64Array,
  from: number,
): void {
  const hex = topology.sites[site];
  for (let seat = 0; seat < state.seats; seat++)
    out[from + seat] =
      state.held[seat] < FREE_LINKS
        ? 0
        : 2 * weights.link * sure * nobleCount(state, hex, state.tiles[hex], seat);
}

/** The same for a field: it is worth something to those who may enter it, more to the only one. */
export function writeField(
  outlook: Outlook,
  site: number,
  out: Float64Array,
  from: number,
): number {
  const { state, weights, open, turn } = outlook;
  let rivals = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) rivals += (open[seat] >>> site) & 1;
  if (rivals === 0) return from;
  const points = state.tiles[outlook.topology.sites[site]] - CITY_FIELD || outlook.won;
  const each = (weights.field * points) / rivals;
  for (let seat = 0; seat < MOST_SEATS; seat++)
    out[from + seat] = (open[seat] >>> site) & 1 ? each : 0;
  const at = from + MOST_SEATS;
  if (outlook.due === 0 || outlook.farmers === 0 || ((open[turn] >>> site) & 1) === 0) return at;
  for (let seat = 0; seat < MOST_SEATS; seat++) out[at + seat] = 0;
  out[at + turn] = weights.reap * points;
  return at + MOST_SEATS;
}

/** The same for a ziggurat that is still to be scored, in one row. */
export function writeZiggurat(
  outlook: Outlook,
  bare: number,
  beside: number,
  out: Float64Array,
  from: number,
): void {
  writeRace(outlook, bare, beside, outlook.card * outlook.nearness[bare], out, from);
}

/** What a place is worth to who has the most tokens beside it when its bare land is filled. */
function writeRace(
  { turn, due, chances }: Outlook,
  bare: number,
  beside: number,
  prize: number,
  out: Float64Array,
  from: number,
): void {
  const leads = LEADS_BY_TOKENS[beside];
  const moving = due >= Math.min(bare, 2) ? 1 : 0;
  const rivals = raceAt(bare, -moving);
  out[from] = prize * chances[rivals + leadOf(leads, 0)];
  out[from + 1] = prize * chances[rivals + leadOf(leads, 1)];
  out[from + 2] = prize * chances[rivals + leadOf(leads, 2)];
  out[from + 3] = prize * chances[rivals + leadOf(leads, 3)];
  out[from + turn] = prize * chances[raceAt(bare, moving) + leadOf(leads, turn)];
}

/** What the ziggurats a seat touches are worth, with so many free hexes beside ziggurats. */
export function touchWorth({ state, weights }: Outlook, ziggurats: number, free: number): number {
  return (weights.touch * popcount(ziggurats) * free) / state.seats;
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
  const { state, weights, demand, chains } = outlook;
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
    sum += demand[kind] * (weights.noble * nobles + weights.hand * unplaced);
  }
  return sum + outlook.left * weights.farmer * farmers + weights.token * tokens;
}

/** Points, tiles and cards, the points with some more. */
function holdings(outlook: Outlook, seat: Seat, more: number): number {
  const { state, weights, left, coming } = outlook;
  const width = state.points.length / state.seats;
  let sum = more;
  for (let i = seat * width; i < (seat + 1) * width; i++) sum += state.points[i];
  const cities = outlook.tilesWon[seat];
  sum += weights.held * coming * cities;
  const cards = state.held[seat] & ~state.spent;
  if (cards === 0) return sum;
  for (let rest = cards >>> FIRST_HELD; rest !== 0; rest &= rest - 1)
    sum += left * weights.cards[lowestBit(rest)];
  if ((cards >>> 7) & 1) sum += weights.held * coming * (cities >> 1);
  return sum;
}
