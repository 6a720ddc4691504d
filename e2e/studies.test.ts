import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const RECORD = `nabu record 2
game ur
rules 1
options path=short pieces=7
seat 1 Ada
seat 2 Bel
seed 00112233445566778899aabbccddeeff
position turn=1 roll=2 on1=2,6
moves
end
`;

const move = (page: Page, name: RegExp) =>
  page.locator('.tray').getByRole('button', { name }).click();

test('two people look at a study together; a visitor by link cannot write, a private one is not found', async () => {
  const ada = await (await stage.person()).newPage();
  await ada.goto(`${stage.house.url}/studies`);
  await ada.getByText('You have no studies yet').waitFor();
  await keep(ada, 'studies-empty-desktop-dusk');
  const fresh = ada.getByRole('region', { name: 'New study' });
  await fresh.getByLabel('Name of the study').fill('Rosettes');
  await fresh.getByLabel('Your name').fill('Ada');
  await fresh.getByRole('radio', { name: 'Whoever has the link' }).check();
  await fresh.getByRole('button', { name: 'Make study' }).click();
  const form = ada.getByRole('region', { name: 'Add a chapter' });
  await form.getByLabel('Name of the chapter').fill('The first rosette');
  await form.getByRole('radio', { name: 'A record or tree' }).check();
  await form.getByLabel('Or paste it here').fill(RECORD);
  expect(await axeProblems(ada)).toEqual([]);
  await form.getByRole('button', { name: 'Add chapter' }).click();
  await ada.locator('.table').waitFor();
  const address = ada.url();

  const bel = await (await stage.person({ size: 'phone', theme: 'dawn' })).newPage();
  await bel.goto(address);
  await bel.locator('.table').waitFor();
  await ada.getByRole('button', { name: 'Study: 2 are here' }).waitFor();
  await move(ada, /^B2 to B4/);
  const panel = ada.getByRole('complementary', { name: 'Study' });
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Safe on the rosette.');
  await panel.getByRole('button', { name: 'Good', exact: true }).click();
  await ada.locator('.table-board [data-space="B4"]').first().click();
  await ada.locator('.board-mark-good').first().waitFor();

  await bel.getByRole('button', { name: /^Study: / }).click();
  const other = bel.getByRole('complementary', { name: 'Study' });
  await other.getByRole('button', { name: /^Follow Ada/ }).click();
  await bel.locator('.table[data-ply="1"]').waitFor();
  await other.locator('.tree-comment', { hasText: 'Safe on the rosette.' }).waitFor();
  await other.locator('.tree-author', { hasText: 'Ada' }).waitFor();
  await bel.locator('.board-mark-good').first().waitFor({ state: 'attached' });
  expect(await other.getByRole('textbox', { name: 'Comment' }).count()).toBe(0);
  await keep(bel, 'study-panel-phone-dawn');
  expect(await axeProblems(bel)).toEqual([]);
  await other.getByRole('button', { name: 'Close' }).click();
  await bel
    .getByRole('region', { name: 'Steps through the tree' })
    .getByRole('button', { name: 'One move back' })
    .click();
  await move(bel, /^A3 to A1/);
  const alert = bel.getByRole('alert');
  await alert.getByText('You may look at this study, but not write in it.').waitFor();
  await keep(bel, 'study-phone-dawn');

  await keep(ada, 'study-desktop-dusk');
  expect(await axeProblems(ada)).toEqual([]);
  await panel.getByRole('button', { name: 'Share and settings' }).click();
  const sheet = ada.getByRole('dialog', { name: 'Share and settings' });
  await keep(ada, 'study-share-desktop-dusk');
  expect(await axeProblems(ada)).toEqual([]);
  await sheet.getByRole('radio', { name: 'Only those who may write in it' }).check();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await bel.getByText('There is no such study, or it is not for you.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();

  await stage.house.kill();
  await ada.getByText('No connection. You can go on').waitFor();
  await ada
    .getByRole('region', { name: 'Steps through the tree' })
    .getByRole('button', { name: 'One move back' })
    .click();
  await move(ada, /^A3 to A1/);
  await ada.getByText('1 change waits to be sent.').waitFor();
  await stage.house.start();
  await ada.getByText('No connection. You can go on').waitFor({ state: 'detached' });
  await ada.reload();
  await panel.getByRole('button', { name: /move 2/ }).waitFor();
});
