import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { openReceiver, type Received } from './receiver.ts';

/** A browser's side of web push: the keys it subscribes with, and how it reads what comes. */
export class PushBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  /** What the page sends to the house. */
  subscription(language = 'en') {
    const p256dh = this.#ecdh.getPublicKey('base64url');
    const keys = { p256dh, auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, language };
  }

  /** The text of a message (RFC 8291, aes128gcm). */
  read({ headers, body }: Received): unknown {
    if (headers['content-encoding'] !== 'aes128gcm')
      throw new Error('Not encrypted as it must be.');
    const salt = body.subarray(0, 16);
    const length = body[20];
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#ecdh.computeSecret(sender);
    const own = this.#ecdh.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const key = derive(shared, this.#auth, info, 32);
    const cek = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** What a push service learns of who sends: the claims of a signature that must be good, and the key. */
export function vapidOf({ headers }: Received) {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) throw new Error('There is no VAPID header.');
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x, y },
    format: 'jwk',
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given))
    throw new Error('The VAPID signature is not good.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** A push service on loopback, and browsers that are subscribed to it. */
export async function openPushService() {
  const receiver = await openReceiver();
  receiver.answer = { status: 201 };
  let made = 0;
  return { receiver, browser: () => new PushBrowser(`${receiver.url}/push/${++made}`) };
}
