import type { Seat, Viewer } from '@nabu/kernel';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import {
  actor,
  BABYLON_SALE,
  CITIES,
  COURT,
  CRAFTS,
  EDGE_NAMES,
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
  NEUTRAL,
  NONE,
  nextCrop,
  pointsOf,
  priceOf,
  RESOURCES,
  SPACES,
  SQUARE_NAMES,
  TEMPLE_SPACES,
  TEMPLES,
  TILES,
  TILES_AT_END,
  tilesLeft,
  type View,
} from '../rules.ts';
import { channelText, tileText } from './moves.ts';
import type { Phrases } from './phrases.ts';

type Name = (seat: Seat) => string;

const among = (list: readonly string[], nothing: string) => list.join(', ') || nothing;

/** Who owns a cube, in words. */
export function ownerText(phrases: Phrases, owner: number, name: Name): string {
  return owner === NEUTRAL ? phrases.neutral : name(owner);
}

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

/** The cubes of a temple or of a field row from left to right. */
export function cubesText(phrases: Phrases, owners: readonly number[], name: Name): string {
  const present = owners.filter((owner) => owner !== NONE);
  return among(
    present.map((owner) => ownerText(phrases, owner, name)),
    phrases.describe.nothing,
  );
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

function players(phrases: Phrases, view: View, near: Seat, name: Name): readonly string[] {
  const say = phrases.describe;
  return Array.from({ length: view.seats }, (_, k) => (near + k) % view.seats).flatMap((seat) => [
    say.player(name(seat), pointsOf(view, seat)),
    say.supply(goodsText(phrases, view, seat)),
    say.cards(cardsText(phrases, view, seat)),
    say.won(view.won[seat]),
  ]);
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
    ...(passed.length > 0 ? [say.passed(passed.map(name).join(', '))] : []),
  ];
}

function boardText(phrases: Phrases, view: View, near: Seat, name: Name): readonly string[] {
  const say = phrases.describe;
  const channels = EDGE_NAMES.flatMap((edge, at) =>
    [view.areas[2 * at], view.areas[2 * at + 1]].flatMap((owner) =>
      owner === NONE ? [] : [`${channelText(phrases, edge)} (${ownerText(phrases, owner, name)})`],
    ),
  );
  const row = (at: number) => view.fields.slice(at * SPACES, (at + 1) * SPACES);
  const temple = (at: number) => view.temples.slice(at * TEMPLE_SPACES, (at + 1) * TEMPLE_SPACES);
  return [
    ...Array.from({ length: view.seats }, (_, group) =>
      say.group(group + 1, priceOf(view, group), groupText(phrases, view, group)),
    ),
    ...CITIES.map((_, city) =>
      say.city(
        phrases.cities[city],
        dealText(phrases, journeyTo(view, near, city)),
        view.caravan === city,
      ),
    ),
    ...TEMPLES.map((_, at) =>
      say.temple(phrases.temples[at], cubesText(phrases, temple(at), name)),
    ),
    ...[0, 1].map((at) =>
      say.field(at + 1, cubesText(phrases, row(at), name), phrases.resources[nextCrop(view, at)]),
    ),
    ...SQUARE_NAMES.map((square, at) =>
      say.square(square, FLOORS[at], squareText(phrases, view, at, name), has(view.watered, at)),
    ),
    say.channels(among(channels, say.none)),
    say.court(courtText(phrases, view)),
  ];
}

/** The whole position as sentences: the round, the players, the city, the caravan, the garden. */
export function describe(
  phrases: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly string[] {
  const near = nearSeat(viewer);
  const name = nameIn(names);
  return [
    ...opening(phrases, view, name),
    ...players(phrases, view, near, name),
    ...boardText(phrases, view, near, name),
  ];
}
