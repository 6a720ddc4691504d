/** The last message that was told to many, and how it travels. */
let last: { readonly data: string | Buffer; readonly frame: Buffer } | null = null;

/**
 * A message as it travels to a client: one whole frame (RFC 6455) that is not masked, as a server
 * sends it. Who tells many the same has it written once, and each line is written to once.
 */
export function frameOf(data: string | Buffer): Buffer {
  if (last?.data !== data) last = { data, frame: framed([data]) };
  return last.frame;
}

const TEXT = 0x81;
const BINARY = 0x82;
/** From here on the length takes two bytes of its own, and from here on eight. */
const [TWO_BYTES, EIGHT_BYTES] = [126, 0x1_0000];

/** Some messages as they travel to a client, one frame after the other in one piece of memory: one write for all of them. */
export function framed(messages: readonly (string | Buffer)[]): Buffer {
  const lengths = messages.map((data) => Buffer.byteLength(data));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, each) => sum + headOf(each) + each, 0));
  let at = 0;
  messages.forEach((data, i) => {
    at = writeHead(frames, at, typeof data === 'string' ? TEXT : BINARY, lengths[i]);
    at += writeBody(frames, at, data, lengths[i]);
  });
  return frames;
}

/** So many bytes come before a message of a length. */
function headOf(length: number): number {
  if (length < TWO_BYTES) return 2;
  return length < EIGHT_BYTES ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, kind: number, length: number): number {
  const head = headOf(length);
  frames[at] = kind;
  if (head === 2) frames[at + 1] = length;
  else frames[at + 1] = head === 4 ? TWO_BYTES : TWO_BYTES + 1;
  if (head === 4) frames.writeUInt16BE(length, at + 2);
  else if (head === 10) frames.writeBigUInt64BE(BigInt(length), at + 2);
  return at + head;
}

function writeBody(frames: Buffer, at: number, data: string | Buffer, length: number): number {
  if (typeof data !== 'string') return data.copy(frames, at);
  // A text of as many bytes as characters is plain ASCII, which is copied as it is.
  return frames.write(data, at, length === data.length ? 'latin1' : 'utf8');
}
