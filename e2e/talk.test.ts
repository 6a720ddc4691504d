import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { openStage } from './stage.ts';
import { setUp, watch } from './table.ts';

const stage = openStage();

/** Opens what is said in a room. */
async function listen(page: Page, room: 'Chat' | 'Watchers'): Promise<void> {
  if (!(await page.locator('.panel').isVisible()))
    await page.getByRole('button', { name: /^Log/ }).click();
  await page.getByRole('tab', { name: room }).click();
}

/** Makes whoever sits there an account, and the one who runs the house. */
async function becomeHost(page: Page): Promise<void> {
  await page.goto(`${stage.house.url}/account`);
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill('Hana');
  await form.getByLabel('Password').fill('seven clay cups');
  await form.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  const link = stage.house.log.find((line) => line.includes('/host#'))?.split('/host')[1];
  await page.goto(`${stage.house.url}/host${link}`);
  await page.getByRole('button', { name: 'Become host' }).click();
  await page.getByText('You run this house now.').waitFor();
}

test('players and watchers talk apart; a line is reported, and the host keeps order', async () => {
  const [adas, bels, hanas] = [
    await stage.person(),
    await stage.person({ size: 'phone', theme: 'dawn', locale: 'es-ES' }),
    await stage.person({ theme: 'dawn' }),
  ];
  const wish = { game: 'ur', where: 'Online', seats: ['Me', 'Open seat'], name: 'Ada' } as const;
  const ada = await setUp(adas, stage.house, wish);
  const link = ada.url();
  const bel = await bels.newPage();
  await bel.goto(link);
  await bel.getByLabel('Tu nombre').fill('Bel');
  await bel.getByRole('button', { name: 'Tomar asiento' }).click();
  await ada.locator('.table').waitFor();
  const hana = await hanas.newPage();
  await becomeHost(hana);
  await hana.close();
  const looking = await watch(hanas, link);

  await listen(ada, 'Chat');
  await ada.getByRole('button', { name: 'Phrases' }).click();
  await ada.getByRole('button', { name: 'Good luck!' }).click();
  await bel.getByRole('button', { name: /^Crónica, 1/ }).click();
  const lines = bel.locator('.chat-lines');
  await lines.getByText('¡Suerte!').waitFor();
  await bel.getByRole('textbox', { name: 'Di algo' }).fill('something foul');
  await bel.keyboard.press('Enter');
  await keep(bel, 'chat-phone-dawn');
  expect(await axeProblems(bel)).toEqual([]);

  await listen(looking, 'Watchers');
  await looking.getByRole('textbox', { name: 'Say something to the others who watch' }).fill('hm');
  await looking.keyboard.press('Enter');
  await looking.locator('.chat-text').getByText('hm').waitFor();
  expect(await ada.getByRole('tab', { name: 'Watchers' }).count()).toBe(0);

  await ada.locator('.chat-text').getByText('something foul').waitFor();
  await ada.getByRole('button', { name: 'Mute, block or report Bel' }).click();
  const sheet = ada.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Report …' }).click();
  await sheet.getByRole('textbox').fill('look at this');
  expect(await axeProblems(ada)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await ada.getByText('Thank you. Whoever runs the house will look at it.').first().waitFor();

  await looking.goto(`${stage.house.url}/moderation`);
  const reports = looking.getByRole('region', { name: 'Reports' });
  await reports.getByText('look at this').waitFor();
  await reports.getByText('Silence, ban or rename Bel').click();
  await keep(looking, 'moderation-desktop-dawn');
  expect(await axeProblems(looking)).toEqual([]);
  await reports.getByRole('button', { name: 'Remove this line of Bel' }).click();
  await ada.locator('.chat-lines').getByText('This line was removed.').waitFor();
  // The reports are read anew after that, and what was open in them is closed again.
  await reports.getByRole('button', { name: 'Silence', exact: true }).waitFor({ state: 'hidden' });
  await reports.getByText('something foul').waitFor();
  await reports.getByText('Silence, ban or rename Bel').click();
  await reports.getByRole('button', { name: 'Silence', exact: true }).click();
  await reports.getByText(/^Silenced until/).waitFor();
  await bel.getByRole('textbox', { name: 'Di algo' }).fill('more of it');
  await bel.keyboard.press('Enter');
  await bel.getByText('Quien lleva la casa te ha silenciado').first().waitFor();
  await reports.getByRole('button', { name: 'Close the report' }).click();
  await reports.getByText('None is open.').waitFor();
  const acts = looking.getByRole('region', { name: 'What was done' });
  for (const what of ['Silenced', 'Removed a line', 'Closed a report', 'Became host'])
    await acts.getByText(what).first().waitFor();

  await ada.getByRole('button', { name: 'Table menu' }).click();
  expect(await ada.getByRole('button', { name: 'End this game' }).count()).toBe(0);
  await looking.close();
  const again = await watch(hanas, link);
  await again.getByRole('button', { name: 'Table menu' }).click();
  await again.getByRole('button', { name: 'End this game' }).click();
  await again.getByRole('button', { name: 'Yes, end it: nobody wins' }).click();
  await ada.locator('.table[data-over="true"]').waitFor();
});
