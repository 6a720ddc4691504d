import * as z from 'zod';
import { becomeHost } from '../account.ts';
import { health, here } from '../http.ts';
import { whoAmI } from '../people.ts';
import { done } from './people.ts';
import { route } from './route.ts';

const host = { method: 'post', tag: 'host', who: 'host', scope: null } as const;

/** The house itself, and what whoever runs it may do. */
export const HOUSE_ROUTES = {
  health: route({
    ...{ method: 'get', path: '/api/health', tag: 'house', who: 'anybody', scope: 'read' },
    ...{ summary: 'Whether the house is at work, and its versions.', answer: health },
  }),
  live: route({
    ...{ method: 'get', path: '/api/health/live', tag: 'house', who: 'anybody', scope: 'read' },
    ...{ summary: 'Whether this process is alive.', answer: done('live') },
  }),
  ready: route({
    ...{ method: 'get', path: '/api/health/ready', tag: 'house', who: 'anybody', scope: 'read' },
    summary: 'Whether new visitors can be served here; else the status is 503 and says why.',
    answer: done('ready'),
  }),
  here: route({
    ...{ method: 'get', path: '/api/here', tag: 'house', who: 'anybody', scope: 'read' },
    summary: 'Where others on the network find the house; told to its own machine alone.',
    answer: here,
  }),
  openApi: route({
    ...{ method: 'get', path: '/api/openapi.json', tag: 'house', who: 'anybody', scope: 'read' },
    summary: 'This document: every request as OpenAPI 3.1.',
    ...{ answer: z.looseObject({ openapi: z.string() }), etag: true },
  }),
  asyncApi: route({
    ...{ method: 'get', path: '/api/asyncapi.json', tag: 'house', who: 'anybody', scope: 'read' },
    summary: 'Every message of the socket as AsyncAPI 3.',
    ...{ answer: z.looseObject({ asyncapi: z.string() }), etag: true },
  }),
  becomeHost: route({
    ...{ ...host, who: 'account', path: '/api/host', body: becomeHost, answer: whoAmI },
    summary: 'Makes me host by the link that was printed when the house was started.',
    codes: ['bad-link'],
  }),
  removeLine: route({
    ...{ ...host, path: '/api/host/tables/:id/lines/:n/remove', answer: done('removed') },
    ...{ summary: 'Takes a line of chat away.', codes: ['unknown-line'] },
  }),
  removeTable: route({
    ...{ ...host, path: '/api/host/tables/:id/remove', answer: done('removed') },
    summary: 'Takes a table away: nobody can open it any more.',
  }),
} as const;
