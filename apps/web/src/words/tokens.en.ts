import type { Scope } from '@nabu/protocol';
import { english } from '../i18n/grammar.ts';

const { plural } = english;

export type TokensWords = typeof tokensEn;

/** Personal tokens and bot accounts. */
export const tokensEn = {
  title: 'Programs',
  lead: 'A token lets a program of yours act for you, as far as you allow it. Treat it like a password.',
  api: 'How programs talk to the house',
  none: 'There are no tokens.',
  list: 'Tokens',
  of: (name: string) => `of ${name}`,
  made: (day: string) => `made on ${day}`,
  expires: (day: string) => `until ${day}`,
  expired: 'over',
  used: (day: string) => `last used on ${day}`,
  unused: 'never used',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  name: 'What it is for',
  whose: 'Who it acts for',
  me: 'me',
  allowed: 'What it may do',
  scopes: {
    read: 'see what I may see',
    play: 'play at my tables',
    tables: 'set up, join and leave tables',
    profile: 'change my name and profile',
  } satisfies { readonly [scope in Scope]: string },
  until: 'How long it is good for',
  days: (count: number) => plural(count, '1 day', `${count} days`),
  ever: 'until I revoke it',
  make: 'Make a token',
  once: 'Copy the token now: it is not shown again.',
  token: 'New token',
  copy: 'Copy',
  copied: 'Copied',
  bots: 'Bot accounts',
  botsLead:
    'A bot account is for a program that plays by itself. Its name is marked with “(bot)”, and it plays no rated games.',
  noBots: 'You have no bot accounts.',
  botName: 'Name of the bot',
  makeBot: 'Make a bot account',
  retire: 'Retire',
  retireNamed: (name: string) => `Retire ${name}`,
};
