import { randomUUID } from 'node:crypto';

/**
 * Whether other nodes hear what is told: `alone` means that there can be none, `up` that they do,
 * `down` that they may be there and cannot be reached.
 */
export type WireState = 'alone' | 'up' | 'down';

/** Hears a message and from which node it is. */
export type Ear = (message: unknown, from: string) => void;

/**
 * How the nodes of one house tell each other what happened. Any message may be lost, come late or come
 * twice, and nothing that was promised to anybody hangs on one: what is told here of a table is stored
 * already, and whoever missed it reads it from the store.
 */
export interface Wire {
  /** The name of this node, another one at every start. */
  readonly node: string;
  readonly state: WireState;
  /** Tells the other nodes that listen to a topic, in a `hurry` before all else that is done at this moment; forgotten when they cannot be reached. */
  tell(topic: string, message: unknown, hurry?: boolean): void;
  /** Listens to what other nodes tell about a topic. Resolves with how to stop when nothing is missed any more, or nothing can be heard. */
  hear(topic: string, ear: Ear): Promise<() => void>;
  /** Calls back whenever the state has changed. */
  onState(changed: (state: WireState) => void): void;
  close(): Promise<void>;
}

/** A wire on which nobody is heard: of a house that is one node, or of nodes that share a store and nothing else. */
export function silentWire(state: 'alone' | 'down'): Wire {
  return {
    node: newNodeName(),
    state,
    tell: () => undefined,
    hear: async () => () => undefined,
    onState: () => undefined,
    close: async () => undefined,
  };
}

/** A name for a node. */
export function newNodeName(): string {
  return randomUUID();
}
