import { HouseError, requestJson } from './http.ts';
import { randomHex } from './save.ts';
import { browserKeeper, type Keeper, keep, readKept } from './shelf.ts';

/** A request whose answer has not come; sent again it carries the same key, so it is done once. */
interface Pending {
  readonly path: string;
  readonly body: string;
  readonly key: string;
}

const PENDING = 'nabu.pending';
/** How long the tries after the first wait (ms). */
const PAUSES = [400, 1500];

/** What a request that must not be done twice is sent with. */
export interface OnceMeans {
  readonly keeper?: Keeper;
  readonly send?: (path: string, body: object) => Promise<unknown>;
  readonly pauses?: readonly number[];
}

/**
 * Sends a request that makes something and must do so once: when the answer is lost it is tried
 * again, also after the page was loaded anew. Throws a `HouseError` when it is refused, or when no
 * answer comes.
 */
export async function requestOnce<T>(
  path: string,
  body: object,
  means: OnceMeans = {},
): Promise<T> {
  const { keeper = browserKeeper(), pauses = PAUSES } = means;
  const send = means.send ?? ((to: string, wish: object) => requestJson(to, { body: wish }));
  const key = keyFor(keeper, path, body);
  for (const pause of [...pauses, null]) {
    try {
      const answer = await send(path, { ...body, key });
      keeper.removeItem(PENDING);
      return answer as T;
    } catch (error) {
      const lost = error instanceof HouseError && error.trouble.code === 'offline';
      if (!lost) keeper.removeItem(PENDING);
      if (!lost || pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('A request is sent at least once.');
}

/** The key of the same request if its answer has not come, else a new one, kept before anything is sent. */
function keyFor(keeper: Keeper, path: string, body: object): string {
  const text = JSON.stringify(body);
  const kept = readKept(keeper, PENDING);
  if (isPending(kept) && kept.path === path && kept.body === text) return kept.key;
  const pending: Pending = { path, body: text, key: randomHex(40) };
  keep(keeper, PENDING, pending);
  return pending.key;
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { path, body, key } = value as Partial<Pending>;
  return typeof path === 'string' && typeof body === 'string' && typeof key === 'string';
}
