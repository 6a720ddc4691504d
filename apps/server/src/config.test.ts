import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('have presets', () => {
    expect(readConfig([], {})).toEqual({
      ...{ port: 4780, host: '0.0.0.0', data: './data', log: 'info', proxy: false },
      redis: null,
      ...{ database: null, origin: null, mail: null, outgoing: 'public' },
      ...{ newHost: false, reindex: false, connections: 10_000, traces: null },
    });
  });

  test('come from the environment, and from flags first', () => {
    const env = { NABU_PORT: '80', NABU_DATA: '/srv/nabu', NABU_LOG: 'warn', NABU_PROXY: '1' };
    expect(readConfig(['--port', '0', '--host=::1'], env)).toEqual({
      ...{ port: 0, host: '::1', data: '/srv/nabu', log: 'warn', proxy: true },
      redis: null,
      ...{ database: null, origin: null, mail: null, outgoing: 'public' },
      ...{ newHost: false, reindex: false, connections: 10_000, traces: null },
    });
    expect(readConfig([], { NABU_PORT: '' })?.port).toBe(4780);
  });

  test('PORT is what hosts set; NABU_PORT and the flag come before it', () => {
    expect(readConfig([], { PORT: '8080' })?.port).toBe(8080);
    expect(readConfig([], { PORT: '8080', NABU_PORT: '' })?.port).toBe(8080);
    expect(readConfig([], { PORT: '8080', NABU_PORT: '9090' })?.port).toBe(9090);
    expect(readConfig(['--port', '7'], { PORT: '8080', NABU_PORT: '9090' })?.port).toBe(7);
    expect(() => readConfig([], { PORT: 'tcp://10.0.0.1:80' })).toThrow(/port must be a number/);
  });

  test('how many connections there may be is a number', () => {
    expect(readConfig([], { NABU_CONNECTIONS: '25000' })?.connections).toBe(25_000);
    for (const wrong of ['many', '99', '1e6', '10000000'])
      expect(() => readConfig(['--connections', wrong], {})).toThrow(
        /^NABU_CONNECTIONS must be a number from 100 to 9999999/,
      );
  });

  test('a database is an address of PostgreSQL; what is given is not repeated', () => {
    const url = 'postgres://nabu:secret@db.example.org/nabu';
    expect(readConfig([], { NABU_DATABASE_URL: url })?.database).toBe(url);
    for (const wrong of ['secret', 'mysql://nabu:secret@db.example.org/nabu'])
      expect(() => readConfig(['--database-url', wrong], {})).toThrow(
        /^NABU_DATABASE_URL must look like postgres:\/\/user:password@host:5432\/database\.$/,
      );
  });

  test('mail needs who it is from and the address of the house; what is given is not repeated', () => {
    const smtp = 'smtps://nabu:secret@mail.example.org';
    const env = { NABU_SMTP: smtp, NABU_MAIL_FROM: 'Nabu <nabu@example.org>' };
    const origin = { NABU_ORIGIN: 'https://games.example.org/' };
    expect(readConfig([], { ...env, ...origin })).toMatchObject({
      ...{ origin: 'https://games.example.org', mail: { url: smtp, from: env.NABU_MAIL_FROM } },
    });
    expect(() => readConfig([], env)).toThrow(/NABU_ORIGIN/);
    expect(() => readConfig([], { NABU_SMTP: smtp, ...origin })).toThrow(/NABU_MAIL_FROM/);
    expect(() => readConfig([], { NABU_SMTP: 'secret' })).toThrow(
      /^NABU_SMTP must look like smtps/,
    );
    expect(readConfig(['--new-host', '1'], {})?.newHost).toBe(true);
  });

  test('where Redis is; what is given is not repeated', () => {
    const url = 'redis://me:secret@cache.example.org:6379/2';
    expect(readConfig([], { NABU_REDIS_URL: url })?.redis).toBe(url);
    expect(readConfig(['--redis-url', url], {})?.redis).toBe(url);
    expect(() => readConfig([], { NABU_REDIS_URL: 'http://secret' })).toThrow(
      /^NABU_REDIS_URL must look like redis:\/\/user/,
    );
  });

  test('help is asked for', () => {
    expect(readConfig(['--help'], {})).toBeNull();
  });

  test.each([
    [['--port', 'x'], {}, /port must be a number from 0 to 65535, not "x"/],
    [[], { NABU_PORT: '70000' }, /not "70000"/],
    [[], { NABU_LOG: 'loud' }, /log level must be one of silent/],
    [[], { NABU_PROXY: 'maybe' }, /1 or 0/],
    [[], { NABU_NEW_HOST: 'maybe' }, /NABU_NEW_HOST must be 1 or 0/],
    [[], { NABU_OUTGOING: 'all' }, /NABU_OUTGOING must be public or any/],
    [[], { NABU_ORIGIN: 'games.example.org' }, /such as https:/],
    [[], { NABU_ORIGIN: 'https://example.org/nabu' }, /without a path/],
    [[], { NABU_ORIGIN: 'ftp://example.org' }, /NABU_ORIGIN/],
    [['--colour'], {}, /--colour.*--help/],
    [['extra'], {}, /extra.*--help/],
  ])('%j %j cannot be used', (argv, env, sentence) => {
    expect(() => readConfig(argv, env)).toThrow(sentence);
  });
});
