#!/usr/bin/env node
/** The `nabu` command. In a checkout it first installs and builds whatever is stale. */
import { existsSync } from 'node:fs';

const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
if (existsSync(setup)) {
  const { ensureBuilt, orExplain } = await import(setup.href);
  await orExplain(() => ensureBuilt());
}
const { main } = await import('../dist/main.js');
await main(process.argv.slice(2));
