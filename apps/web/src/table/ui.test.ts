import { describe, expect, test } from 'vitest';
import { TableUi } from './ui.ts';

const shown = (ui: TableUi) => ui.store.getState().toasts.map(({ text }) => text);

describe('messages above the board', () => {
  test('are three at most, and a refusal is not pushed out by what goes away by itself', () => {
    const ui = new TableUi();
    ui.toast({ kind: 'refusal', text: 'no' });
    for (const text of ['a', 'b', 'c', 'd']) ui.toast({ kind: 'plain', text });
    expect(shown(ui)).toEqual(['no', 'c', 'd']);
    ui.dismissRefusals();
    expect(shown(ui)).toEqual(['c', 'd']);
  });

  test('are shown beside three refusals too; only a fourth refusal takes the place of the first', () => {
    const ui = new TableUi();
    for (const text of ['1', '2', '3']) ui.toast({ kind: 'refusal', text });
    ui.toast({ kind: 'plain', text: 'a' });
    expect(shown(ui)).toEqual(['1', '2', '3', 'a']);
    ui.toast({ kind: 'refusal', text: '4' });
    expect(shown(ui)).toEqual(['1', '2', '3', '4']);
    ui.toast({ kind: 'refusal', text: '5' });
    expect(shown(ui)).toEqual(['2', '3', '4', '5']);
    expect(ui.store.getState().said).toHaveLength(6);
  });
});
