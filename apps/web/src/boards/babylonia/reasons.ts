import type { Hex } from './geometry.ts';
import { type Card, type Event, kindsOn, type Scored, type View } from './rules.ts';
import type { Phrases } from './words/phrases.ts';
import { hexesIn } from './words/pieces.ts';
import { tileWords } from './words/places.ts';

/** Points with what they are made of: "12 = 3 merchants + 3 priests". */
export function reasonOf(phrases: Phrases, view: View, scored: Scored): string {
  const { reasons } = phrases;
  const { points, clause, pieces } = scored;
  switch (clause) {
    case 'S3':
      return reasons.sum(
        points,
        kindsOn(view, hexesIn(pieces)).map(([kind, count]) => reasons.nobles(count, kind)),
      );
    case 'S6':
      return reasons.sum(points, [reasons.cities(pieces.length)]);
    case 'G1':
      return reasons.sum(points, [reasons.ziggurats(pieces.length)]);
    case 'F3':
      return reasons.field(points);
    case 'F4':
      return reasons.sum(points, [reasons.cities(points)]);
    default:
      return reasons.sum(points, [reasons.card(Number(clause.slice(1)) as Card)]);
  }
}

/** What a placement would lead to at once. */
export interface Outcome {
  readonly points: number;
  /** Each reason for points; empty when nothing is scored at once. */
  readonly lines: readonly string[];
  /** Hexes that pay: touched ziggurats and the field. */
  readonly paying: readonly Hex[];
  /** Cities and ziggurats that would be surrounded. */
  readonly surrounded: readonly Hex[];
}

/** Reads the outcome of a placement from the events of its preview. */
export function outcomeOf(phrases: Phrases, view: View, events: readonly Event[]): Outcome {
  const scored = events.filter((event) => event.type === 'scored');
  const surrounded = events.flatMap((event) =>
    event.type === 'surrounded' ? hexesIn([event.hex]) : [],
  );
  return {
    points: scored.reduce((sum, { points }) => sum + points, 0),
    lines: [
      ...scored.map((event) => `+${reasonOf(phrases, view, event)}`),
      ...surrounded.map((hex) => phrases.reasons.surrounds(tileWords(phrases, view, hex))),
    ],
    paying: scored.flatMap(({ pieces }) => hexesIn(pieces)),
    surrounded,
  };
}
