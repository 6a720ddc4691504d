import { guestName, ladderWish, tableId } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { nameKey } from '../people/names.ts';
import { known } from '../people/people.ts';
import { tablePlayers } from '../ratings/players.ts';
import { leadersOf, profileOf, ratingPoints } from '../ratings/profiles.ts';
import { read } from '../reading.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';

/** Adds the routes that tell how strong people are and what they played. */
export function addRatingRoutes(app: App, parts: HttpParts): void {
  const { relations } = parts.people;
  const ladder = (c: AppContext) => read(ladderWish, c.req.query(), 'question');
  const named = async (c: AppContext) => {
    const name = read(guestName, c.req.param('name'), 'name');
    const person = await relations.db
      .selectFrom('persons')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .where('erased', 'is', null)
      .executeTakeFirst();
    if (!person) throw new Failure('unknown-person', 'There is nobody here by this name.');
    return person.id;
  };
  const mine = async (c: AppContext) => known(await whoIs(c, parts)).person.id;

  app.get('/api/leaders', async (c) => c.json(await leadersOf(relations, ladder(c))));
  app.get('/api/me/profile', async (c) => c.json(await profileOf(relations, await mine(c))));
  app.get('/api/me/ratings', async (c) =>
    c.json(await ratingPoints(relations, await mine(c), ladder(c))),
  );
  app.get('/api/people/:name', async (c) => c.json(await profileOf(relations, await named(c))));
  app.get('/api/people/:name/ratings', async (c) =>
    c.json(await ratingPoints(relations, await named(c), ladder(c))),
  );
  app.get('/api/tables/:id/players', async (c) => {
    const { person } = await whoIs(c, parts);
    const live = await parts.hall.find(read(tableId, c.req.param('id'), 'table id'));
    return c.json(await tablePlayers(relations, live.table, person));
  });
}
