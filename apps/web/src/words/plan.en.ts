import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** Planning at the table, in English. */
export const planEn = {
  title: 'Plan',
  open: 'Plan: try moves on a private copy',
  close: 'Back to the game',
  badge: 'Plan: only you see this',
  mine: (prompt: string) => `Your plan. ${prompt}`,
  theirs: (name: string) => `Your plan: what will ${name} do?`,
  ends: 'What comes after this step is not known: chance or a secret has a say in it. The line ends here.',
  over: 'The game would be over here.',
  guessed: 'From here on it is a guess.',
  example: 'Go on with an example',
  another: 'Another example',
  whatever: (name: string) => `Whatever ${name} does`,
  others: 'Whatever the others do',
  reply: (name: string) => `A reply of ${name}`,
  choose: 'Choose a reply …',
  queue: 'Play this when it is my turn',
  queued: 'Your plan is played when it is your turn.',
  cancel: 'Do not play it',
  rule: 'Your moves are sent one by one, each only if it is still legal, does exactly what it does here, and nothing new came to light. If somebody does something else than you put in, nothing is sent.',
  clear: 'Forget the plan',
  steps: 'Steps of the plan',
  state: {
    true: 'came true',
    otherwise: 'something else happened',
    impossible: (reason: string) => `not possible any more: ${reason}`,
    changed: 'possible, but it would do something else now',
    unknown: 'what comes of it is not known',
    guessed: 'an example of what may come',
  },
  unkept: 'This browser has no room left: the plan is lost if you close the page.',
  note: (open: number) => plural(open, 'Plan: 1 step', `Plan: ${open} steps`),
  noteBroken: (step: number) => `Plan: step ${step} is not possible any more`,
  cameTrue: (steps: number) =>
    plural(steps, 'A step of your plan came true.', `${steps} steps of your plan came true.`),
  broken: (step: number, reason: string) =>
    `Step ${step} of your plan is not possible any more: ${reason}`,
  plays: (move: string) => `Played from your plan: ${move}.`,
  waits: (move: string) => `Your plan goes on with “${move}”. Confirm it to play it.`,
  stopped: {
    otherwise:
      'Your plan is not played: somebody did something else than you put in. Look again and queue it anew if you still want it.',
    learned:
      'Your plan is not played any further: something new came to light. Look again and queue it anew if you still want it.',
    undone: 'Your plan is not played: a move was taken back.',
    mine: 'Your plan is not played any further: you made another move.',
    illegal: (reason: string) =>
      `Your plan is not played: its next move is not possible. ${reason}`,
    changed: 'Your plan is not played: its next move would do something else now.',
  },
  full: 'This plan is full: forget some of its steps first.',
  nobody: 'Nobody decides here: go back a step, or go on with an example.',
  watching: 'Only who plays can plan, and only while the game goes on.',
  /** What can be typed after the word in the move box. */
  typed: {
    word: 'plan',
    undo: 'undo',
    redo: 'redo',
    clear: 'forget',
    queue: 'play',
    cancel: 'stop',
    whatever: 'whatever',
    example: 'example',
    close: 'close',
  },
  help: (word: string, asks: string) =>
    `Type “${word}” and a move to try it on a private copy; “${word}” alone reads your plan. Also: ${asks}.`,
  empty: 'Your plan has no steps yet.',
  added: (step: string, told: string) => (told === '' ? step : `${step}: ${told}`),
  key: 'Plan on a private copy, or back to the game',
};
