import { Failure } from '../failure.ts';
import { OWN_COUNTS } from '../nodes/counts.ts';
import { hashToken, newSessionToken } from '../secrets.ts';
import type { SessionRow } from '../store/database.ts';
import type { SanctionRow } from '../store/database-talk.ts';
import { must } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import { inForce, sanctionFailure } from '../talk/sanctions.ts';
import { type Attempt, Guard } from './guard.ts';
import { nameKey } from './names.ts';
import { checkPassword, Passwords } from './passwords.ts';
import type { Known, People } from './people.ts';
import { codeHash, newCodes } from './recovery.ts';
import type { Person } from './who.ts';

/** How long it is believed that somebody is still who has shown it. */
const PROVED_MS = 15 * 60_000;

/** A session that was opened for somebody who has shown who they are, and the browser they did it from. */
export interface SignedIn {
  readonly person: Person;
  readonly session: string;
  /** What this browser is known by from now on; null when it is known already. */
  readonly device: string | null;
}

/** Where somebody signs in from. */
export interface From {
  readonly network: string;
  readonly agent: string;
  /** The cookie of a browser that has signed in before, or null. */
  readonly device: string | null;
  /** Who asks until then: a guest whose session ends by it. */
  readonly before: Known | null;
  /** The guest's games are the account's from now on. */
  readonly keep: boolean;
}

/** How somebody stands with the house who is about to come in. */
interface Standing {
  readonly sanctions: readonly SanctionRow[];
  /** They signed in with this browser before. */
  readonly known: boolean;
  /** Sessions that end by it. */
  readonly ending: readonly SessionRow[];
}

/** Accounts: persons with a name of their own and a password. */
export class Accounts {
  readonly people: People;
  readonly guard: Guard;
  readonly passwords = new Passwords();

  constructor(people: People, clock: () => number, counts = OWN_COUNTS) {
    this.people = people;
    this.guard = new Guard(clock, { counts });
  }

  /** Makes a person an account. */
  async create(person: string, name: string, password: string): Promise<void> {
    checkPassword(password, name);
    const { db, write } = this.people.relations;
    const kept = await this.passwords.hash(password);
    const changed = this.people.clock();
    const guest = db.updateTable('persons').set({ name, name_key: nameKey(name) });
    const known = guest.where('id', '=', person).where('name_key', 'is', null);
    const credentials = db.insertInto('credentials');
    await named(
      write(
        must(known.where('erased', 'is', null)),
        credentials.values({ person, password: kept, changed }),
      ),
    );
  }

  /** Throws a `Failure` when a name is, or looks like, another account's: before a password is worked on in vain. */
  async refuseTaken(name: string): Promise<void> {
    const { db } = this.people.relations;
    const other = db.selectFrom('persons').select('id').where('name_key', '=', nameKey(name));
    if (await other.executeTakeFirst()) throw taken();
  }

  /** What is kept of an account besides its sessions, as far as its owner sees it. */
  async kept(person: string) {
    const { db } = this.people.relations;
    const self = db.selectFrom('persons').select('created').where('id', '=', person);
    const keys = db.selectFrom('passkeys').select(['id', 'name', 'created', 'used']);
    const codes = db.selectFrom('recovery_codes').select('hash').where('person', '=', person);
    const { created } = await self.executeTakeFirstOrThrow();
    const passkeys = await keys.where('person', '=', person).orderBy('created').execute();
    return { created, passkeys, codes: (await codes.execute()).length };
  }

  /** Signs somebody in by name and password. Whether it was the name or the password that is wrong is told by nothing. */
  async signIn(name: string, password: string, from: From): Promise<SignedIn> {
    const attempt = await this.#begin(nameKey(name), from);
    const { person = null, kept = null } = await this.#credentials(nameKey(name));
    // The hash takes longest; what else is to be known is looked up meanwhile, of nobody too.
    const [right, standing] = await Promise.all([
      this.passwords.verify(kept, password),
      this.#standing(person ?? '', from),
    ]);
    if (!right || person === null) throw wrong();
    this.guard.succeeded(attempt);
    return this.#enter(person, from, standing);
  }

  /** Shows once more that it is them; their session counts as fresh from now on. */
  async prove({ person, session }: Known, password: string, from: From): Promise<void> {
    const attempt = await this.#begin(nameKey(person.name), from);
    const { kept = null } = await this.#credentials(nameKey(person.name));
    if (!(await this.passwords.verify(kept, password))) throw wrong();
    this.guard.succeeded(attempt);
    await this.proved(person.id, session.id);
  }

  /** Notes that the holder of a session has just shown who they are. */
  async proved(person: string, session: string): Promise<void> {
    const { db, write } = this.people.relations;
    const proved = this.people.clock();
    await write(db.updateTable('sessions').set({ proved }).where('id', '=', session));
    await this.people.sessions.forget(person);
  }

  /** Sets a new password by a recovery code, which is used up. Every session ends, and one is opened. */
  async recover(name: string, code: string, password: string, from: From): Promise<SignedIn> {
    const key = nameKey(name);
    const attempt = { network: from.network, account: `code ${key}`, device: null };
    this.guard.begin(attempt);
    const { person = null } = await this.#credentials(key);
    const { db, write } = this.people.relations;
    const codes = db.deleteFrom('recovery_codes').where('person', '=', person ?? '');
    const used = must(codes.where('hash', '=', codeHash(code)));
    checkPassword(password, name);
    await write(used).catch((error: unknown) => {
      throw error instanceof StoreError && error.code === 'conflict' ? wrong() : error;
    });
    this.guard.succeeded(attempt);
    await this.setPassword(person ?? '', password);
    return this.enter(person ?? '', from);
  }

