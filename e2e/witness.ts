import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { ARTIFACTS } from './browser.ts';

const root = join(ARTIFACTS, '..');
const folder = join(ARTIFACTS, 'failures');

/** Remembers what goes wrong in a person's pages, to be told when a test fails. */
export class Witness {
  readonly person: BrowserContext;
  readonly #seen: string[] = [];

  constructor(person: BrowserContext) {
    this.person = person;
    person.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#seen.push(`${message.type()} at ${message.location().url}: ${message.text()}`);
    });
    person.on('weberror', (fault) => this.#seen.push(`fault: ${fault.error().stack}`));
    person.on('requestfailed', (request) =>
      this.#seen.push(`lost: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
    );
    person.on('page', (page) => page.on('crash', () => this.#seen.push(`crash: ${page.url()}`)));
  }

  /** Keeps a picture and the storage of each page under a name; says where, and what was seen. */
  async tell(name: string): Promise<readonly string[]> {
    mkdirSync(folder, { recursive: true });
    const told: string[] = [];
    for (const [i, page] of this.person.pages().entries()) {
      const file = join(folder, `${name} ${i + 1}`.replaceAll(/[^\w.]+/g, '-'));
      told.push(`A page at ${page.url()}: ${await keepPage(page, file)}`);
    }
    return [...told, ...this.#seen.slice(-30).map((line) => `  ${line}`)];
  }
}

/** A picture, the words on the page, and the storage, which holds each table of this device with its seed. */
async function keepPage(page: Page, file: string): Promise<string> {
  const kept: string[] = [];
  const attempt = async (ending: string, work: () => Promise<unknown>) => {
    // A page that hangs or is gone has less to show, which must not hide the first failure.
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) kept.push(`${relative(root, file)}.${ending}`);
  };
  await attempt('png', () => page.screenshot({ path: `${file}.png`, timeout: 10_000 }));
  await attempt('json', async () => {
    const state = page.evaluate(() => ({ ...localStorage, text: document.body.textContent }));
    writeFileSync(`${file}.json`, JSON.stringify(await within(10_000, state), null, 1));
  });
  return kept.join(', ') || 'nothing could be kept';
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page does not answer.')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
