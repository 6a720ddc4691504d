import { once } from 'node:events';
import { ROOT_KEY, type SharedChange } from '@nabu/kernel';
import { LIMITS, PROTOCOL } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { openHouse } from '../../testing/rig.ts';
import { FIRST_MOVES, first, newStudy, someRecord, told } from '../../testing/studies.ts';

/** The clock of these houses stands still, so that no allowance comes back. */
const NOW = 1_700_000_000_000;

/** Ada with a study, and Mal, who means no good. */
async function attacked(visibility: string) {
  const { port } = await openHouse({ limits: { messages: 100_000 }, clock: () => NOW });
  const [ada, mal] = [new Browser(port), new Browser(port)];
  await ada.comeIn('Ada');
  await mal.comeIn('Mal');
  return { ada, mal, ...(await newStudy(ada, { visibility })) };
}

/** What somebody's edits are answered with. */
async function answers(client: Client, chapter: string, ...changes: unknown[]) {
  const codes: string[] = [];
  for (const change of changes) {
    const answer = await client.ask({ type: 'edit', chapter, changes: [change as SharedChange] });
    codes.push(answer.type === 'refused' ? answer.code : answer.type);
  }
  return codes;
}

describe("somebody else's study", () => {
  test('that is private is not there: not to read, not to change, not to listen to', async () => {
    const { mal, id, chapter } = await attacked('private');
    const path = `/api/studies/${id}`;
    for (const [at, body] of [
      ['', { name: 'Mine' }],
      ['/delete', {}],
      ['/writers', { name: 'Mal', writes: true }],
      ['/chapters', { title: 'x', record: someRecord() }],
      ['/chapters/change', { chapter, title: 'x' }],
      ['/chapters/delete', { chapter }],
    ] as const)
      expect(await mal.refused('POST', path + at, body)).toBe('404 unknown-study');
    expect(await mal.refused('GET', `${path}/record`)).toBe('404 unknown-study');
    const client = new Client(mal.port, mal.headers);
    await once(client.socket, 'open');
    client.say({ type: 'study', protocol: PROTOCOL, study: id });
    expect(await client.next('refused')).toMatchObject({ code: 'unknown-study' });
    expect(await answers(client, chapter, first(0).change)).toEqual(['no-hello']);
    expect(client.raw.join()).not.toContain('Openings');
  });

  test('that is made private while somebody greets it is not shown to them after they were told that it is gone', async () => {
    const { port } = await openHouse({ limits: { upgrades: 1000, addressHellos: 1000 } });
    const [ada, mal] = [new Browser(port), new Browser(port)];
    await ada.comeIn('Ada');
    await mal.comeIn('Mal');
    const { id, chapter } = await newStudy(ada);
    const owner = await ada.study(id);
    const visible = async (visibility: string) => {
      await told(ada.post(`/api/studies/${id}`, { visibility }));
    };
    for (let i = 0; i < 12; i++) {
      await visible('link');
      const client = new Client(port, mal.headers);
      await once(client.socket, 'open');
      const hidden = visible('private');
      await new Promise((resolve) => setTimeout(resolve, i));
      client.say({ type: 'study', protocol: PROTOCOL, study: id });
      await hidden;
      const comment = { kind: 'comment', at: ROOT_KEY, comment: `secret ${i}` };
      expect(await answers(owner, chapter, comment)).toEqual(['done']);
      // What comes before the answer to this was all there is.
      client.say({ type: 'ping' });
      await client.next('pong');
      const types = client.messages.map(({ type }) => type);
      if (types.includes('studyGone'))
        expect(types.slice(types.indexOf('studyGone'))).not.toContain('study');
      expect(client.raw.filter((text) => text.includes('"edited"')).join()).not.toContain(
        `secret ${i}`,
      );
      await client.close();
    }
  });

  test('that may be read may not be written, by link, chapter or another study of mine', async () => {
    const { ada, mal, id, chapter } = await attacked('public');
    const client = await mal.study(id);
    expect(await answers(client, chapter, first(0).change)).toEqual(['not-writer']);
    const mine = await newStudy(mal);
    const own = await mal.study(mine.id);
    expect(await answers(own, chapter, first(0).change)).toEqual(['unknown-chapter']);
    for (const at of ['change', 'delete'])
      expect(await mal.refused('POST', `/api/studies/${mine.id}/chapters/${at}`, { chapter })).toBe(
        '404 unknown-chapter',
      );
    const nobody = await new Browser(mal.port).study(id);
    expect(await answers(nobody, chapter, first(0).change)).toEqual(['not-signed-in']);
    expect((await (await ada.study(id)).next('study')).chapter?.n).toBe(0);
  });
});