  /** Sets a password and ends every session; whoever asked for it is to be let in again. */
  async setPassword(person: string, password: string): Promise<void> {
    const { db, write } = this.people.relations;
    const changed = this.people.clock();
    const kept = await this.passwords.hash(password);
    const credentials = db.updateTable('credentials').set({ password: kept, changed });
    await write(
      must(credentials.where('person', '=', person)),
      db.deleteFrom('devices').where('person', '=', person),
      db.deleteFrom('mail_tokens').where('person', '=', person).where('purpose', '=', 'reset'),
    );
    await this.people.sessions.end(person, { but: '' });
  }

  /** Gives an account another name. */
  async rename(person: string, name: string): Promise<void> {
    const { db, write } = this.people.relations;
    const mine = db.updateTable('persons').set({ name, name_key: nameKey(name) });
    await named(write(must(mine.where('id', '=', person).where('name_key', 'is not', null))));
    await this.people.sessions.forget(person);
  }

  /** New recovery codes in place of all before; told once. */
  async renewCodes(person: string): Promise<readonly string[]> {
    const { db, write } = this.people.relations;
    const codes = newCodes();
    const created = this.people.clock();
    const rows = codes.map((code) => ({ person, hash: codeHash(code), created }));
    await write(
      db.deleteFrom('recovery_codes').where('person', '=', person),
      db.insertInto('recovery_codes').values(rows),
    );
    return codes;
  }

  /**
   * Opens a session for somebody who has shown who they are. The one before ends, whoever may know
   * its token, and with `keep` a guest's games are taken along. Throws a `Failure` when they are banned.
   */
  async enter(person: string, from: From): Promise<SignedIn> {
    return this.#enter(person, from, await this.#standing(person, from));
  }

  /** All of it is one write: there is no moment at which somebody has lost one session and not got the other. */
  async #enter(person: string, from: From, { sanctions, known, ending }: Standing) {
    const ban = sanctions.find(({ kind }) => kind === 'ban');
    if (ban) throw sanctionFailure(ban);
    const guest = takenAlong(person, from);
    // One cookie stands for a browser, whoever signs in with it.
    const token = from.device ?? newSessionToken();
    const [session, named] = await Promise.all([
      this.people.sessions.open(
        ...([person, from.agent, true] as const),
        ...(guest === null ? [] : this.people.merging(guest, person)),
        ...this.people.sessions.ending(ending),
        ...(known ? [] : [this.#remembering(person, token)]),
      ),
      this.people.named(person),
    ]);
    this.people.sessions.gone(ending);
    if (guest !== null) await this.people.merged(person);
    return { person: named, session, device: known ? null : token };
  }

  /** What must be known of somebody before a session is opened for them; of nobody it is nothing, and takes as long. */
  async #standing(person: string, from: From): Promise<Standing> {
    const { device, before } = from;
    const { relations, sessions, clock } = this.people;
    const all = takenAlong(person, from) !== null;
    const [sanctions, known, theirs] = await Promise.all([
      inForce(relations, [person], clock()),
      device !== null && this.#knows(person, device),
      before ? sessions.list(before.person.id) : [],
    ]);
    const ending = theirs.filter(({ id }) => all || id === before?.session.id);
    return { sanctions, known, ending };
  }

  async #begin(account: string, { network, device }: From): Promise<Attempt> {
    const { person = null } = device === null ? {} : await this.#credentials(account);
    const known = person !== null && device !== null && (await this.#knows(person, device));
    const attempt = { network, account, device: known ? hashToken(device) : null };
    this.guard.begin(attempt);
    return attempt;
  }

  async #credentials(key: string): Promise<{ readonly person?: string; readonly kept?: string }> {
    const { db } = this.people.relations;
    const row = await db
      .selectFrom('persons')
      .innerJoin('credentials', 'credentials.person', 'persons.id')
      .select(['persons.id', 'credentials.password'])
      .where('persons.name_key', '=', key)
      .executeTakeFirst();
    return row ? { person: row.id, kept: row.password } : {};
  }

  async #knows(person: string, device: string): Promise<boolean> {
    const { db } = this.people.relations;
    const mine = db.selectFrom('devices').select('created').where('person', '=', person);
    return (await mine.where('hash', '=', hashToken(device)).executeTakeFirst()) !== undefined;
  }

  #remembering(person: string, device: string) {
    const row = { hash: hashToken(device), person, created: this.people.clock() };
    return this.people.relations.db.insertInto('devices').values(row);
  }
}

/** The guest whose games are taken along by somebody who comes in; null when there is none. */
function takenAlong(person: string, { before, keep }: From): string | null {
  const guest = before && !before.person.account ? before.person.id : null;
  return keep && guest !== person ? guest : null;
}

/** Throws a `Failure` unless somebody with an account has shown lately that it is them. */
export function fresh({ person, session }: Known, now: number): void {
  if (!person.account) throw new Failure('no-account', 'This is for accounts; make one first.');
  if (session.proved !== null && now - session.proved <= PROVED_MS) return;
  throw new Failure('prove-yourself', 'Show once more that it is you, by password or passkey.');
}

function wrong(): Failure {
  return new Failure('wrong-credentials', 'That does not fit; check the name and what you typed.');
}

function taken(): Failure {
  const sentence = 'This name is taken, or looks like one that is; choose another.';
  return new Failure('name-taken', sentence);
}

async function named<T>(written: Promise<T>): Promise<T> {
  return written.catch((error: unknown) => {
    const code = error instanceof StoreError ? error.code : null;
    if (code === 'taken') throw taken();
    if (code === 'conflict') throw new Failure('has-account', 'You have an account already.');
    throw error;
  });
}
