import { PROTOCOL } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import { Failure } from '../failure.ts';
import type { App } from './app.ts';
import { serve } from './route.ts';

/** What is known about how the house is. */
export interface HealthParts {
  readonly version: string;
  /** Whether new visitors can be served here: null when they can, else why not. */
  unready(): Promise<string | null>;
}

/** Adds the routes by which a balancer, or whoever starts this process, sees how it is. */
export function addHealthRoutes(app: App, { version, unready }: HealthParts): void {
  serve(app, ROUTES.health, () => ({ ok: true, protocol: PROTOCOL, version }));
  serve(app, ROUTES.live, () => ({ live: true }));
  serve(app, ROUTES.ready, async () => {
    const why = await unready();
    if (why !== null) throw new Failure('going-down', why);
    return { ready: true };
  });
}
