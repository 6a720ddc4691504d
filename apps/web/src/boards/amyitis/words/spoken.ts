import type { Seat, Viewer } from '@nabu/kernel';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import type { Draft } from '../input.ts';
import {
  EDGE_NAMES,
  FLOORS,
  forecast,
  has,
  type Move,
  qualityFor,
  SQUARE_EDGES,
  SQUARE_NAMES,
  type View,
} from '../rules.ts';
import type { Name } from './cubes.ts';
import { cardsText, cityText, craftText, fieldText, goodsText, squareText } from './describe.ts';
import { squareLines } from './forecast.ts';
import type { Phrases } from './phrases.ts';
import { channelLine, templeText } from './water.ts';

type Group = 'crafts' | 'caravan' | 'fields' | 'temples' | 'garden' | 'court' | 'tokens' | 'turn';

/** What is said of Amyitis to people who do not see the board. */
export interface SpokenPhrases {
  readonly headings: {
    readonly table: string;
    readonly terraces: string;
    readonly channels: string;
  };
  readonly groups: { readonly [group in Group]: string };
  /** A channel that has room for two cubes. */
  readonly double: string;
  /** Who irrigates a channel. */
  irrigated(channel: string, owners: string): string;
  dryChannel(channel: string): string;
  /** Cubes of a temple from the newest on, then how many places are free. */
  temple(name: string, cubes: string, free: number): string;
  /** Whose reward it would be now; null when nobody's. */
  reward(place: 1 | 2, reward: string, owner: string | null): string;
  sale(tokens: string): string;
  swap(gives: string): string;
}

const BY_TYPE: { readonly [type in Move['type']]: Group } = {
  ...{ pass: 'turn', keep: 'turn', recruit: 'crafts', caravan: 'caravan', field: 'fields' },
  ...{ temple: 'temples', procession: 'temples', irrigate: 'garden', plant: 'garden' },
  ...{ buy: 'court', court: 'court', sell: 'tokens', pay: 'tokens', discard: 'tokens' },
  ...{ take: 'tokens', takeCamel: 'tokens', takeTalent: 'tokens', swap: 'tokens' },
};

/** The heading above a move. */
export function groupOf({ spoken }: Phrases, move: Move): string {
  return spoken.groups[BY_TYPE[move.type]];
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A terrace with its channels and who has the most water around it. */
function terraceText(phrases: Phrases, view: View, square: number, name: Name): string {
  const { describe: say, labels } = phrases;
  const told = forecast(view).squares[square];
  const content = squareText(phrases, view, square, name);
  const watered = has(view.watered, square);
  const channels = SQUARE_EDGES[square].map((edge) => channelLine(phrases, view, edge, name));
  return [
    say.square(SQUARE_NAMES[square], FLOORS[square], content, watered),
    `${capital(labels.needs(qualityFor(square)))}.`,
    ...(told ? squareLines(phrases, told, name).map((line) => `${line}.`) : []),
    ...channels,
  ].join(' ');
}

/** The number of the thing that is named, or -1. */
function named(text: string, ...lists: readonly (readonly string[])[]): number {
  const wanted = text.toLocaleLowerCase();
  const at = lists.map((list) => list.findIndex((name) => name.toLocaleLowerCase() === wanted));
  return at.find((each) => each >= 0) ?? -1;
}

/** A terrace (`2,1`), a channel (`2,1-3,1`), a temple, a city, a field row (`row 1`) or a craft group (`group 2`). */
export function placeText(
  phrases: Phrases,
  text: string,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): string | null {
  const name = nameIn(names);
  const square = named(text, SQUARE_NAMES);
  if (square >= 0) return terraceText(phrases, view, square, name);
  const edge = named(text, EDGE_NAMES);
  if (edge >= 0) return channelLine(phrases, view, edge, name);
  const temple = named(text, phrases.temples);
  if (temple >= 0) return templeText(phrases, view, temple, name);
  const city = named(text, phrases.cities);
  if (city >= 0) return cityText(phrases, view, nearSeat(viewer), city);
  const row = Number(/^(?:row|field|fila|campo) ([12])$/i.exec(text)?.[1] ?? 0);
  if (row > 0) return fieldText(phrases, view, row - 1, name);
  const group = Number(/^(?:group|grupo) ([1-4])$/i.exec(text)?.[1] ?? 0);
  return group > 0 && group <= view.seats ? craftText(phrases, view, group - 1) : null;
}

/** What a player has in the supply, and the court cards. */
export function handText(phrases: Phrases, view: View, seat: Seat): string {
  const { supply, cards } = phrases.describe;
  return `${supply(goodsText(phrases, view, seat))} ${cards(cardsText(phrases, view, seat))}`;
}

/** The tokens picked for a sale or an exchange. */
export function heldText({ spoken, resources, and }: Phrases, draft: Draft): string | null {
  if (draft.kind === 'sell') return spoken.sale(and(draft.picked.map((kind) => resources[kind])));
  return draft.kind === 'swap' ? spoken.swap(resources[draft.gives]) : null;
}
