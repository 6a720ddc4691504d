import { becomeHost, tableId } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { hostOnly } from '../people/hosts.ts';
import { read } from '../reading.ts';
import { must } from '../store/relations.ts';
import type { App, HttpParts } from './app.ts';
import { body } from './asker.ts';
import { knownBy, meAnswer } from './door.ts';

/** Adds the routes of whoever runs the house. */
export function addHostRoutes(app: App, parts: HttpParts): void {
  const { accounts, hall, hosts, people } = parts;
  app.post('/api/host', async (c) => {
    const { token } = read(becomeHost, await body(c), 'request');
    const asker = await knownBy(c, parts);
    accounts.guard.knock(`host ${asker.person.id}`);
    await hosts.become(asker, token);
    return c.json(meAnswer(parts, { ...asker.person, host: true }));
  });
  app.post('/api/host/tables/:id/remove', async (c) => {
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
    return c.json({ removed: true });
  });
}
