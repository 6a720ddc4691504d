import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator wants to see on a graph. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Counters of one house, in a registry of its own. */
export function createMetrics(counts: { readonly tables: () => number; sockets: () => number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read());
      },
    });
  gauge('nabu_tables_in_memory', 'Tables in memory', counts.tables);
  gauge('nabu_sockets', 'Open websocket connections', counts.sockets);
  return {
    registry,
    entries: new Counter({
      ...{ name: 'nabu_entries_total', help: 'Changes to tables', registers },
    }),
    refusals: new Counter({
      ...{ name: 'nabu_refusals_total', help: 'What was refused, by code', registers },
      labelNames: ['code'] as const,
    }),
    requestSeconds: new Histogram({
      ...{ name: 'nabu_request_seconds', help: 'Time of one HTTP request', registers },
      labelNames: ['method', 'status'] as const,
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    }),
    commandSeconds: new Histogram({
      ...{ name: 'nabu_command_seconds', help: 'Time of one command at a table', registers },
      labelNames: ['type'] as const,
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    }),
    storeSeconds: new Histogram({
      ...{ name: 'nabu_store_seconds', help: 'Time of one request to the store', registers },
      labelNames: ['what'] as const,
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    }),
    failures: new Counter({
      ...{ name: 'nabu_failures_total', help: 'Requests in which something broke', registers },
    }),
    botSeconds: new Histogram({
      ...{ name: 'nabu_bot_seconds', help: 'Time of one bot decision', registers },
      buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10],
    }),
    botFailures: new Counter({
      ...{ name: 'nabu_bot_failures_total', help: 'Bots that failed or hung', registers },
    }),
  };
}
