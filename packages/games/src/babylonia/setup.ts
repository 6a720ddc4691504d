import { type Rng, shuffle, type Table, type Tell } from '@nabu/kernel';
import {
  CARDS,
  DISPLAYED,
  MIXES,
  type Mix,
  type Options,
  STAND,
  TOKENS_PER_PLAYER,
} from './box.ts';
import { cardsIn } from './cards.ts';
import { beginTurn, refill } from './ending.ts';
import type { Event } from './events.ts';
import { groundFor, HEX_COUNT, nameOf, type Topology, topologyOf } from './map.ts';
import type { State } from './state.ts';
import { layTable } from './table.ts';
import { type Tile, tileNamed, tileText, ZIGGURAT } from './tiles.ts';

/** Lays out tiles, ziggurats and cards, fills the stands and draws the starter. [U1]-[U5] */
export function setup(table: Table<Options>, rng: Rng, tell?: Tell<Event>): State {
  const { seats, options } = table;
  const ground = groundFor(seats);
  const tiles = layTiles(topologyOf(ground), shuffle(tilesOf(MIXES[seats]), rng));
  const state = layTable({ seats, ground, riverOpens: options.riverTokenOpensField }, tiles);
  tell?.({ type: 'laid', tiles: laidOut(tiles) });
  displayCards(state, options.cards === 'random7of9', rng, tell);
  for (let seat = 0; seat < seats; seat++) {
    TOKENS_PER_PLAYER.forEach((count, kind) => {
      state.reserves[seat * TOKENS_PER_PLAYER.length + kind] = count;
    });
    refill(state, seat, STAND, rng, tell);
  }
  const starter = rng.below(seats);
  tell?.({ type: 'starter', seat: starter });
  beginTurn(state, starter, false, tell);
  return state;
}

/** The tiles of a mix, one by one, in a fixed order. [U2] */
function tilesOf({ cities, fields }: Mix): Tile[] {
  const found: Tile[] = [];
  for (const [text, count] of [...Object.entries(cities), ...Object.entries(fields)]) {
    const tile = tileNamed(text);
    if (tile === undefined) throw new Error(`The box has no tile "${text}".`);
    for (let i = 0; i < count; i++) found.push(tile);
  }
  return found;
}

/** By hex: the given tiles on the sites in order, and a ziggurat wherever one belongs. */
function layTiles({ sites, ziggurats }: Topology, drawn: readonly Tile[]): Tile[] {
  const tiles = new Array<Tile>(HEX_COUNT).fill(0);
  sites.forEach((hex, i) => {
    tiles[hex] = drawn[i];
  });
  for (const hex of ziggurats) tiles[hex] = ZIGGURAT;
  return tiles;
}

function laidOut(tiles: readonly Tile[]): { readonly [hex: string]: string } {
  return Object.fromEntries(
    tiles.flatMap((tile, hex) => (tile === 0 ? [] : [[nameOf(hex), tileText(tile)]])),
  );
}

/** Cards 1 to 7, or seven of the nine by lot. [U3] */
function displayCards(state: State, byLot: boolean, rng: Rng, tell?: Tell<Event>): void {
  const cards = byLot ? shuffle([...CARDS], rng) : CARDS;
  for (const card of cards.slice(0, DISPLAYED)) state.display |= 1 << card;
  tell?.({ type: 'displayed', cards: cardsIn(state.display), byLot });
}
