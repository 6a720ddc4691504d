import type { Relations } from '../store/relations.ts';
import type { PersonalPart } from './parts.ts';

/** What is kept of a person themselves: name, credentials, sessions. Erased, nothing of it is left but that there was somebody. */
export function accountPart({ db }: Relations, clock: () => number): PersonalPart {
  const own = ['sessions', 'credentials', 'passkeys', 'recovery_codes', 'devices'] as const;
  return {
    name: 'account',
    merge: (guest, account) => [
      db.updateTable('aliases').set({ person: account }).where('person', '=', guest),
      // Somebody who signs in twice at the same moment has taken the guest along already.
      db
        .insertInto('aliases')
        .values({ who: guest, person: account, created: clock() })
        .onConflict((on) => on.doNothing()),
    ],
    erase: (person) => [
      ...own.map((table) => db.deleteFrom(table).where('person', '=', person)),
      db.deleteFrom('mail_tokens').where('person', '=', person),
      db.deleteFrom('aliases').where('person', '=', person),
      db
        .updateTable('persons')
        .set({
          name: '',
          name_key: null,
          role: null,
          email: null,
          email_key: null,
          erased: clock(),
        })
        .where('id', '=', person),
    ],
    async export(person) {
      const rows = db.selectFrom('persons').where('id', '=', person);
      const [self] = await rows.select(['id', 'name', 'role', 'email', 'created']).execute();
      const sessions = db.selectFrom('sessions').where('person', '=', person);
      const passkeys = db.selectFrom('passkeys').where('person', '=', person);
      const password = db.selectFrom('credentials').where('person', '=', person);
      const codes = db.selectFrom('recovery_codes').where('person', '=', person);
      const browsers = db.selectFrom('devices').where('person', '=', person);
      const links = db.selectFrom('mail_tokens').where('person', '=', person);
      const before = db.selectFrom('aliases').where('person', '=', person);
      return {
        ...self,
        password: await password.select('changed').execute(),
        recoveryCodes: await codes.select('created').execute(),
        knownBrowsers: await browsers.select('created').execute(),
        mailLinks: await links.select(['purpose', 'address', 'expires']).execute(),
        takenOver: await before.select('created').execute(),
        sessions: await sessions.select(['agent', 'created', 'seen']).execute(),
        passkeys: await passkeys.select(['name', 'created', 'used']).execute(),
      };
    },
  };
}
