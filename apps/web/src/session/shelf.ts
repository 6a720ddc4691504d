/** What this browser keeps of the tables its people sat at. */
export interface Shelved {
  readonly id: string;
  readonly home: 'here' | 'online';
  readonly game: string;
  readonly names: readonly string[];
  readonly updated: number;
  readonly over: boolean;
  /** The name its owner gave it. */
  readonly title?: string;
  /** How a copy came here that was not played on this device, or that it is a trial from a moment of another game. */
  readonly from?: 'online' | 'imported' | 'trial';
}

/** The proof that a seat of an online table is ours. */
export interface Ticket {
  readonly seat: number;
  readonly token: string;
}

const LIST = 'nabu.tables';
const ticketKey = (table: string) => `nabu.seat.${table}`;
const LONGEST = 500;

/** The part of `Storage` that is used here. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's own storage, or none where it is forbidden. */
export function browserKeeper(): Keeper {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** What is kept under a key, or null when there is nothing readable. */
export function readKept(keeper: Keeper, key: string): unknown {
  try {
    return JSON.parse(keeper.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value; false when the storage is full or forbidden. */
export function keep(keeper: Keeper, key: string, value: unknown): boolean {
  return keepText(keeper, key, JSON.stringify(value));
}

/** Keeps a text as it is; false when the storage is full or forbidden. */
export function keepText(keeper: Keeper, key: string, text: string): boolean {
  try {
    keeper.setItem(key, text);
    // A storage that is forbidden takes everything and keeps nothing.
    return keeper.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The tables of this browser, the last touched first. */
export function shelved(keeper: Keeper = browserKeeper()): readonly Shelved[] {
  const kept = readKept(keeper, LIST);
  return Array.isArray(kept) ? kept.filter(isShelved) : [];
}

/** Puts a table on top of the shelf; the oldest finished ones fall off its end. */
export function shelve(table: Shelved, keeper: Keeper = browserKeeper()): void {
  const all = shelved(keeper);
  const others = all.filter(({ id }) => id !== table.id);
  const { title, from } = all.find(({ id }) => id === table.id) ?? {};
  const list = [{ ...(title && { title }), ...(from && { from }), ...table }, ...others];
  const kept = list.filter((entry, place) => place < LONGEST || !entry.over);
  keep(keeper, LIST, kept);
}

/** Gives a table on the shelf a name of its own, or takes it away again; false when this browser has no room for it. */
export function retitle(id: string, title: string, keeper: Keeper = browserKeeper()): boolean {
  const named = shelved(keeper).map((entry) => {
    if (entry.id !== id) return entry;
    const { title: _, ...rest } = entry;
    return title.trim() === '' ? rest : { ...rest, title: title.trim() };
  });
  return keep(keeper, LIST, named);
}

/** Takes a table off the shelf. */
export function unshelve(id: string, keeper: Keeper = browserKeeper()): void {
  keep(
    keeper,
    LIST,
    shelved(keeper).filter((entry) => entry.id !== id),
  );
}

export function ticketFor(table: string, keeper: Keeper = browserKeeper()): Ticket | null {
  const kept = readKept(keeper, ticketKey(table));
  if (typeof kept !== 'object' || kept === null) return null;
  const { seat, token } = kept as Partial<Ticket>;
  return typeof seat === 'number' && typeof token === 'string' ? { seat, token } : null;
}

export function keepTicket(table: string, ticket: Ticket, keeper: Keeper = browserKeeper()): void {
  keep(keeper, ticketKey(table), ticket);
}

/** Every seat of an online table whose token this browser holds. */
export function tickets(
  keeper: Keeper & Partial<Pick<Storage, 'key' | 'length'>> = browserKeeper(),
): readonly (Ticket & { readonly table: string })[] {
  const keys = Array.from({ length: keeper.length ?? 0 }, (_, place) => keeper.key?.(place) ?? '');
  return keys.flatMap((key) => {
    const table = key.startsWith(ticketKey('')) ? key.slice(ticketKey('').length) : '';
    const ticket = table === '' ? null : ticketFor(table, keeper);
    return ticket ? [{ ...ticket, table }] : [];
  });
}

function isShelved(value: unknown): value is Shelved {
  if (typeof value !== 'object' || value === null) return false;
  const { id, home, game, names } = value as Partial<Shelved>;
  return (
    typeof id === 'string' &&
    (home === 'here' || home === 'online') &&
    typeof game === 'string' &&
    Array.isArray(names)
  );
}
