import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Bytes = Buffer | Uint8Array;

/** The little CBOR that an authenticator speaks: numbers, bytes, text and maps. */
function cbor(value: number | string | Bytes | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const text = (bytes: Bytes) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Bytes | string) => createHash('sha256').update(data).digest();

/** An authenticator in software, as a test drives it: one key, made for whoever asks. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #public: Map<number, number | Buffer>;
  #counter = 0;
  /** What it says about the page that asks. */
  origin: string;
  domain: string;

  constructor(origin: string) {
    this.origin = origin;
    this.domain = new URL(origin).hostname;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    const part = (coordinate: string) => Buffer.from(coordinate, 'base64url');
    this.#public = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ]);
  }

  /** What it answers to be registered. */
  create({ challenge }: { readonly challenge: string }) {
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(this.#public)]);
    const authData = Buffer.concat([this.#data(0x45), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: text(this.#client('webauthn.create', challenge)),
      attestationObject: text(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** What it answers to sign in. */
  get({ challenge }: { readonly challenge: string }) {
    this.#counter++;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0x05);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
    });
  }

  #answer(response: object) {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }),
    );
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(this.domain), Buffer.from([flags]), counter]);
  }
}
