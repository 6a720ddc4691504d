import type * as z from 'zod';
import { clientMessage } from '../client.ts';
import { PACKED, PROTOCOL } from '../limits.ts';
import { serverMessage } from '../server.ts';
import { SOCKET } from '../socket.ts';
import { tableId } from '../words.ts';
import { type Json, schemaOf } from './openapi.ts';

const atTable = {
  ...schemaOf(tableId, 'input'),
  description: 'The table that hello will name. The house does not need it; a proxy may go by it.',
};

/** The AsyncAPI 3 document of the socket: every message that a client or the house may send. */
export function asyncApi(version: string): Json {
  const says = messagesOf(clientMessage.options, 'input', 'says');
  const tells = messagesOf(serverMessage.options, 'output', 'tells');
  const refs = (names: readonly string[]) =>
    names.map((name) => ref(`channels/house/messages/${name}`));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'The socket of a Nabu house',
      version,
      description: `JSON messages over one WebSocket, protocol ${PROTOCOL}. Who opens it with the subprotocol ${PACKED} gets long messages as zlib in binary frames. Everybody else gets text.`,
    },
    defaultContentType: 'application/json',
    channels: {
      house: {
        address: SOCKET,
        bindings: { ws: { query: { type: 'object', properties: { table: atTable } } } },
        messages: Object.fromEntries(
          [...Object.keys(says), ...Object.keys(tells)].map((name) => [
            name,
            ref(`components/messages/${name}`),
          ]),
        ),
      },
    },
    operations: {
      says: {
        action: 'receive',
        channel: ref('channels/house'),
        messages: refs(Object.keys(says)),
      },
      tells: { action: 'send', channel: ref('channels/house'), messages: refs(Object.keys(tells)) },
    },
    components: { messages: { ...says, ...tells } },
  };
}

function messagesOf(
  options: readonly z.ZodType[],
  io: 'input' | 'output',
  prefix: string,
): { readonly [name: string]: Json } {
  return Object.fromEntries(
    options.map((option) => {
      const payload = schemaOf(option, io);
      const name = typeOf(payload);
      return [`${prefix}-${name}`, { name, title: name, payload }];
    }),
  );
}

function typeOf(payload: Json): string {
  const { type } = (payload.properties ?? {}) as { readonly type?: { readonly const?: unknown } };
  return String(type?.const);
}

function ref(to: string): Json {
  return { $ref: `#/${to}` };
}
