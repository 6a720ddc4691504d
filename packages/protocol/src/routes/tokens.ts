import * as t from '../tokens.ts';
import { route } from './route.ts';

const tokens = { tag: 'tokens', scope: null } as const;
const post = { ...tokens, method: 'post' } as const;

/** Personal tokens, and accounts for programs. */
export const TOKEN_ROUTES = {
  tokens: route({
    ...{ ...tokens, method: 'get', path: '/api/me/tokens', who: 'account', answer: t.tokenList },
    summary: 'Lists my personal tokens and those of my bots, without the tokens themselves.',
  }),
  newToken: route({
    ...{ ...post, path: '/api/me/tokens', who: 'proved', body: t.newToken, answer: t.tokenMade },
    ...{ summary: 'Makes a personal token, which is told once.', status: 201 },
    codes: ['bad-name', 'unknown-person', 'too-many'],
  }),
  revokeTokens: route({
    ...{ ...post, path: '/api/me/tokens/revoke', who: 'account', body: t.revokeTokens },
    ...{ summary: 'Revokes tokens: they open nothing any more.', answer: t.revoked },
  }),
  bots: route({
    ...{ ...tokens, method: 'get', path: '/api/me/bots', who: 'account', answer: t.botList },
    summary: 'Lists the bot accounts that are mine.',
  }),
  newBot: route({
    ...{ ...post, path: '/api/me/bots', who: 'proved', body: t.newBot, answer: t.botMade },
    ...{ summary: 'Makes an account for a program of mine.', status: 201 },
    codes: ['bad-name', 'name-taken', 'too-many'],
  }),
  retireBot: route({
    ...{ ...post, path: '/api/me/bots/retire', who: 'proved', body: t.retireBot },
    ...{ summary: 'Takes a bot of mine and its tokens away; its games stay.', answer: t.retired },
    codes: ['unknown-person'],
  }),
} as const;
