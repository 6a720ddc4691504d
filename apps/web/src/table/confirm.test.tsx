import { expect, test } from 'vitest';
import { confirming } from '../../testing/hands.ts';
import { type AtTable, element, elements, sitFirst } from '../../testing/table.tsx';
import { settings } from '../settings/store.ts';

/** A turn of Babel as far as its end, which nobody can take back. */
async function beforeTheEnd(): Promise<AtTable> {
  const at = await sitFirst('babel');
  for (const word of ['mv', 'dep', 'bld start'])
    await at.make(at.legal.find((move) => move.startsWith(word)) ?? '');
  return at;
}

test('a move that cannot be taken back is asked about once more, and can be put off', async () => {
  const at = await beforeTheEnd();
  await at.press('End turn', at.tray);
  expect(element('.confirm').getAttribute('aria-label')).toBe(
    'End turn: this cannot be taken back.',
  );
  expect(document.activeElement).toBe(confirming(at));
  expect(at.ply).toBe(3);
  await at.press('Not yet', at.tray);
  expect(elements('.confirm')).toEqual([]);
  await at.press('End turn', at.tray);
  await at.user.click(element('.confirm-yes'));
  await at.reached(4);
});

test('what can be taken back is made at once, and so is everything for who wants it so', async () => {
  const at = await beforeTheEnd();
  expect(elements('.confirm')).toEqual([]);
  settings.setState({ confirm: 'never' });
  await at.press('End turn', at.tray);
  await at.reached(4);
});

test('whoever wants it is asked about every move', async () => {
  const at = await sitFirst('babel');
  settings.setState({ confirm: 'always' });
  await at.user.click(element('.held-press', at.tray));
  await at.press(/^Walk to/, at.tray);
  expect(at.ply).toBe(0);
  await at.user.keyboard('{Enter}');
  await at.reached(1);
});

test('a roll that follows by rule is no reason to ask', async () => {
  const at = await sitFirst('ur', { moves: 8 });
  await at.user.click(element('.choice-move', at.tray));
  await at.reached(9);
});

test('whoever wants it is asked about a roll too', async () => {
  const at = await sitFirst('ur', { moves: 8 });
  settings.setState({ confirm: 'always' });
  await at.user.click(element('.choice-move', at.tray));
  expect(confirming(at)).not.toBeNull();
  expect(at.ply).toBe(8);
});
