/** The last message that was told to many, and how it travels. */
let last: { readonly data: string | Buffer; readonly frame: Buffer } | null = null;

/**
 * A message as it travels to a client: one whole frame (RFC 6455) that is not masked, as a server
 * sends it. Who tells many the same has it written once, and each line is written to once.
 */
export function frameOf(data: string | Buffer): Buffer {
  if (last?.data !== data) last = { data, frame: written(data) };
  return last.frame;
}

const TEXT = 0x81;
const BINARY = 0x82;
/** From here on the length takes two bytes of its own, and from here on eight. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 0x1_0000];

function written(data: string | Buffer): Buffer {
  const body = typeof data === 'string' ? Buffer.from(data) : data;
  const kind = typeof data === 'string' ? TEXT : BINARY;
  return Buffer.concat([headOf(kind, body.length), body]);
}

function headOf(kind: number, length: number): Buffer {
  if (length < TWO_BYTES) return Buffer.from([kind, length]);
  const long = length >= EIGHT_BYTES;
  const head = Buffer.alloc(long ? 10 : 4);
  head[0] = kind;
  head[1] = long ? 127 : TWO_BYTES;
  if (long) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
}
