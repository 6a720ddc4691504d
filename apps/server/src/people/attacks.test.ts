import { expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';

async function signedIn() {
  const { port } = await openHouse();
  const ada = new Browser(port);
  await ada.makeAccount('Ada');
  return { ada, port };
}

test('a name with a script is text, and one that turns the text around it is none', async () => {
  const { port } = await openHouse();
  const eve = new Browser(port);
  const script = '<img src=x onerror=a()>';
  expect((await eve.comeIn(script)).name).toBe(script);
  const { table } = await eve.create();
  expect(table.seats[0].name).toBe(script);
  const json = await eve.get(`/api/tables/${table.id}`);
  expect(json.headers.get('content-type')).toMatch(/^application\/json/);
  expect(json.headers.get('content-security-policy')).toContain("script-src 'self'");
  for (const mark of ['\u202e', '\u2066', '\u200f', '\u061c'])
    for (const path of ['/api/me', '/api/me/account'])
      expect(
        await eve.refused('POST', path, {
          name: `Ada${mark}`,
          ...(path === '/api/me' ? {} : { password: PASSWORD }),
        }),
      ).toBe('400 bad-name');
});

test('forged and foreign cookies are nobody’s, and do not stand in the way of the real one', async () => {
  const { ada, port } = await signedIn();
  const real = ada.cookies.get('nabu_session') ?? '';
  for (const forged of [
    '',
    'x',
    'x'.repeat(43),
    `${real}x`,
    real.slice(1),
    real.toUpperCase(),
    `"${real}"`,
  ]) {
    const eve = new Browser(port);
    eve.cookies.set('nabu_session', forged);
    expect(await eve.me(), forged).toBeNull();
    await eve.makeAccount(`Eve ${forged.length}${forged.slice(0, 3)}`).catch(() => undefined);
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
  }
  expect(
    await (
      await fetch(`${ada.url}/api/me`, { headers: { Cookie: `a=1; nabu_session=${real}; b` } })
    ).json(),
  ).toMatchObject({ me: { name: 'Ada' } });
});
