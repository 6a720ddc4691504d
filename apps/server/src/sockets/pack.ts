import { deflateSync } from 'node:zlib';

/** Shorter texts travel as they are: a few packets more are no wait for anybody, and packing costs more than all else that a message does. */
const WORTH_BYTES = 4096;
/**
 * Half the time for a tenth more bytes than zlib's own presets, most of it saved on setting up a window
 * that is larger than the texts. What comes out is kept in memory of `chunkSize` until it is collected,
 * 16 kB by preset, for a few hundred bytes.
 */
const FAST = { level: 1, windowBits: 12, memLevel: 4, chunkSize: 2048 } as const;
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
  const packed = deflateSync(text, FAST);
  for (const oldest of kept.keys()) {
    if (kept.size < KEPT) break;
    kept.delete(oldest);
  }
  kept.set(text, packed);
  return packed;
}
