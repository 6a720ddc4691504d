import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../scripts/cluster.mjs';

type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** How many of the last lines of all nodes are told. */
const LINES = 60;

/** A house of several nodes behind a balancer, as `npm run cluster` starts it. */
export class ClusterHouse {
  readonly #cluster: Cluster;
  readonly #folder: string;

  private constructor(cluster: Cluster, folder: string) {
    this.#cluster = cluster;
    this.#folder = folder;
  }

  static async open(nodes: number): Promise<ClusterHouse> {
    const folder = mkdtempSync(join(tmpdir(), 'nabu-e2e-cluster-'));
    const log = join(folder, 'log');
    return new ClusterHouse(await startCluster({ nodes, workers: 1, log }), folder);
  }

  /** The address of the balancer. */
  get url(): string {
    return this.#cluster.url;
  }

  get nodes(): Cluster['nodes'] {
    return this.#cluster.nodes;
  }

  /** What the nodes wrote last. */
  get log(): readonly string[] {
    return readFileSync(join(this.#folder, 'log'), 'utf8').split('\n').slice(-LINES);
  }

  async close(): Promise<void> {
    await this.#cluster.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
