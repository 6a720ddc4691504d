import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { end, start } from '../../testing/process.ts';
import { folder, storeIn } from '../../testing/rig.ts';

/** The secret of the link that a starting house printed. */
async function linkOf(server: Awaited<ReturnType<typeof start>>): Promise<string> {
  for (;;) {
    const link = /\/host#([\w-]{43})\n/.exec(server.out.text)?.[1];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('whoever runs the house', () => {
  test('becomes host by the link that was printed, once, with an account', async () => {
    const data = folder();
    const server = await start({ NABU_DATA: data });
    const token = await linkOf(server);
    const [ada, eve] = [new Browser(server.port), new Browser(server.port)];
    await eve.comeIn('Eve');
    expect(await eve.refused('POST', '/api/host', { token })).toBe('409 no-account');
    await eve.makeAccount('Eve');
    const wrong = { token: 'x'.repeat(43) };
    expect(await eve.refused('POST', '/api/host', wrong)).toBe('400 bad-link');
    await ada.makeAccount('Ada');
    expect(await (await ada.post('/api/host', { token })).json()).toMatchObject({
      me: { name: 'Ada', host: true },
    });
    expect(await ada.me()).toMatchObject({ host: true });
    expect(await eve.refused('POST', '/api/host', { token })).toBe('400 bad-link');
    expect(server.out.err).not.toContain(token);
    await end(server, 'SIGTERM');
    const again = await start({ NABU_DATA: data, NABU_PORT: String(server.port) });
    expect(await ada.me()).toMatchObject({ host: true });
    expect(again.out.text).not.toContain('/host#');
    await end(again, 'SIGTERM');
    const more = await start({ NABU_DATA: data, NABU_NEW_HOST: '1' });
    expect(await linkOf(more)).not.toBe(token);
  });

  test('can remove a table: nobody opens it any more, and whoever looks on is told', async () => {
    const server = await start({ NABU_DATA: folder() });
    const [ada, bel] = [new Browser(server.port), new Browser(server.port)];
    await ada.makeAccount('Ada');
    await ada.post('/api/host', { token: await linkOf(server) });
    await bel.makeAccount('Bel');
    const wish = { game: 'babel', visibility: 'public' };
    const { id } = (await bel.create(wish)).table;
    const path = `/api/host/tables/${id}/remove`;
    expect(await bel.refused('POST', path, {})).toBe('403 not-host');
    expect(await new Browser(server.port).refused('POST', path, {})).toBe('401 not-signed-in');
    const looking = await bel.open(id);
    expect((await ada.post(path)).status).toBe(200);
    expect(await looking.next('bye')).toMatchObject({ again: false, code: 'unknown-table' });
    expect(await bel.refused('GET', `/api/tables/${id}`)).toBe('404 unknown-table');
    expect(await (await bel.get('/api/tables')).json()).toEqual({ open: [], playing: [] });
    expect(await ada.refused('POST', path, {})).toBe('404 unknown-table');
    expect(JSON.stringify(await (await bel.get('/api/me/export')).json())).not.toContain(id);
  });

  test('can remove a line of chat: it goes from every screen and from the file', async () => {
    const data = folder();
    const server = await start({ NABU_DATA: data });
    const [ada, bel] = [new Browser(server.port), new Browser(server.port)];
    await ada.makeAccount('Ada');
    await ada.post('/api/host', { token: await linkOf(server) });
    await bel.comeIn('Bel');
    const { id } = (await bel.create({ game: 'babel' })).table;
    const looking = await bel.open(id);
    await looking.ask({ type: 'chat', text: 'something foul' });
    const { n } = await looking.heard('something foul');
    const path = `/api/host/tables/${id}/lines/${n}/remove`;
    expect(await bel.refused('POST', path, {})).toBe('403 not-host');
    expect((await ada.post(path)).status).toBe(200);
    await looking.next('talk', ({ lines }) => lines.some((line) => line.text === ''));
    expect(looking.lines.get(n)).toMatchObject({ text: '', phrase: null });
    for (const other of [99, 0, 'x', '1e3'])
      expect(await ada.refused('POST', path.replace(`/${n}/`, `/${other}/`), {})).toBe(
        '404 unknown-line',
      );
    expect(await (await ada.open(id)).texts()).toEqual(['']);
    await end(server, 'SIGTERM');
    const store = await storeIn(data);
    const texts = await store.relations.db.selectFrom('lines').select('text').execute();
    expect(JSON.stringify(texts)).not.toContain('foul');
    await store.close();
  });
});
