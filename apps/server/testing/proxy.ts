import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can be cut. */
export interface Proxy {
  readonly port: number;
  /** Cuts the next connection that says something which contains a text, once the server has answered; the answer is lost. */
  cutAfter(text: string): void;
}

/** Stands between a client and a server on this machine. */
export async function openProxy(target: number): Promise<Proxy> {
  let wanted: string | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const inner = connect(target, '127.0.0.1');
    const close = () => {
      client.destroy();
      inner.destroy();
    };
    let cutting = false;
    client.on('data', (data) => {
      if (wanted !== null && data.includes(wanted)) {
        wanted = null;
        cutting = true;
      }
      inner.write(data);
    });
    inner.on('data', (data) => (cutting ? close() : client.write(data)));
    for (const socket of [client, inner]) {
      sockets.add(socket);
      socket.on('error', close).on('close', close);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter(text) {
      wanted = text;
    },
  };
}
