import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Look, newPerson, openBrowser } from './browser.ts';
import { ClusterHouse } from './cluster-house.ts';
import { House, type HouseMeans } from './house.ts';
import { Witness } from './witness.ts';

/** What the tests of a file need: a house and a browser. */
export interface StageMeans extends HouseMeans {
  /** Without it a browser has no WebGL at all. */
  readonly webgl?: boolean;
  /** So many nodes behind a balancer, with PostgreSQL and Redis, instead of one server. */
  readonly nodes?: number;
}

/** The browsers of this process, with and without WebGL: test files that follow each other share them, and persons share nothing. */
const browsers = new Map<boolean, Browser>();

async function sharedBrowser(webgl: boolean): Promise<Browser> {
  const open = browsers.get(webgl);
  if (open?.isConnected()) return open;
  const browser = await openBrowser({ webgl });
  browsers.set(webgl, browser);
  return browser;
}

/** The house of one test file, open from its first test to its last, and a browser. */
export class Stage {
  #house: House | null = null;
  #cluster: ClusterHouse | null = null;
  #browser: Browser | null = null;
  #witnesses: Witness[] = [];

  get house(): House {
    if (!this.#house) throw new Error('The house is open while tests run only.');
    return this.#house;
  }

  /** The house when it has several nodes. */
  get cluster(): ClusterHouse {
    if (!this.#cluster) throw new Error('The house was not opened with several nodes.');
    return this.#cluster;
  }

  /** A person with a browser profile of their own, who leaves when the test is over. */
  async person(look: Look = {}): Promise<BrowserContext> {
    if (!this.#browser) throw new Error('The browser is open while tests run only.');
    const person = await newPerson(this.#browser, look);
    this.#witnesses.push(new Witness(person));
    return person;
  }

  async open({ webgl = true, nodes, ...means }: StageMeans): Promise<void> {
    const [house, browser] = await Promise.allSettled([
      nodes === undefined ? House.open(means) : ClusterHouse.open(nodes),
      sharedBrowser(webgl),
    ]);
    // When the browser fails to open, the house is closed all the same.
    if (house.status === 'fulfilled') this.#keep(house.value);
    if (browser.status === 'fulfilled') this.#browser = browser.value;
    for (const opened of [house, browser]) if (opened.status === 'rejected') throw opened.reason;
  }

  #keep(house: House | ClusterHouse): void {
    if (house instanceof House) this.#house = house;
    else this.#cluster = house;
  }

  /** Sends everybody away; when the test failed, returns what was seen of them and of the server. */
  async clear(failed: string | null): Promise<string> {
    const witnesses = this.#witnesses;
    this.#witnesses = [];
    const seen: string[] = [];
    if (failed !== null) {
      for (const [i, witness] of witnesses.entries())
        seen.push(...(await witness.tell(`${failed} ${i + 1}`)));
      seen.push('The server said last:', ...((this.#house ?? this.#cluster)?.log ?? []));
    }
    await Promise.all(witnesses.map(({ person }) => person.close()));
    return seen.join('\n');
  }

  async close(): Promise<void> {
    await this.#house?.close();
    await this.#cluster?.close();
  }
}

/** Opens a stage for the test file that calls this; a failed test's message says what was on it. */
export function openStage(means: StageMeans = {}): Stage {
  const stage = new Stage();
  beforeAll(() => stage.open(means));
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    const seen = await stage.clear(failed ? `${task.file.name} ${task.name}` : null);
    for (const error of task.result?.errors ?? []) error.message += `\n\n${seen}`;
  });
  afterAll(() => stage.close());
  return stage;
}
