import { type BenchHouse, inLots } from './bench-house.ts';
import { HousePlayer } from './house-players.ts';

const OPENED_TOGETHER = 20;

/** What came of it. */
export interface Storm {
  readonly clients: number;
  /** Until the last of them had all that it missed. */
  readonly seconds: number;
  readonly processorMs: number;
  /** Entries that were told at tables while their clients were gone, and how many of those came in the end. */
  readonly missed: number;
  readonly delivered: number;
  /** Clients that were told something twice, or left something out. */
  readonly gaps: number;
}

/** A table at which one player stays and goes on, while the other and somebody who watches are cut off. */
interface Cut {
  readonly stays: HousePlayer;
  readonly gone: readonly HousePlayer[];
}

/**
 * A reconnect storm: so many clients lose their connection at once, the others at their tables move
 * on, and then all come back at the same moment.
 */
export async function storm(house: BenchHouse, game: string, clients: number): Promise<Storm> {
  const tables: Cut[] = [];
  await inLots(clients / 2, OPENED_TOGETHER, async (i) => tables.push(await setUp(house, game, i)));
  const all = tables.flatMap(({ gone }) => gone);
  for (const player of all) player.hangUp();
  let missed = 0;
  await inLots(tables.length, OPENED_TOGETHER, async (i) => {
    const { stays, gone } = tables[i];
    const before = stays.entries;
    await goOn(stays);
    missed += gone.length * (stays.entries - before);
  });
  const had = all.reduce((sum, { entries }) => sum + entries, 0);
  const before = await house.processorMs();
  const began = performance.now();
  await Promise.all(all.map((player) => player.connect(true)));
  const seconds = (performance.now() - began) / 1000;
  const processorMs = (await house.processorMs()) - before;
  const delivered = all.reduce((sum, { entries }) => sum + entries, 0) - had;
  const gaps = all.reduce((sum, player) => sum + player.gaps, 0);
  return { clients: all.length, seconds, processorMs, missed, delivered, gaps };
}

async function setUp(house: BenchHouse, game: string, i: number): Promise<Cut> {
  const [one, two, three] = [3 * i, 3 * i + 1, 3 * i + 2].map((n) => 1_000_000 + n);
  const [ada, bel] = await Promise.all([house.guest(one), house.guest(two)]);
  const wish = { game, seats: ['me', 'open'], visibility: 'link' };
  const first = await house.post<Place>('/api/tables', wish, one, ada);
  const second = await house.post<Place>(`/api/tables/${first.table.id}/join`, {}, two, bel);
  const players = [
    new HousePlayer(house, one, ada, first),
    new HousePlayer(house, two, bel, second),
  ];
  const watcher = new HousePlayer(house, three, '', { ...first, seat: -1 });
  for (const player of [...players, watcher]) await player.connect(true);
  const stays = players.find(({ actors, seat }) => actors.includes(seat)) ?? players[0];
  return { stays, gone: [...players.filter((player) => player !== stays), watcher] };
}

interface Place {
  readonly table: { readonly id: string };
  readonly seat: number;
}

/** Moves for as long as it is this player's turn, three times at most. */
async function goOn(player: HousePlayer): Promise<void> {
  for (let i = 0; i < 3 && player.actors.includes(player.seat); i++) {
    const { ply } = player;
    player.move();
    await player.knows(ply);
  }
}
