import { type AnyGame, type OptionValues, Refusal, readTable, type Table } from '@nabu/kernel';
import { spread } from '../tables.ts';
import { Batch } from './batch.ts';
import { checkLegal } from './check.ts';
import { Episode } from './episode.ts';
import { EnvError, idOf, Request } from './request.ts';

/** A game is cut off after so many moves unless the reset says otherwise. */
const PRESET_LIMIT = 5_000;
const MOST_LIMIT = 1_000_000;
const MOST_GAMES = 4_096;

/** An answer, which becomes one line. */
type Answer = { readonly [field: string]: unknown };
type Op = (request: Request) => Answer;

/**
 * One conversation: each line is answered by exactly one line, in order. A line that cannot be carried out is answered
 * by a code and a sentence and changes nothing.
 */
export class Session {
  readonly #game: AnyGame;
  readonly #full: boolean;
  #base = '1';
  #begun = 0;
  #single: Episode | null = null;
  #batch: Batch | null = null;
  closed = false;

  constructor(game: AnyGame, full: boolean) {
    this.#game = game;
    this.#full = full;
  }

  /** The answer to a line. */
  answer(line: string): string {
    try {
      const request = new Request(line);
      const op = Object.hasOwn(this.#ops, request.op) ? this.#ops[request.op] : null;
      if (!op) {
        const known = Object.keys(this.#ops).join(', ');
        throw new EnvError('unknown-op', `There is no op of this name; there are ${known}.`);
      }
      const answer = op(request);
      const id = request.has('id') ? { id: idOf(line) } : {};
      return JSON.stringify({ ...id, ok: true, ...answer });
    } catch (error) {
      if (!(error instanceof EnvError || error instanceof Refusal)) throw error;
      const { code, clause, message: sentence } = error;
      return JSON.stringify({ id: idOf(line), ok: false, code, clause, sentence });
    }
  }

  readonly #ops: { readonly [op: string]: Op } = {
    spec: (request) => {
      request.only([]);
      const { id, rules, seats, options, vocabulary, notation } = this.#game;
      const moves = vocabulary.map((word) => notation.format(word));
      return { game: id, rules, seats, options, moves };
    },
    seed: (request) => {
      request.only(['seed']);
      this.#sow(request.seed());
      return { seed: this.#base };
    },
    reset: (request) => {
      request.only(['seed', 'seats', 'options', 'limit']);
      const table = this.#table(request);
      const limit = limitOf(request);
      this.#sow(request.seed());
      this.#batch = null;
      this.#single = new Episode(this.#game, table, spread(this.#nextSeed()), limit);
      return { ...described(table), seed: this.#single.seed, ...standing(this.#single) };
    },
    batch: (request) => {
      request.only(['games', 'seed', 'seats', 'options', 'limit', 'views', 'scores']);
      const table = this.#table(request);
      const limit = limitOf(request);
      const games = request.count('games', 64, 1, MOST_GAMES);
      const told = { views: request.flag('views'), scores: request.flag('scores') };
      this.#sow(request.seed());
      const base = this.#nextSeed();
      this.#single = null;
      this.#batch = new Batch(this.#game, games, told, (place, round) => {
        return new Episode(this.#game, table, spread(`${base}.${place}.${round}`), limit);
      });
      return { ...described(table), games, ...this.#batch.told() };
    },
    observe: (request) => {
      request.only(['game', 'seat', 'full']);
      const episode = this.#episode(request);
      if (request.flag('full')) return { ply: episode.ply, position: this.#position(episode) };
      const viewer = request.viewer(episode.table.seats, episode.actors[0] ?? 'spectator');
      return { ply: episode.ply, seat: viewer, view: episode.view(viewer) };
    },
    legal: (request) => {
      request.only(['game', 'seat']);
      const episode = this.#episode(request);
      const seat = request.seat(episode.table.seats, episode.actors[0] ?? 0);
      const moves = episode.moves(seat);
      return {
        ...{ ply: episode.ply, seat, indices: moves.map(({ index }) => index) },
        moves: moves.map((move) => this.#game.notation.format(move)),
      };
    },
    step: (request) => (this.#batch ? this.#stepAll(request, this.#batch) : this.#stepOne(request)),
    scores: (request) => {
      request.only(['game']);
      const episode = this.#episode(request);
      const { ply } = episode;
      const standing = { scores: episode.scores(), ranking: episode.ranking() };
      return { ply, ...standing, result: episode.outcome() };
    },
    close: (request) => {
      request.only([]);
      this.closed = true;
      return { closed: true };
    },
  };

  #stepAll(request: Request, batch: Batch): Answer {
    request.only(['actions']);
    batch.step(request.actions(batch.games.length));
    return batch.told();
  }

  #stepOne(request: Request): Answer {
    request.only(['seat', 'move', 'index']);
    const episode = this.#episode(request);
    const move = request.move(this.#game);
    if (episode.over)
      throw new EnvError('over', 'The game is over; send {"op":"reset"} to begin another.');
    const seat = request.seat(episode.table.seats, episode.actors[0]);
    checkLegal(episode, seat, move);
    episode.step(seat, move);
    const made = { seat, move: this.#game.notation.format(move), index: move.index };
    return { ...made, ...standing(episode) };
  }

  #episode(request: Request): Episode {
    if (this.#batch) {
      const { games } = this.#batch;
      return games[request.count('game', 0, 0, games.length - 1)];
    }
    if (request.has('game')) throw new EnvError('bad-field', '"game" is for batches alone.');
    if (this.#single) return this.#single;
    throw new EnvError('no-game', 'There is no game yet; send {"op":"reset"} first.');
  }

  #position(episode: Episode): string {
    if (this.#full) return episode.position();
    throw new EnvError(
      'full-not-allowed',
      'The whole position holds secrets; start "nabu env" with --full to be told it.',
    );
  }

  #table(request: Request): Table<OptionValues> {
    const seats = request.count('seats', this.#game.seats.min, 1, 64);
    return readTable(this.#game, seats, request.options());
  }

  #sow(seed: string | null): void {
    if (seed === null) return;
    this.#base = seed;
    this.#begun = 0;
  }

  /** The seed of the next game: the one that was set, then others that follow from it. */
  #nextSeed(): string {
    const n = this.#begun++;
    return n === 0 ? this.#base : `${this.#base}.${n}`;
  }
}

function limitOf(request: Request): number {
  return request.count('limit', PRESET_LIMIT, 1, MOST_LIMIT);
}

function described({ seats, options }: Table<OptionValues>): Answer {
  return { seats, options };
}

function standing(episode: Episode): Answer {
  const { ply, actors, over } = episode;
  return { ply, actors, over, ...(over ? { result: episode.outcome() } : {}) };
}
