import { expect, test } from 'vitest';
import { channelAt } from './near-channel.ts';
import { terraces } from './terraces.ts';

const garden = terraces({ x: 0, y: 0, width: 560, height: 520 });

test('the cube of every channel is on that channel, and the middle of a terrace on none', () => {
  for (const [edge, { single }] of garden.edges.entries())
    expect(channelAt(garden, single[0].cube)).toBe(edge);
  for (const { middle } of garden.squares) expect(channelAt(garden, middle)).toBeNull();
});
