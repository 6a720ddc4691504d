import type { Attributes, FinishedSpan, SpanSink } from './tracer.ts';

/** Where spans are sent, and as whose. */
export interface OtlpSettings {
  /** The whole address: `http://collector:4318/v1/traces`. */
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly service: string;
  /** Names one process among several of a house. */
  readonly instance: string;
  readonly version: string;
  /** Spans could not be sent, or were lost; told once until it works again. */
  failed(sentence: string): void;
}

/** Spans are sent together, this often. */
const EVERY_MS = 2000;
/** So many wait at most; a collector that is away costs no more memory than this. */
const MOST_WAITING = 4096;
const MOST_SENT = 512;
const PATIENCE_MS = 5000;
const KINDS = { internal: 1, server: 2 } as const;
const FAILED = 2;

/**
 * Sends spans to an OpenTelemetry collector as OTLP over HTTP in JSON. Nothing waits for it: what cannot be sent is lost
 * and counted.
 */
export function otlpSink(settings: OtlpSettings): SpanSink {
  let waiting: FinishedSpan[] = [];
  let lost = 0;
  let trouble = false;
  const fail = (why: string) => {
    if (!trouble) settings.failed(`Traces cannot be sent: ${why}. It is tried again.`);
    trouble = true;
  };
  const send = async () => {
    const spans = waiting.slice(0, MOST_SENT);
    if (spans.length === 0) return;
    waiting = waiting.slice(spans.length);
    const why = await posted(settings, spans);
    if (why === null) trouble = false;
    else fail(why);
    if (lost > 0) fail(`${lost} spans were too many`);
    lost = 0;
  };
  const sending = setInterval(() => void send(), EVERY_MS).unref();
  return {
    add(span) {
      if (waiting.length >= MOST_WAITING) lost++;
      else waiting.push(span);
    },
    async close() {
      clearInterval(sending);
      while (waiting.length > 0 && !trouble) await send();
    },
  };
}

/** Sends spans; says why when that did not work. */
async function posted(settings: OtlpSettings, spans: readonly FinishedSpan[]) {
  try {
    const response = await fetch(settings.url, {
      method: 'POST',
      headers: { ...settings.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(exported(settings, spans)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `the collector answers ${response.status}`;
  } catch {
    return 'the collector does not answer';
  }
}

function exported({ service, instance, version }: OtlpSettings, spans: readonly FinishedSpan[]) {
  const resource = { 'service.name': service, 'service.instance.id': instance };
  return {
    resourceSpans: [
      {
        resource: { attributes: listed({ ...resource, 'service.version': version }) },
        scopeSpans: [{ scope: { name: 'nabu', version }, spans: spans.map(written) }],
      },
    ],
  };
}

function written(span: FinishedSpan) {
  return {
    traceId: span.trace,
    spanId: span.id,
    ...(span.parent && { parentSpanId: span.parent }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: nanoseconds(span.began),
    endTimeUnixNano: nanoseconds(span.ended),
    attributes: listed(span.attributes),
    status: span.failed ? { code: FAILED } : {},
  };
}

/** A time in a form that JSON keeps whole. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
}

function listed(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }));
}

function typed(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
