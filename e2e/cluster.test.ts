import { expect, test } from 'vitest';
import { Player, playUntil, sameMoment } from './player.ts';
import { openStage } from './stage.ts';
import { join, setUp } from './table.ts';

const stage = openStage({ nodes: 2 });

test('two people play on through a balancer while each node of the house is killed, and nothing is lost', async () => {
  const { cluster } = stage;
  const [adas, bels] = await Promise.all([stage.person(), stage.person()]);
  const seats = ['Me', 'Open seat'] as const;
  const host = await setUp(adas, cluster, { game: 'ur', where: 'Online', seats, name: 'Ada' });
  const guest = await join(bels, host.url(), 'Bel');
  const players = [new Player(host, 5), new Player(guest, 6)] as const;
  const goOn = async () => {
    const enough = 4 + (await players[0].ply());
    await playUntil(players, async () => (await players[0].ply()) >= enough);
  };
  await goOn();
  // Whoever was at one node is at another afterwards, and loses that one too.
  for (const node of cluster.nodes) {
    await node.end('SIGKILL');
    await goOn();
    await node.start();
  }
  const ply = await sameMoment(players);
  expect(ply).toBeGreaterThanOrEqual(12);
  // What the pages show is what is stored.
  await guest.reload();
  await expect.poll(() => players[1].ply()).toBe(ply);
});
