/** SHA-256 (FIPS 180-4) of a text in UTF-8, as eight words. Ours, because seeds are committed and streams keyed in browsers and servers alike, synchronously. */
export function sha256(text: string): Uint32Array {
  const bytes = padded(utf8(text));
  const hash = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  for (let start = 0; start < bytes.length; start += 64) compress(hash, schedule, bytes, start);
  return hash;
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(hash: Uint32Array, w: Uint32Array, bytes: Uint8Array, start: number): void {
  for (let i = 0; i < 16; i++) {
    const at = start + 4 * i;
    w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15];
    const b = w[i - 2];
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] += sums[i];
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function padded(bytes: readonly number[]): Uint8Array {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const bits = new DataView(out.buffer);
  bits.setUint32(length - 4, bytes.length * 8);
  return out;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const c = char.codePointAt(0) ?? 0;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else
      bytes.push(
        0xf0 | (c >> 18),
        0x80 | ((c >> 12) & 63),
        0x80 | ((c >> 6) & 63),
        0x80 | (c & 63),
      );
  }
  return bytes;
}

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = Uint32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((p) => n % p)) primes.push(n);
  return primes;
}
