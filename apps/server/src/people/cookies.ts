/** The cookie that holds a session's token. */
export const SESSION_COOKIE = 'nabu_session';

/** The cookie by which a browser that has signed in before is known again. */
export const DEVICE_COOKIE = 'nabu_device';

/** Browsers keep no cookie for longer. */
export const COOKIE_DAYS = 400;

/** The value of a cookie in a request's `Cookie` header, or null; the first where one is there twice. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/**
 * A `Set-Cookie` header; an empty value takes the cookie away. No script reads it, and no page of
 * another site can make a browser send it with anything that changes something.
 */
export function setCookie(name: string, value: string, secure: boolean): string {
  const age = value === '' ? 0 : COOKIE_DAYS * 24 * 3600;
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
