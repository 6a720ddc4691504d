import type { ActKind } from '@nabu/protocol';
import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** Keeping order in a house, in English. */
export const moderationEn = {
  title: 'Moderation',
  lead: 'What people report, and what you can do about it. Everything you do here is written down below.',
  hostsOnly: 'Only whoever runs the house can open this page.',
  thisTable: 'Moderate this table',
  end: 'End this game',
  endSure: 'Yes, end it: nobody wins',
  remove: 'Remove this table',
  removeSure: 'Yes, remove it for good',
  lines: 'What was said',
  removeLine: (name: string) => `Remove this line of ${name}`,
  removeShort: 'Remove',
  reports: {
    title: 'Reports',
    open: (count: number) =>
      count === 0 ? 'None is open.' : plural(count, '1 is open.', `${count} are open.`),
    none: 'There are none.',
    showClosed: 'Show those that are closed',
    about: { line: 'A line of', name: 'The name', person: 'About' },
    by: (name: string, date: string) => `Reported by ${name}, ${date}`,
    table: 'To the table',
    close: 'Close the report',
    closed: (name: string, date: string) => `Closed by ${name}, ${date}.`,
  },
  people: {
    title: 'A person',
    lead: 'Accounts and guests by their name.',
    name: 'Name',
    find: 'Find',
    none: 'There is nobody by this name.',
  },
  tables: {
    title: 'A table',
    lead: 'Who sits there and what was said.',
    link: 'Link or id of the table',
    look: 'Look',
  },
  kinds: {
    host: 'runs the house',
    account: 'account',
    guest: 'guest',
    token: 'a player without a person',
    gone: 'has erased their data',
  },
  act: (name: string) => (name ? `Silence, ban or rename ${name}` : 'Silence, ban or rename'),
  inForce: { silence: 'Silenced', ban: 'Banned' },
  until: (date: string) => `until ${date}.`,
  forGood: 'until lifted',
  lift: { silence: 'Lift the silence', ban: 'Lift the ban' },
  sanction: { silence: 'Silence', ban: 'Ban' },
  span: { silence: 'How long to silence', ban: 'How long to ban' },
  hours: (count: number) =>
    count < 24
      ? plural(count, '1 hour', `${count} hours`)
      : plural(count / 24, '1 day', `${count / 24} days`),
  reason: 'Reason, which they are told',
  rename: 'Rename',
  newName: 'Another name',
  renameHint: 'It replaces the old one everywhere, also in finished games.',
  writers: {
    title: 'Who may write freely',
    lead: 'The others say phrases, which everybody reads in their own language.',
    who: { everybody: 'Everybody', accounts: 'Accounts', nobody: 'Nobody' },
  },
  acts: {
    title: 'What was done',
    lead: 'Every act of whoever runs the house, the last first.',
    none: 'Nothing yet.',
    older: 'Older ones',
    what: {
      silence: 'Silenced',
      ban: 'Banned',
      lift: 'Lifted',
      rename: 'Renamed',
      removeLine: 'Removed a line',
      removeTable: 'Removed a table',
      endTable: 'Ended a game',
      closeReport: 'Closed a report',
      writers: 'Settled who may write',
      becameHost: 'Became host',
    } satisfies { readonly [act in ActKind]: string },
  },
};

export type ModerationWords = typeof moderationEn;
