import { ROUTES } from '@nabu/protocol/routes';
import { meantBy } from '../talk/meaning.ts';
import type { App, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { knownBy } from './who-asks.ts';

/** Adds the routes by which people keep others away, and report them. */
export function addTalkRoutes(app: App, parts: HttpParts): void {
  const { apart, reports, talk, hall, people } = parts;
  const meaning = { relations: people.relations, hall, talk };
  serve(app, ROUTES.apart, async (c) => apart.list((await knownBy(c, parts)).person.id));
  serve(app, ROUTES.keepApart, async (c, { body: { who, kind } }) => {
    const asker = await knownBy(c, parts);
    const { id, name } = await meantBy(meaning, asker, who);
    await apart.keep(asker.person.id, id, name, kind);
    return apart.list(asker.person.id);
  });
  serve(app, ROUTES.liftApart, async (c, { body: { by, kind } }) => {
    const { person } = await knownBy(c, parts);
    await apart.lift(person.id, by, kind);
    return apart.list(person.id);
  });
  serve(app, ROUTES.report, async (c, { body: { who, ...rest } }) => {
    const asker = await knownBy(c, parts);
    await reports.add(asker.person.id, await meantBy(meaning, asker, who), rest);
    return { reported: true };
  });
}
