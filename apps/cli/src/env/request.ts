import type { AnyGame, OptionValues, Seat, Viewer, Word } from '@nabu/kernel';

/** What can be wrong with a line, for programs. */
export const ENV_CODES = [
  'bad-line',
  'unknown-op',
  'bad-field',
  'no-game',
  'unknown-seat',
  'unknown-move',
  'not-your-turn',
  'illegal',
  'over',
  'full-not-allowed',
] as const;
export type EnvCode = (typeof ENV_CODES)[number];

/** A line that cannot be carried out; nothing was changed. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly code: EnvCode;
  readonly clause: string | null;

  constructor(code: EnvCode, sentence: string, clause: string | null = null) {
    super(sentence);
    this.code = code;
    this.clause = clause;
  }
}

/** The fields of one request. Every reader takes a field that may be missing and throws an `EnvError` when it is something else. */
export class Request {
  readonly op: string;
  readonly #fields: ReadonlyMap<string, unknown>;

  constructor(line: string) {
    const value = parse(line);
    this.#fields = new Map(Object.entries(value));
    const op = this.#fields.get('op');
    if (typeof op !== 'string')
      throw new EnvError('bad-line', 'A line needs an "op", such as {"op":"reset"}.');
    this.op = op;
  }

  /** Refuses fields that this op does not have: a misspelled field must not be ignored. */
  only(names: readonly string[]): void {
    for (const name of this.#fields.keys())
      if (name !== 'op' && name !== 'id' && !names.includes(name)) {
        const known = names.length > 0 ? `it takes ${names.join(', ')}` : 'it takes none';
        throw new EnvError('bad-field', `"${this.op}" has no field "${short(name)}"; ${known}.`);
      }
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  count(name: string, preset: number, least: number, most: number): number {
    const value = this.#fields.get(name) ?? preset;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
      return value;
    throw new EnvError('bad-field', `"${name}" is a whole number from ${least} to ${most}.`);
  }

  flag(name: string): boolean {
    const value = this.#fields.get(name) ?? false;
    if (typeof value === 'boolean') return value;
    throw new EnvError('bad-field', `"${name}" is true or false.`);
  }

  /** A seed may be a text or a whole number. */
  seed(): string | null {
    const value = this.#fields.get('seed');
    if (value === undefined) return null;
    if (typeof value === 'string' && value.length > 0 && value.length <= 200) return value;
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
    throw new EnvError('bad-field', '"seed" is a whole number or a text of 1 to 200 characters.');
  }

  options(): OptionValues {
    return (this.#fields.get('options') ?? {}) as OptionValues;
  }

  viewer(seats: number, preset: Viewer): Viewer {
    return this.#fields.get('seat') === 'spectator' ? 'spectator' : this.seat(seats, preset);
  }

  seat<Preset extends Viewer>(seats: number, preset: Preset): Seat | Preset {
    const value = this.#fields.get('seat') ?? preset;
    if (value === preset) return preset;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats)
      return value;
    throw new EnvError('unknown-seat', `The seats are 0 to ${seats - 1}.`);
  }

  /** The move of `step`, by its text or by its index. */
  move(game: AnyGame): Word {
    const move = this.#fields.get('move');
    if (typeof move === 'string' && !this.has('index')) {
      const word = game.notation.parse(move);
      if (word) return word;
      throw new EnvError('unknown-move', `"${short(move)}" is no move of ${game.id}.`);
    }
    if (this.has('index') && !this.has('move')) return wordAt(game, this.#fields.get('index'));
    throw new EnvError('bad-field', '"step" takes either "move", a text, or "index", a number.');
  }

  /** The actions of a batch, one a game; null lets the environment draw a legal move. */
  actions(games: number): readonly unknown[] {
    const actions = this.#fields.get('actions');
    if (Array.isArray(actions) && actions.length === games) return actions;
    throw new EnvError(
      'bad-field',
      `"actions" is a list with one index for each of ${games} games.`,
    );
  }
}

/** The word of the vocabulary that an index names. */
export function wordAt(game: AnyGame, index: unknown): Word {
  const { vocabulary } = game;
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0)
    if (index < vocabulary.length) return vocabulary[index];
  throw new EnvError(
    'unknown-move',
    `An index of a move of ${game.id} is a whole number from 0 to ${vocabulary.length - 1}.`,
  );
}

/** The `id` of a line, whatever else is wrong with it; undefined where it has none. */
export function idOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  } catch {
    return undefined;
  }
}

function parse(line: string): object {
  let value: unknown = null;
  try {
    value = JSON.parse(line);
  } catch {
    throw new EnvError('bad-line', `This is not JSON: ${short(line)}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new EnvError('bad-line', 'A line is one JSON object, such as {"op":"reset"}.');
}

/** Somebody else's text inside a sentence. */
function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
