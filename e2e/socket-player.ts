import { PROTOCOL } from '@nabu/protocol';
import type { Page } from 'playwright-core';

/**
 * Plays at a table until the game is over, over a socket of whoever uses the page: legal moves at
 * random, one that begins like `sooner` whenever there is one.
 */
export function playOn(
  page: Page,
  address: string,
  sooner: string | null,
  seed: number,
): Promise<void> {
  const table = new URL(address).pathname.split('/').at(-1) ?? '';
  return page.evaluate(
    ({ table, protocol, sooner, seed }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
        let chance = seed;
        let played = -1;
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: 'hello', protocol, table, since: 0 }));
        socket.onclose = () => reject(new Error('The line was lost.'));
        socket.onmessage = ({ data }) => {
          const { now } = JSON.parse(data);
          if (!now) return;
          if (now.phase === 'over') {
            socket.onclose = null;
            socket.close();
            return resolve();
          }
          if (now.moves.length === 0 || now.ply === played) return;
          played = now.ply;
          chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
          const soon = now.moves.find((move: string) => sooner && move.startsWith(sooner));
          const move = soon ?? now.moves[Math.floor((chance / 2 ** 32) * now.moves.length)];
          socket.send(
            JSON.stringify({
              type: 'play',
              id: `s${seed}-${table}-${now.ply}`,
              move,
              ply: now.ply,
            }),
          );
        };
      }),
    { table, protocol: PROTOCOL, sooner, seed },
  );
}
