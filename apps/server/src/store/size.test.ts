import { statSync } from 'node:fs';
import { join } from 'node:path';
import { babel } from '@nabu/games/babel';
import { Match, presets, rngFrom } from '@nabu/kernel';
import type { DeedRow } from '@nabu/table';
import { expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { hashToken, newSeed, newTableId, newToken } from '../secrets.ts';
import { FILE } from './open.ts';
import { openSqlite } from './sqlite.ts';

const GAMES = 40;
const created = 1_700_000_000_000;
const standing = { phase: 'over', botDue: false, deadline: null } as const;

/** A whole game of Babel as it is stored, at the pace of people. */
function game(seed: string): DeedRow[] {
  const match = Match.start(babel, { seats: 2, options: presets(babel.options), seed });
  const rng = rngFrom(seed);
  const deeds: DeedRow[] = [0, 1].map((seat) => {
    return { kind: 'joined', at: created, seat, text: `${hashToken(newToken())} Somebody` };
  });
  while (!match.over) {
    const [seat] = match.actors;
    const moves = match.moves(seat);
    const { move, ply } = match.play(seat, moves[rng.below(moves.length)]);
    const text = babel.notation.format(move);
    deeds.push({ kind: 'played', at: created + ply * 20_000, seat, text });
  }
  return deeds;
}

test('a stored game takes less than 5 kB', async () => {
  const data = folder();
  const size = () => statSync(join(data, FILE)).size;
  await (await openSqlite(data)).close();
  const empty = size();
  const store = await openSqlite(data);
  for (let i = 0; i < GAMES; i++) {
    const seed = newSeed();
    const options = presets(babel.options);
    const facts = { id: newTableId(), game: 'babel', rules: 1, seats: [null, null], seed, options };
    const more = {
      visibility: 'link',
      rated: false,
      language: 'en',
      caretaker: 'scribe',
      pace: null,
      admits: 'everybody',
      fill: null,
      created,
      before: null,
    } as const;
    const id = facts.id;
    await store.create({ ...facts, ...more }, game(seed), standing, hashToken(seed));
    const n = (await store.read(id))?.deeds.length ?? 0;
    const last: DeedRow = { kind: 'ended', at: created, seat: null, text: null };
    const receipt = { seat: 0, id: '0123456789abcdef0123456789abcdef', n: n + 1 };
    await store.append(id, n, [last], standing, receipt);
  }
  await store.close();
  expect((size() - empty) / GAMES).toBeLessThan(5000);
});
