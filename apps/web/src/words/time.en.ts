import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** What is said about clocks and paces, in English. */
export const timeEn = {
  pace: 'Pace',
  kinds: {
    none: 'No clock',
    live: 'Live, in one sitting',
    correspondence: 'Over days',
  },
  live: 'Time for each player',
  correspondence: 'Time for each decision',
  increment: (bank: string, more: string) => `${bank} and ${more} more for each decision`,
  plain: (bank: string) => `${bank} for the whole game`,
  delay: (bank: string, free: string) => `${bank}, and ${free} of each decision are free`,
  days: (days: number, vacation: number) =>
    vacation === 0
      ? plural(days, '1 day', `${days} days`)
      : `${plural(days, '1 day', `${days} days`)}, and ${plural(vacation, '1 day', `${vacation} days`)} of vacation`,
  short: (bank: string, more: string) => `${bank} + ${more}`,
  shortDelay: (bank: string, free: string) => `${bank}, ${free} free`,
  own: 'Other …',
  ownMinutes: 'Minutes for each player',
  ownSeconds: 'Seconds for each decision',
  ownExtra: 'These seconds',
  ownExtras: {
    increment: 'are added after each decision',
    delay: 'are free in each decision',
  },
  ownDays: 'Days for each decision',
  ownVacation: 'Days of vacation',
  hint: {
    none: 'Everybody takes the time they need.',
    live: 'Time runs for whoever must decide, never while a bot thinks or the house restarts. A decision is done, and its extra time added, when it cannot be taken back any more; taking moves back brings no time.',
    correspondence:
      'Each decision has its days. Beyond them days of vacation are used up by themselves; when they are gone, time is up.',
  },
  caretaker: 'Who plays for somebody who is away',
  ends: 'How a game can end',
  endRules: {
    rules: 'By the rules of the game.',
    time: 'Out of time or given up: with two players the other wins. With more, a bot plays the seat to the end, and it comes last.',
    resign:
      'Given up: with two players the other wins. With more, a bot plays the seat to the end, and it comes last.',
    agreed: 'By agreement: everybody says yes, and the present ranking counts.',
    awayLive: (level: string) =>
      `Away from a live game: after a minute a bot (${level}) takes the seat and gives it back at once when the player returns. The others can wait instead, or count the player out after three minutes.`,
    awayNone: (level: string) =>
      `Away: after a minute the others may let a bot (${level}) play until the player returns. Who lets the game wait for 14 days can be counted out.`,
    awayDays:
      'Away or gone: nobody plays in their place. Their days run, then their vacation, and then time is up.',
    abandoned: 'Everybody leaves a live game: it is abandoned, and nobody wins.',
    host: 'The host of the house can end a game; nobody wins then.',
    pause:
      'A break or another day: when everybody agrees. To go on another day, one more move is sealed first.',
  },
  about: 'About this table',
  clockOf: (name: string, left: string) => `${name}: ${left}`,
  left: (left: string) => `${left} left`,
  vacationLeft: (left: string) => `${left} of vacation left`,
  leftAndVacation: (left: string, vacation: string) => `${left} left, then ${vacation} of vacation`,
  more: (span: string) => `+${span}`,
  vacation: 'vacation',
  free: (seconds: number) => `+${seconds}`,
  mine: (span: string) => `${span} left on your clock.`,
  lowSetting: 'When my time runs low',
  lowSettings: { on: 'Warn by a sound too', off: 'Show it only' },
  lowHint: 'The sound is heard when sounds are on.',
};
