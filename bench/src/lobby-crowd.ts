/**
 * The crowd of `npm run bench:lobby`: people who look at the open tables, in a process of their own,
 * so that whoever measures does not wait for what the others read. Told to let more come, it says
 * when they look; asked for the count, it says what they were sent since the last time.
 */
import { once } from 'node:events';
import { PROTOCOL } from '@nabu/protocol';
import { dial, inLots } from './bench-house.ts';

/** What the crowd is asked: to grow, or to count. */
export type CrowdAsk =
  | { readonly url: string; readonly from: number; readonly count: number }
  | 'count';

/** What they were sent. */
export interface CrowdCount {
  readonly bytes: number;
  readonly messages: number;
}

let told: CrowdCount = { bytes: 0, messages: 0 };

process.on('message', async (ask: CrowdAsk) => {
  if (ask === 'count') {
    process.send?.(told);
    told = { bytes: 0, messages: 0 };
    return;
  }
  await inLots(ask.count, 50, (i) => look(ask.url, ask.from + i));
  process.send?.('here');
});

async function look(url: string, i: number): Promise<void> {
  const socket = await dial(url, i);
  socket.on('message', (data: Buffer) => {
    told = { bytes: told.bytes + data.length, messages: told.messages + 1 };
  });
  socket.send(JSON.stringify({ type: 'lobby', protocol: PROTOCOL, list: 'open' }));
  await once(socket, 'message');
}
