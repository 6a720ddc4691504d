import { once } from 'node:events';
import {
  actList,
  botMade,
  houseKept,
  PROTOCOL,
  peopleFound,
  reportList,
  SCOPES,
  tableOverseen,
  tokenMade,
} from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser, PASSWORD } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, openHouse } from '../../testing/rig.ts';
import { told } from '../../testing/studies.ts';

/** Hana runs the house; Ada has an account and plays with Bel, a guest. */
async function overseen() {
  const time = { now: 1_700_000_000_000 };
  const house = await openHouse({ clock: () => time.now });
  const [hana, ada, bel] = [1, 2, 3].map(() => new Browser(house.port));
  await hana.makeAccount('Hana');
  await house.runBy(hana);
  await ada.makeAccount('Ada');
  await bel.comeIn('Bel');
  const { id } = (await ada.create({ visibility: 'public' })).table;
  await bel.join(id);
  const persons = { ada: (await ada.me())?.id ?? '', bel: (await bel.me())?.id ?? '' };
  const act = async (path: string, body: object = {}) =>
    (await hana.post(`/api/host/${path}`, body)).status;
  const acts = async () => actList.parse(await (await hana.get('/api/host/acts')).json()).acts;
  const reports = async (closed = 0) =>
    reportList.parse(await (await hana.get(`/api/host/reports?closed=${closed}`)).json());
  return { ...house, time, hana, ada, bel, id, persons, act, acts, reports };
}

describe('what only the host may do', () => {
  const ROUTES: readonly (readonly [path: string, body?: object])[] = [
    ...['house', 'reports', 'acts', 'people?name=Ada', 'tables/:id'].map((path) => [path] as const),
    ['people/:who/silence', { hours: 1 }],
    ['people/:who/ban', { hours: 1 }],
    ['people/:who/lift', { kind: 'ban' }],
    ['people/:who/rename', { name: 'X' }],
    ['reports/:who/close', {}],
    ['writers', { writers: 'nobody' }],
    ['tables/:id/end', {}],
    ['tables/:id/remove', {}],
    ['tables/:id/lines/1/remove', {}],
  ];

  test('nobody else can, whoever they are', async () => {
    const { ada, bel, port, id, persons, acts } = await overseen();
    const before = await acts();
    for (const [path, body] of ROUTES) {
      const there = `/api/host/${path.replace(':id', id).replace(':who', persons.bel)}`;
      const method = body ? 'POST' : 'GET';
      expect(await ada.refused(method, there, body), path).toBe('403 not-host');
      expect(await bel.refused(method, there, body), path).toBe('403 not-host');
      expect(await new Browser(port).refused(method, there, body), path).toBe('401 not-signed-in');
    }
    expect(await acts()).toEqual(before);
  });

  test('is asked at every request: a host who signs out, or is no host any more, can do nothing', async () => {
    const { hana, persons } = await overseen();
    await hana.post('/api/sign-out');
    const path = `/api/host/people/${persons.bel}/silence`;
    expect(await hana.refused('POST', path, { hours: 1 })).toBe('401 not-signed-in');
  });
});

describe('silence', () => {
  test('holds at every table and for phrases too, for as long as it was set, and can be lifted', async () => {
    const { time, ada, bel, id, persons, act } = await overseen();
    const [adas, bels] = [await ada.open(id), await bel.open(id)];
    expect(await act(`people/${persons.bel}/silence`, { hours: 2, reason: 'shouting' })).toBe(200);
    for (const say of [
      { type: 'chat', text: 'hi' } as const,
      { type: 'phrase', phrase: 'hello' } as const,
    ])
      expect(await bels.ask(say)).toMatchObject({
        code: 'silenced',
        sentence: expect.stringContaining('until 2023-11-15T00:13 UTC: shouting.'),
      });
    const { table } = await bel.create();
    expect(await (await bel.open(table.id)).ask({ type: 'chat', text: 'x' })).toMatchObject({
      code: 'silenced',
    });
    expect(await adas.ask({ type: 'chat', text: 'quiet here' })).toMatchObject({ type: 'done' });
    time.now += 2 * 3600_000 + 1;
    expect(await bels.ask({ type: 'chat', text: 'back' })).toMatchObject({ type: 'done' });
  });

  test('until it is lifted, and it goes along when a guest becomes an account', async () => {
    const { bel, id, persons, act, port } = await overseen();
    await act(`people/${persons.bel}/silence`, { hours: null });
    const other = new Browser(port);
    await other.makeAccount('Belshazzar');
    await bel.signIn('Belshazzar');
    const bels = await bel.open(id);
    expect(await bels.ask({ type: 'chat', text: 'hi' })).toMatchObject({ code: 'silenced' });
    const account = (await bel.me())?.id ?? '';
    expect(await act(`people/${account}/lift`, { kind: 'silence' })).toBe(200);
    expect(await bels.ask({ type: 'chat', text: 'hi' })).toMatchObject({ type: 'done' });
    expect(await act(`people/${account}/lift`, { kind: 'silence' })).toBe(409);
  });
});

