import { PROTOCOL } from '@nabu/protocol';
import type { App } from './app.ts';

/** What is known about how the house is. */
export interface HealthParts {
  readonly version: string;
  /** Whether new visitors can be served here: null when they can, else why not. */
  unready(): Promise<string | null>;
}

/** Adds the routes by which a balancer, or whoever starts this process, sees how it is. */
export function addHealthRoutes(app: App, { version, unready }: HealthParts): void {
  app.get('/api/health', (c) => c.json({ ok: true, protocol: PROTOCOL, version }));
  app.get('/api/health/live', (c) => c.json({ live: true }));
  app.get('/api/health/ready', async (c) => {
    const why = await unready();
    return why === null ? c.json({ ready: true }) : c.json({ ready: false, sentence: why }, 503);
  });
}
