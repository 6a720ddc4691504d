import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('have presets', () => {
    expect(readConfig([], {})).toEqual({
      ...{ port: 4780, host: '0.0.0.0', data: './data', log: 'info', proxy: false },
    });
  });

  test('come from the environment, and from flags first', () => {
    const env = { NABU_PORT: '80', NABU_DATA: '/srv/nabu', NABU_LOG: 'warn', NABU_PROXY: '1' };
    expect(readConfig(['--port', '0', '--host=::1'], env)).toEqual({
      ...{ port: 0, host: '::1', data: '/srv/nabu', log: 'warn', proxy: true },
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

  test('help is asked for', () => {
    expect(readConfig(['--help'], {})).toBeNull();
  });

  test.each([
    [['--port', 'x'], {}, /port must be a number from 0 to 65535, not "x"/],
    [[], { NABU_PORT: '70000' }, /not "70000"/],
    [[], { NABU_LOG: 'loud' }, /log level must be one of silent/],
    [[], { NABU_PROXY: 'maybe' }, /1 or 0/],
    [['--colour'], {}, /--colour.*--help/],
    [['extra'], {}, /extra.*--help/],
  ])('%j %j cannot be used', (argv, env, sentence) => {
    expect(() => readConfig(argv, env)).toThrow(sentence);
  });
});
