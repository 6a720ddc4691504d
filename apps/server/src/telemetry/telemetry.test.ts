import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { end, idlesSmall, start, startAndFail } from '../../testing/process.ts';
import { folder, visiting } from '../../testing/rig.ts';
import { type FinishedSpan, tracerTo } from './tracer.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string }[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A collector of OpenTelemetry as far as it matters here: it takes spans as JSON at its address. */
async function collector() {
  const sent: { path: string; token: unknown; body: Sent }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { url = '', headers } = request;
    sent.push({ path: url, token: headers['x-token'], body: JSON.parse(text) });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const spans = () =>
    sent.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, spans };
}

/** Plays until this player and the bot have both moved; dice say how often one of them moves first. */
async function playUntilBoth(player: Client): Promise<void> {
  for (let mine = 0; mine === 0 || player.now?.ply === mine; mine++) {
    const answered = (ply: number) => mine > 0 && ply > mine;
    const { moves, ply } = await player.until((now) => now.moves.length > 0 || answered(now.ply));
    if (answered(ply)) return;
    await player.play(moves[0], ply);
    await player.until((now) => now.ply > ply);
  }
}

test('a house tells a collector of requests, commands, the store and bots, and of nobody', async () => {
  const { url, sent, spans } = await collector();
  const server = await start({
    ...{ NABU_DATA: folder(), NABU_LOG: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: url },
    ...{ OTEL_EXPORTER_OTLP_HEADERS: 'x-token=s%3Dt', OTEL_SERVICE_NAME: 'games' },
  });
  const house = visiting(server.port);
  await idlesSmall(house);
  const seats = ['me' as const, { bot: 'greedy' }];
  const { table, token } = await house.create({ game: 'ur', seats, name: 'Adadnirari' });
  const ada = await Client.open(server.port, table.id, token);
  await playUntilBoth(ada);
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`${house.url}/api/health`, {
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01`, 'X-Request-Id': 'request-of-mine' },
  });
  await expect
    .poll(() => spans().map(({ name }) => name), { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        ...['POST /api/tables', 'GET /api/health', 'command play', 'store append', 'bot think'],
      ]),
    );
  await end(server, 'SIGTERM');
  const { path, token: header, body } = sent[0];
  expect([path, header]).toEqual(['/v1/traces', 's=t']);
  const about = body.resourceSpans[0].resource.attributes;
  expect(about).toContainEqual({ key: 'service.name', value: { stringValue: 'games' } });
  const all = spans();
  const play = all.find(({ name }) => name === 'command play');
  const append = all.find((span) => span.parentSpanId === play?.spanId);
  expect(append).toMatchObject({ name: 'store append', traceId: play?.traceId, kind: 1 });
  expect(play?.kind).toBe(2);
  const asked = all.find(({ name }) => name === 'GET /api/health');
  expect(asked).toMatchObject({ traceId: trace, parentSpanId: '00f067aa0ba902b7' });
  const request = { key: 'nabu.request', value: { stringValue: 'request-of-mine' } };
  expect(asked?.attributes).toContainEqual(request);
  for (const span of all)
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
  const told = JSON.stringify(sent);
  for (const secret of ['Adadnirari', token ?? '', table.id]) expect(told).not.toContain(secret);
  const line = server.out.err.split('\n').find((text) => text.includes('request-of-mine'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ trace, route: '/api/health', status: 200 });
});

test('a collector that is away stops nothing, and the log says so once', async () => {
  const server = await start({
    ...{ NABU_DATA: folder(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  });
  const house = visiting(server.port);
  await house.create({ game: 'ur', name: 'Ada' });
  await expect.poll(() => server.out.err, { timeout: 30_000 }).toMatch(/does not answer/);
  await house.create({ game: 'ur', name: 'Bel' });
  expect((await end(server, 'SIGTERM')).code).toBe(0);
  expect(server.out.err.match(/does not answer/g)).toHaveLength(1);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /must look like http:/],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /sent as http\/json, not "grpc"/],
  [{ OTEL_TRACES_SAMPLER_ARG: 'often' }, /a share from 0 to 1/],
])('settings that cannot be used are refused: %o', async (env, sentence) => {
  const usual = { NABU_DATA: folder(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  const { code, said } = await startAndFail({ ...usual, ...env });
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
});

test('a share of traces is kept, whole traces only, and work that fails is told as failed', async () => {
  const kept: FinishedSpan[] = [];
  const sink = { add: (span: FinishedSpan) => void kept.push(span), close: async () => undefined };
  const tracer = tracerTo(sink, 0.5);
  for (let i = 0; i < 200; i++)
    await tracer.span('outer', {}, () => tracer.span('inner', {}, () => undefined));
  expect(kept.length).toBeGreaterThan(80);
  expect(kept.length).toBeLessThan(320);
  const outer = kept.filter(({ name }) => name === 'outer');
  expect(kept.length).toBe(2 * outer.length);
  for (const { trace, id } of outer)
    expect(kept).toContainEqual(expect.objectContaining({ name: 'inner', trace, parent: id }));
  const always = tracerTo(sink, 1);
  const broken = always.span('broken', {}, () => Promise.reject(new Error('no')));
  await expect(broken).rejects.toThrow('no');
  expect(kept.at(-1)).toMatchObject({ name: 'broken', failed: true, parent: null });
  expect(always.ids()).toEqual({});
});
