import { ROUTES } from '@nabu/protocol/routes';
import { listStudies } from '../studies/listing.ts';
import { clientIp } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { whoIs } from './asker.ts';
import { serve } from './route.ts';
import { knownBy } from './who-asks.ts';

/** Adds the routes that list, make, change, delete and read studies. */
export function addStudyRoutes(app: App, parts: HttpParts): void {
  const { studying, people, limits, proxy } = parts;
  const { studies } = studying;
  const count = (c: AppContext) => limits.study(clientIp(c.env.incoming, proxy));
  serve(app, ROUTES.studies, async (c, { query }) =>
    listStudies(people.relations, query, await whoIs(c, parts)),
  );
  serve(app, ROUTES.newStudy, async (c, { body: { name, visibility } }) => {
    const asker = await knownBy(c, parts);
    count(c);
    return studies.create(asker, name, visibility);
  });
  serve(app, ROUTES.study, async (c) => studies.read(await whoIs(c, parts), c.req.param('id')));
  serve(app, ROUTES.changeStudy, async (c, { body }) =>
    studies.change(await knownBy(c, parts), c.req.param('id'), body),
  );
  serve(app, ROUTES.deleteStudy, async (c) => {
    await studies.delete(await knownBy(c, parts), c.req.param('id'));
    return { deleted: true };
  });
  serve(app, ROUTES.studyWriters, async (c, { body: { name, writes } }) =>
    studies.setWriter(await knownBy(c, parts), c.req.param('id'), name, writes),
  );
  serve(app, ROUTES.newChapter, async (c, { body }) => {
    const asker = await knownBy(c, parts);
    count(c);
    return studies.addChapter(asker, c.req.param('id'), body);
  });
  serve(app, ROUTES.changeChapter, async (c, { body: { chapter, title: name, place } }) =>
    studies.changeChapter(await knownBy(c, parts), c.req.param('id'), chapter, { name, place }),
  );
  serve(app, ROUTES.deleteChapter, async (c, { body: { chapter } }) =>
    studies.deleteChapter(await knownBy(c, parts), c.req.param('id'), chapter),
  );
  serve(app, ROUTES.studyRecord, async (c, { query: { chapter } }) => {
    limits.record(clientIp(c.env.incoming, proxy));
    const id = c.req.param('id');
    const text = await studies.records(await whoIs(c, parts), id, chapter);
    c.header('Content-Disposition', `attachment; filename="study-${id}.nabu"`);
    return text;
  });
}
