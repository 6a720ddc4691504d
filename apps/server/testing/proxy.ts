import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server that can be cut. */
export interface Proxy {
  readonly port: number;
  /** Cuts the next connection that says something which contains a text, once the server has answered; the answer is lost. */
  cutAfter(text: string): void;
  /** Closes all connections and takes no more, as when the server's machine is gone. */
  cut(): void;
  /** Lets nothing through in either direction and says nothing about it, as a broken cable does. */
  silence(): void;
  /** Lets everything through again; connections that were silenced are lost. */
  mend(): void;
}

/** Stands between a client and a server on this machine. */
export async function openProxy(target: number): Promise<Proxy> {
  let wanted: string | null = null;
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const inner = connect(target, '127.0.0.1');
    const close = () => {
      client.destroy();
      inner.destroy();
    };
    let cutting = false;
    client.on('data', (data) => {
      if (state === 'silent') return;
      if (wanted !== null && data.includes(wanted)) {
        wanted = null;
        cutting = true;
      }
      inner.write(data);
    });
    inner.on('data', (data) => {
      if (state === 'silent') return;
      if (cutting) close();
      else client.write(data);
    });
    for (const socket of [client, inner]) {
      sockets.add(socket);
      socket.on('error', close).on('close', () => {
        sockets.delete(socket);
        close();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    closeAll();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter(text) {
      wanted = text;
    },
    cut() {
      state = 'cut';
      closeAll();
    },
    silence() {
      state = 'silent';
    },
    mend() {
      if (state === 'silent') closeAll();
      state = 'open';
    },
  };
}

/** A server's address by way of a proxy. */
export async function proxied(address: string): Promise<{ readonly url: string } & Proxy> {
  const url = new URL(address);
  const proxy = await openProxy(Number(url.port));
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}
