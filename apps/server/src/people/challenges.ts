import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Relations } from '../store/relations.ts';

const KEY = 'challenge-key';
/** How long somebody may take to touch a sensor. */
const GOOD_MS = 5 * 60_000;
const NONCE = 16;
const TIME = 6;
const MAC = 16;

/**
 * Questions that only a fresh answer fits: random, good for some minutes and for one purpose, and
 * signed with a key of the house, so that nothing has to be kept until they are answered. One that
 * was answered is kept until it would be too old anyway, and is not taken again by any node.
 */
export class Challenges {
  readonly #relations: Relations;
  readonly #clock: () => number;
  #key: Promise<Buffer> | null = null;

  constructor(relations: Relations, clock: () => number) {
    this.#relations = relations;
    this.#clock = clock;
  }

  /** A new challenge for a purpose. */
  async make(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const until = Buffer.alloc(TIME);
    until.writeUIntBE(this.#clock() + GOOD_MS, 0, TIME);
    const head = Buffer.concat([randomBytes(NONCE), until]);
    return Uint8Array.from(Buffer.concat([head, await this.#sign(purpose, head)]));
  }

  /** Whether a challenge (base64url) was made here for this purpose, is still good and was not taken before; it is taken by this. */
  async take(purpose: string, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== NONCE + TIME + MAC) return false;
    const head = bytes.subarray(0, NONCE + TIME);
    const until = head.readUIntBE(NONCE, TIME);
    const signed = await this.#sign(purpose, head);
    if (until < this.#clock() || !timingSafeEqual(signed, bytes.subarray(NONCE + TIME)))
      return false;
    return this.#use(bytes.toString('base64url'), until);
  }

  /** Takes a challenge, once. */
  async #use(challenge: string, until: number): Promise<boolean> {
    const { db, write } = this.#relations;
    const old = db.deleteFrom('used_challenges').where('until', '<', this.#clock());
    const used = db.insertInto('used_challenges').values({ challenge, until });
    const [, taken] = await write(
      old,
      used.onConflict((on) => on.doNothing()),
    );
    return taken.changed > 0;
  }

  async #sign(purpose: string, head: Buffer): Promise<Buffer> {
    this.#key ??= this.#readKey();
    const mac = createHmac('sha256', await this.#key)
      .update(purpose)
      .update('\0')
      .update(head);
    return mac.digest().subarray(0, MAC);
  }

  /** Made once for a house; whoever comes second reads what the first wrote. */
  async #readKey(): Promise<Buffer> {
    const { db, write } = this.#relations;
    const made = { name: KEY, value: randomBytes(32).toString('base64url') };
    const insert = db.insertInto('house_settings').values(made);
    await write(insert.onConflict((on) => on.doNothing()));
    const row = db.selectFrom('house_settings').select('value').where('name', '=', KEY);
    return Buffer.from((await row.executeTakeFirstOrThrow()).value, 'base64url');
  }
}
