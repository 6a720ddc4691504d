import type { Here } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { requestJson } from '../session/http.ts';

/** Names under which a machine knows only itself. */
const LOOPBACK = /^(localhost|127\..+|\[::1\])$/;

/** Whether an address leads to this device whoever opens it, so that nobody else can use it. */
export function isOwnName(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}

/** A page of the house under another of its origins. */
function movedTo(origin: string, url: string): string {
  const { pathname, search, hash } = new URL(url);
  return new URL(pathname + search + hash, origin).href;
}

/**
 * The addresses by which others can open a page of the house, the likeliest first: the one it was
 * opened by, or, where only this device knows that name, those the house says it is found at. Null
 * while the house is being asked; none when it cannot be reached from outside.
 */
export function useReach(url: string): readonly string[] | null {
  const own = isOwnName(url);
  const [origins, setOrigins] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!own) return;
    let wanted = true;
    requestJson<Here>('/api/here')
      .then(({ addresses }) => addresses)
      // A house that cannot be asked is one that nobody is told about.
      .catch((): readonly string[] => [])
      .then((found) => wanted && setOrigins(found));
    return () => {
      wanted = false;
    };
  }, [own]);
  if (!own) return [url];
  return origins === null ? null : origins.map((origin) => movedTo(origin, url));
}
