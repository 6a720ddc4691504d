import { requestJson } from '../../session/http.ts';
import { once } from '../once.ts';
import type { Schema } from './schema-text.ts';

type Who = 'anybody' | 'person' | 'account' | 'proved' | 'host';
type Content = { readonly [type: string]: { readonly schema?: Schema } };

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-who': Who;
  readonly security: readonly { readonly token?: readonly string[] }[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: {
    readonly [status: string]: {
      readonly content?: Content;
      readonly 'x-codes'?: readonly string[];
    };
  };
}

/** One request as the page shows it. */
export interface Shown {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly who: Who;
  readonly scope: string | null;
  readonly query: Schema | null;
  readonly body: Schema | null;
  readonly status: string;
  readonly answer: Schema | null;
  readonly codes: readonly string[];
}

/** One message of the socket. */
export interface Message {
  readonly key: string;
  readonly name: string;
  readonly payload: Schema;
}

/** Loads both documents; null when they cannot be had. */
export const documents = once(async () => {
  try {
    const [http, socket] = await Promise.all([
      requestJson<{ paths: { [path: string]: { [method: string]: Operation } } }>(
        '/api/openapi.json',
      ),
      requestJson<{ components: { messages: { [key: string]: Omit<Message, 'key'> } } }>(
        '/api/asyncapi.json',
      ),
    ]);
    const requests = Object.entries(http.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => shown(path, method, operation)),
    );
    const messages = Object.entries(socket.components.messages).map(([key, message]) => ({
      ...message,
      key,
    }));
    return { requests, messages };
  } catch {
    return null;
  }
});

function shown(path: string, method: string, operation: Operation): Shown {
  const { operationId: id, tags, summary, security, parameters = [], responses } = operation;
  const [status, answer] = Object.entries(responses)[0];
  const query = parameters.filter((each) => each.in === 'query');
  return {
    ...{ id, method: method.toUpperCase(), path: `/api/v1${path}`, tag: tags[0], summary },
    who: operation['x-who'],
    scope: security.find(({ token }) => token)?.token?.[0] ?? null,
    query: query.length > 0 ? asSchema(query) : null,
    body: operation.requestBody?.content['application/json']?.schema ?? null,
    ...{ status, answer: answer.content?.['application/json']?.schema ?? null },
    codes: Object.values(responses).flatMap((each) => each['x-codes'] ?? []),
  };
}

function asSchema(query: NonNullable<Operation['parameters']>): Schema {
  return {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}
