import { ROUTES } from '@nabu/protocol/routes';
import { exploredCsv, statisticsCsv } from '../census/csv.ts';
import { explored } from '../census/exploring.ts';
import { statisticsKinds, statisticsOf } from '../census/reading.ts';
import { Failure } from '../failure.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { serve } from './route.ts';

/** Adds the routes that tell what was counted over finished public games. */
export function addCensusRoutes(app: App, parts: HttpParts): void {
  const { store, games } = parts.hall.parts;
  const { db } = store.relations;
  const game = (c: AppContext): string => {
    const id = c.req.param('game') ?? '';
    if (Object.hasOwn(games, id)) return id;
    throw new Failure('unknown-game', 'There is no such game here; /api/games lists them.');
  };
  serve(app, ROUTES.statisticsKinds, () => statisticsKinds(db));
  serve(app, ROUTES.statistics, (c, { query }) => statisticsOf(db, game(c), query));
  serve(app, ROUTES.statisticsCsv, (c, { query }) => statisticsCsv(db, game(c), query));
  serve(app, ROUTES.explore, (c, { query }) => explored(db, game(c), query));
  serve(app, ROUTES.exploreCsv, (c, { query }) => exploredCsv(db, game(c), query));
}
