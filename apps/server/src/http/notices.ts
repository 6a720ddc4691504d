import type { Notices as NoticesHere, Webhook } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { bodyLimit } from 'hono/body-limit';
import { Failure } from '../failure.ts';
import { PRESETS, settingsOf, storeSettings } from '../notices/settings.ts';
import type { Known } from '../people/people.ts';
import { RateLimit } from '../rate.ts';
import type { WebhookRow } from '../store/database.ts';
import type { App, HttpParts } from './app.ts';
import { serve } from './route.ts';
import { knownBy } from './who-asks.ts';

/** What a provider of mail sends when somebody presses its button to unsubscribe. */
const ONE_CLICK = 1024;

/** Adds the routes by which somebody says what they want to be told, and how. */
export function addNoticeRoutes(app: App, parts: HttpParts): void {
  const { relations, clock } = parts.people;
  serve(app, ROUTES.notices, async (c) => noticesOf(await knownBy(c, parts), parts));
  serve(app, ROUTES.setNotices, async (c, { body: settings }) => {
    const asker = await knownBy(c, parts);
    await relations.write(storeSettings(relations, asker.person.id, settings, clock()));
    return noticesOf(asker, parts);
  });
  serve(app, ROUTES.muteTable, async (c, { body: { table, muted } }) => {
    const { person } = await knownBy(c, parts);
    await mute(parts, person.id, table, muted);
    return { muted };
  });
  addPush(app, parts);
  addWebhook(app, parts);
  addStop(app, parts);
}

function addPush(app: App, parts: HttpParts): void {
  const { push } = parts.notices;
  serve(app, ROUTES.subscribePush, async (c, { body }) => {
    await push.subscribe(await knownBy(c, parts), body);
    return { subscribed: true };
  });
  serve(app, ROUTES.removePush, async (c, { body: { endpoint } }) => {
    const { person } = await knownBy(c, parts);
    await push.unsubscribe(person.id, endpoint);
    return { removed: true };
  });
}

function addWebhook(app: App, parts: HttpParts): void {
  const { webhooks } = parts.notices;
  const tests = new RateLimit({ most: 6, seconds: 600 }, parts.people.clock);
  serve(app, ROUTES.setWebhook, async (c, { body: { url } }) => {
    const { person } = account(await knownBy(c, parts));
    return { webhook: shown(await webhooks.set(person.id, url)) };
  });
  serve(app, ROUTES.removeWebhook, async (c) => {
    const { person } = await knownBy(c, parts);
    await webhooks.remove(person.id);
    return { removed: true };
  });
  serve(app, ROUTES.testWebhook, async (c) => {
    const { person } = account(await knownBy(c, parts));
    const seconds = tests.wait(person.id);
    if (seconds > 0) throw new Failure('too-fast', `Too many tests; wait ${seconds} s.`);
    tests.take(person.id);
    return webhooks.test(person.id, await parts.notices.sample(person.id));
  });
}

/**
 * Stops mails by the link in them. It needs no session and comes from anywhere: a provider of mail
 * sends it when its button is pressed (RFC 8058), and the page of the link does the same.
 */
function addStop(app: App, { notices, people }: HttpParts): void {
  const { relations, clock } = people;
  app.post('/stop/:token', bodyLimit({ maxSize: ONE_CLICK }), async (c) => {
    const person = await notices.letters.personOf(c.req.param('token'));
    if (person === null)
      throw new Failure('bad-link', 'This link is not whole; copy all of it from the mail.');
    const settings = (await settingsOf(relations, [person])).get(person) ?? PRESETS;
    const stopped = { ...settings, mail: { ...settings.mail, on: false } };
    const { db, write } = relations;
    const there = db.selectFrom('persons').select('id').where('id', '=', person);
    if (await there.where('erased', 'is', null).executeTakeFirst())
      await write(
        storeSettings(relations, person, stopped, clock()),
        db.deleteFrom('deliveries').where('person', '=', person).where('channel', '=', 'mail'),
      );
    return c.json({ stopped: true });
  });
}

async function noticesOf({ person, session }: Known, parts: HttpParts): Promise<NoticesHere> {
  const { relations } = parts.people;
  const { push, webhooks, letters } = parts.notices;
  const [settings, keys, browsers, hook, mail, muted] = await Promise.all([
    settingsOf(relations, [person.id]),
    push.keys(),
    push.of(person.id),
    webhooks.of(person.id),
    letters.addressOf(person.id),
    mutedTables(parts, person.id),
  ]);
  const here = browsers.filter((row) => row.session === session.id).length;
  return {
    settings: settings.get(person.id) ?? PRESETS,
    pushKey: keys.publicKey,
    push: { here: here > 0, others: browsers.length - here },
    mail: { possible: letters.possible, address: mail?.address ?? null },
    webhook: hook && shown(hook),
    muted: [...muted],
  };
}

function shown({ url, secret, off }: WebhookRow): Webhook {
  return { url, secret, off };
}

/** The tables that somebody muted and that are not over. */
function mutedTables({ people }: HttpParts, person: string) {
  return people.relations.db
    .selectFrom('notice_mutes')
    .innerJoin('tables', 'tables.id', 'notice_mutes.table_id')
    .select(['tables.id as table', 'tables.game'])
    .where('notice_mutes.person', '=', person)
    .where('tables.phase', '!=', 'over')
    .where('tables.removed', 'is', null)
    .orderBy('notice_mutes.created', 'desc')
    .limit(100)
    .execute();
}

/** Mutes a table at which somebody sits, or gives it back its voice. */
async function mute({ people }: HttpParts, person: string, table: string, muted: boolean) {
  const { db, write } = people.relations;
  if (!muted) {
    const row = db.deleteFrom('notice_mutes').where('person', '=', person);
    await write(row.where('table_id', '=', table));
    return;
  }
  if (!(await people.tablesOf(person)).includes(table))
    throw new Failure('not-seated', 'Only whoever plays at a table is told about it.');
  const row = { person, table_id: table, created: people.clock() };
  await write(
    db
      .insertInto('notice_mutes')
      .values(row)
      .onConflict((on) => on.doNothing()),
  );
}

/** Webhooks are for accounts: a guest could not find back to switch one off. */
function account(asker: Known): Known {
  if (asker.person.account) return asker;
  throw new Failure('no-account', 'Webhooks are for accounts; make one first.');
}
