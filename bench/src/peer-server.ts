/** A server of boardgame.io with the rules of our games, in a process of its own: tells its port, and what it has used when asked. */
import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { serving } from './boardgame-io.ts';
import { peerGame } from './peer.ts';

const [form, folder] = process.argv.slice(2);
const { Server, FlatFile } = serving();
const rules = newestGames(games).map((game) =>
  peerGame(game, 2, form === 'draft' ? 'draft' : 'copy'),
);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const { appServer } = await Server({ games: rules, origins: [], ...db }).run({ port: 0 });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processorMs: (user + system) / 1000, memory: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send?.({ port: appServer.address().port });
