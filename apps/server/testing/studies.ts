import { childKey, newTree, ROOT_KEY, type SharedChange, TreePlay, writeTree } from '@nabu/kernel';
import { type StudyInfo, studyInfo } from '@nabu/protocol';
import type { Browser } from './browser.ts';
import { veils } from './veils.ts';

const HEAD = {
  ...{ game: 'veils', rules: 1, options: { rounds: 2 }, names: ['Ada', 'Bel'] },
  ...{ title: null, date: null, rated: false, pace: null },
};

const SEED = '00112233445566778899aabbccddeeff';
const tree = newTree(HEAD, { seed: SEED, position: null });
const play = new TreePlay(veils, tree);

/** A record of a game of which nothing was played. */
export function someRecord(): string {
  return writeTree(tree, play);
}

/** The moves that the first player may begin that game with. */
export const FIRST_MOVES: readonly string[] = play
  .moves(0)
  .map((move) => veils.notation.format(move as never));

/** The change that adds a move of somebody after a position, and the position that it leads to. */
export function added(at: string, seat: number, move: string) {
  const step = { kind: 'move', seat, move } as const;
  const change: SharedChange = { kind: 'add', at, step };
  return { change, key: childKey(at, step) };
}

/** The change that adds one of the first moves. */
export const first = (i: number) => added(ROOT_KEY, 0, FIRST_MOVES[i]);

/** The answer to a request about a study; throws with what it says when it was refused. */
export async function told(response: Promise<Response>): Promise<StudyInfo> {
  const answer = await response;
  if (answer.ok) return studyInfo.parse(await answer.json());
  throw new Error(await answer.text());
}

/** A study of somebody with one chapter. */
export async function newStudy(as: Browser, wish: object = {}) {
  const { id } = await told(as.post('/api/studies', { name: 'Openings', ...wish }));
  const body = { title: 'One', record: someRecord() };
  const { chapters } = await told(as.post(`/api/studies/${id}/chapters`, body));
  return { id, chapter: chapters[0].id };
}
