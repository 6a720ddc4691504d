import type { OptionValues } from '@nabu/kernel';
import { browserKeeper, type Keeper, keep, readKept, shelve } from './shelf.ts';

/** Who sits at a table of this device. */
export interface LocalSeat {
  readonly kind: 'guest' | 'bot';
  readonly name: string;
  readonly bot: string | null;
}

/** A match on this device as it is kept: seed, options, rules version and moves, and who plays. */
export interface Save {
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

const saveKey = (id: string) => `nabu.table.${id}`;

/** The match that is kept under an id, or null when there is none or it is damaged. */
export function loadSave(id: string, keeper: Keeper = browserKeeper()): Save | null {
  const kept = readKept(keeper, saveKey(id));
  return isSave(kept) && kept.id === id ? kept : null;
}

/** Keeps a match; false when this browser cannot keep it, so that the player can be told. */
export function storeSave(save: Save, keeper: Keeper = browserKeeper()): boolean {
  const { id, game, over, updated } = save;
  const done = keep(keeper, saveKey(id), save);
  shelve(
    { id, home: 'here', game, names: save.seats.map(({ name }) => name), updated, over },
    keeper,
  );
  return done;
}

function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false;
  const save = value as Partial<Save>;
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
