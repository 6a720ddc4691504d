import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** The review of a finished game, in English. */
export const reviewEn = {
  title: 'Review',
  open: 'Review every move',
  lead: 'Who stood how, what each decision cost, and what was luck.',
  working: (percent: number) => `Looking through the game: ${percent} % done`,
  done: 'The review is done and kept with the game.',
  unkept: 'The review is done, but this browser has no room to keep it.',
  failed: 'The record of this game cannot be read, so it cannot be reviewed.',
  again: 'Review once more',
  own: 'With so many players nobody has measured how often such chances come true: they are the search’s own word.',
  plot: 'Over the turns',
  plots: { chances: 'Chance to win', points: 'Expected points', so: 'Points so far' },
  percent: (value: number) => `${value} %`,
  plotSays: (what: string, figures: string, turns: number) =>
    `${what} over ${plural(turns, '1 turn', `${turns} turns`)}; at the end ${figures}.`,
  players: 'Players',
  accuracy: 'Accuracy',
  accuracyHint: '100 is the best known move every time, 0 is drawing lots.',
  mistakes: 'Mistakes',
  mistakesOf: (mistakes: number, decisions: number) => `${mistakes} of ${decisions}`,
  cost: 'Cost of a decision',
  costHint: 'By how much less often a decision wins than the best known move, on average.',
  luck: 'Luck',
  luckHint:
    'What deals and draws changed in the chance to win, beside what the same moves would have met on average.',
  notes: 'What these figures mean',
  turning: 'Turning points',
  noTurning: 'No turn changed much.',
  at: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  change: (name: string, before: number, after: number) =>
    `The chance of ${name} to win goes from ${before} to ${after} %.`,
  mistake: (made: string, best: string, cost: number) =>
    `“${made}” was played; “${best}” would have won ${cost} more of 100 games.`,
  missed: (told: string) => `It would have brought: ${told}`,
  lost: (turns: number, told: string) =>
    `${plural(turns, 'One turn later', `${turns} turns later`)}: ${told}`,
  lucky: (name: string, percent: number) => `Luck gave ${name} ${percent} of 100.`,
  unlucky: (name: string, percent: number) => `Luck took ${percent} of 100 from ${name}.`,
  decisions: 'Decisions',
  whose: 'Whose',
  everybody: 'Everybody’s',
  which: 'Which',
  kinds: { costly: 'Those that cost something', mistakes: 'Mistakes', all: 'All' },
  none: 'There are none.',
  more: (count: number) => plural(count, 'Show 1 more', `Show ${count} more`),
  move: (ply: number, name: string) => `Move ${ply}, ${name}`,
  best: 'The best known move',
  better: (move: string) => `Better: ${move}`,
  costs: (percent: string, points: string) => `costs ${percent} of 100 games, ${points} points`,
  costShort: (percent: string) => `−${percent}`,
};
