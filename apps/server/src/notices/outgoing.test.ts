import { describe, expect, test } from 'vitest';
import { openReceiver } from '../../testing/receiver.ts';
import { isPublicAddress } from './addresses.ts';
import { ANYWHERE, ForbiddenAddress, Outgoing } from './outgoing.ts';

const LETTER = { headers: { 'Content-Type': 'application/json' }, body: '{}' };

/** A house that asks this for the addresses of names. */
function resolving(names: { readonly [name: string]: readonly string[] }) {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return (names[name] ?? []).map((address) => ({
      ...{ address, family: address.includes(':') ? 6 : 4 },
    }));
  };
  return { asked, resolve };
}

describe('addresses', () => {
  test.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.0.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
    ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::a00:1'],
    ...['2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
  ])('%s is not open to everybody', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  test.each(['1.1.1.1', '172.32.0.1', '93.184.215.14', '2606:4700::1111', '2a00:1450::1'])(
    '%s is',
    (ip) => {
      expect(isPublicAddress(ip)).toBe(true);
    },
  );
});

describe('a request to an address that somebody chose', () => {
  test.each([
    ...['http://example.org/', 'ftp://example.org/', 'file:///etc/passwd', 'example.org', ''],
    ...['https://user:secret@example.org/', 'https://127.0.0.1/', 'https://2130706433/'],
    ...['https://0x7f.1/', 'https://0177.0.0.1/', 'https://127.1/', 'https://[::1]/'],
    ...['https://[::ffff:10.0.0.1]/', 'https://[::ffff:a9fe:a9fe]/', 'https://169.254.169.254/'],
    ...['https://[fe80::1]/', 'https://10.0.0.1:8443/hook', 'https://0/'],
  ])('%s is refused as it stands', async (url) => {
    const outgoing = new Outgoing(resolving({}));
    expect(() => outgoing.check(url)).toThrow(ForbiddenAddress);
    await expect(outgoing.post(url, LETTER)).rejects.toThrow(ForbiddenAddress);
  });

  test.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:10.0.0.7'],
    ['93.184.215.14', '192.168.1.1'],
    ['0.0.0.0'],
  ])('a name that stands for %s is refused once it is asked for', async (...addresses) => {
    const { resolve } = resolving({ 'hook.example.org': addresses });
    const outgoing = new Outgoing({ resolve });
    expect(outgoing.check('https://hook.example.org/').hostname).toBe('hook.example.org');
    await expect(outgoing.post('https://hook.example.org/', LETTER)).rejects.toThrow(
      /not open to everybody/,
    );
  });

  test('a name that stands for nothing is refused', async () => {
    const outgoing = new Outgoing(resolving({}));
    await expect(outgoing.post('https://nobody.example.org/', LETTER)).rejects.toThrow(
      /no machine/,
    );
  });

  test('goes to the address that was looked at, whatever the name stands for a moment later', async () => {
    const inside = await openReceiver('127.0.0.1');
    const outside = await openReceiver('127.0.0.2', inside.port);
    const answers = ['127.0.0.2', '127.0.0.1', '127.0.0.1'];
    let asked = 0;
    // Both are of this machine; the second stands for the internet here.
    const outgoing = new Outgoing({
      resolve: async () => [{ address: answers[asked++], family: 4 }],
      mayReach: (ip) => ip === '127.0.0.2',
      insecure: true,
    });
    const url = `http://rebinding.example.org:${inside.port}/`;
    expect(await outgoing.post(url, LETTER)).toBe(200);
    expect([asked, outside.requests.length, inside.requests.length]).toEqual([1, 1, 0]);
    expect(outside.requests[0].headers.host).toBe(`rebinding.example.org:${inside.port}`);
    await expect(outgoing.post(url, LETTER)).rejects.toThrow(ForbiddenAddress);
    expect(inside.requests).toEqual([]);
  });

  test('follows no redirect', async () => {
    const inner = await openReceiver();
    const outer = await openReceiver();
    outer.answer = { status: 307, headers: { Location: `${inner.url}/secret` } };
    const outgoing = new Outgoing(ANYWHERE);
    expect(await outgoing.post(outer.url, LETTER)).toBe(307);
    expect([outer.requests.length, inner.requests.length]).toEqual([1, 0]);
  });

  test('hangs up on an answer without end, and on one that never comes', async () => {
    const receiver = await openReceiver();
    receiver.answer = { status: 200, endless: true };
    expect(await new Outgoing(ANYWHERE).post(receiver.url, LETTER)).toBe(200);
    const outgoing = new Outgoing({ ...ANYWHERE, limitMs: 50 });
    const { createServer } = await import('node:net');
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(outgoing.post(`http://127.0.0.1:${port}/`, LETTER)).rejects.toThrow();
    silent.close();
  });
});
