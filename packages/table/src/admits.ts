/** Who may sit down at a table: everybody, accounts only, or who is rated between two figures (`1200-1800`). */
export type Admits = 'everybody' | 'accounts' | `${number}-${number}`;

const RANGE = /^(\d{1,4})-(\d{1,4})$/;

/** Who may sit down, from text; null when it says nothing of the kind. */
export function readAdmits(text: string): Admits | null {
  if (text === 'everybody' || text === 'accounts') return text;
  const range = rangeOf(text);
  return range && range.from <= range.to ? `${range.from}-${range.to}` : null;
}

/** The ratings a text names, or null when it names none. */
export function rangeOf(text: string): { readonly from: number; readonly to: number } | null {
  const found = RANGE.exec(text);
  return found && { from: Number(found[1]), to: Number(found[2]) };
}

/** Whether somebody may sit down. */
export function mayJoin(
  admits: Admits,
  who: { readonly account: boolean; readonly rating: number },
): boolean {
  const range = rangeOf(admits);
  if (range) return who.rating >= range.from && who.rating <= range.to;
  return admits === 'everybody' || who.account;
}