describe('a ban', () => {
  test('ends sessions, closes sockets, gives seats up, and refuses to sign in with a sentence', async () => {
    const { ada, bel, id, persons, act, port, time } = await overseen();
    const [adas, bels] = [await ada.open(id), await bel.open(id)];
    const waiting = (await ada.create()).table.id;
    expect(await act(`people/${persons.ada}/ban`, { hours: 24, reason: 'cheating' })).toBe(200);
    await adas.next('bye');
    expect(await ada.me()).toBeNull();
    await bels.next('entry', ({ entry }) => entry.kind === 'left' && entry.seat === 0);
    expect(await bel.join(waiting)).toMatchObject({ seat: 0 });
    const wrong = { name: 'Ada', password: 'not the password' };
    const right = { name: 'Ada', password: PASSWORD };
    const other = new Browser(port);
    expect(await other.refused('POST', '/api/sign-in', wrong)).toBe('401 wrong-credentials');
    const refused = await other.post('/api/sign-in', right);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'banned',
      sentence: expect.stringMatching(/until .* UTC: cheating\.$/),
    });
    expect(other.cookies.has('nabu_session')).toBe(false);
    time.now += 25 * 3600_000;
    await other.signIn('Ada');
  });

  test('and a silence hold for personal tokens and for bots, until they are over', async () => {
    const { ada, bel, persons, act, port, time, get } = await overseen();
    const bot = botMade.parse(await (await ada.post('/api/me/bots', { name: 'Zu' })).json());
    const wish = { name: 'script', scopes: SCOPES, days: null };
    const make = async (more: object) =>
      tokenMade.parse(await (await ada.post('/api/me/tokens', { ...wish, ...more })).json()).token;
    const tokens = [await make({}), await make({ bot: bot.id })];
    const { id } = (await bel.create({ seats: ['me', 'open', 'open'] })).table;
    for (const token of tokens) {
      const robot = new Browser(port);
      robot.bearer = token;
      await robot.join(id);
    }
    const bels = await bel.open(id);
    const clients = await Promise.all(tokens.map((token) => Client.open(port, id, token)));
    await act(`people/${persons.ada}/silence`, { hours: 1 });
    for (const client of clients)
      expect(await client.ask({ type: 'chat', text: 'hi' })).toMatchObject({ code: 'silenced' });
    await act(`people/${persons.ada}/ban`, { hours: 24 });
    for (const client of clients) await client.next('bye');
    for (const token of tokens)
      expect(await (await get('/api/me', token)).json()).toMatchObject({ code: 'banned' });
    for (const seat of [1, 2])
      await bels.next('entry', ({ entry }) => entry.kind === 'left' && entry.seat === seat);
    time.now += 25 * 3600_000;
    for (const token of tokens) expect((await get('/api/me', token)).status).toBe(200);
  });

  test('can be lifted, and nobody who runs the house is banned', async () => {
    const { hana, ada, persons, act } = await overseen();
    await act(`people/${persons.ada}/ban`, { hours: null });
    expect(await act(`people/${persons.ada}/lift`, { kind: 'ban' })).toBe(200);
    await ada.signIn('Ada');
    const me = (await hana.me())?.id;
    expect(await hana.refused('POST', `/api/host/people/${me}/ban`, { hours: 1 })).toBe(
      '403 is-host',
    );
    expect(await act('people/nobodyatall1/ban', { hours: 1 })).toBe(404);
  });
});

