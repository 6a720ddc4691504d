import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { touch } from '../../../testing/hands.ts';
import { type AtTable, bot, element, elements, guest, sitDown } from '../../../testing/table.tsx';
import { LANGUAGES } from '../../table/kit.ts';

/** A game for four in its middle, with cubes in temples and fields and water in the garden. */
const sitting = (language: 'en' | 'es' = 'en') =>
  sitDown({
    game: 'amyitis',
    seats: [guest('Ana'), bot('random'), bot('random'), bot('random')],
    moves: 70,
    slow: true,
    language,
  });

const marks = () => elements<Element>('.water-mark');
const tip = () => document.querySelector('.tip')?.textContent ?? '';
const part = (at: AtTable, name: RegExp) => at.button(name, at.board);

describe.each(LANGUAGES)('the forecast in %s', (language) => {
  test('is shown and put away by its button and by F, and is said', async () => {
    const at = await sitting(language);
    const name = language === 'en' ? 'Forecast' : 'Previsión';
    expect(marks()).toEqual([]);
    await at.press(name, at.board);
    expect(at.button(name, at.board).getAttribute('aria-pressed')).toBe('true');
    expect(marks().length).toBeGreaterThan(3);
    const said = element('.ribbon [role="status"]').textContent ?? '';
    for (const temple of ['Ishtar', 'Marduk', 'Tammouz']) expect(said).toContain(temple);
    expect(said).toMatch(language === 'en' ? /Gardener/ : /Jardinero/);
    expect(said).not.toMatch(/undefined|NaN|null/);
    await at.user.keyboard('f');
    expect(marks()).toEqual([]);
  });
});

test('pointing at a temple, a row or a terrace tells who would take what', async () => {
  const at = await sitting();
  await at.user.hover(part(at, /^Marduk/));
  expect(tip()).toMatch(/(If the round ended now|procession goes to).*1st /);
  await at.user.hover(part(at, /^Fields, Row 1/));
  expect(tip()).toMatch(/Most cubes/);
  const led = elements('.square .hit-area', at.board).find((each) =>
    /Most water: \w+ \(/.test(each.getAttribute('aria-label') ?? ''),
  );
  if (!led) throw new Error('Nobody leads anywhere in this game.');
  await at.user.hover(led);
  expect(tip()).toMatch(/Most water: \w+ \(\d cubes?\).*\+\d points? for \w+, plant from \w+/);
});

test('the names of temples, rows and terraces hold their forecast, for whoever does not see the board', async () => {
  const at = await sitting();
  expect(part(at, /^Ishtar/).getAttribute('aria-label')).toMatch(/1st \w+/);
  expect(part(at, /^Fields, Row 2/).getAttribute('aria-label')).toMatch(/Most cubes/);
});

test('what a finger touches is told although it is refused, until something else is touched', async () => {
  const at = await sitting();
  await touch(at, part(at, /^Marduk/));
  expect(element('.toast-refusal')).toBeTruthy();
  expect(tip()).toMatch(/1st /);
  fireEvent.blur(part(at, /^Marduk/));
  expect(tip()).toBe('');
});
