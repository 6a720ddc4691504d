import type { Seat, Viewer } from '@nabu/kernel';
import type { Passage } from '../../../table/kit.ts';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import {
  actor,
  BABYLON_SALE,
  CITIES,
  COURT,
  CRAFTS,
  FACE_DOWN,
  FIRST_COPY,
  FLOORS,
  GARDENER,
  GROUP_SIZE,
  has,
  hasPassed,
  held,
  highestLevel,
  type Journey,
  journeyTo,
  LEVELLED,
  levelOf,
  NONE,
  nextCrop,
  pointsOf,
  priceOf,
  RESOURCES,
  SPACES,
  SQUARE_NAMES,
  TEMPLES,
  TILES,
  TILES_AT_END,
  tilesLeft,
  type View,
} from '../rules.ts';
import { cubesText, type Name } from './cubes.ts';
import { tileText } from './moves.ts';
import type { Phrases } from './phrases.ts';
import { channelLines, templeText } from './water.ts';

const among = (list: readonly string[], nothing: string) => list.join(', ') || nothing;

/** What a seat holds besides cards. */
export function goodsText(phrases: Phrases, view: View, seat: Seat): string {
  const tokens = RESOURCES.flatMap((_, kind) => {
    const count = held(view, seat, kind);
    return count > 0 ? [phrases.tokens(count, phrases.resources[kind])] : [];
  });
  return [phrases.talents(view.talents[seat]), phrases.camels(view.camels[seat]), ...tokens].join(
    ', ',
  );
}

/** The court cards of a seat. */
export function cardsText(phrases: Phrases, view: View, seat: Seat): string {
  const levelled = COURT.slice(0, LEVELLED).flatMap((_, kind) => {
    const level = levelOf(view, seat, kind);
    return level > 0 ? [phrases.card(phrases.court[kind], level)] : [];
  });
  const gardeners = view.gardeners[seat];
  const all = gardeners > 0 ? [...levelled, phrases.gardeners(gardeners)] : levelled;
  return among(all, phrases.describe.none);
}

/** What a city asks for and sells. */
export function dealText(phrases: Phrases, trip: Journey): string {
  const { labels, resources, court } = phrases;
  if (trip.asks === null)
    return `${labels.asks} ${labels.any}; ${BABYLON_SALE.slice(1).map(phrases.points).join(' / ')}.`;
  const extra = trip.plant?.extra ?? null;
  const asked = [trip.asks, ...(extra === null ? [] : [extra])].map((kind) => resources[kind]);
  const sold = trip.plant
    ? labels.plant(trip.plant.quality)
    : trip.cards.map(({ kind, level }) => phrases.card(court[kind], level)).join(' / ');
  return `${labels.asks} ${phrases.and(asked)}; ${labels.sells} ${sold}.`;
}

/** The cards of a craft group. */
function groupText(phrases: Phrases, view: View, group: number): string {
  const cards = view.crafts.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE);
  return cards
    .map((card) =>
      card === FACE_DOWN || card >= CRAFTS.length ? phrases.labels.faceDown : phrases.crafts[card],
    )
    .join(', ');
}

/** What lies on a square. */
export function squareText(phrases: Phrases, view: View, square: number, name: Name): string {
  const tile = view.tiles[square];
  const planter = view.planters[square];
  if (tile === NONE) return phrases.labels.unused;
  return planter === NONE
    ? tileText(phrases, TILES[tile])
    : phrases.describe.planted(name(planter));
}

function courtText(phrases: Phrases, view: View): string {
  const { court, card, labels } = phrases;
  const lines = COURT.slice(0, LEVELLED).flatMap((_, kind) => {
    const levels = highestLevel(kind);
    return Array.from({ length: levels }, (_unused, at) => {
      const left = view.copies[FIRST_COPY[kind] + at];
      return `${card(court[kind], at + 1)} ${labels.left(left)}`;
    });
  });
  const gardeners = view.copies[FIRST_COPY[GARDENER]];
  return [...lines, `${court[GARDENER]} ${labels.left(gardeners)}`].join(', ');
}

function playerText(phrases: Phrases, view: View, seat: Seat, name: string): readonly string[] {
  const say = phrases.describe;
  return [
    say.player(name, pointsOf(view, seat)),
    say.supply(goodsText(phrases, view, seat)),
    say.cards(cardsText(phrases, view, seat)),
    say.won(view.won[seat]),
  ];
}

function opening(phrases: Phrases, view: View, name: Name): readonly string[] {
  const say = phrases.describe;
  const end = TILES_AT_END[view.seats as 2 | 3 | 4];
  const passed = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) =>
    hasPassed(view, seat),
  );
  return [
    say.round(view.round, name(view.first)),
    view.over ? phrases.prompts.over : say.turn(name(actor(view))),
    say.tiles(tilesLeft(view), end),
    ...(passed.length > 0 ? [say.passed(phrases.and(passed.map(name)))] : []),
  ];
}

/** A craft group with its price and its cards. */
export function craftText(phrases: Phrases, view: View, group: number): string {
  const cards = groupText(phrases, view, group);
  return phrases.describe.group(group + 1, priceOf(view, group), cards);
}

/** A city of the caravan with what it asks for and sells. */
export function cityText(phrases: Phrases, view: View, near: Seat, city: number): string {
  const deal = dealText(phrases, journeyTo(view, near, city));
  return phrases.describe.city(phrases.cities[city], deal, view.caravan === city);
}

/** A row of the fields with its cubes and what grows next. */
export function fieldText(phrases: Phrases, view: View, row: number, name: Name): string {
  const cubes = cubesText(phrases, view.fields.slice(row * SPACES, (row + 1) * SPACES), name);
  return phrases.describe.field(row + 1, cubes, phrases.resources[nextCrop(view, row)]);
}

function boardText(phrases: Phrases, view: View, near: Seat, name: Name): readonly Passage[] {
  const { describe: say, labels, spoken } = phrases;
  const groups = Array.from({ length: view.seats }, (_, group) => craftText(phrases, view, group));
  const terraces = SQUARE_NAMES.map((square, at) =>
    say.square(square, FLOORS[at], squareText(phrases, view, at, name), has(view.watered, at)),
  );
  return [
    { heading: labels.crafts, lines: groups },
    {
      heading: labels.caravan,
      lines: CITIES.map((_, city) => cityText(phrases, view, near, city)),
    },
    {
      heading: labels.temples,
      lines: TEMPLES.map((_, at) => templeText(phrases, view, at, name)),
    },
    { heading: labels.fields, lines: [0, 1].map((row) => fieldText(phrases, view, row, name)) },
    { heading: spoken.headings.terraces, lines: terraces },
    { heading: spoken.headings.channels, lines: channelLines(phrases, view, name) },
    { heading: labels.court, lines: [say.court(courtText(phrases, view))] },
  ];
}

/** The whole position as sentences: the round, the players, the city, the caravan, the garden. */
export function describe(
  phrases: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly Passage[] {
  const near = nearSeat(viewer);
  const name = nameIn(names);
  const seats = Array.from({ length: view.seats }, (_, k) => (near + k) % view.seats);
  return [
    { heading: phrases.spoken.headings.table, lines: opening(phrases, view, name) },
    ...seats.map((seat) => ({
      heading: name(seat),
      lines: playerText(phrases, view, seat, name(seat)),
    })),
    ...boardText(phrases, view, near, name),
  ];
}
