import { SANCTIONS, tableId, whoId } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { Failure } from '../failure.ts';
import { hostOnly } from '../people/hosts.ts';
import { read } from '../reading.ts';
import { readWriters } from '../talk/writers.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { knownBy, meAnswer } from './who-asks.ts';

/** Adds the routes of whoever runs the house. Each asks at every request whether the asker does. */
export function addHostRoutes(app: App, parts: HttpParts): void {
  const { accounts, hosts, moderation } = parts;
  serve(app, ROUTES.becomeHost, async (c, { body: { token } }) => {
    const asker = await knownBy(c, parts);
    accounts.guard.knock(`host ${asker.person.id}`);
    await hosts.become(asker, token);
    await moderation.becameHost(asker.person.id);
    return meAnswer(parts, { ...asker.person, host: true });
  });
  addReading(app, parts);
  addPeopleActs(app, parts);
  addTableActs(app, parts);
}

/** The host who asks; throws a `Failure` when it is somebody else. */
async function hostBy(c: AppContext, parts: HttpParts): Promise<string> {
  const asker = await knownBy(c, parts);
  hostOnly(asker);
  return asker.person.id;
}

/** Lists go back in time from here unless they are told from where. */
const NOW = Number.MAX_SAFE_INTEGER;

function addReading(app: App, parts: HttpParts): void {
  const { moderation, reports, people } = parts;
  serve(app, ROUTES.houseKept, async (c) => {
    await hostBy(c, parts);
    return { writers: await readWriters(people.relations), open: await reports.open() };
  });
  serve(app, ROUTES.reports, async (c, { query }) => {
    await hostBy(c, parts);
    return reports.list(query.closed === '1', Number(query.before ?? NOW));
  });
  serve(app, ROUTES.acts, async (c, { query }) => {
    await hostBy(c, parts);
    return moderation.acts(Number(query.before ?? NOW));
  });
  serve(app, ROUTES.findPeople, async (c, { query }) => {
    await hostBy(c, parts);
    return { people: await moderation.find(query.name) };
  });
  serve(app, ROUTES.overseeTable, async (c) => {
    await hostBy(c, parts);
    return moderation.oversee(tableIn(c));
  });
}

function addPeopleActs(app: App, parts: HttpParts): void {
  const { moderation } = parts;
  for (const kind of SANCTIONS)
    serve(app, ROUTES[kind], async (c, { body }) => {
      await moderation.sanction(await hostBy(c, parts), whoIn(c), kind, body);
      return { done: true };
    });
  serve(app, ROUTES.liftSanction, async (c, { body: { kind } }) => {
    await moderation.lift(await hostBy(c, parts), whoIn(c), kind);
    return { done: true };
  });
  serve(app, ROUTES.renamePerson, async (c, { body: { name } }) => {
    await moderation.rename(await hostBy(c, parts), whoIn(c), name);
    return { done: true };
  });
  serve(app, ROUTES.closeReport, async (c, { body: { note } }) => {
    await moderation.closeReport(await hostBy(c, parts), c.req.param('id') ?? '', note);
    return { done: true };
  });
  serve(app, ROUTES.setWriters, async (c, { body: { writers } }) => {
    await moderation.setWriters(await hostBy(c, parts), writers);
    return { done: true };
  });
}

function addTableActs(app: App, parts: HttpParts): void {
  const { moderation } = parts;
  serve(app, ROUTES.removeLine, async (c) => {
    const host = await hostBy(c, parts);
    const n = c.req.param('n') ?? '';
    const table = tableIn(c);
    await parts.hall.find(table);
    if (!/^\d{1,9}$/.test(n))
      throw new Failure('unknown-line', 'There is no such line at this table.');
    await moderation.removeLine(host, table, Number(n));
    return { removed: true };
  });
  serve(app, ROUTES.removeTable, async (c) => {
    await moderation.removeTable(await hostBy(c, parts), tableIn(c));
    return { removed: true };
  });
  serve(app, ROUTES.endTable, async (c) => {
    await moderation.endTable(await hostBy(c, parts), tableIn(c));
    return { ended: true };
  });
}

function tableIn(c: AppContext): string {
  return read(tableId, c.req.param('id'), 'table id');
}

function whoIn(c: AppContext): string {
  return read(whoId, c.req.param('id'), 'id');
}
