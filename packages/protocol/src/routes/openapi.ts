import * as z from 'zod';
import type { CODES } from '../codes.ts';
import { problem } from '../http.ts';
import { SCOPES } from '../scopes.ts';
import { API_VERSION, codesOf, type Route, TAGS } from './route.ts';

/** JSON as a document has it. */
export type Json = { readonly [name: string]: unknown };

/** The path of a route as an OpenAPI document writes it, under the server's `/api/v1`. */
export function documentPath(path: string): string {
  return path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
}

/**
 * The OpenAPI 3.1 document of routes: paths, what is sent and answered as JSON Schema made from the schemas that the
 * server reads by, who may ask, and every code of a refusal. `statusOf` says which HTTP status a code has.
 */
export function openApi(
  routes: { readonly [name: string]: Route },
  version: string,
  statusOf: (code: (typeof CODES)[number]) => number,
): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = documentPath(route.path);
    paths[path] = { ...paths[path], [route.method]: operation(name, route, statusOf) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nabu',
      version,
      summary: 'A house for board games: tables, people, what was played.',
      description:
        'Every answer that is no success is application/problem+json with a stable code. The socket at /ws, where games are played, is described by /api/asyncapi.json.',
    },
    servers: [{ url: `/api/v${API_VERSION}` }],
    tags: TAGS.map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: SECURITY,
      headers: HEADERS,
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
}

const PROBLEM = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};
/** What answers carry beside their content. */
const HEADERS = {
  'X-Request-Id': header('What the log of the house calls the request.'),
  'RateLimit-Policy': header('How many requests an address has in how many seconds.'),
  RateLimit: header('How many of them are left, and in how many seconds there is one again.'),
  'Retry-After': header('After so many seconds it may be tried again.'),
  ETag: header('Shown again as If-None-Match it asks whether anything has changed.'),
};
const ALWAYS = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit'] as const;
const BROKEN = { description: 'server-error, going-down', content: PROBLEM };

const SECURITY = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `A personal token (nabu_…), good for its scopes: ${SCOPES.join(', ')}.`,
  },
  session: { type: 'apiKey', in: 'cookie', name: 'nabu_session' },
};

function operation(
  name: string,
  route: Route,
  statusOf: (code: (typeof CODES)[number]) => number,
): Json {
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    'x-who': route.who,
    security: securityOf(route),
    ...parametersOf(route),
    ...(route.body && {
      requestBody: { required: true, content: json(schemaOf(route.body, 'input')) },
    }),
    responses: { ...success(route), ...refusals(route, statusOf), default: BROKEN },
  };
}

function securityOf({ who, scope }: Route): readonly Json[] {
  const ways = [...(scope === null ? [] : [{ token: [scope] }]), { session: [] }];
  return who === 'anybody' ? [{}, ...ways] : ways;
}

function parametersOf({ path, query }: Route): Json {
  const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const { properties = {}, required = [] } = (query ? schemaOf(query, 'input') : {}) as {
    readonly properties?: { readonly [name: string]: Json };
    readonly required?: readonly string[];
  };
  const asked = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
  const all = [...inPath, ...asked];
  return all.length > 0 ? { parameters: all } : {};
}

function success({ answer, type, status = 200, etag }: Route): Json {
  const content = answer ? json(schemaOf(answer, 'output')) : { [type ?? 'text/plain']: {} };
  const unchanged = 'Nothing has changed since the ETag that was shown.';
  const headers = carried(...ALWAYS, ...(etag ? (['ETag'] as const) : []));
  return {
    [status]: { description: 'Done.', headers, content },
    ...(etag && { 304: { description: unchanged, headers } }),
  };
}

/** One response for each status, with the codes that have it. */
function refusals(route: Route, statusOf: (code: (typeof CODES)[number]) => number): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(route))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          'x-codes': codes,
          headers: carried(...ALWAYS, ...(status === TOO_MANY ? (['Retry-After'] as const) : [])),
          content: PROBLEM,
        },
      ]),
  );
}

/** The status of what comes too often. */
const TOO_MANY = 429;

function carried(...names: readonly (keyof typeof HEADERS)[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** A schema as JSON Schema; what cannot be said in it (a text that must be a pace) is left open. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
