import { PACKED, socketPath } from '@nabu/protocol';
import type { Socket } from './line.ts';

/** The part of a `WebSocket` that is used here; binary messages come as `ArrayBuffer`s. */
export interface PackedSocket extends Socket {
  binaryType: BinaryType;
}

/** Opens a socket to the house this page came from, for a table or for the lobby, with long messages packed where this browser can unpack them. */
export function dialHouse(table?: string): Socket {
  const address = location.origin.replace(/^http/, 'ws') + socketPath(table);
  if (typeof DecompressionStream === 'undefined') return new WebSocket(address);
  return unpacking(new WebSocket(address, PACKED));
}

/**
 * A socket whose messages all come as text. Unpacking takes a moment, so every message waits for
 * the one before it, and the close for the last message: they are heard in the order they came.
 */
export function unpacking(socket: PackedSocket): Socket {
  socket.binaryType = 'arraybuffer';
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (hear: () => unknown) => {
    before = before.then(hear).catch(throwOutside);
  };
  const listen = socket.addEventListener.bind(socket);
  const heard = (data: unknown, hear: (event: { readonly data: unknown }) => void) => {
    const text = data instanceof ArrayBuffer ? unpack(data).catch(() => null) : data;
    inTurn(async () => {
      const whole = await text;
      // Damaged on the way: connecting again brings what is missing.
      if (whole === null) socket.close();
      else hear({ data: whole });
    });
  };
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    addEventListener(type: string, hear: (event: { readonly data: unknown }) => void) {
      if (type === 'message') listen('message', ({ data }) => heard(data, hear));
      else if (type === 'close') listen('close', () => inTurn(() => hear({ data: null })));
      else listen(type === 'open' ? 'open' : 'error', () => hear({ data: null }));
    },
  };
}

/** A fault in a listener is the page's fault, as it would be without the waiting; the next message is heard all the same. */
function throwOutside(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

async function unpack(data: ArrayBuffer): Promise<string> {
  const unpacked = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(unpacked).text();
}
