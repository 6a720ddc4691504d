import type { OptionValues } from '@nabu/kernel';
import {
  type Deed,
  type DeedRow,
  deedRow,
  type Facts,
  opened,
  type Pace,
  readDeed,
  UNASKED,
} from '@nabu/table';
import { guideKey } from '../guide/kept.ts';
import { reviewKey } from '../review/kept.ts';
import { botName } from '../table/bot-name.ts';
import {
  browserKeeper,
  type Keeper,
  keep,
  keepText,
  keptBehind,
  type Listing,
  readKept,
  type Shelved,
  shelve,
  shelved,
} from './shelf.ts';

/** Who sits at a new table of this device. */
export interface LocalSeat {
  readonly kind: 'guest' | 'bot';
  readonly name: string;
  readonly bot: string | null;
}

/** A table on this device as it is kept: what was settled and what happened. */
export interface Save {
  readonly version: 2;
  readonly id: string;
  readonly facts: Facts;
  readonly deeds: readonly DeedRow[];
  readonly over: boolean;
  readonly updated: number;
  /** One person tries out all sides from a moment of a finished game: nothing is secret, everything can be taken back. */
  readonly trial?: true;
}

/** A match as it was kept before tables had deeds: only the moves that counted in the end. */
interface OldSave {
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly seats: readonly LocalSeat[];
  readonly moves: readonly { readonly seat: number; readonly move: string; readonly at: number }[];
  readonly agreed: boolean;
  readonly over: boolean;
  readonly created: number;
  readonly updated: number;
}

/** Everybody at this device is one person to the table: they agree to everything together. */
export const HERE = 'here';

const saveKey = (id: string) => `nabu.table.${id}`;
const seenKey = (id: string) => `nabu.seen.${id}`;

/** Notes that a match with a clock is open on this page: what passes while it is not, is nobody's time. */
export function noteSeen(id: string, time: number, keeper: Keeper = browserKeeper()): void {
  keep(keeper, seenKey(id), time);
}

/** When a match was last known to be open, or null. */
export function lastSeen(id: string, keeper: Keeper = browserKeeper()): number | null {
  const kept = readKept(keeper, seenKey(id));
  return typeof kept === 'number' ? kept : null;
}

/** A table that has not begun, with a fresh seed. */
export function newSave(
  table: Pick<Facts, 'game' | 'rules' | 'options'> & {
    readonly seats: readonly LocalSeat[];
    readonly pace?: Pace | null;
  },
): Save {
  const { seats, ...rest } = table;
  const fresh = { id: randomHex(12), seed: randomHex(32), created: Date.now() };
  return begun(factsOf(seats, { ...rest, ...fresh }), seats);
}

/** A table of this device, just set up. */
function begun(facts: Facts, seats: readonly LocalSeat[]): Save {
  return saveOf(
    facts,
    opened(
      facts,
      seats.map(({ kind, name }) => (kind === 'guest' ? { who: HERE, name } : null)),
    ),
  );
}

/** A table as it is kept. */
export function saveOf(facts: Facts, deeds: readonly Deed[]): Save {
  const over = deeds.some(({ kind }) => kind === 'ended');
  const updated = deeds.at(-1)?.at ?? facts.created;
  return { version: 2, id: facts.id, facts, deeds: deeds.map(deedRow), over, updated };
}

function factsOf(
  seats: readonly LocalSeat[],
  settled: Pick<Facts, 'id' | 'game' | 'rules' | 'options' | 'seed' | 'created'> & {
    readonly pace?: Pace | null;
  },
): Facts {
  return { ...UNASKED, ...settled, seats: seats.map(({ bot }) => bot), pace: settled.pace ?? null };
}

/** A match kept by an older version of the house, as it is kept now. */
function upgraded(old: OldSave): Save {
  const { id, game, rules, options, seed, created, seats, moves } = old;
  const { facts, deeds } = begun(
    factsOf(seats, { id, game, rules, options, seed, created }),
    seats,
  );
  const played = moves.map(({ seat, move, at }) => ({ kind: 'played' as const, at, seat, move }));
  const all: Deed[] = [...deeds.map(readDeed), ...played];
  if (old.over) all.push({ kind: 'ended', at: old.updated, how: old.agreed ? 'agreed' : 'rules' });
  return { ...saveOf(facts, all), updated: old.updated };
}

