import {
  type AnyGame,
  parseRecord,
  RecordError,
  type RecordFile,
  replayRecord,
  rulesKey,
  sha256Hex,
} from '@nabu/kernel';
import {
  datedRecord,
  deedsOf,
  type Facts,
  opened,
  readDeed,
  readPace,
  rebuild,
  UNASKED,
} from '@nabu/table';
import { HERE, type Save, saveOf } from './save.ts';

/** Finds the rules of a game in a version; null when they are not here. */
export type LoadRules = (game: string, rules?: number) => Promise<AnyGame | null>;

/** The single records in a text that holds one or many, one after the other. */
export function splitRecords(text: string): readonly string[] {
  const parts = text.split(/^(?=nabu record )/m).filter((part) => part.trim() !== '');
  return parts.length > 0 ? parts : [text];
}

/**
 * A record as a table of this device, once every move of it was played again and every word of it
 * holds; throws a `RecordError` that names the line otherwise. The same record has the same id.
 */
export async function saveFromRecord(
  text: string,
  loadRules: LoadRules,
  id?: string,
): Promise<Save> {
  const file = parseRecord(text);
  const game = await rulesOfRecord(file, loadRules);
  const match = replayRecord({ [rulesKey(game)]: game }, text);
  const at = (file.date && Date.parse(file.date)) || Date.now();
  const facts: Facts = {
    ...{ id: id ?? idOf(file), seed: match.seed, created: at },
    ...{ game: game.id, rules: game.rules, options: match.table.options },
    ...{ ...UNASKED, rated: file.rated, seats: file.names.map(() => null) },
    pace: file.pace === null ? null : readPace(file.pace),
  };
  const guests = file.names.map((name) => ({ who: HERE, name }));
  return saveOf(facts, [...opened(facts, guests), ...deedsOf(match, at, file)]);
}

/** What a record is kept under: games that share nothing but their seed are kept side by side. */
function idOf({ game, rules, options, names, commitment, moves, resultText }: RecordFile): string {
  const played = moves.map(({ seat, moves: made }) => [seat, made.map(({ text }) => text)]);
  const all = [game, rules, options, names, commitment, played, resultText];
  return sha256Hex(JSON.stringify(all)).slice(0, 12);
}

/** The rules that a record was made under; throws a `RecordError` when they are not here. */
export async function rulesOfRecord(
  file: { readonly game: string; readonly rules: number },
  loadRules: LoadRules,
): Promise<AnyGame> {
  const game = await loadRules(file.game, file.rules);
  if (game) return game;
  const known = (await loadRules(file.game)) !== null;
  const quote = known ? String(file.rules) : file.game;
  throw new RecordError(known ? 3 : 2, `there are no rules ${file.rules} of "${file.game}" here`, {
    fault: known ? 'rules' : 'game',
    quote,
  });
}

/** A finished game of this device as a record; null when its rules are not here. */
export async function recordFromSave(save: Save, loadRules: LoadRules): Promise<string | null> {
  const game = await loadRules(save.facts.game, save.facts.rules);
  if (!game) return null;
  const table = rebuild(save.facts, save.deeds.map(readDeed), { [rulesKey(game)]: game }, 0);
  return table.game && datedRecord(table);
}
