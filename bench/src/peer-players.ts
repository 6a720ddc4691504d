import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Rng, rngFrom } from '@nabu/kernel';
import { io, type Socket } from 'socket.io-client';
import type { PeerState } from './boardgame-io.ts';
import { MEASURED, pinned } from './cores.ts';
import type { Board } from './load.ts';
import type { Form } from './racers.ts';

/** How the peer keeps its matches: in memory, or in files with the storage that comes with it. */
export type Keeping = 'memory' | 'files';

interface Figures {
  readonly processorMs: number;
  readonly memory: number;
}

/** A server of boardgame.io to measure, in another process on one core. */
export class PeerHouse {
  readonly #process: ChildProcess;
  readonly #folder = mkdtempSync(join(tmpdir(), 'nabu-bench-peer-'));
  url = '';

  private constructor(keeping: Keeping, form: Form) {
    const script = fileURLToPath(new URL('./peer-server.js', import.meta.url));
    const rest = keeping === 'files' ? [form, this.#folder] : [form];
    const { program, args } = pinned(MEASURED, [script, ...rest]);
    // Its logs are one line a move.
    this.#process = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }

  static async open(keeping: Keeping, form: Form): Promise<PeerHouse> {
    const house = new PeerHouse(keeping, form);
    const [{ port }] = (await once(house.#process, 'message')) as [{ port: number }];
    house.url = `http://127.0.0.1:${port}`;
    return house;
  }

  /** What it has used so far. */
  async figures(): Promise<Figures> {
    this.#process.send({});
    const [figures] = (await once(this.#process, 'message')) as [Figures];
    return figures;
  }

  async close(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** One player at the peer, as its own client talks to it. */
class PeerPlayer {
  readonly #socket: Socket;
  readonly #match: string;
  readonly #seat: string;
  #hear: () => void = () => undefined;
  state: (PeerState & { readonly _stateID: number }) | null = null;

  constructor(url: string, game: string, match: string, seat: string) {
    this.#match = match;
    this.#seat = seat;
    this.#socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('update', (_match, state) => this.#receive(state));
    this.#socket.on('sync', (_match, { state }) => this.#receive(state));
  }

  async connect(): Promise<void> {
    if (!this.#socket.connected)
      await new Promise((go) => this.#socket.once('connect', go as () => void));
    this.#socket.emit('sync', this.#match, this.#seat, undefined, 2);
    await this.knows(-1);
  }

  move(index: number): void {
    const payload = { type: 'play', args: [index], playerID: this.#seat };
    const stands = this.state?._stateID;
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stands, this.#match, this.#seat);
  }

  /** Resolves when a state after this one is known here. */
  async knows(state: number): Promise<void> {
    while ((this.state?._stateID ?? -1) <= state)
      await new Promise<void>((resolve) => {
        this.#hear = resolve;
      });
  }

  #receive(state: PeerState & { readonly _stateID: number }): void {
    this.state = state;
    this.#hear();
  }
}

/** Two players at a match of the peer. */
export class PeerBoard implements Board {
  readonly #game: AnyGame;
  readonly #players: readonly PeerPlayer[];
  readonly #rng: Rng;

  private constructor(game: AnyGame, players: readonly PeerPlayer[], seed: string) {
    this.#game = game;
    this.#players = players;
    this.#rng = rngFrom(seed);
  }

  static async open(house: PeerHouse, game: AnyGame, i: number): Promise<PeerBoard> {
    const match = `match${i}`;
    const players = ['0', '1'].map((seat) => new PeerPlayer(house.url, game.id, match, seat));
    for (const player of players) await player.connect();
    return new PeerBoard(game, players, match);
  }

  get over(): boolean {
    return this.#players[0].state?.ctx.gameover !== undefined;
  }

  async play(): Promise<void> {
    const [{ state }] = this.#players;
    if (!state) return;
    const [seat] = this.#game.actors(state.G);
    const move = this.#game.sample(state.G, seat, this.#rng);
    this.#players[seat].move(move.index);
    await Promise.all(this.#players.map((player) => player.knows(state._stateID)));
  }
}
