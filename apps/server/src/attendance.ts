import type { Gap } from '@nabu/table';
import type { Relations } from './store/relations.ts';

/** A node notes this often that it is at work; so much at most is given back too much after it was killed. */
const BEAT_MS = 5_000;
/** A node that has noted nothing for so long is not at work. */
const SILENT_MS = 4 * BEAT_MS;
/** When a node is at work again after none was, people need a moment to find back: that is nobody's time either. */
const RETURN_MS = 10_000;

/** A run of a node that ended without a word: what it had begun may not be done. */
interface Run {
  /** The name of the run: the node's, and behind it when a later run of the same node began. */
  readonly house: string;
  /** When it last noted that it was at work. */
  readonly alive: number;
}

/** The stretches in which no node was at work, between the times at which one was. */
export function gapsBetween(runs: readonly Gap[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let covered: number | null = null;
  for (const { from, until } of runs) {
    if (covered !== null && from > covered) gaps.push({ from: covered, until: from + RETURN_MS });
    covered = Math.max(covered ?? until, until);
  }
  return gaps;
}

/** Notes when this node is at work, and knows when none was. */
export class Attendance {
  readonly #node: string;
  readonly #relations: Relations;
  readonly #clock: () => number;
  readonly #failed: (error: unknown) => void;
  #gaps: readonly Gap[] = [];
  #run: string;
  #noted = 0;
  #failing = false;
  #others: readonly string[] = [];
  #before: number | null = null;
  #timer: NodeJS.Timeout | null = null;
  #died: (run: Run) => Promise<void> = async () => undefined;

  /** `node` is the name of this node, another one at every start. */
  constructor(
    node: string,
    relations: Relations,
    clock: () => number,
    failed: (error: unknown) => void,
  ) {
    this.#node = node;
    this.#run = node;
    this.#relations = relations;
    this.#clock = clock;
    this.#failed = failed;
  }

  get gaps(): readonly Gap[] {
    return this.#gaps;
  }

  /** The names of the other nodes that are at work at the same store. */
  get others(): readonly string[] {
    return this.#others;
  }

  /** When a node before this one last noted that it was at work; null when there was none. */
  get before(): number | null {
    return this.#before;
  }

  /** Calls back for every run that ended without saying so, until that was done once; of several nodes one is called first. */
  onDeath(died: (run: Run) => Promise<void>): void {
    this.#died = died;
  }

  /** From now on this node is at work. */
  async begin(): Promise<void> {
    await this.#note();
    await this.#readGaps();
    this.#timer = setInterval(() => void this.beat(), BEAT_MS).unref();
  }

  /** This node is at work until now, and has left nothing undone. */
  async end(): Promise<void> {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    await this.beat();
    await this.#settle(this.#run).catch(this.#failed);
  }

  async #readGaps(): Promise<void> {
    const runs = await this.#relations.db.selectFrom('runs').selectAll().orderBy('began').execute();
    this.#gaps = gapsBetween(runs.map(({ began, alive }) => ({ from: began, until: alive })));
    const since = this.#clock() - SILENT_MS;
    const others = runs.filter(({ house }) => !this.#isOwn(house)).map(({ alive }) => alive);
    this.#others = this.#namesOf(runs.filter(({ alive }) => alive > since));
    this.#before = others.length > 0 ? Math.max(...others) : null;
  }

  async #note(): Promise<void> {
    const now = this.#clock();
    // What could not be noted for long was a time in which nobody could be served either: a new run begins.
    if (this.#failing && now - this.#noted > SILENT_MS) this.#run = `${this.#node} ${now}`;
    await this.#relations.write(
      this.#relations.db
        .insertInto('runs')
        .values({ house: this.#run, began: now, alive: now, settled: 0 })
        .onConflict((row) => row.column('house').doUpdateSet({ alive: now })),
    );
    this.#noted = now;
  }

  /** Sees to what runs left undone that ended without a word; first the node that comes first by its name. */
  async #settleDead(): Promise<void> {
    const now = this.#clock();
    const first = this.#others.every((node) => this.#node < node);
    const silent = now - SILENT_MS - (first ? 0 : BEAT_MS * 3);
    const dead = this.#relations.db.selectFrom('runs').select(['house', 'alive']);
    for (const run of await dead
      .where('settled', '=', 0)
      .where('alive', '<=', silent)
      .where('house', '!=', this.#run)
      .execute()) {
      await this.#died(run);
      await this.#settle(run.house);
    }
  }

  async #settle(run: string): Promise<void> {
    const { db, write } = this.#relations;
    await write(db.updateTable('runs').set({ settled: 1 }).where('house', '=', run));
  }

  #isOwn(run: string): boolean {
    return nameOf(run) === this.#node;
  }

  #namesOf(runs: readonly { readonly house: string }[]): readonly string[] {
    return runs.filter(({ house }) => !this.#isOwn(house)).map(({ house }) => nameOf(house));
  }

  async #readOthers(): Promise<void> {
    const { db } = this.#relations;
    const since = this.#clock() - SILENT_MS;
    const alive = await db.selectFrom('runs').select('house').where('alive', '>', since).execute();
    this.#others = this.#namesOf(alive);
  }

  /** Notes that this node is at work, and sees to those that are not any more; it happens by itself too. */
  async beat(): Promise<void> {
    try {
      const before = this.#run;
      await this.#note();
      this.#failing = false;
      if (this.#run === before) await this.#readOthers();
      else await this.#readGaps();
      await this.#settleDead();
    } catch (error) {
      this.#failing = true;
      this.#failed(error);
    }
  }
}

/** The name of the node whose run it is; a node that was away for long has begun another. */
function nameOf(run: string): string {
  return run.split(' ')[0];
}
