import { LIMITS, type StudyInfo } from '@nabu/protocol';
import type { Browser } from './browser.ts';
import type { Call } from './contract-calls.ts';
import type { World } from './contract-world.ts';
import { someRecord } from './studies.ts';

const NOBODY = 'bbbbbbbbbbbb';

/** A study of somebody, with a chapter. */
async function studied(as: Browser) {
  const answer = async (response: Response) => (await response.json()) as StudyInfo;
  const { id } = await answer(await as.post('/api/studies', { name: 'A', visibility: 'link' }));
  const chapter = { title: 'One', record: someRecord() };
  const { chapters } = await answer(await as.post(`/api/studies/${id}/chapters`, chapter));
  return { id, chapter: chapters[0].id };
}

const owned =
  (body: (chapter: string) => unknown) =>
  async ({ account }: World): Promise<Call> => {
    const as = await account();
    const { id, chapter } = await studied(as);
    return { as, params: { id }, body: body(chapter) };
  };

const seen = async ({ account, browser }: World): Promise<Call> => {
  const { id } = await studied(await account());
  return { as: browser(), params: { id } };
};

/** Requests about studies that must succeed. */
export const STUDY_CALLS = {
  studies: async ({ account }: World): Promise<Call> => {
    const as = await account();
    await studied(as);
    return { as, query: 'of=mine&search=a' };
  },
  newStudy: async ({ guest }: World): Promise<Call> => ({ as: await guest(), body: { name: 'A' } }),
  study: seen,
  changeStudy: owned(() => ({ name: 'B', visibility: 'public' })),
  deleteStudy: owned(() => ({})),
  studyWriters: async (world: World): Promise<Call> => {
    const name = (await (await world.account()).me())?.name;
    return owned(() => ({ name, writes: true }))(world);
  },
  newChapter: owned(() => ({ title: 'Two', record: someRecord() })),
  changeChapter: owned((chapter) => ({ chapter, title: 'Uno', place: 0 })),
  deleteChapter: owned((chapter) => ({ chapter })),
  studyRecord: seen,
};

const unknown = { 'unknown-study': () => ({ params: { id: NOBODY } }) };
const badName = { 'bad-name': () => ({ body: { name: '' } }) };
const foreign = {
  ...unknown,
  'not-writer': async (_: Call, { account }: World) => ({ as: await account() }),
};
/** Whoever runs the house silences whoever asks. */
async function silenced({ as }: Call, { host }: World) {
  const id = (await as.me())?.id;
  await (await host()).post(`/api/host/people/${id}/silence`, { hours: 1 });
  return {};
}
const writing = { ...foreign, silenced };
const noChapter = {
  'unknown-chapter': ({ body }: Call) => ({ body: { ...(body as object), chapter: NOBODY } }),
};

/** The same with something wrong in them. */
export const STUDY_SPOILED = {
  newStudy: {
    ...{ ...badName, silenced },
    'too-many': async ({ as }: Call) => {
      for (let i = 0; i < LIMITS.guestStudies; i++) await as.post('/api/studies', { name: 'A' });
      return {};
    },
  },
  study: unknown,
  changeStudy: { ...writing, ...badName },
  deleteStudy: foreign,
  studyWriters: {
    ...{ ...writing, ...badName },
    'unknown-person': () => ({ body: { name: 'Nobody at all', writes: true } }),
    blocked: async ({ as, body }: Call) => {
      const { name } = body as { readonly name: string };
      await as.post('/api/me/apart', { who: { name }, kind: 'block' });
      return {};
    },
    'too-many': async ({ params }: Call, { store }: World) => {
      const { db, write } = store.relations;
      const nothing = { name_key: null, role: null, email: null, email_key: null, erased: null };
      for (let i = 0; i < LIMITS.writers; i++) {
        const person = `writer${100_000 + i}`;
        await write(
          db.insertInto('persons').values({ id: person, name: 'W', created: 0, ...nothing }),
          db.insertInto('study_writers').values({ study: params?.id ?? '', person, created: 0 }),
        );
      }
      return {};
    },
  },
  newChapter: {
    ...writing,
    'too-large': () => ({ body: { title: 'Two', record: 'x'.repeat(500_000) } }),
    'unknown-table': () => ({ body: { title: 'Two', table: NOBODY } }),
    'not-over': async ({ as }: Call) => {
      const { table } = await as.create({ seats: ['me', { bot: 'random' }] });
      return { body: { title: 'Two', table: table.id } };
    },
    'bad-record': () => ({ body: { title: 'Two', record: 'nonsense' } }),
    'study-full': () => ({ body: { title: 'Two', record: '\n1: pass'.repeat(3000) } }),
  },
  changeChapter: { ...writing, ...noChapter },
  deleteChapter: { ...writing, ...noChapter },
  studyRecord: {
    ...unknown,
    'unknown-chapter': () => ({ query: `chapter=${NOBODY}` }),
  },
};
