import { ROUTES } from '@nabu/protocol/routes';
import { searchFinished } from '../archive/search.ts';
import type { App, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';
import { serve } from './route.ts';

/** Adds the route that searches in finished games. */
export function addFinishedRoutes(app: App, parts: HttpParts): void {
  serve(app, ROUTES.finished, async (c, { query: wish }) => {
    const { identities } = await whoIs(c, parts);
    const { db } = parts.hall.parts.store.relations;
    return searchFinished(db, wish, identities);
  });
}