test('a name is replaced in the lists of others at once, though nobody is at the table', async () => {
  const { ada, bel, persons, act, port, id } = await overseen();
  const open = (await ada.create({ visibility: 'public' })).table.id;
  const lobby = new Client(port);
  await once(lobby.socket, 'open');
  for (const list of ['open', 'playing'] as const)
    lobby.say({ type: 'lobby', protocol: PROTOCOL, list });
  const mine = await bel.listen();
  const shows = (client: Client, table: string, name: string) =>
    expect
      .poll(() => client.raw.findLast((text) => text.includes(table)))
      .toMatch(new RegExp(`"${name}"`));
  await shows(lobby, open, 'Ada');
  await act(`people/${persons.ada}/rename`, { name: 'Guest 7' });
  await shows(lobby, open, 'Guest 7');
  await shows(mine, id, 'Guest 7');
  await ada.post('/api/me/erase', { erase: 'everything' });
  await shows(mine, id, '');
});

test('a name is replaced everywhere: in the account, at tables, in lines, in finished games and in studies', async () => {
  const { hana, ada, bel, id, persons, act, get, acts } = await overseen();
  const [adas, bels] = [await ada.open(id), await bel.open(id)];
  await adas.ask({ type: 'chat', text: 'hello' });
  await finish([adas, bels]);
  const study = await told(bel.post('/api/studies', { name: 'Games', visibility: 'public' }));
  await told(bel.post(`/api/studies/${study.id}/chapters`, { title: 'One', table: id }));
  const written = async () => (await get(`/api/studies/${study.id}/record`)).text();
  expect(await written()).toContain('Ada');
  expect(await act(`people/${persons.ada}/rename`, { name: 'Guest 7' })).toBe(200);
  expect(await written()).toMatch(/seat 1 Guest 7\n/);
  expect(await written()).not.toContain('Ada');
  expect(await ada.me()).toMatchObject({ name: 'Guest 7' });
  expect(await bels.next('bye')).toMatchObject({ again: true });
  const again = await bel.open(id);
  expect((await again.next('welcome')).table.seats[0].name).toBe('Guest 7');
  await again.texts();
  expect([...again.lines.values()].map(({ name }) => name)).toEqual(['Guest 7']);
  expect(await (await get('/api/finished?player=Guest7')).text()).toContain(id);
  expect(await (await get(`/api/tables/${id}/record`)).text()).not.toContain('Ada');
  await new Browser(ada.port).signIn('Guest 7');
  expect(await act(`people/${persons.ada}/rename`, { name: 'Hana' })).toBe(409);
  expect(await act(`people/${persons.bel}/rename`, { name: 'Hana' })).toBe(200);
  expect(await hana.me()).toMatchObject({ name: 'Hana' });
  expect((await acts()).filter(({ what }) => what === 'rename')).toHaveLength(2);
});

