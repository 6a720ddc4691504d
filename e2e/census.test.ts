import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, THEMES } from './browser.ts';
import { openStage } from './stage.ts';

/** Bots play first, so that there is something to look at. */
const stage = openStage({ fill: ['ur', '--games', '6', '--seats', 'random,pupil'] });

test('figures of finished games, and their openings with the board beside them', async () => {
  const person = await stage.person();
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/lobby`);
  await page.getByRole('main').getByRole('link', { name: 'Statistics' }).click();
  await page.getByRole('heading', { name: 'Statistics', level: 1 }).waitFor();
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Ur' });
  await page.getByText('6 games counted').waitFor();
  const seats = page.getByRole('table', { name: 'Seats' });
  await seats.waitFor();
  expect(await seats.getByRole('rowheader').count()).toBe(2);
  const csv = await page.request.get(
    new URL(
      (await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')) ?? '',
      page.url(),
    ).href,
  );
  expect(await csv.text()).toMatch(/^game,seats,pace,measure,name,times,wins,points\r\nur,2,/);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      await keep(page, `statistics-${size}-${theme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(SIZES[size].width);
    }
    expect(await axeProblems(page, theme === 'dusk' ? 'all' : 'colours')).toEqual([]);
  }
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('main').getByRole('link', { name: 'Openings' }).click();
  const moves = page.getByRole('table', { name: 'Moves that were made here' });
  await moves
    .getByRole('button', { name: /^What was played after/ })
    .first()
    .click();
  await moves.getByRole('button', { expanded: true }).waitFor();
  // Whose moves: everybody's, or of those alone who are so strong; the file has the same.
  const by = page.getByRole('combobox', { name: 'Moves of' });
  await by.selectOption({ label: 'Pupil (3)' });
  await page.getByText('3 games went on from here').waitFor();
  const file = page.getByRole('link', { name: 'Download as CSV' });
  const lines = await page.request.get(
    new URL((await file.getAttribute('href')) ?? '', page.url()).href,
  );
  expect((await lines.text()).match(/,pupil,/g)?.length).toBeGreaterThan(0);
  expect(await lines.text()).not.toContain(',bot,');
  await by.selectOption({ label: 'Everybody' });
  await page.getByText('6 games went on from here').waitFor();
  await moves.getByRole('link').first().click();
  await page.getByRole('navigation', { name: 'The moves on the way here' }).waitFor();
  await page.locator('.explorer-board [data-game="ur"]').waitFor();
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
    await keep(page, `explore-desktop-${theme}`);
    expect(await axeProblems(page, theme === 'dusk' ? 'all' : 'colours')).toEqual([]);
  }
  await page.setViewportSize(SIZES.phone);
  await keep(page, 'explore-phone-dawn');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(SIZES.phone.width);
  await page.setViewportSize(SIZES.desktop);

  // From a moment of the game that is shown, back to the same place.
  const here = page.url();
  await page.getByRole('link', { name: 'Look at this game' }).click();
  await page.getByRole('button', { name: 'What was played here?' }).click();
  await page.waitForURL(here);

  // The same on the analysis board.
  await page.getByRole('link', { name: 'Look at this game' }).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  const part = page.locator('details', { hasText: 'What was played here?' });
  await part.locator('summary').click();
  const played = part.getByRole('table', { name: 'Moves that were made here' });
  await played.waitFor();
  await page
    .getByRole('region', { name: 'Steps through the tree' })
    .getByRole('button', { name: 'One move back' })
    .click();
  await part.getByRole('combobox', { name: 'Moves of' }).selectOption({ label: 'Pupil (3)' });
  await part.getByText('3 games went on from here').waitFor();
  await keep(page, 'analysis-openings-desktop-dawn');
  expect(await axeProblems(page)).toEqual([]);

  // A link to a moment of a game that is gone says so, in its own words.
  await page.goto(`${stage.house.url}/t/nosuchtable0#3`);
  await page.getByText('There is no such table. Check the link.').waitFor();
});

test('on a phone the plots are read, and an opening is followed down the tree by one strength', async () => {
  const page = await (await stage.person({ size: 'phone', theme: 'dawn' })).newPage();
  await page.goto(`${stage.house.url}/statistics?game=ur`);
  await page.getByText('6 games counted').waitFor();
  await page.getByRole('img', { name: /^Points at the end, from \d+ to \d+$/ }).waitFor();
  await page.getByRole('img', { name: /^Moves in a game, from \d+ to \d+$/ }).waitFor();
  const strengths = page.getByRole('table', { name: 'Who played' });
  await strengths.getByRole('rowheader', { name: 'Pupil' }).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Openings' }).tap();
  const moves = page.getByRole('table', { name: 'Moves that were made here' });
  await page.getByText('6 games went on from here').waitFor();
  const rows = moves.locator('tbody');
  const before = await rows.count();
  await rows
    .first()
    .getByRole('button', { name: /^What was played after/ })
    .tap();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await page.getByRole('combobox', { name: 'Moves of' }).selectOption({ label: 'Pupil (3)' });
  await page.getByText('3 games went on from here').waitFor();
  // How often, with what result: games, the share that was won, points on average.
  const [, ...figures] = await rows.first().locator('td').allTextContents();
  expect(figures).toEqual([
    expect.stringMatching(/^[1-3]$/),
    expect.stringMatching(/^\d+%$/),
    expect.stringMatching(/^[\d.]+$/),
  ]);
  const move = (await rows.first().getByRole('link').textContent()) ?? '';
  await rows.first().getByRole('link').tap();
  const way = page.getByRole('navigation', { name: 'The moves on the way here' });
  await way.locator('[aria-current="step"]', { hasText: move }).waitFor();
  await page.locator('.explorer-board [data-game="ur"]').waitFor();
  await keep(page, 'explore-followed-phone-dawn');
  await way.getByRole('link', { name: 'First position' }).tap();
  await page.getByText('3 games went on from here').waitFor();
});
