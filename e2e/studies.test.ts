import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES } from './browser.ts';
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
  await sheet.waitFor();
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

/** The study beside the board; a phone opens it by its button. */
async function panelOf(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Study' });
  const narrow = page.viewportSize()?.width === SIZES.phone.width;
  if (narrow && !(await panel.isVisible()))
    await page.getByRole('button', { name: /^Study: / }).click();
  await panel.waitFor();
  return panel;
}

test('a public study is found by a stranger, and two who write, on a phone and on a desktop, see each other’s moves and marks', async () => {
  const ada = await (await stage.person({ size: 'phone' })).newPage();
  await ada.goto(`${stage.house.url}/studies`);
  const fresh = ada.getByRole('region', { name: 'New study' });
  await fresh.getByLabel('Name of the study').fill('Races to the rosette');
  await fresh.getByLabel('Your name').fill('Ada');
  await fresh.getByRole('radio', { name: 'Everybody; it is listed' }).check();
  await fresh.getByRole('button', { name: 'Make study' }).click();
  const form = ada.getByRole('region', { name: 'Add a chapter' });
  await form.getByLabel('Name of the chapter').fill('Two ways');
  await form.getByRole('radio', { name: 'A record or tree' }).check();
  await form.getByLabel('Or paste it here').fill(RECORD);
  await form.getByRole('button', { name: 'Add chapter' }).click();
  await ada.locator('.table').waitFor();

  // A stranger with an account finds it by its name; before Ada lets him write he can only look.
  const bel = await (await stage.person()).newPage();
  await bel.goto(stage.house.url);
  await bel.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Bel of Uruk', password: 'seven clay cups' });
    await fetch('/api/me/account', { method: 'POST', headers, body });
  });
  await bel.goto(`${stage.house.url}/studies`);
  await bel.getByRole('radio', { name: 'Public studies' }).check();
  await bel.getByLabel('Search by name').fill('rosette');
  await bel.getByRole('button', { name: 'Search', exact: true }).click();
  await bel.getByRole('link', { name: 'Open Races to the rosette' }).click();
  await bel.locator('.table').waitFor();
  const his = await panelOf(bel);
  await his.getByText('You may look at this study.').waitFor();
  const hers = await panelOf(ada);
  await hers.getByRole('button', { name: 'Share and settings' }).click();
  const sheet = ada.getByRole('dialog', { name: 'Share and settings' });
  await sheet.getByLabel('Name of an account').fill('Bel of Uruk');
  await sheet.getByRole('button', { name: 'Let write' }).click();
  await sheet.getByRole('button', { name: 'Bel of Uruk may no longer write' }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();

  // What Bel does on the desktop comes to Ada's phone.
  await his.getByRole('textbox', { name: 'Comment' }).waitFor();
  await move(bel, /^B2 to B4/);
  await his.getByRole('textbox', { name: 'Comment' }).fill('I would race.');
  await his.getByRole('button', { name: 'Good', exact: true }).click();
  await bel.locator('.table-board [data-space="B4"]').first().click();
  await hers.locator('.tree-comment', { hasText: 'I would race.' }).waitFor();
  await hers.getByRole('button', { name: /^Follow Bel of Uruk/ }).click();
  await ada.locator('.table[data-ply="1"]').waitFor();
  await ada.locator('.board-mark-good').first().waitFor({ state: 'attached' });

  // And what Ada does on the phone to Bel's desktop.
  await hers.getByRole('button', { name: 'Close' }).click();
  await ada
    .getByRole('region', { name: 'Steps through the tree' })
    .getByRole('button', { name: 'One move back' })
    .click();
  await ada.locator('.table[data-ply="0"]').waitFor();
  await move(ada, /^A3 to A1/);
  await ada.locator('.table[data-ply="1"]').waitFor();
  await (await panelOf(ada)).getByRole('button', { name: 'Ring', exact: true }).click();
  // The study makes way for the board, on which it is marked.
  await hers.waitFor({ state: 'detached' });
  await ada.locator('.table-board [data-space="A1"]').first().click();
  await ada.locator('.board-mark-ring').first().waitFor({ state: 'attached' });
  await his.locator('.tree-move', { hasText: 'move 2' }).click();
  await bel.locator('.board-mark-ring').first().waitFor();
  await keep(ada, 'study-together-phone-dusk');
  await keep(bel, 'study-together-desktop-dusk');
});
