import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Failure } from '../failure.ts';
import { must } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import { Challenges } from './challenges.ts';
import type { People } from './people.ts';
import type { Person } from './who.ts';

/** The house as a browser calls it: passkeys belong to its domain. */
export interface Site {
  readonly origin: string;
  readonly domain: string;
}

const MOST = 20;
const SIGN_IN = 'sign in';

/** Loaded when the first passkey is used: a house whose people use none starts smaller. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys of accounts. The key never leaves its owner's device; here is its public half. */
export class Passkeys {
  readonly #people: People;
  readonly #challenges: Challenges;

  constructor(people: People, clock: () => number) {
    this.#people = people;
    this.#challenges = new Challenges(people.relations, clock);
  }

  /** What a browser is asked for to make a passkey for somebody. */
  async askNew({ id, name }: Person, { domain }: Site) {
    const { generateRegistrationOptions } = await webauthn();
    const known = await this.#of(id);
    if (known.length >= MOST)
      throw new Failure(
        'bad-passkey',
        `An account has at most ${MOST} passkeys; remove one first.`,
      );
    return generateRegistrationOptions({
      ...{ rpName: 'Nabu', rpID: domain, userName: name, userDisplayName: name },
      userID: Uint8Array.from(Buffer.from(id)),
      challenge: await this.#challenges.make(`new ${id}`),
      excludeCredentials: known.map((key) => ({ id: key })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps a passkey that a browser has made. */
  async add(person: string, site: Site, answer: RegistrationResponseJSON, name: string) {
    const { verifyRegistrationResponse } = await webauthn();
    const verified = await checked(() =>
      verifyRegistrationResponse({
        ...{ response: answer, expectedOrigin: site.origin, expectedRPID: site.domain },
        expectedChallenge: (challenge) => this.#challenges.take(`new ${person}`, challenge),
      }),
    );
    if (!verified.verified) throw bad();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const { db, write } = this.#people.relations;
    const row = {
      ...{ id, person, name, counter, used: null, created: this.#people.clock() },
      public_key: Buffer.from(publicKey).toString('base64url'),
      transports: JSON.stringify(transports),
    };
    await write(db.insertInto('passkeys').values(row)).catch((error: unknown) => {
      throw error instanceof StoreError && error.code === 'taken' ? bad() : error;
    });
  }

  /** What a browser is asked for to sign in; it offers what it has, and nobody is named. */
  async askKnown({ domain }: Site) {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      ...{ rpID: domain, userVerification: 'required' },
      challenge: await this.#challenges.make(SIGN_IN),
    });
  }

  /** Whose passkey has answered; throws a `Failure` when it is nobody's here or does not fit. */
  async whose(site: Site, answer: AuthenticationResponseJSON): Promise<string> {
    const { verifyAuthenticationResponse } = await webauthn();
    const { db, write } = this.#people.relations;
    const rows = db.selectFrom('passkeys').selectAll().where('id', '=', answer.id);
    const key = await rows.executeTakeFirst();
    if (!key) throw bad();
    const publicKey = Uint8Array.from(Buffer.from(key.public_key, 'base64url'));
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        ...{ response: answer, expectedOrigin: site.origin, expectedRPID: site.domain },
        credential: { id: key.id, publicKey, counter: key.counter },
        expectedChallenge: (challenge) => this.#challenges.take(SIGN_IN, challenge),
      }),
    );
    if (!verified) throw bad();
    const used = { counter: authenticationInfo.newCounter, used: this.#people.clock() };
    await write(must(db.updateTable('passkeys').set(used).where('id', '=', key.id)));
    return key.person;
  }

  /** Takes a passkey of somebody away; another's, or none, is no matter. */
  async remove(person: string, id: string): Promise<void> {
    const { db, write } = this.#people.relations;
    await write(db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id));
  }

  async #of(person: string): Promise<readonly string[]> {
    const { db } = this.#people.relations;
    const rows = await db
      .selectFrom('passkeys')
      .select('id')
      .where('person', '=', person)
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** Whatever is wrong with an answer is told as one thing: what it was would help nobody but an attacker. */
async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof StoreError ? error : bad();
  }
}

function bad(): Failure {
  return new Failure('bad-passkey', 'This passkey did not fit; try again, or use the password.');
}
