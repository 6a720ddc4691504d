import { deflateSync } from 'node:zlib';

/** Shorter texts travel as they are. */
const WORTH_BYTES = 1024;
/** Texts kept packed: a change is told to one viewer after the other, in a few messages each. */
const KEPT = 16;

const kept = new Map<string, Buffer>();

/**
 * A text as it travels to a client that unpacks: long ones are packed (zlib), once for all who are
 * told the same. No state is kept for a connection, unlike with the websocket extension for it.
 */
export function pack(text: string): string | Buffer {
  if (text.length < WORTH_BYTES) return text;
  const known = kept.get(text);
  if (known) return known;
  const packed = deflateSync(text);
  if (kept.size >= KEPT) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest);
  kept.set(text, packed);
  return packed;
}
