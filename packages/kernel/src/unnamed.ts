/**
 * A view as text without the name of its owner, which a view holds under `viewer`. Where two are equal, neither
 * owner knows more than the other; the conformance suite holds games to that.
 */
export function unnamed(view: unknown): string {
  return JSON.stringify(view, (key, value) => (key === 'viewer' ? null : value));
}
