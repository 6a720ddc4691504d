import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** What is said between people at a table: playing again, and new lines of chat; in English. */
export const againEn = {
  asked: 'You are asked to play again. Your seat is kept for you.',
  watch: 'The players set the table up again.',
  there: (names: string, count: number) =>
    plural(count, `${names} is there already.`, `${names} are there already.`),
  come: 'Come along',
  watchThere: 'Watch there',
  notNow: 'Not now',
  waiting: (names: string, count: number) =>
    plural(
      count,
      `${names} is asked to play again and has not come yet.`,
      `${names} are asked to play again and have not come yet.`,
    ),
  begins: 'The game begins when everybody is there.',
  unread: (count: number) => plural(count, '1 new message', `${count} new messages`),
};
