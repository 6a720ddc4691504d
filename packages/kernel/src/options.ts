import type { AnyGame, OptionSpec, OptionValue, OptionValues, Table } from './contract.ts';
import { Refusal } from './refusal.ts';

/** Every option at its preset. */
export function presets<Options extends OptionValues>(spec: OptionSpec<Options>): Options {
  return readOptions(spec, {});
}

/**
 * Options as somebody gave them, checked and completed with the presets. Values may come as text
 * (from a form, a command line or a record).
 */
export function readOptions<Options extends OptionValues>(
  spec: OptionSpec<Options>,
  input: unknown,
): Options {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Refusal('bad-option', 'Options must be given as names with values.');
  const names: readonly string[] = Object.keys(spec);
  for (const name of Object.keys(input)) {
    if (names.includes(name)) continue;
    const known = names.length ? `known options: ${names.join(', ')}` : 'this game has no options';
    throw new Refusal('unknown-option', `There is no option ${show(name)}; ${known}.`);
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const entries = Object.entries<OptionSpec<OptionValues>[string]>(spec).map(([name, option]) => [
    name,
    given.has(name) ? readValue(name, option.values, given.get(name)) : option.preset,
  ]);
  return Object.fromEntries(entries);
}

function readValue(name: string, values: readonly OptionValue[], input: unknown): OptionValue {
  const value = values.find((v) => v === input || String(v) === input);
  if (value !== undefined) return value;
  throw new Refusal(
    'bad-option',
    `Option ${name} cannot be ${show(input)}; it can be ${values.join(', ')}.`,
  );
}

/** A checked table: the seat count must suit the game, the options must be its own. */
export function readTable(game: AnyGame, seats: number, options: unknown): Table<OptionValues> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
    throw new Refusal('bad-seats', `${game.id} is played by ${range} players, not ${show(seats)}.`);
  }
  return { seats, options: readOptions(game.options, options) };
}

/** Somebody else's text inside a sentence: quoted and kept short. */
function show(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
