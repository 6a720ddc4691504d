import { type Ear, newNodeName, type Wire, type WireState } from '../src/nodes/wire.ts';

/** A wire of a test, which can be cut. */
export interface TestWire extends Wire {
  /** Nothing is heard or told over it any more. */
  cut(): void;
  mend(): void;
}

/** Wires between nodes in this process; messages travel as text and arrive a little later. */
export function wireBus(): () => TestWire {
  const wires = new Set<(topic: string, text: string, from: string) => void>();
  return () => join(wires);
}

function join(wires: Set<(topic: string, text: string, from: string) => void>): TestWire {
  const node = newNodeName();
  const ears = new Map<string, Set<Ear>>();
  const changed: ((state: WireState) => void)[] = [];
  let state: WireState = 'up';
  const become = (next: WireState) => {
    state = next;
    for (const each of changed) each(next);
  };
  const receive = (topic: string, text: string, from: string) => {
    if (state === 'up') for (const ear of ears.get(topic) ?? []) ear(JSON.parse(text), from);
  };
  wires.add(receive);
  return {
    node,
    get state() {
      return state;
    },
    tell(topic, message) {
      const text = JSON.stringify(message);
      if (state === 'up')
        for (const each of wires) if (each !== receive) setImmediate(() => each(topic, text, node));
    },
    async hear(topic, ear) {
      const all = ears.get(topic) ?? new Set();
      ears.set(topic, all.add(ear));
      return () => void all.delete(ear);
    },
    onState: (hear) => void changed.push(hear),
    async close() {
      wires.delete(receive);
    },
    cut: () => become('down'),
    mend: () => become('up'),
  };
}
