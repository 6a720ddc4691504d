import type { Seat, Viewer } from '@nabu/kernel';
import type { Passage } from '../../../table/kit.ts';
import { nameIn } from '../../common/words.ts';
import {
  type Card,
  type Forecast,
  forecast,
  isField,
  isRiver,
  KINDS,
  kindOf,
  nameOf,
  ownerOf,
  SCORED_ZIGGURAT,
  tilesOf,
  type View,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';
import { playedHexes, symbolsText, tileWords, tokenText } from './places.ts';

/** How many tokens of each kind there are, of those that are there: "2 merchants", "1 farmer". */
export function tokensByKind(phrases: Phrases, counts: readonly number[]): readonly string[] {
  const held = KINDS.filter((kind) => counts[kind] > 0);
  return held.map((kind) => phrases.reasons.nobles(counts[kind], kind));
}

/** Tokens by kind as text: "2 merchants, 1 farmer". */
export function countsText(phrases: Phrases, counts: readonly number[]): string {
  return tokensByKind(phrases, counts).join(', ') || phrases.describe.nothing;
}

function cardsText(phrases: Phrases, view: View, cards: readonly Card[]): string {
  const { spent, nothing } = phrases.describe;
  const parts = cards.map((card) => {
    const { name, text } = phrases.cards[card];
    return `${card} ${name} (${view.spent.includes(card) ? spent : text.replace(/\.$/, '')})`;
  });
  return parts.join('; ') || nothing;
}

function playerText(phrases: Phrases, view: View, seat: Seat, name: string): readonly string[] {
  const say = phrases.describe;
  const { total, standSize, reserveSize, stand, reserve, cards } = view.sides[seat];
  const won = tilesOf(view, seat);
  const cities = won.map((tile) => symbolsText(phrases, tile)).join(', ');
  const wonText = won.length > 0 ? `${won.length} (${cities})` : '0';
  return [
    say.player(name, total, wonText, standSize, reserveSize),
    ...(stand ? [say.stand(countsText(phrases, stand))] : []),
    ...(reserve ? [say.reserve(countsText(phrases, reserve))] : []),
    ...(cards.length > 0 ? [say.cards(name, cardsText(phrases, view, cards))] : []),
  ];
}

/** How many tokens each player has beside a place. */
export function besideText(
  phrases: Phrases,
  { shares }: Forecast,
  names: readonly string[],
): string {
  const counts = shares.flatMap(({ beside }, seat) =>
    beside > 0 ? [`${names[seat] ?? seat + 1} ${beside}`] : [],
  );
  return counts.join(', ') || phrases.describe.nothing;
}

/** The land beside a place that is still free. */
export function openText({ describe: say }: Phrases, told: Forecast): string {
  const bare = told.open.map(nameOf).join(', ');
  return bare ? say.open(bare) : say.surrounded;
}

function placeTexts(phrases: Phrases, view: View, names: readonly string[]): readonly string[] {
  const say = phrases.describe;
  return playedHexes(view).flatMap((hex) => {
    const tile = view.tiles[hex];
    const name = nameOf(hex);
    if (tile === SCORED_ZIGGURAT) return [say.scored(name)];
    const told = forecast(view, hex);
    if (!told) return [];
    const open = openText(phrases, told);
    const around = besideText(phrases, told, names);
    return told.place === 'city'
      ? [say.city(name, symbolsText(phrases, tile), open, around)]
      : [say.ziggurat(name, open, around)];
  });
}

function tokensText(phrases: Phrases, view: View, seat: Seat): string {
  const own = playedHexes(view).filter((hex) => ownerOf(view.tokens[hex]) === seat);
  const parts = own.map((hex) => {
    const kind = kindOf(view.tokens[hex]);
    const down = isRiver(view.ground, hex) ? [phrases.describe.faceDown] : [];
    const what = [...(kind === null ? [] : [tokenText(phrases, kind)]), ...down].join(' ');
    return `${nameOf(hex)} ${what}`;
  });
  return parts.join(', ') || phrases.describe.nothing;
}

/** Who decides, and what waits to be scored. */
function openingText(phrases: Phrases, view: View, name: string): readonly string[] {
  const say = phrases.describe;
  const places = view.waiting.map((hex) => `${tileWords(phrases, view, hex)} ${nameOf(hex)}`);
  return [
    view.ending === null ? say.turn(name) : `${phrases.endings[view.ending]}.`,
    ...(places.length > 0 ? [say.waiting(phrases.places.and(places))] : []),
  ];
}

/** The whole position as sentences: who decides, every player with their tokens, every place. */
export function describe(
  phrases: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly Passage[] {
  const { describe: say, spoken, labels } = phrases;
  const name = nameIn(names);
  const seats = view.sides.map((_, seat) => seat);
  const order =
    viewer === 'spectator' ? seats : [...seats.slice(viewer), ...seats.slice(0, viewer)];
  const fields = playedHexes(view).filter((hex) => isField(view.tiles[hex]));
  const grown = fields.map((hex) => `${nameOf(hex)} ${tileWords(phrases, view, hex)}`).join('; ');
  return [
    { heading: spoken.headings.table, lines: openingText(phrases, view, name(view.chooser)) },
    ...order.map((seat) => ({
      heading: name(seat),
      lines: [
        ...playerText(phrases, view, seat, name(seat)),
        say.tokens(name(seat), tokensText(phrases, view, seat)),
      ],
    })),
    { heading: labels.cards, lines: [say.display(cardsText(phrases, view, view.display))] },
    { heading: spoken.headings.places, lines: placeTexts(phrases, view, names) },
    { heading: spoken.headings.fields, lines: [say.fields(grown || say.nothing)] },
  ];
}