/** Matches for which this browser has no room: they live as long as the page. */
const unkept = new Map<string, Save>();

/** The match that is kept under an id, or null when there is none or it is damaged. */
export function loadSave(id: string, keeper: Keeper = browserKeeper()): Save | null {
  const here = unkept.get(id);
  if (here) return here;
  const kept = readKept(keeper, saveKey(id));
  if (isOldSave(kept)) return kept.id === id ? upgraded(kept) : null;
  return isSave(kept) && kept.id === id ? withPace(kept) : null;
}

/** Tables that were kept before there were clocks have none. */
function withPace(save: Save): Save {
  return { ...save, facts: { ...save.facts, pace: save.facts.pace ?? null } };
}

/** Keeps a match; false when this browser can do so only until the page is closed, so that the player can be told. */
export function storeSave(save: Save, keeper: Keeper = browserKeeper()): boolean {
  const done = keep(keeper, saveKey(save.id), save);
  if (done) unkept.delete(save.id);
  else unkept.set(save.id, save);
  shelve(shelvedAs(save), keeper);
  return done;
}

function shelvedAs(save: Save): Shelved {
  const { id, facts, over, updated } = save;
  return { id, home: 'here', game: facts.game, names: namesIn(save), updated, over };
}

/** The matches that are kept and that the shelf does not name, the last touched first: there was no room for its list, or an older house had let them fall off. */
export function unlisted(keeper: Listing = browserKeeper()): readonly Shelved[] {
  const listed = new Set(shelved(keeper).map(({ id }) => id));
  const others = keptBehind(keeper, saveKey('')).filter((id) => !listed.has(id));
  const saves = others.flatMap((id) => loadSave(id, keeper) ?? []);
  return saves.map(shelvedAs).sort((a, b) => b.updated - a.updated);
}

/** What was kept of a match, by its keys. */
export type Dropped = readonly (readonly [key: string, text: string])[];

/** Takes a kept match away with its review and its guide; gives what was kept, for whoever wants it back. */
export function dropSave(id: string, keeper: Keeper = browserKeeper()): Dropped {
  const keys = [saveKey(id), seenKey(id), reviewKey(id), guideKey(id)];
  const dropped = keys.flatMap((key) => {
    const text = keeper.getItem(key);
    return text === null ? [] : [[key, text] as const];
  });
  unkept.delete(id);
  for (const key of keys) keeper.removeItem(key);
  return dropped;
}

/** Puts a match back as `dropSave` took it away; false, and nothing is put back, when there is no room for it any more. */
export function restoreSave(dropped: Dropped, keeper: Keeper = browserKeeper()): boolean {
  if (dropped.every(([key, text]) => keepText(keeper, key, text))) return true;
  for (const [key] of dropped) keeper.removeItem(key);
  return false;
}

/** Who plays, by seat. */
function namesIn({ facts, deeds }: Save): readonly string[] {
  const joined = deeds.map(readDeed).filter((deed) => deed.kind === 'joined');
  return facts.seats.map(
    (_, seat) => joined.find((deed) => deed.seat === seat)?.name ?? botName(seat),
  );
}

function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false;
  const { version, facts, deeds } = value as Partial<Save>;
  return (
    version === 2 &&
    typeof facts === 'object' &&
    facts !== null &&
    typeof facts.game === 'string' &&
    typeof facts.seed === 'string' &&
    Array.isArray(facts.seats) &&
    Array.isArray(deeds)
  );
}

function isOldSave(value: unknown): value is OldSave {
  if (typeof value !== 'object' || value === null) return false;
  const save = value as Partial<OldSave>;
  return (
    save.version === 1 &&
    typeof save.game === 'string' &&
    typeof save.seed === 'string' &&
    typeof save.options === 'object' &&
    Array.isArray(save.seats) &&
    Array.isArray(save.moves)
  );
}

/** A new seed or id: random hexadecimal digits nobody can guess. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
