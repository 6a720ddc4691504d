import { type Move, moveLike, NATIONS } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What is said of many games of Babel together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
  /** A temple card of a level. */
  level(level: number): string;
  readonly ownStack: string;
  readonly rivalStack: string;
  readonly half: string;
}

/** A move as it is called among like moves, in words. */
export function likeText(phrases: Phrases, text: string): string {
  const { census, powers } = phrases;
  switch (text) {
    case 'bld own':
      return census.ownStack;
    case 'bld other':
      return census.rivalStack;
    case 'half':
      return census.half;
    case 'P:own':
    case 'P:other':
      return powers[NATIONS.indexOf('P')];
    default: {
      const move = moveLike(text);
      return move ? moveText(phrases, move, text) : text;
    }
  }
}

const POWERS = { assyrians: 'A', hittites: 'H', medes: 'M', sumerians: 'S' } as const;

function moveText({ moves, nations, sites, powers }: Phrases, move: Move, text: string): string {
  switch (move.type) {
    case 'walk':
      return moves.walk(sites[move.site]);
    case 'deploy':
      return moves.deploy(nations[move.nation]);
    case 'migrate':
      return moves.migrate(sites[move.site], sites[move.to]);
    case 'drop':
      return moves.drop(nations[move.nation]);
    case 'buildStarter':
    case 'end':
      return moves[move.type];
    case 'assyrians':
    case 'hittites':
    case 'medes':
    case 'sumerians':
      return powers[NATIONS.indexOf(POWERS[move.type])];
    default:
      return text;
  }
}

/** What was counted, in words. */
export function countedText({ census, powers, nations }: Phrases, heading: string, name: string) {
  if (heading === 'level') return census.level(Number(name));
  const nation = (NATIONS as readonly string[]).indexOf(name);
  return nation < 0 ? name : `${nations[nation]}: ${powers[nation]}`;
}
