import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientIp, networkOf } from './address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:C000:0201', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['', 'unknown'],
  ['no address', 'unknown'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('a forwarded address is believed behind a proxy only, the last one, and only if it is one', () => {
  const from = (forwarded: string) =>
    ({
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '192.0.2.9' },
    }) as unknown as IncomingMessage;
  expect(clientIp(from('203.0.113.1, 203.0.113.2'), true)).toBe('203.0.113.2');
  expect(clientIp(from('203.0.113.1'), false)).toBe('192.0.2.9');
  expect(clientIp(from('203.0.113.1:50123'), true)).toBe('203.0.113.1');
  expect(clientIp(from('[2001:db8::1]:50123'), true)).toBe('2001:db8::1');
  expect(clientIp(from('2001:db8::1'), true)).toBe('2001:db8::1');
  expect(clientIp(from('x'.repeat(5000)), true)).toBe('192.0.2.9');
});
