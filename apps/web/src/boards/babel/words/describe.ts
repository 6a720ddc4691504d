import type { Seat, Viewer } from '@nabu/kernel';
import type { Passage } from '../../../table/kit.ts';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import { ALL_NATIONS, actor, type Nation, QUARRY, type Site, topOf, type View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** How many cards of each nation there are, of those that are there: "2 Medes", "1 Persian". */
export function cardsByNation(phrases: Phrases, counts: readonly number[]): readonly string[] {
  const held = ALL_NATIONS.filter((nation) => counts[nation] > 0);
  return held.map((nation) => phrases.nationCards(counts[nation], nation));
}

/** Cards by nation as text: "2 Medes, 1 Persian". */
export function countsText(phrases: Phrases, counts: readonly number[]): string {
  return cardsByNation(phrases, counts).join(', ') || phrases.describe.nothing;
}

/** A row of nation cards as text, oldest first. */
export function rowText(phrases: Phrases, row: readonly Nation[]): string {
  return row.map((nation) => phrases.nations[nation]).join(', ') || phrases.describe.nothing;
}

/** A stack of temple cards as text, its top first. */
export function stackText(phrases: Phrases, stack: readonly number[]): string {
  return stack.toReversed().join(', ') || phrases.describe.nothing;
}

function siteText(phrases: Phrases, view: View, seat: Seat, site: Site): string {
  const { temples, rows } = view.sides[seat];
  const levels = temples[site];
  const whole = levels.length === topOf(levels);
  const gaps = whole ? '' : ` (${levels.join(', ')})`;
  return phrases.describe.site(
    phrases.sites[site],
    topOf(levels),
    gaps,
    rowText(phrases, rows[site]),
  );
}

function playerText(phrases: Phrases, view: View, seat: Seat, name: string): readonly string[] {
  const say = phrases.describe;
  const { total, handSize, pawn, starter, stack, hand } = view.sides[seat];
  return [
    say.total(name, total, handSize),
    ...(hand && seat === view.viewer ? [say.hand(countsText(phrases, hand))] : []),
    say.pawn(name, pawn === QUARRY ? null : phrases.sites[pawn]),
    ...(starter ? [say.starter(name)] : []),
    ...ALL_NATIONS.map((site) => siteText(phrases, view, seat, site)),
    say.stack(name, stackText(phrases, stack)),
  ];
}

/** The whole position as sentences: the turn, the viewer's side, the other side, the piles. */
export function describe(
  phrases: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly Passage[] {
  const { describe: say, spoken } = phrases;
  const near = nearSeat(viewer);
  const name = nameIn(names);
  const opening =
    view.ending === null ? say.turn(name(view.turn)) : (phrases.endings[view.ending] ?? '');
  const table = [
    opening,
    ...(view.drops > 0 ? [say.drops(name(actor(view)), view.drops)] : []),
    ...(view.endPhase ? [say.endPhase] : []),
  ];
  const discards = countsText(phrases, view.discards);
  const piles = say.piles(view.deck, view.razed.toReversed().join(', '), view.pile, discards);
  return [
    { heading: spoken.headings.table, lines: table },
    ...[near, 1 - near].map((seat) => ({
      heading: name(seat),
      lines: playerText(phrases, view, seat, name(seat)),
    })),
    { heading: spoken.headings.piles, lines: [piles] },
  ];
}
