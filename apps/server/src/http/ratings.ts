import { guestName, tableId } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { Failure } from '../failure.ts';
import { nameKey } from '../people/names.ts';
import { known } from '../people/people.ts';
import { tablePlayers } from '../ratings/players.ts';
import { leadersOf, profileOf, ratingPoints } from '../ratings/profiles.ts';
import { read } from '../reading.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';
import { serve } from './route.ts';

/** Adds the routes that tell how strong people are and what they played. */
export function addRatingRoutes(app: App, parts: HttpParts): void {
  const { relations } = parts.people;
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

  serve(app, ROUTES.leaders, (_, { query }) => leadersOf(relations, query));
  serve(app, ROUTES.myProfile, async (c) => profileOf(relations, await mine(c)));
  serve(app, ROUTES.myRatings, async (c, { query }) =>
    ratingPoints(relations, await mine(c), query),
  );
  serve(app, ROUTES.profile, async (c) => profileOf(relations, await named(c)));
  serve(app, ROUTES.ratings, async (c, { query }) =>
    ratingPoints(relations, await named(c), query),
  );
  serve(app, ROUTES.players, async (c) => {
    const { person } = await whoIs(c, parts);
    const live = await parts.hall.find(read(tableId, c.req.param('id'), 'table id'));
    return tablePlayers(relations, live.table, person);
  });
}
