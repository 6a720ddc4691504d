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
  /** It was taken off the list of games to go on with; playing on brings it back there. */
  readonly aside?: true;
}

/** The proof that a seat of an online table is ours. */
export interface Ticket {
  readonly seat: number;
  readonly token: string;
}

const LIST = 'nabu.tables';
const ticketKey = (table: string) => `nabu.seat.${table}`;

/** The part of `Storage` that is used here. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage whose keys can be gone through, where it allows that. */
export type Listing = Keeper & Partial<Pick<Storage, 'key' | 'length'>>;

/** What follows a prefix in the keys of a storage. */
export function keptBehind(keeper: Listing, prefix: string): readonly string[] {
  const keys = Array.from({ length: keeper.length ?? 0 }, (_, place) => keeper.key?.(place) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

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

/** Puts a table on top of the shelf, which has room for as many as this browser can keep. */
export function shelve(table: Shelved, keeper: Keeper = browserKeeper()): void {
  const all = shelved(keeper);
  const others = all.filter(({ id }) => id !== table.id);
  const { title, from } = all.find(({ id }) => id === table.id) ?? {};
  keep(keeper, LIST, [{ ...(title && { title }), ...(from && { from }), ...table }, ...others]);
}

/** Puts tables that no list names at the end of the shelf. */
export function shelveLast(tables: readonly Shelved[], keeper: Keeper = browserKeeper()): void {
  if (tables.length > 0) keep(keeper, LIST, [...shelved(keeper), ...tables]);
}

/** Takes a table off the list of games to go on with; on the shelf it stays. */
export function putAside(id: string, keeper: Keeper = browserKeeper()): void {
  const list = shelved(keeper);
  const marked = list.map((entry) => (entry.id === id ? { ...entry, aside: true } : entry));
  keep(keeper, LIST, marked);
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

/** What opens my seat at an online table, if this browser keeps it. */
export function ticketFor(table: string, keeper: Keeper = browserKeeper()): Ticket | null {
  const kept = readKept(keeper, ticketKey(table));
  if (typeof kept !== 'object' || kept === null) return null;
  const { seat, token } = kept as Partial<Ticket>;
  return typeof seat === 'number' && typeof token === 'string' ? { seat, token } : null;
}

/** Keeps what opens my seat at an online table. */
export function keepTicket(table: string, ticket: Ticket, keeper: Keeper = browserKeeper()): void {
  keep(keeper, ticketKey(table), ticket);
}

/** Every seat of an online table whose token this browser holds. */
export function tickets(
  keeper: Listing = browserKeeper(),
): readonly (Ticket & { readonly table: string })[] {
  return keptBehind(keeper, ticketKey('')).flatMap((table) => {
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