describe('forged changes', () => {
  test('are refused by the rules of the game and the form of changes', async () => {
    const { ada, id, chapter } = await attacked('private');
    const client = await ada.study(id);
    const at = ROOT_KEY;
    const move = (seat: number, text: string) => ({
      ...{ kind: 'add', at, step: { kind: 'move', seat, move: text } },
    });
    const deal = { kind: 'deal', eyes: 0, seed: 'f'.repeat(32), position: '{}' };
    expect(
      await answers(
        client,
        chapter,
        move(1, FIRST_MOVES[0]),
        move(0, 'done'),
        move(0, 'win the game'),
        move(0, ` ${FIRST_MOVES[0]}`),
        { kind: 'add', at, step: { ...deal, seed: 'short' } },
        { kind: 'mark', at, mark: { kind: 'good', on: 'a1\nresult' }, on: true },
        { kind: 'comment', at, comment: 'x'.repeat(LIMITS.comment + 1) },
        { kind: 'judge', at, judged: '!!!' },
        { kind: 'remove', at: '../../etc' },
        { kind: 'explode', at },
      ),
    ).toEqual([
      ...['not-your-turn', 'illegal', 'unknown-move', 'unknown-move'],
      ...Array.from({ length: 6 }, () => 'bad-message'),
    ]);
  });

  test('a comment cannot become another line of the record', async () => {
    const { ada, id, chapter } = await attacked('private');
    const client = await ada.study(id);
    const comment = 'x\r\nend\nnabu record 2\u2028game ur';
    expect(await answers(client, chapter, { kind: 'comment', at: ROOT_KEY, comment })).toEqual([
      'done',
    ]);
    const text = await (await ada.get(`/api/studies/${id}/record`)).text();
    expect(text).toContain('% x\n% end\n% nabu record 2');
    await told(ada.post(`/api/studies/${id}/chapters`, { title: 'Again', record: text }));
  });

  test('more edits than anybody makes are refused for a while', async () => {
    const { ada, id, chapter } = await attacked('private');
    const client = await ada.study(id);
    const changes = Array.from({ length: 130 }, (_, i) => ({
      ...{ kind: 'comment', at: ROOT_KEY, comment: `${i}` },
    }));
    expect(await answers(client, chapter, ...changes)).toContain('too-fast');
  });
});

describe('what is too much', () => {
  test('huge records and chapters are refused before they are read', async () => {
    const { ada, id } = await attacked('private');
    const path = `/api/studies/${id}/chapters`;
    const refused = (record: string) => ada.refused('POST', path, { title: 'x', record });
    expect(await refused('x'.repeat(LIMITS.chapter + 1))).toBe('400 bad-message');
    expect(await refused('x'.repeat(LIMITS.chapterRequest))).toBe('413 too-large');
    const many = `${someRecord()}${'1: hide 1; done\n'.repeat(1500)}`;
    expect(await refused(many)).toBe('409 study-full');
    expect(await refused(`${someRecord()}garbage`)).toBe('400 bad-record');
  });

  test('names are shown as text of one line, and what turns or hides text is taken out', async () => {
    const { ada } = await attacked('private');
    const name = '  <script>alert(1)</script>\u202e \u0007x'.replace('\u0007', '');
    const study = await told(ada.post('/api/studies', { name }));
    expect(study.name).toBe('<script>alert(1)</script> x');
    for (const bad of ['', ' ', '\u200b', 'x'.repeat(81), 'a\u0000b', 7])
      expect(await ada.refused('POST', '/api/studies', { name: bad })).toBe('400 bad-name');
  });
});
