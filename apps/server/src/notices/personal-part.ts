import type { PersonalPart } from '../people/parts.ts';
import type { Relations } from '../store/relations.ts';

/** What is kept about persons so that they can be told something. A guest's wishes become the account's where it has none. */
export function noticesPart({ db }: Relations): PersonalPart {
  const own = [
    ...(['notices', 'notice_mutes', 'notice_settings'] as const),
    ...(['deliveries', 'push_subscriptions', 'webhooks'] as const),
  ];
  return {
    name: 'notices',
    merge: (guest, account) => [
      ...(['notices', 'notice_mutes'] as const).flatMap((table) => moveRows(table, guest, account)),
      db
        .updateTable('notice_settings')
        .set({ person: account })
        .where('person', '=', guest)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('notice_settings as kept')
                .select('kept.person')
                .where('kept.person', '=', account),
            ),
          ),
        ),
      ...(['notice_settings', 'deliveries', 'push_subscriptions'] as const).map((table) =>
        db.deleteFrom(table).where('person', '=', guest),
      ),
    ],
    erase: (person) => own.map((table) => db.deleteFrom(table).where('person', '=', person)),
    async export(person) {
      const [chosen] = await db
        .selectFrom('notice_settings')
        .select('settings')
        .where('person', '=', person)
        .execute();
      const muted = db.selectFrom('notice_mutes').where('person', '=', person);
      const pushed = db.selectFrom('push_subscriptions').where('person', '=', person);
      const hooks = db.selectFrom('webhooks').where('person', '=', person);
      const waiting = db.selectFrom('notices').where('person', '=', person);
      const sent = db.selectFrom('deliveries').where('person', '=', person);
      return {
        settings: chosen ? JSON.parse(chosen.settings) : null,
        muted: await muted.select(['table_id', 'created']).execute(),
        browsers: await pushed.select(['endpoint', 'language', 'created']).execute(),
        webhooks: await hooks.select(['url', 'created', 'off']).execute(),
        onTheirWay: await sent.select(['channel', 'notice', 'due']).execute(),
        waiting: await waiting.select(['table_id', 'kind', 'at', 'due']).execute(),
      };
    },
  };

  /** Rows of a guest become an account's; where both have the same, the guest's goes. */
  function moveRows(table: 'notices' | 'notice_mutes', guest: string, account: string) {
    return [
      db
        .deleteFrom(table)
        .where('person', '=', guest)
        .where(
          'table_id',
          'in',
          db.selectFrom(table).select('table_id').where('person', '=', account),
        ),
      db.updateTable(table).set({ person: account }).where('person', '=', guest),
    ];
  }
}
