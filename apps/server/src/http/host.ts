import { tableId } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import type { Deed } from '@nabu/table';
import { Failure } from '../failure.ts';
import { hostOnly } from '../people/hosts.ts';
import { read } from '../reading.ts';
import { must, type Relations } from '../store/relations.ts';
import { KIND_NUMBERS } from '../store/schema.ts';
import type { App, HttpParts } from './app.ts';
import { knownBy, meAnswer } from './door.ts';
import { serve } from './route.ts';

/** Adds the routes of whoever runs the house. */
export function addHostRoutes(app: App, parts: HttpParts): void {
  const { accounts, hall, hosts, people } = parts;
  serve(app, ROUTES.becomeHost, async (c, { body: { token } }) => {
    const asker = await knownBy(c, parts);
    accounts.guard.knock(`host ${asker.person.id}`);
    await hosts.become(asker, token);
    return meAnswer(parts, { ...asker.person, host: true });
  });
  serve(app, ROUTES.removeLine, async (c) => {
    hostOnly(await knownBy(c, parts));
    const live = await hall.find(read(tableId, c.req.param('id'), 'table id'));
    const line = Number(c.req.param('n'));
    await live.change((at): readonly Deed[] => {
      const said = live.table.deeds[line - 1];
      if (said?.kind !== 'said') throw new Failure('stale', 'There is no such line at this table.');
      return said.text === '' ? [] : [{ kind: 'unsaid', at, line }];
    });
    await people.relations.write(blanked(people.relations, live.id, line));
    return { removed: true };
  });
  serve(app, ROUTES.removeTable, async (c) => {
    hostOnly(await knownBy(c, parts));
    const { id } = await hall.find(read(tableId, c.req.param('id'), 'table id'));
    const { db, write } = people.relations;
    const removed = db.updateTable('tables').set({ removed: people.clock() });
    await write(must(removed.where('id', '=', id)));
    parts.limits.unpublish(id);
    await hall.renew(
      id,
      new Failure('unknown-table', 'Whoever runs the house has removed this table.'),
    );
    parts.lobby.remove(id);
    return { removed: true };
  });
}

/** What is taken away is taken out of the file too. */
function blanked({ db }: Relations, table: string, line: number) {
  const keys = db.selectFrom('tables').select('key').where('id', '=', table);
  return db
    .updateTable('deeds')
    .set({ text: '' })
    .where('table_key', 'in', keys)
    .where('n', '=', line)
    .where('kind', '=', KIND_NUMBERS.said);
}
