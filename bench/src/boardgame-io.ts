import { createRequire } from 'node:module';

/** The part of boardgame.io that is used here; its packages have no ES module entry for Node, so they are required. */
export interface PeerState {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** A move as boardgame.io takes it. */
export interface PeerAction {
  readonly type: string;
  readonly payload: unknown;
}

interface MoveContext {
  readonly G: unknown;
  readonly random: { Die(sides: number): number };
}

/** A game as boardgame.io takes it. */
export interface PeerGame {
  readonly name: string;
  readonly disableUndo: boolean;
  setup(context: { readonly random: { Die(sides: number): number } }): unknown;
  readonly moves: { readonly [name: string]: (context: MoveContext, index: number) => unknown };
  readonly turn: {
    readonly order: {
      first(context: { readonly G: unknown }): number;
      next(context: { readonly G: unknown }): number;
    };
    endIf(context: {
      readonly G: unknown;
      readonly ctx: { readonly currentPlayer: string };
    }): { readonly next: string } | undefined;
  };
  endIf(context: {
    readonly G: unknown;
  }): { readonly winner?: string; readonly draw?: boolean } | undefined;
}

interface Bot {
  play(state: PeerState, playerID: string): Promise<unknown>;
}

interface Internal {
  CreateGameReducer(setup: { game: PeerGame }): (state: PeerState, action: PeerAction) => PeerState;
  InitializeGame(setup: { game: PeerGame; numPlayers: number }): PeerState;
}

interface Ai {
  readonly MCTSBot: new (setup: {
    game: PeerGame;
    enumerate(
      G: unknown,
      ctx: unknown,
      playerID: string,
    ): readonly { move: string; args: number[] }[];
    seed: string;
    iterations: number;
    playoutDepth?: number;
  }) => Bot;
}

/** Its server: an HTTP server with socket.io, one namespace a game. */
interface Serving {
  Server(setup: { games: readonly PeerGame[]; origins: readonly string[]; db?: unknown }): {
    run(config: { port: number }): Promise<{ appServer: { address(): { port: number } } }>;
  };
  readonly FlatFile: new (setup: { dir: string }) => unknown;
}

interface Immer {
  original<T>(draft: T): T | undefined;
}

// As its users run it: in development it looks through the whole state after each move.
process.env.NODE_ENV = 'production';

const require = createRequire(import.meta.url);

/** Its rules and its bots. */
export const internal = require('boardgame.io/internal') as Internal;
export const ai = require('boardgame.io/ai') as Ai;
/** Loaded when it is asked for: it brings koa and socket.io. */
export const serving = () => require('boardgame.io/server') as Serving;
export const immer = require('immer') as Immer;