describe('reports', () => {
  test('keep a line with those around it, whatever is removed later, until they are closed', async () => {
    const { ada, bel, id, act, reports, acts, persons } = await overseen();
    const [adas, bels] = [await ada.open(id), await bel.open(id)];
    await adas.ask({ type: 'chat', text: 'before' });
    await bels.ask({ type: 'chat', text: 'something foul' });
    const { n } = await adas.heard('something foul');
    const report = { about: 'line', who: { table: id, line: n }, reason: 'insult', note: 'see' };
    expect((await ada.post('/api/reports', report)).status).toBe(201);
    expect((await ada.post('/api/reports', report)).status).toBe(201);
    await act(`tables/${id}/lines/${n}/remove`);
    await act(`people/${persons.bel}/rename`, { name: 'Guest 1' });
    const { reports: list, open } = await reports();
    expect(open).toBe(1);
    expect(list).toMatchObject([
      {
        ...{ about: 'line', reason: 'insult', note: 'see', table: id, line: n, name: 'Bel' },
        reporter: { name: 'Ada', kind: 'account' },
        person: { id: persons.bel, name: 'Guest 1', kind: 'guest' },
        lines: [{ text: 'before' }, { text: 'something foul', name: 'Bel' }],
        closed: null,
      },
    ]);
    expect(await act(`reports/${list[0].id}/close`, { note: 'removed' })).toBe(200);
    expect(await act(`reports/${list[0].id}/close`, {})).toBe(409);
    expect((await reports()).reports).toEqual([]);
    expect((await reports(1)).reports).toMatchObject([{ closed: { by: 'Hana', note: 'removed' } }]);
    expect((await acts()).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['closeReport', 'removeLine', 'rename', 'becameHost']),
    );
  });

  test('of a person or a name, at a table or by an account; not without end', async () => {
    const { ada, bel, id, reports, time } = await overseen();
    const about = { about: 'name', reason: 'name' };
    expect((await bel.post('/api/reports', { ...about, who: { name: 'Ada' } })).status).toBe(201);
    const person = { about: 'person', who: { table: id, seat: 1 }, reason: 'cheating' };
    expect((await ada.post('/api/reports', person)).status).toBe(201);
    time.now += 1;
    expect((await reports()).reports.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bel']);
    const told: number[] = [];
    for (let i = 0; i < 22; i++) {
      const { table } = await bel.create();
      const who = { table: table.id, seat: 0 };
      told.push((await bel.post('/api/reports', { ...about, who })).status);
    }
    expect(told.filter((status) => status === 201)).toHaveLength(19);
    expect(told.at(-1)).toBe(429);
  });

  test('of somebody who erases their data keep no word of theirs', async () => {
    const { ada, bel, id, reports } = await overseen();
    const [adas, bels] = [await ada.open(id), await bel.open(id)];
    await bels.ask({ type: 'chat', text: 'something foul' });
    const { n } = await adas.heard('something foul');
    const report = { about: 'line', who: { table: id, line: n }, reason: 'insult' };
    await ada.post('/api/reports', report);
    await bel.post('/api/me/erase', { erase: 'everything' });
    expect((await reports()).reports).toMatchObject([
      { name: '', person: { kind: 'gone', name: '' }, lines: [{ name: '', text: '' }] },
    ]);
  });
});

test('a game is ended by the host, and nobody wins; a table can be looked at', async () => {
  const { hana, ada, id, act, acts, persons } = await overseen();
  const adas = await ada.open(id);
  const seen = tableOverseen.parse(await (await hana.get(`/api/host/tables/${id}`)).json());
  expect(seen).toMatchObject({
    phase: 'playing',
    seats: [{ person: { id: persons.ada } }, { person: { id: persons.bel, kind: 'guest' } }],
  });
  expect(await act(`tables/${id}/end`)).toBe(200);
  await adas.until(({ result }) => result?.ending === 'host');
  expect(await act(`tables/${id}/end`)).toBe(409);
  expect((await acts()).filter(({ what }) => what === 'endTable')).toMatchObject([
    { table: id, host: 'Hana' },
  ]);
  const found = await hana.get('/api/host/people?name=ada');
  expect(peopleFound.parse(await found.json()).people).toMatchObject([{ id: persons.ada }]);
});

test('who may write freely is settled by the host; phrases are for all', async () => {
  const { hana, ada, bel, id, act } = await overseen();
  const [adas, bels] = [await ada.open(id), await bel.open(id)];
  const tells = async (writers: string) => {
    await act('writers', { writers });
    const told = [];
    for (const client of [adas, bels]) {
      const said = await client.ask({ type: 'chat', text: 'hi' });
      told.push('code' in said ? said.code : said.type);
    }
    return told;
  };
  expect(await tells('accounts')).toEqual(['done', 'phrases-only']);
  expect(await tells('nobody')).toEqual(['phrases-only', 'phrases-only']);
  expect(await bels.ask({ type: 'phrase', phrase: 'hello' })).toMatchObject({ type: 'done' });
  expect((await (await bel.open(id)).next('talk')).speak).toBe('phrases');
  expect(houseKept.parse(await (await hana.get('/api/host/house')).json()).writers).toBe('nobody');
  expect(await tells('everybody')).toEqual(['done', 'done']);
});
