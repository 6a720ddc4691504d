import { PROTOCOL } from '@nabu/protocol';
import type { Page } from 'playwright-core';

/** How somebody plays over a socket. */
interface Play {
  /** A move that begins like this is made whenever there is one. */
  readonly sooner: string | null;
  readonly seed: number;
  readonly until: Until;
}

/** So many moves were made; or, in Amyitis, all players together have won so many tiles. */
export type Until = { readonly moves: number } | { readonly tilesWon: number };

/** Plays at a table over a socket of whoever uses the page, for a while: legal moves at random. */
export function playOn(page: Page, address: string, { sooner, seed, until }: Play): Promise<void> {
  const table = new URL(address).pathname.split('/').at(-1) ?? '';
  return page.evaluate(
    ({ table, protocol, sooner, seed, until }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
        const enough = (now: { ply: number; view: { won: number[] } }) =>
          'moves' in until
            ? now.ply >= until.moves
            : now.view.won.reduce((sum, won) => sum + won) >= until.tilesWon;
        let chance = seed;
        let played = -1;
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: 'hello', protocol, table, since: 0 }));
        socket.onclose = () => reject(new Error('The line was lost.'));
        let sent = '';
        socket.onmessage = ({ data }) => {
          const { now, type, code, message } = JSON.parse(data);
          // Nobody may play faster than this; what was refused for it is said again a little later.
          if (type === 'refused' && code === 'too-fast')
            return void setTimeout(() => socket.send(sent), 500);
          if (type === 'refused') return reject(new Error(`A legal move was refused: ${message}`));
          if (!now) return;
          if (now.phase === 'over') return reject(new Error('The game was over too soon.'));
          if (enough(now)) {
            socket.onclose = null;
            socket.close();
            return resolve();
          }
          if (now.moves.length === 0 || now.ply === played) return;
          played = now.ply;
          chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
          const soon = now.moves.find((move: string) => sooner && move.startsWith(sooner));
          const move = soon ?? now.moves[Math.floor((chance / 2 ** 32) * now.moves.length)];
          sent = JSON.stringify({
            type: 'play',
            id: `s${seed}-${table}-${now.ply}`,
            move,
            ply: now.ply,
          });
          socket.send(sent);
        };
      }),
    { table, protocol: PROTOCOL, sooner, seed, until },
  );
}
