import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What a span tells besides its name and time. Names of people, tokens and ids of tables are never among it. */
export type Attributes = { readonly [name: string]: string | number | boolean };

/** Some work that is over, as it is told to a collector. */
export interface FinishedSpan {
  readonly trace: string;
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970, with parts. */
  readonly began: number;
  readonly ended: number;
  readonly attributes: Attributes;
  readonly failed: boolean;
}

/** Answers a request of another program, or works inside this one. */
type SpanKind = 'server' | 'internal';

/** A span while its work is done. */
interface Span {
  /** Tells more, now that it is known. */
  set(attributes: Attributes): void;
  rename(name: string): void;
}

/** How a span begins. */
interface Beginning {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** The header `traceparent` of a request, when it has one. */
  readonly from?: string | undefined;
}

/** Measures work as spans, inside each other as the work is. */
export interface Tracer {
  span<T>(name: string, beginning: Beginning, work: (span: Span) => T | Promise<T>): Promise<T>;
  /** Under which ids the work at hand is traced, for the log; nothing when it is not. */
  ids(): { readonly trace?: string };
  /** Sends what is left. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { set: () => undefined, rename: () => undefined };

/** Measures nothing. */
export const NO_TRACES: Tracer = {
  span: async (_name, _beginning, work) => work(NO_SPAN),
  ids: () => ({}),
  close: async () => undefined,
};

/** Where spans go. */
export interface SpanSink {
  add(span: FinishedSpan): void;
  close(): Promise<void>;
}

interface Context {
  readonly trace: string;
  readonly id: string;
  readonly sampled: boolean;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A tracer that keeps a share of all traces, and all that came with a request which says so. */
export function tracerTo(sink: SpanSink, share: number): Tracer {
  const contexts = new AsyncLocalStorage<Context>();
  return {
    async span(name, beginning, work) {
      const above = contexts.getStore() ?? contextIn(beginning.from);
      const context = {
        trace: above?.trace ?? randomBytes(16).toString('hex'),
        id: randomBytes(8).toString('hex'),
        sampled: above?.sampled ?? isSampled(share),
      };
      if (!context.sampled) return contexts.run(context, () => work(NO_SPAN));
      return contexts.run(context, () => measured(sink, { name, above, context, beginning }, work));
    },
    ids() {
      const context = contexts.getStore();
      return context?.sampled ? { trace: context.trace } : {};
    },
    close: () => sink.close(),
  };
}

interface Measured {
  readonly name: string;
  readonly above: Context | null | undefined;
  readonly context: Context;
  readonly beginning: Beginning;
}

async function measured<T>(
  sink: SpanSink,
  { name, above, context, beginning }: Measured,
  work: (span: Span) => T | Promise<T>,
): Promise<T> {
  const began = now();
  let told = { name, attributes: beginning.attributes ?? {} };
  let failed = true;
  try {
    const result = await work({
      set: (more) => {
        told = { ...told, attributes: { ...told.attributes, ...more } };
      },
      rename: (other) => {
        told = { ...told, name: other };
      },
    });
    failed = false;
    return result;
  } finally {
    const { trace, id } = context;
    const kind = beginning.kind ?? 'internal';
    sink.add({ trace, id, parent: above?.id ?? null, kind, began, ended: now(), failed, ...told });
  }
}

function contextIn(header: string | undefined): Context | null {
  const [, trace, id, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  if (trace === undefined || /^0+$/.test(trace) || /^0+$/.test(id)) return null;
  return { trace, id, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function isSampled(share: number): boolean {
  return share >= 1 || randomBytes(4).readUInt32BE() / 2 ** 32 < share;
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
