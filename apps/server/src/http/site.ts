import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

interface Page {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** Precompressed siblings, the smallest first. */
  readonly packed: readonly { readonly encoding: string; readonly file: string }[];
}

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** A name that carries a hash of the content never means anything else. */
const HASHED = /[-.][0-9A-Za-z_-]{8,}\.[a-z0-9]+$/;

/** The built pages of the house. */
export interface Site {
  /** The answer to a path; a path that is no file is the app's own address and gets its page. Null when there is nothing. */
  answer(path: string, headers: Headers): Promise<Response | null>;
}

/** Reads what is in the folder once; only what was found then can be asked for. */
export function openSite(folder: string): Site {
  const pages = new Map(existsSync(folder) ? listPages(folder, '') : []);
  return {
    async answer(path, headers) {
      const page = pages.get(path) ?? (extname(path) === '' ? pages.get('/index.html') : undefined);
      return page ? send(page, headers) : null;
    },
  };
}

function* listPages(root: string, under: string): Generator<[string, Page]> {
  for (const entry of readdirSync(join(root, under), { withFileTypes: true })) {
    const path = `${under}/${entry.name}`;
    if (entry.isDirectory()) yield* listPages(root, path);
    else if (!/\.(br|gz)$/.test(path)) yield [path, describe(join(root, path), path)];
  }
}

function describe(file: string, path: string): Page {
  const etag = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22);
  const hashed = path.startsWith('/assets/') && HASHED.test(path);
  return {
    file,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag,
    cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    packed: PACKED.flatMap(([encoding, ending]) =>
      existsSync(file + ending) ? [{ encoding, file: file + ending }] : [],
    ),
  };
}

async function send(page: Page, asked: Headers): Promise<Response> {
  const accepted = (asked.get('accept-encoding') ?? '')
    .split(',')
    .map((e) => e.split(';')[0].trim());
  const packed = page.packed.find(({ encoding }) => accepted.includes(encoding));
  const etag = `"${page.etag}${packed ? `-${packed.encoding}` : ''}"`;
  const headers = new Headers({ ETag: etag, 'Cache-Control': page.cache, Vary: 'Accept-Encoding' });
  if (asked.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', page.type);
  if (packed) headers.set('Content-Encoding', packed.encoding);
  return new Response(new Uint8Array(await readFile(packed?.file ?? page.file)), { headers });
}
