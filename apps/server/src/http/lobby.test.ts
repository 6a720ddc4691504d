import { tableList } from '@nabu/protocol';
import { expect, test } from 'vitest';
import { openHouse, refusal } from '../../testing/rig.ts';

const PUBLIC = { game: 'veils', seats: ['me', 'open'], name: 'Ada', visibility: 'public' } as const;

test('one address cannot fill the lobby, and has room again when a table starts or is left', async () => {
  const house = await openHouse({ limits: { listed: 3 } });
  const create = () => house.create({ ...PUBLIC, seats: [...PUBLIC.seats] });
  const made = [await create(), await create(), await create()];
  const refused = async () => refusal(await house.post('/api/tables', PUBLIC));
  expect(await refused()).toMatchObject({ status: 429, code: 'too-fast' });
  const { open } = tableList.parse(await (await house.get('/api/tables')).json());
  expect(open).toHaveLength(3);
  await house.create({ visibility: 'link' });

  await house.join(made[0].table.id);
  await create();
  expect(await refused()).toMatchObject({ code: 'too-fast' });
  await house.post(`/api/tables/${made[1].table.id}/leave`, {}, made[1].token);
  await create();
  expect(await refused()).toMatchObject({ code: 'too-fast' });
});
