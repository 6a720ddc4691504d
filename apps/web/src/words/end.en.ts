import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** What is said when a game is over, in English. */
export const endEn = {
  won: (name: string) => `${name} wins`,
  youWon: 'You win',
  shared: (names: string) => `${names} share the win`,
  place: (place: number) =>
    `${place}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)]}`,
  table: 'Final scores',
  source: 'Source',
  rematch: 'Play again',
  download: 'Download the record',
  review: 'Look through the game',
  board: 'See the board',
  moves: (count: number) => plural(count, '1 move', `${count} moves`),
  endedEarly: 'You ended the game early. It is scored as it stood.',
  tie: (rule: string, figures: string) => `The points are equal: ${rule} (${figures}).`,
  tieShared: (rule: string, figures: string) =>
    `The points are equal: ${rule}, and that is equal too (${figures}), so the place is shared.`,
  noTieBreak: (names: string) =>
    `The points of ${names} are equal, and these rules break no tie: the place is shared.`,
  rule: (clause: string) => `Rule ${clause}`,
  curve: 'Points over the turns',
  curveOf: 'Show',
  all: 'All points',
  turn: 'Turn',
  turnAt: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  opening: 'Opening',
  asTable: 'As a table',
  curveSays: (source: string, figures: string, turns: number) =>
    `${source} over ${plural(turns, '1 turn', `${turns} turns`)}; at the end ${figures}.`,
  curveHint: 'Point at a turn to read it, press to look at the board there.',
};
