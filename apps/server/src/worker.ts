import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { botPool } from './bots/pool.ts';
import { openWorker } from './bots/queue-worker.ts';
import { ConfigError, readRedis } from './config.ts';
import { createLog, errorFields } from './log.ts';
import { RedisWire } from './nodes/redis-wire.ts';

/**
 * A program that thinks for the bots of a house on whatever machine it runs; `nabu worker` starts it.
 * It needs nothing but the address of the house's Redis.
 */
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function run(argv: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { 'redis-url': text, threads: text };
  const { values } = parseArgs({ args: [...argv], options });
  const url = readRedis(values['redis-url'] ?? process.env.NABU_REDIS_URL ?? '');
  if (url === null) throw new ConfigError('Say where the house has its Redis: set NABU_REDIS_URL.');
  const threads = readThreads(values.threads ?? process.env.NABU_THREADS ?? '');
  const log = createLog('info');
  const wire = new RedisWire({ url, note: (sentence) => log.info(sentence) });
  const thinker = botPool(undefined, threads);
  // The wire says that Redis is gone; the queue would say so for every try.
  const failed = (error: unknown) =>
    wire.state === 'up' && log.warn(errorFields(error), 'the queue cannot be used');
  const worker = await openWorker({ url, wire, thinker, threads, failed });
  process.stdout.write(`Nabu thinks here, about ${threads} questions at a time.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'closing when all answers are given, within seconds');
      worker.close().then(() => process.exit(0));
    });
}

function readThreads(text: string): number {
  if (text === '') return availableParallelism();
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (threads > 0) return threads;
  throw new ConfigError(`NABU_THREADS must be a number from 1 to 999, not "${text.slice(0, 40)}".`);
}
