import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as it came in. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A program on loopback that takes what is posted to it. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly Received[];
  /** What it answers from now on; with a text that has no end when that is asked for. */
  answer: { status: number; headers?: { readonly [name: string]: string }; endless?: boolean };
}

/** Opens one that is closed when the test is. */
export async function openReceiver(host = '127.0.0.1', port = 0): Promise<Receiver> {
  const requests: Received[] = [];
  const receiver = { url: '', port: 0, requests, answer: { status: 200 } as Receiver['answer'] };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      requests.push({
        ...{ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) },
      });
      const { status, headers = {}, endless = false } = receiver.answer;
      response.writeHead(status, headers);
      if (!endless) return void response.end();
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(8192)));
      };
      response.on('drain', more);
      response.on('error', () => undefined);
      more();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://${host.includes(':') ? `[${host}]` : host}:${receiver.port}`;
  return receiver;
}
