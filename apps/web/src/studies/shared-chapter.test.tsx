import { ROOT_KEY, type TreeEdit } from '@nabu/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { urText } from '../../testing/analysis.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { openTree } from '../analysis/open.ts';
import type { Trouble } from '../session/table-session.ts';
import { SharedChapter } from './shared-chapter.ts';
import { unsentOf } from './unsent.ts';

beforeEach(() => localStorage.clear());

const NEW = { id: 'chapter', n: 0, authors: {} };

/** A house that numbers edits and tells them to all, as long as there is a connection. */
class Numbering {
  readonly edits: TreeEdit[] = [];
  readonly chapters: SharedChapter[] = [];
  connected = true;

  async open(writes = true) {
    const troubles: Trouble[] = [];
    const looks: string[] = [];
    const state = { waiting: 0, kept: true };
    const chapter = new SharedChapter(NEW, await openTree(await urText()), writes, {
      send: (_, edit) => {
        if (this.connected) queueMicrotask(() => this.#take(edit));
        return this.connected;
      },
      looked: (key) => looks.push(key),
      waiting: (count, kept) => {
        Object.assign(state, { waiting: count, kept });
      },
      refused: (trouble) => troubles.push(trouble),
    });
    for (const [i, edit] of this.edits.entries()) chapter.agreed(i + 1, edit, {});
    this.chapters.push(chapter);
    return { chapter, table: chapter.table, troubles, looks, state };
  }

  #take(edit: TreeEdit): void {
    if (this.edits.some(({ id }) => id === edit.id)) return;
    this.edits.push(edit);
    for (const chapter of this.chapters) chapter.agreed(this.edits.length, edit, {});
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a chapter that two people look at', () => {
  test('moves, marks and comments of one are seen by the other, who stays where they look', async () => {
    const house = new Numbering();
    const [ada, bel] = [await house.open(), await house.open()];
    await ada.table.play('move 6');
    ada.table.note({ marks: [{ kind: 'good', on: 'B4' }], comment: 'The rosette.' });
    await settled();
    ada.chapter.flush();
    await settled();
    expect(bel.table.text()).toBe(ada.table.text());
    expect(bel.table.text()).toContain('mark good B4');
    expect(bel.table.at).toBe(0);
    bel.chapter.follow(ada.chapter.at);
    expect(bel.chapter.at).toBe(ada.chapter.at);
    expect(bel.looks).toEqual([]);
    await bel.table.play('move 2').catch(() => undefined);
    expect(ada.chapter.moveAt(ada.chapter.at)).toBe('move 6');
  });

  test('what is taken out below somebody takes them to the nearest position that is left', async () => {
    const house = new Numbering();
    const [ada, bel] = [await house.open(), await house.open()];
    await ada.table.play('move 6');
    await settled();
    bel.chapter.follow(ada.chapter.at);
    ada.table.remove();
    await settled();
    expect(bel.chapter.at).toBe(ROOT_KEY);
    await bel.table.play('move 6');
    await settled();
    expect(ada.table.text()).toBe(bel.table.text());
    expect(ada.troubles).toEqual([]);
  });

  test('without a connection edits wait, outlive the page, and are sent when it is back', async () => {
    const house = new Numbering();
    const ada = await house.open();
    house.connected = false;
    await ada.table.play('move 6');
    ada.table.note({ comment: 'On the train.' });
    await settled();
    expect(ada.state.waiting).toBe(2);
    expect(unsentOf('chapter')).toHaveLength(2);
    ada.chapter.close();
    house.chapters.length = 0;
    house.connected = true;
    const again = await house.open();
    await settled();
    expect(house.edits).toHaveLength(2);
    expect(again.table.text()).toContain('% On the train.');
    expect(again.state.waiting).toBe(0);
    expect(unsentOf('chapter')).toEqual([]);
  });

  test('says when there is no room to keep what waits, and sends it all the same', async () => {
    const house = new Numbering();
    const ada = await house.open();
    house.connected = false;
    fillStorage();
    await ada.table.play('move 6');
    await settled();
    expect(ada.state).toEqual({ waiting: 1, kept: false });
    house.connected = true;
    ada.chapter.flush();
    await settled();
    expect(house.edits).toHaveLength(1);
    expect(ada.state).toEqual({ waiting: 0, kept: true });
  });

  test('letters of a comment that were not sent yet are one edit', async () => {
    const house = new Numbering();
    const ada = await house.open();
    for (const comment of ['W', 'Wh', 'Why']) {
      ada.table.note({ comment });
      await settled();
    }
    expect(house.edits).toEqual([]);
    ada.chapter.flush();
    await settled();
    expect(house.edits.map(({ changes }) => changes)).toEqual([
      [{ kind: 'comment', at: ROOT_KEY, comment: 'Why' }],
    ]);
  });

  test('what was taken back travels too', async () => {
    const house = new Numbering();
    const [ada, bel] = [await house.open(), await house.open()];
    await ada.table.play('move 6');
    await settled();
    ada.table.remove();
    await settled();
    ada.table.unchange();
    await settled();
    expect(ada.table.tree.nodes.size).toBe(2);
    expect(bel.table.text()).toBe(ada.table.text());
  });

  test('whoever may only look is told so, and changes nothing', async () => {
    const house = new Numbering();
    const ada = await house.open(false);
    expect(await ada.table.play('move 6')).toMatchObject({ code: 'not-writer' });
    ada.table.note({ comment: 'Mine!' });
    await settled();
    expect(ada.troubles).toMatchObject([{ code: 'not-writer' }]);
    expect(ada.table.tree.nodes.size).toBe(1);
    expect(house.edits).toEqual([]);
  });

  test('an edit that the house refuses is taken back, and said', async () => {
    const house = new Numbering();
    const ada = await house.open();
    house.connected = false;
    await ada.table.play('move 6');
    await settled();
    const [edit] = unsentOf('chapter');
    ada.chapter.refused(edit.id, { code: 'gone', clause: null, sentence: '' });
    expect(ada.table.tree.nodes.size).toBe(1);
    expect(ada.table.at).toBe(0);
    expect(ada.troubles).toMatchObject([{ code: 'gone' }]);
  });
});
