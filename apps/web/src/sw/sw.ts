/// <reference lib="webworker" />
// Keeps the built house on the device, so that a reload works without a network. The two words
// below are filled in by the build; everything under /api and /ws always goes to the network.
import { listenToPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

const files: readonly string[] = JSON.parse('__NABU_FILES__');
const shelf = 'nabu-__NABU_VERSION__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('nabu-') && name !== shelf)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz?|metrics)(\/|$)/.test(url.pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(newest(event.request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  else event.respondWith(newest(event.request, event.request));
});

listenToPush();

/** The newest when there is a network, the kept one when there is none. */
async function newest(request: Request, kept: RequestInfo): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

/** Built files carry their hash in the name: a kept one is never out of date. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
