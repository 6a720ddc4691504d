import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** Lessons, in English. */
export const learnEn = {
  title: 'Learn by playing',
  of: (game: string) => `Learn ${game}`,
  lead: 'Short lessons on the real board: you make the moves, the house answers. Leave whenever you like; what you finished stays finished.',
  missing: 'There is no such lesson. Look for it among all lessons.',
  count: (lessons: number) => plural(lessons, '1 lesson', `${lessons} lessons`),
  progress: (done: number, of: number) => `Done: ${done} of ${of}`,
  start: 'Begin',
  goOn: 'Go on',
  repeat: 'Look at it again',
  done: 'done',
  strip: 'Teacher',
  place: (number: number, of: number) => `Lesson ${number} of ${of}`,
  right: 'Right!',
  rule: 'Read the rule',
  again: 'Start over',
  next: 'Next lesson',
  all: 'All lessons',
  fold: 'Fold the words',
  unfold: 'Show all words',
  you: 'Student',
  step: 'Play it',
  backToStart: 'From the start',
  refused: (move: string, rule: string) => `“${move}” is not allowed here. ${rule}`,
  notMade: (move: string) => `“${move}” is allowed, but it was not made.`,
  wouldLead: (what: string) => `It would have led to this: ${what}`,
  askedFor: 'Try again; the lamp below shows a way.',
};
