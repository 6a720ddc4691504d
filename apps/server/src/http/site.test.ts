import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folder, openHouse, refusal } from '../../testing/rig.ts';

async function withSite() {
  const site = folder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Nabu</title>');
  writeFileSync(join(site, 'assets', 'main-Ab3dEf9h.js'), 'export {};');
  writeFileSync(join(site, 'assets', 'main-Ab3dEf9h.js.br'), brotliCompressSync('export {};'));
  return openHouse({ site });
}

test('pages and the addresses of the app', async () => {
  const house = await withSite();
  for (const path of ['/', '/index.html', '/table/abc']) {
    const page = await house.get(path);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('Nabu');
  }
  const etag = (await house.get('/')).headers.get('etag') ?? '';
  const again = await fetch(`${house.url}/`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('hashed files are kept for ever and sent compressed', async () => {
  const house = await withSite();
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const script = await fetch(`${house.url}/assets/main-Ab3dEf9h.js`, { headers });
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe('export {};');
});

test('nothing outside the folder can be asked for', async () => {
  const house = await withSite();
  for (const path of ['/missing.js', '/..%2f..%2fetc%2fpasswd.txt', '/%2e%2e/secret.db'])
    expect(await refusal(await house.get(path))).toMatchObject({
      status: 404,
      code: 'unknown-page',
    });
});

test('every answer carries the safe headers', async () => {
  const house = await withSite();
  for (const path of ['/', '/api/health', '/missing.js', '/api/tables/x']) {
    const { headers } = await house.get(path);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});
