import type { Seat } from '@nabu/kernel';
import { CARDS, forecast, hexNamed, type Kind, type Move, type View } from '../rules.ts';
import { besideText, countsText, openText } from './describe.ts';
import type { Phrases } from './phrases.ts';
import { hexLabel, sentence, tokenText } from './places.ts';

/** What is said of Babylonia to people who do not see the board. */
export interface SpokenPhrases {
  readonly headings: {
    readonly table: string;
    readonly places: string;
    readonly fields: string;
  };
  readonly groups: { readonly score: string; readonly turn: string };
  /** Who has how many tokens beside a city or ziggurat. */
  around(counts: string): string;
  picked(token: string): string;
}

/** The heading above a move. */
export function groupOf(phrases: Phrases, move: Move): string {
  const { spoken, tokens, labels } = phrases;
  if (move.type === 'place') return sentence(tokens[move.kind][1]);
  if (move.type === 'score') return spoken.groups.score;
  return move.type === 'card' ? labels.cards : spoken.groups.turn;
}

/** What lies on a hex and around it (`c14`), or what a card does (`card 3`). */
export function placeText(
  phrases: Phrases,
  text: string,
  view: View,
  names: readonly string[],
): string | null {
  const hex = hexNamed(text.toLowerCase());
  if (hex === undefined) return cardText(phrases, text);
  const label = hexLabel(phrases, view, hex, names);
  const told = forecast(view, hex);
  if (!told) return `${label}.`;
  const around = phrases.spoken.around(besideText(phrases, told, names));
  return `${label}; ${openText(phrases, told)}; ${around}.`;
}

function cardText({ cards }: Phrases, text: string): string | null {
  const number = /^(?:card|carta) ([1-9])$/i.exec(text)?.[1];
  const card = CARDS.find((each) => String(each) === number);
  return card === undefined ? null : `${card} ${cards[card].name}: ${cards[card].text}`;
}

/** The tokens on a player's stand. */
export function handText(phrases: Phrases, view: View, seat: Seat): string {
  const { stand } = view.sides[seat];
  return stand ? phrases.describe.stand(countsText(phrases, stand)) : phrases.labels.noStand;
}

/** The kind of token in hand. */
export function heldText(phrases: Phrases, kind: Kind | null): string | null {
  return kind === null ? null : phrases.spoken.picked(tokenText(phrases, kind));
}
