import type { Seat, Viewer } from '@nabu/kernel';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import type { Draft } from '../input.ts';
import { ALL_NATIONS, type Move, NATIONS, type Nation, topOf, type View } from '../rules.ts';
import { countsText, rowText, stackText } from './describe.ts';
import type { Phrases } from './phrases.ts';
import { siteOf, stackOf } from './pieces.ts';

/** What is said of Babel to people who do not see the board. */
export interface SpokenPhrases {
  readonly headings: { readonly table: string; readonly piles: string };
  readonly groups: {
    readonly [group in
      | 'walk'
      | 'deploy'
      | 'build'
      | 'migrate'
      | 'ability'
      | 'drop'
      | 'turn']: string;
  };
  picked(nation: string): string;
}

/** The heading above a move. */
export function groupOf({ spoken: { groups } }: Phrases, move: Move): string {
  switch (move.type) {
    case 'walk':
    case 'deploy':
    case 'migrate':
    case 'drop':
      return groups[move.type];
    case 'build':
    case 'buildStarter':
      return groups.build;
    case 'end':
      return groups.turn;
    default:
      return groups.ability;
  }
}

/** The nation that is named by its letter or its name. */
function nationNamed({ nations }: Phrases, text: string): Nation | undefined {
  const wanted = text.toLocaleLowerCase();
  return ALL_NATIONS.find(
    (nation) =>
      NATIONS[nation].toLowerCase() === wanted || nations[nation].toLocaleLowerCase() === wanted,
  );
}

/** A site on both sides of the river (`H`, `Hittites`), one side of it (`1:H`), or a stack (`Q1`). */
export function placeText(
  phrases: Phrases,
  text: string,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): string | null {
  const name = nameIn(names);
  const stack = stackOf(text.toUpperCase());
  if (stack !== null)
    return phrases.describe.stack(name(stack), stackText(phrases, view.sides[stack].stack));
  const own = siteOf(text.toUpperCase());
  const site = own?.site ?? nationNamed(phrases, text);
  if (site === undefined) return null;
  const near = nearSeat(viewer);
  const seats = own ? [own.seat] : [near, 1 - near];
  const told = seats.map((seat) => {
    const { labels, sites } = phrases;
    const say = seat === viewer ? labels.site : labels.siteOf(name(seat));
    const { temples, rows } = view.sides[seat];
    return say(sites[site], topOf(temples[site]), rowText(phrases, rows[site]));
  });
  return `${told.join('. ')}.`;
}

/** The cards that a player holds. */
export function handText(phrases: Phrases, view: View, seat: Seat): string {
  const { hand } = view.sides[seat];
  return hand ? phrases.describe.hand(countsText(phrases, hand)) : phrases.labels.noHand;
}

/** What is picked up; menus that open say themselves. */
export function heldText({ spoken, nations, labels }: Phrases, draft: Draft): string | null {
  if (draft.kind === 'card') return spoken.picked(nations[draft.nation]);
  if (draft.kind === 'migrate') return draft.from === null ? labels.migrateFrom : labels.migrateTo;
  return null;
}
