import { tableId } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { read } from '../reading.ts';
import type { App, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { knownBy } from './who-asks.ts';

/** Adds the routes by which people are asked to a table by name, and answer. */
export function addInvitationRoutes(app: App, parts: HttpParts): void {
  const { hall, invitations } = parts;
  serve(app, ROUTES.invite, async (c, { body: { name } }) => {
    const asker = await knownBy(c, parts);
    const live = await hall.find(read(tableId, c.req.param('id'), 'table id'));
    return { invited: await invitations.invite(live, asker, name) };
  });
  serve(app, ROUTES.invitations, async (c) => {
    const { person } = await knownBy(c, parts);
    return invitations.list(person.id);
  });
  serve(app, ROUTES.declineInvitation, async (c, { body: { table } }) => {
    const { person } = await knownBy(c, parts);
    await invitations.decline(person.id, table);
    return invitations.list(person.id);
  });
}
