import { CITIES, COURT, CRAFTS, moveLike, RESOURCES, TEMPLES } from '../rules.ts';
import { plainMove } from './moves.ts';
import type { Phrases } from './phrases.ts';

/** What is said of many games of Amyitis together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
  recruit(craft: string): string;
  caravan(city: string): string;
  field(resource: string): string;
  plant(square: string): string;
}

/** A move as it is called among like moves, in words. */
export function likeText(phrases: Phrases, text: string): string {
  const { census, crafts, cities, resources } = phrases;
  const [kind, name = ''] = text.split(' ');
  switch (kind) {
    case 'recruit':
      return census.recruit(named(CRAFTS, crafts, name));
    case 'caravan':
      return census.caravan(
        named(
          CITIES.map((city) => city.name),
          cities,
          name,
        ),
      );
    case 'field':
      return census.field(named(RESOURCES, resources, name));
    case 'plant':
      return census.plant(name);
    default:
      return moveText(phrases, text);
  }
}

function moveText(phrases: Phrases, text: string): string {
  const move = moveLike(text);
  if (!move) return text;
  switch (move.type) {
    case 'recruit':
    case 'caravan':
    case 'field':
    case 'plant':
      return text;
    case 'buy':
    case 'court':
      return phrases.moves[move.type](phrases.court[move.court]);
    default:
      return plainMove(phrases, move);
  }
}

/** What was counted, in words. */
export function countedText(phrases: Phrases, heading: string, name: string): string {
  switch (heading) {
    case 'craft':
      return capital(named(CRAFTS, phrases.crafts, name));
    case 'court':
      return capital(named(COURT, phrases.court, name));
    case 'temple':
      return named(TEMPLES, phrases.temples, name);
    default:
      return name;
  }
}

/** The word for what has a name in the box. */
function named(names: readonly string[], words: readonly string[], name: string): string {
  return words[names.indexOf(name)] ?? name;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
