import { lineFrom, nodeOf, ROOT } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { analysisOf, UR_POSITION, urText } from '../../testing/analysis.ts';
import type { AnalysisNews } from './analysis-table.ts';
import { idAt, openTree, placesTo } from './open.ts';

const open = async () => analysisOf(await urText());

describe('the table of an analysis', () => {
  test('plays all sides, and going back loses nothing', async () => {
    const table = await open();
    expect(await table.play('move 6')).toBeNull();
    await table.ask({ type: 'undo' });
    expect(table.at).toBe(ROOT);
    expect(await table.play('move 2')).toBeNull();
    expect(nodeOf(table.tree, ROOT).children).toHaveLength(2);
    table.step('up');
    expect(table.at).toBe(1);
    table.step('down');
    table.step('back');
    // Going on leads where one went last.
    await table.ask({ type: 'redo' });
    expect(table.at).toBe(2);
  });

  test('a move against the rules is refused with its clause, and nothing changes', async () => {
    const table = await open();
    const { tree } = table;
    expect(await table.play('pass')).toMatchObject({ code: 'illegal' });
    expect(await table.ask({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
    expect(await table.ask({ type: 'redo' })).toMatchObject({ code: 'nothing-to-redo' });
    expect(table.tree).toBe(tree);
  });

  test('only going on by one step is a step for the eyes', async () => {
    const table = await open();
    await table.play('move 6');
    const { line } = table.store.getState();
    table.step('back');
    expect(table.store.getState().line).toBe(line + 1);
    table.step('on');
    expect(table.store.getState().line).toBe(line + 1);
    expect(table.store.getState().entries.map(({ n }) => n)).toEqual([1, 2]);
  });

  test('what was deleted can be brought back, and ids are never given twice', async () => {
    const table = await open();
    await table.play('move 6');
    await table.play('move 0');
    table.go(1);
    table.remove();
    expect([table.at, table.tree.nodes.size]).toEqual([ROOT, 1]);
    await table.play('move 2');
    const ply = table.store.getState().now?.ply;
    table.unchange();
    expect([table.at, table.tree.nodes.size]).toEqual([ROOT, 1]);
    table.unchange();
    expect(table.at).toBe(1);
    expect(lineFrom(table.tree)).toEqual([0, 1, 2]);
    table.step('first');
    await table.play('move 2');
    expect(table.at).toBe(4);
    expect(table.store.getState().now?.ply).toBe(ply);
  });

  test('every change can be taken back and made again: notes, whole lines, titles', async () => {
    const table = await open();
    const texts = [table.text()];
    const done = () => texts.push(table.text());
    table.addLine(['move 6', 'move 0']);
    done();
    table.go(1);
    for (const comment of ['S', 'Sa', 'Safe']) table.note({ comment });
    done();
    table.note({ marks: [{ kind: 'good', on: 'B4' }] });
    done();
    table.retitle('A race');
    done();
    table.remove();
    done();
    for (const text of texts.toReversed().slice(1)) {
      table.unchange();
      expect(table.text()).toBe(text);
    }
    expect(table.analysis.getState()).toMatchObject({ canUnchange: false, canRechange: true });
    for (const text of texts.slice(1)) {
      table.rechange();
      expect(table.text()).toBe(text);
    }
    expect(table.analysis.getState()).toMatchObject({ canUnchange: true, canRechange: false });
  });

  test('goes on with what others made of the tree, and tells its own changes alone', async () => {
    const heard: AnalysisNews[] = [];
    const other = await open();
    const table = await analysisOf(await urText(), (_, news) => heard.push(news));
    await table.play('move 6');
    await other.play('move 6');
    other.note({ comment: 'The rosette.', marks: [{ kind: 'ring', on: 'B4' }] });
    other.step('back');
    await other.play('move 2');
    const told = heard.length;
    table.take(other.tree, table.at);
    expect(table.text()).toBe(other.text());
    expect(table.at).toBe(1);
    expect(heard).toHaveLength(told);
    expect(table.analysis.getState().canUnchange).toBe(false);
    table.remove();
    expect(heard.at(-1)).toEqual({ kind: 'remove', at: 1 });
  });

  test('chance gives the same each time, unless it is dealt anew', async () => {
    const table = await open();
    const roll = () => table.positions.position(table.at);
    await table.play('move 6');
    const first = roll();
    table.step('back');
    await table.play('move 6');
    expect(roll()).toBe(first);
    expect(table.tree.nodes.size).toBe(2);
    table.step('back');
    table.deal('anew');
    await table.play('move 6');
    expect(nodeOf(table.tree, table.at).parent).not.toBe(ROOT);
    const again = await analysisOf(table.text());
    expect(again.text()).toBe(table.text());
  });

  test('a line of the engine is added as far as it is legal, and one stays where one is', async () => {
    const table = await open();
    table.addLine(['move 6', 'move 0', 'move 99']);
    expect([table.at, table.tree.nodes.size]).toEqual([ROOT, 3]);
  });

  test('a line of the log leads to its position', async () => {
    const table = await open();
    await table.play('move 6');
    await table.play('move 0');
    table.goToPly(1);
    expect(table.at).toBe(1);
    expect(await table.viewAt(0)).toMatchObject({ ply: 0, last: 1 });
  });

  test('the place that is looked at is found again after writing and reading', async () => {
    const table = await open();
    await table.play('move 6');
    table.step('back');
    await table.play('move 2');
    const { tree } = await openTree(table.text());
    const at = idAt(tree, placesTo(table.tree, table.at));
    expect(nodeOf(tree, at).step).toEqual(nodeOf(table.tree, table.at).step);
    expect(idAt(tree, [7, 7])).toBe(ROOT);
    expect(table.text()).toContain(`position ${UR_POSITION}`);
  });
});
