import type { Trouble } from './table-session.ts';

/** A request that was not granted. */
export class HouseError extends Error {
  override readonly name = 'HouseError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.sentence);
    this.trouble = trouble;
  }
}

/** Why something that was asked of the house was not granted; null when something else went wrong. */
export function troubleIn(error: unknown): Trouble | null {
  return error instanceof HouseError ? error.trouble : null;
}

/** Something went wrong that the house has no word for. */
export const BROKEN: Trouble = { code: 'broken', clause: null, sentence: '' };

const OFFLINE: Trouble = {
  code: 'offline',
  clause: null,
  sentence: 'The server cannot be reached.',
};

/** Asks the server for something; throws a `HouseError` with the reason when it is not granted. */
export async function request(
  path: string,
  {
    token,
    body,
    unknown = false,
  }: {
    readonly token?: string | undefined;
    readonly body?: unknown;
    /** Asks as somebody the house does not know. */
    readonly unknown?: boolean;
  } = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = {
    headers,
    ...(unknown && { credentials: 'omit' as const }),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  };
  const response = await fetch(path, init).catch(() => null);
  if (!response) throw new HouseError(OFFLINE);
  if (!response.ok) throw new HouseError(await refusalIn(response));
  return response;
}

/** The answer as JSON, of the type the protocol promises for this path. */
export async function requestJson<T>(
  path: string,
  init: Parameters<typeof request>[1] = {},
): Promise<T> {
  const response = await request(path, init);
  // The line may break in the middle of an answer.
  return (await response.json().catch(() => {
    throw new HouseError(OFFLINE);
  })) as T;
}

async function refusalIn(response: Response): Promise<Trouble> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'code' in body && 'sentence' in body) {
    const { code, sentence } = body;
    const clause = 'clause' in body && typeof body.clause === 'string' ? body.clause : null;
    return { code: String(code), clause, sentence: String(sentence) };
  }
  return response.status >= 500 ? OFFLINE : { ...OFFLINE, code: 'server-error' };
}
