import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Failure } from './failure.ts';

/** How much one address or one connection may ask for. */
export interface LimitSettings {
  /** Requests from one address in ten seconds. */
  readonly requests: number;
  /** Tables set up from one address in an hour. */
  readonly tables: number;
  /** Connections from one address at a time. */
  readonly sockets: number;
  /** Messages on one connection in five seconds. */
  readonly messages: number;
}

/** Generous to people behind one router, tight enough that one visitor cannot hold up the others. */
export const LIMIT_PRESETS: LimitSettings = {
  requests: 300,
  tables: 120,
  sockets: 60,
  messages: 150,
};

/** The limits of one house. */
export type Limits = ReturnType<typeof createLimits>;

export function createLimits(settings: LimitSettings) {
  const requests = new RateLimiterMemory({ points: settings.requests, duration: 10 });
  const tables = new RateLimiterMemory({ points: settings.tables, duration: 3600 });
  const messages = new RateLimiterMemory({ points: settings.messages, duration: 5 });
  const sockets = new Map<string, number>();
  return {
    /** Throws when an address asks too often. */
    request: (ip: string) => consume(requests, ip, 'requests'),
    /** Throws when an address sets up too many tables. */
    table: (ip: string) => consume(tables, ip, 'new tables'),
    /** Throws when a connection says too much. */
    message: (socket: string) => consume(messages, socket, 'messages'),
    /** Whether an address may open one more connection; counts it if so. */
    open(ip: string): boolean {
      const count = sockets.get(ip) ?? 0;
      if (count >= settings.sockets) return false;
      sockets.set(ip, count + 1);
      return true;
    },
    /** Counts a connection as closed. */
    close(ip: string): void {
      const count = (sockets.get(ip) ?? 1) - 1;
      if (count > 0) sockets.set(ip, count);
      else sockets.delete(ip);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string, what: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    const wait = refused && typeof refused === 'object' && 'msBeforeNext' in refused;
    const seconds = wait ? Math.max(1, Math.ceil(Number(refused.msBeforeNext) / 1000)) : 1;
    throw new Failure('too-fast', `Too many ${what}; wait ${seconds} s and try again.`);
  }
}
