import * as z from 'zod';
import * as a from '../account.ts';
import { whoAmI } from '../people.ts';
import { done } from './people.ts';
import { route } from './route.ts';

const account = { tag: 'account', scope: null } as const;
const post = { ...account, method: 'post' } as const;
const wrong = ['wrong-credentials', 'bad-password', 'weak-password'] as const;
/** What a library that knows the form of passkeys made or reads. */
const passkeyQuestion = z.looseObject({ challenge: z.string() });

/** Signing in and looking after an account: for people in a browser, never for tokens. */
export const ACCOUNT_ROUTES = {
  account: route({
    ...{ ...account, method: 'get', path: '/api/me/account', who: 'person' },
    summary: 'What the house keeps of my account: sessions, passkeys, address.',
    answer: a.account,
  }),
  newAccount: route({
    ...{ ...post, path: '/api/me/account', who: 'anybody' },
    summary:
      'A guest becomes an account and keeps all games; somebody unknown becomes one at once.',
    ...{ body: a.newAccount, answer: whoAmI },
    codes: ['has-account', 'name-taken', 'bad-name', 'bad-password', 'weak-password'],
  }),
  signIn: route({
    ...{ ...post, path: '/api/sign-in', who: 'anybody', body: a.signIn, answer: whoAmI },
    summary: 'Signs in by name and password.',
    codes: ['wrong-credentials', 'bad-name'],
  }),
  recover: route({
    ...{ ...post, path: '/api/sign-in/recover', who: 'anybody', body: a.recover, answer: whoAmI },
    summary: 'Sets a new password by a recovery code, which is used up.',
    codes: wrong,
  }),
  signOut: route({
    ...{ ...post, path: '/api/sign-out', who: 'anybody', answer: whoAmI },
    summary: 'Ends this session.',
  }),
  signOutEverywhere: route({
    ...{ ...post, path: '/api/sign-out/everywhere', who: 'person', answer: whoAmI },
    summary: 'Ends every session of mine.',
  }),
  endSessions: route({
    ...{ ...post, path: '/api/me/sessions/end', who: 'person', body: a.endSessions },
    summary: 'Ends some of my sessions, or all others.',
    answer: z.object({ ended: z.int().min(0) }),
  }),
  prove: route({
    ...{ ...post, path: '/api/me/prove', who: 'account', body: a.prove, answer: whoAmI },
    summary: 'Shows once more that it is me, by password, before something that matters.',
    codes: ['wrong-credentials', 'bad-password'],
  }),
  rename: route({
    ...{ ...post, path: '/api/me/name', who: 'account', body: a.rename, answer: whoAmI },
    ...{ scope: 'profile', summary: 'Gives my account another name.' },
    codes: ['name-taken', 'bad-name'],
  }),
  password: route({
    ...{ ...post, path: '/api/me/password', who: 'proved', body: a.changePassword, answer: whoAmI },
    summary: 'Sets another password and ends every other session.',
    codes: ['bad-password', 'weak-password'],
  }),
  codes: route({
    ...{ ...post, path: '/api/me/codes', who: 'proved', answer: a.recoveryCodes },
    summary: 'New recovery codes in place of those before; told once.',
  }),
  askPasskey: route({
    ...{ ...post, path: '/api/me/passkeys/ask', who: 'proved', answer: passkeyQuestion },
    summary: 'What a browser needs to make a passkey.',
  }),
  addPasskey: route({
    ...{ ...post, path: '/api/me/passkeys', who: 'proved', body: a.passkeyAnswer },
    ...{ summary: 'Adds a passkey.', answer: done('added'), status: 201 },
    codes: ['bad-passkey', 'bad-name'],
  }),
  removePasskey: route({
    ...{ ...post, path: '/api/me/passkeys/remove', who: 'proved', body: a.removePasskey },
    ...{ summary: 'Takes a passkey away.', answer: done('removed') },
  }),
  askSignIn: route({
    ...{ ...post, path: '/api/sign-in/passkey/ask', who: 'anybody', answer: passkeyQuestion },
    summary: 'What a browser needs to sign in by passkey.',
  }),
  signInPasskey: route({
    ...{ ...post, path: '/api/sign-in/passkey', who: 'anybody', body: a.passkeyAnswer },
    ...{ summary: 'Signs in by passkey.', answer: whoAmI, codes: ['bad-passkey'] },
  }),
  provePasskey: route({
    ...{ ...post, path: '/api/me/prove/passkey', who: 'person', body: a.passkeyAnswer },
    ...{ summary: 'Shows once more that it is me, by passkey.', answer: whoAmI },
    codes: ['bad-passkey'],
  }),
  setEmail: route({
    ...{ ...post, path: '/api/me/email', who: 'proved', body: a.setEmail },
    summary: 'Sends a link to an address, which is mine once the link was opened.',
    ...{ answer: done('sent'), status: 202, codes: ['bad-address', 'no-mail'] },
  }),
  removeEmail: route({
    ...{ ...post, path: '/api/me/email/remove', who: 'proved' },
    ...{ summary: 'Forgets my address.', answer: done('removed') },
  }),
  confirmEmail: route({
    ...{ ...post, path: '/api/mail/confirm', who: 'anybody', body: a.confirmEmail },
    ...{ summary: 'Opens the link of a mail.', answer: done('confirmed') },
    codes: ['bad-link'],
  }),
  forgot: route({
    ...{ ...post, path: '/api/sign-in/forgot', who: 'anybody', body: a.forgot },
    summary: 'Sends a link to set a new password, if there is such an account with an address.',
    ...{ answer: done('sent'), status: 202, codes: ['no-mail', 'bad-name'] },
  }),
  reset: route({
    ...{ ...post, path: '/api/sign-in/reset', who: 'anybody', body: a.reset, answer: whoAmI },
    summary: 'Sets a new password by the link of a mail.',
    codes: ['bad-link', 'bad-password', 'weak-password'],
  }),
  export: route({
    ...{ ...account, method: 'get', path: '/api/me/export', who: 'person' },
    ...{
      summary: 'All that the house keeps about me, as one JSON file.',
      type: 'application/json',
    },
  }),
  erase: route({
    ...{ ...post, path: '/api/me/erase', who: 'person', body: a.erase, answer: whoAmI },
    summary: 'Takes away all that says who I was; an account must have proved who it is.',
    codes: ['prove-yourself'],
  }),
} as const;
