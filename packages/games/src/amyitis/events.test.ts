import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { COURT, RESOURCES, TEMPLE_SPACES, TEMPLES, TILES } from './box.ts';
import type { Event, Owner } from './events.ts';
import { SPACES } from './fields.ts';
import { amyitis } from './index.ts';
import { EDGE_NAMES, SQUARE_NAMES } from './map.ts';
import { KINDS, LEVELLED, NEUTRAL, NONE, SOURCES, type State } from './state.ts';

/** A table that only listens: what it knows comes from events alone. */
function listen(seats: number) {
  const zeros = (count: number) => Array<number>(count).fill(0);
  const table = {
    talents: Array<number>(seats).fill(4),
    camels: Array<number>(seats).fill(1),
    resources: zeros(seats * KINDS),
    gardeners: zeros(seats),
    levels: zeros(seats * LEVELLED),
    points: zeros(seats * SOURCES.length),
    won: zeros(seats),
    areas: Array<number>(2 * EDGE_NAMES.length).fill(NONE),
    planters: Array<number>(SQUARE_NAMES.length).fill(NONE),
    fields: Array<number>(2 * SPACES).fill(NONE),
    temples: Array<number>(TEMPLES.length * TEMPLE_SPACES).fill(NONE),
    caravan: 0,
    passed: 0,
  };
  const owner = (who: Owner) => (who === 'neutral' ? NEUTRAL : who);
  const token = (seat: number, name: (typeof RESOURCES)[number], by: number) => {
    table.resources[seat * KINDS + RESOURCES.indexOf(name)] += by;
  };
  const hear = (event: Event) => {
    switch (event.type) {
      case 'round':
        table.passed = 0;
        break;
      case 'passed':
        table.passed |= 1 << event.seat;
        break;
      case 'gained':
        if (event.what === 'talent') table.talents[event.seat] += event.count;
        else if (event.what === 'camel') table.camels[event.seat] += event.count;
        else token(event.seat, event.what, event.count);
        break;
      case 'recruited':
        table.talents[event.seat] -= event.talents;
        break;
      case 'sown':
        table.fields[event.row * SPACES + event.space] = event.seat;
        break;
      case 'reaped':
        table.fields.fill(NONE, event.row * SPACES, (event.row + 1) * SPACES);
        break;
      case 'prayed': {
        const from = TEMPLES.indexOf(event.temple) * TEMPLE_SPACES;
        const row = [owner(event.owner), ...table.temples.slice(from, from + TEMPLE_SPACES)];
        expect(row.pop()).toBe(event.expelled === null ? NONE : owner(event.expelled));
        table.temples.splice(from, TEMPLE_SPACES, ...row);
        break;
      }
      case 'irrigated':
        table.areas[2 * EDGE_NAMES.indexOf(event.edge) + event.area] = owner(event.owner);
        break;
      case 'travelled':
        table.camels[event.seat] -= event.camels;
        table.caravan = event.to;
        break;
      case 'sold':
        for (const name of event.resources) token(event.seat, name, -1);
        break;
      case 'paid':
      case 'discarded':
        token(event.seat, event.resource, -1);
        break;
      case 'swapped':
        token(event.seat, event.gave, -1);
        token(event.seat, event.took, 1);
        break;
      case 'acquired':
        if (event.court === 'gardener') table.gardeners[event.seat] += 1;
        else table.levels[event.seat * LEVELLED + COURT.indexOf(event.court)] = event.level;
        break;
      case 'planted':
        table.gardeners[event.seat] -= event.gardeners;
        table.planters[SQUARE_NAMES.indexOf(event.square)] = event.seat;
        table.won[event.seat] += 1;
        break;
      case 'scored':
        table.points[event.seat * SOURCES.length + SOURCES.indexOf(event.source)] += event.points;
        break;
    }
  };
  return { table, hear };
}

function playThrough(
  seats: number,
  limitedSupplies: boolean,
  check: (state: State) => void,
  hear: (event: Event) => void,
) {
  const rng = rngFrom(`events ${seats} ${limitedSupplies}`);
  const options = { doubleEdges: 8, limitedSupplies } as const;
  const state = amyitis.setup({ seats, options }, rng, hear);
  while (!state.over) {
    const [seat] = amyitis.actors(state);
    amyitis.play(state, seat, amyitis.sample(state, seat, rng), rng, hear);
    check(state);
  }
}

describe('events', () => {
  for (const seats of [2, 3, 4])
    for (const limited of [false, true])
      test(`${seats} players${limited ? ' with limited supplies' : ''}: events tell everything once`, () => {
        const { table, hear } = listen(seats);
        playThrough(seats, limited, (state) => expect(state).toMatchObject(table), hear);
      });

  test('every scored event names its clause, its line and what earned it', () => {
    const seen = new Set<string>();
    for (const seats of [2, 3, 4])
      playThrough(
        seats,
        false,
        () => {},
        (event) => {
          if (event.type !== 'scored') return;
          seen.add(`${event.source} ${event.clause}`);
          expect(event.points).toBeGreaterThan(0);
          expect(event.pieces.length).toBeGreaterThan(0);
        },
      );
    expect([...seen].toSorted()).toEqual([
      'babylon B1',
      'bankers R2',
      'engineers I5',
      'favour Z2',
      'irrigation G7',
      'palaces K4',
      'temples E4',
      'tiles G6',
      'tokens Z3',
    ]);
  });

  test('[S5] every tile is worth points, so that planting always tells them', () => {
    expect(TILES.every((tile) => tile.points > 0)).toBe(true);
  });
});
