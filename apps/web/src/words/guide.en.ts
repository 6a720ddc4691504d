import { english } from '../i18n/grammar.ts';

const { plural } = english;
const points = (count: number) => plural(count, '1 point', `${count} points`);

/** The guide of a first game, in English. */
export const guideEn = {
  strip: 'Guide',
  first: 'Your first game, with a guide',
  /** The name of a button for one of several games: its words first, so that it can be called by what is seen. */
  firstOf: (button: string, game: string) => `${button}: ${game}`,
  firstShort: 'First game, with a guide',
  lead: 'Play against a bot that overlooks things. The guide says what matters, shows good moves with their reasons, explains what the bot does and warns you before you give something away. It says less from turn to turn.',
  homeButton: 'A little: play with a guide',
  wish: 'With a guide',
  wishHint:
    'Says what matters, shows good moves, explains the bots and warns before you give something away; less and less from turn to turn. It can be silenced.',
  silence: 'Silence the guide',
  speak: 'Bring the guide back',
  checking: 'Looking at your move …',
  idle: {
    over: 'The game is over. Look back at it move by move, or go on.',
    others: 'It is not your turn now.',
    thinking: 'Looking at the board …',
  },
  quiet: 'Your move. You are warned if it would give something away.',
  did: (name: string, move: string) => `${name} played “${move}”.`,
  ahead: (lead: number) => `You lead by ${points(lead)}.`,
  behind: (name: string, lead: number) => `${name} is ahead of you by ${points(lead)}.`,
  level: 'You are level in points.',
  forced: 'There is only one move.',
  alike: 'Several moves are about as good: take whichever you like.',
  danger: (name: string, count: number) =>
    `${name} could score ${points(count)} next; the best move prevents it.`,
  points: (count: number) => `You can score ${points(count)} at once.`,
  clear: 'One move is clearly better than all others here.',
  prepare: 'Nothing scores at once: make ready what will.',
  throwsAway: (move: string, lost: number) =>
    `“${move}” would give something away: it wins ${lost} of 100 such games less.`,
  costs: (count: number) => `It costs about ${points(count)}.`,
  better: (move: string) => `Better: “${move}”.`,
  makeBetter: 'Play the better move',
  makeAnyway: 'Play mine all the same',
  lookAgain: 'Look again',
  onward: 'How to go on',
  nextLevel: 'Play against the apprentice',
};
