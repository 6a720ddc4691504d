import { spawnSync } from 'node:child_process';

/** Connections are looked at this often; one that is closed has carried nothing since long before. */
const LOOK_MS = 1000;

/**
 * What all connections to a port have carried, as the kernel counts it: packets with something in
 * them on the way there, and bytes both ways. The kernel forgets a connection that is closed, and
 * pools close those that had nothing to do for a while; here they stay counted.
 */
export class Traffic {
  #open = new Map();
  #before = { packets: 0, bytes: 0 };
  #read;
  #timer;

  constructor(port, read = () => connectionsTo(port)) {
    this.#read = read;
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** All until now. */
  count() {
    this.#look();
    return [...this.#open.values()].reduce(sum, this.#before);
  }

  stop() {
    clearInterval(this.#timer);
  }

  #look() {
    const now = readConnections(this.#read());
    for (const [name, known] of this.#open) {
      const one = now.get(name);
      // One that has carried less than it had is another with the same name.
      if (!one || one.bytes < known.bytes) this.#before = sum(this.#before, known);
    }
    this.#open = now;
  }
}

function sum(one, other) {
  return { packets: one.packets + other.packets, bytes: one.bytes + other.bytes };
}

function connectionsTo(port) {
  const { stdout } = spawnSync('ss', ['-tinHO', 'dst', `127.0.0.1:${port}`], { encoding: 'utf8' });
  return stdout ?? '';
}

/** Each connection that `ss` lists, by the address of its own end. */
function readConnections(text) {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const figure = (name) => Number(new RegExp(`\\b${name}:(\\d+)`).exec(line)?.[1] ?? 0);
      const bytes = figure('bytes_acked') + figure('bytes_received');
      return [line.trim().split(/\s+/)[3], { packets: figure('data_segs_out'), bytes }];
    }),
  );
}
