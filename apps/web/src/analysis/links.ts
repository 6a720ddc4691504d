import { TREE_LIMITS, type TreeHead, writePositionRecord } from '@nabu/kernel';

/**
 * The ways to the analysis board. Whoever has a record, a tree or a position as text leads there with
 * `analysisAddress(text)`; `positionText` makes the text of a position. Everything travels behind the `#`,
 * so no server learns of it and it works without a network. Long texts are packed by `packedAddress`, for sharing.
 */

/** The address at which a record, tree or position is opened on the analysis board; for links inside the house. */
export function analysisAddress(text: string): string {
  return `/analysis#record=${encodeURIComponent(text)}`;
}

/** What must be known of a position to analyse it. */
export interface PositionFacts {
  readonly game: string;
  readonly rules: number;
  readonly options: TreeHead['options'];
  /** One name a seat. */
  readonly names: readonly string[];
  /** In the game's notation. */
  readonly position: string;
  readonly title?: string;
  /** 32 hexadecimal digits that chance comes from; the same for everybody unless told. */
  readonly seed?: string;
}

const SEED = '0'.repeat(32);

/** A position as the text of a tree that begins there. */
export function positionText({ position, title, seed, ...facts }: PositionFacts): string {
  const head = { ...facts, title: title ?? null, date: null, rated: false, pace: null };
  return writePositionRecord(head, seed ?? SEED, position);
}

/** Longer addresses are cut off by the programs that people send them with. */
const LONGEST_ADDRESS = 12_000;

/** Behind a text: after so many moves of its main line it is looked at. */
const MOMENT = /&at=(\d{1,5})$/;

/** The address of a text, and of a moment in it, packed so that it can be sent to others; null when it is too long for that. */
export async function packedAddress(text: string, ply = 0): Promise<string | null> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const address = `/analysis#tree=${toBase64(bytes)}${ply > 0 ? `&at=${ply}` : ''}`;
  return address.length > LONGEST_ADDRESS ? null : address;
}

/** The text that an address brings behind its `#`: null when it brings none, `broken` when it cannot be read. */
export async function textIn(hash: string): Promise<string | null | 'broken'> {
  const [, kind, value] = /^#(record|tree)=(.*)$/s.exec(hash.replace(MOMENT, '')) ?? [];
  if (value === undefined) return null;
  try {
    return kind === 'record' ? decodeURIComponent(value) : await unpacked(fromBase64(value));
  } catch {
    return 'broken';
  }
}

/** The moment at which an address wants its text to be looked at; the beginning, unless told. */
export function momentIn(hash: string): number {
  return Number(MOMENT.exec(hash)?.[1] ?? 0);
}

/** Unpacks a text, but no more of it than any tree has. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > TREE_LIMITS.text) {
      await reader.cancel();
      return text;
    }
  }
  return text;
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
