import * as z from 'zod';
import * as n from '../notices.ts';
import { done } from './people.ts';
import { route } from './route.ts';

const news = { tag: 'news', scope: null, who: 'person' } as const;
const post = { ...news, method: 'post' } as const;

/** What somebody wants to be told, and how: for people in a browser. */
export const NOTICE_ROUTES = {
  notices: route({
    ...{ ...news, method: 'get', path: '/api/me/notices', answer: n.notices },
    summary: 'What I want to be told, by which ways, and when not.',
  }),
  setNotices: route({
    ...{ ...post, path: '/api/me/notices', body: n.noticeSettings, answer: n.notices },
    summary: 'Says what I want to be told.',
  }),
  muteTable: route({
    ...{ ...post, path: '/api/me/notices/mute', body: n.muteTable },
    summary: 'Tells me nothing more of one table at which I sit, or again.',
    ...{ answer: z.object({ muted: z.boolean() }), codes: ['not-seated', 'unknown-table'] },
  }),
  subscribePush: route({
    ...{ ...post, path: '/api/me/push', body: n.pushSubscription, answer: done('subscribed') },
    summary: 'This browser is told by web push while the session lasts.',
  }),
  removePush: route({
    ...{ ...post, path: '/api/me/push/remove', body: n.removePush, answer: done('removed') },
    summary: 'A browser of mine is told nothing more.',
  }),
  setWebhook: route({
    ...{ ...post, path: '/api/me/webhook', who: 'account', body: n.setWebhook },
    summary: 'Sets the webhook of my account, and switches it on.',
    ...{ answer: z.object({ webhook: n.webhook }), codes: ['bad-webhook'] },
  }),
  removeWebhook: route({
    ...{ ...post, path: '/api/me/webhook/remove', answer: done('removed') },
    summary: 'Removes my webhook.',
  }),
  testWebhook: route({
    ...{ ...post, path: '/api/me/webhook/test', who: 'account', answer: n.webhookTest },
    ...{ summary: 'Sends a test to my webhook at once.', codes: ['bad-webhook'] },
  }),
} as const;
