import { finishedWish } from '@nabu/protocol';
import { searchFinished } from '../archive/search.ts';
import { read } from '../reading.ts';
import type { App, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';

/** Adds the route that searches in finished games. */
export function addFinishedRoutes(app: App, parts: HttpParts): void {
  app.get('/api/finished', async (c) => {
    const wish = read(finishedWish, c.req.query(), 'question');
    const { identities } = await whoIs(c, parts);
    const { db } = parts.hall.parts.store.relations;
    return c.json(await searchFinished(db, wish, identities));
  });
}
