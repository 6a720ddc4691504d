import type { Picture } from '@nabu/games/lessons';
import { loadRules } from '@nabu/games/load';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { element, elements } from '../../testing/table.tsx';
import { partOf } from '../boards/amyitis/words/pieces.ts';
import { readPiece } from '../boards/babylon/words/pieces.ts';
import { loadKit } from '../kit/games.ts';
import { loadCourse } from './courses.ts';
import { CasePicture, LessonPicture } from './picture.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** As large as a small board is on a page of rules. */
const SMALL = { clientWidth: 690, clientHeight: 380 };

beforeAll(() => {
  for (const [side, size] of Object.entries(SMALL))
    vi.spyOn(HTMLElement.prototype, side as keyof typeof SMALL, 'get').mockReturnValue(size);
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function gameOf(id: string) {
  const [game, kit, course] = await Promise.all([loadRules(id), loadKit(id), loadCourse(id)]);
  if (!game || !kit || !course) throw new Error(`There is no game ${id}.`);
  return { game, kit, course };
}

/** Shows a clause, or a lesson by its name. */
async function show(id: string, name: string): Promise<void> {
  const { game, kit, course } = await gameOf(id);
  const [picture] = course.pictures.filter(({ shows }) => shows.includes(name));
  const [lesson] = course.lessons.filter((each) => each.id === name);
  render(
    picture ? (
      <CasePicture {...{ game, kit, picture }} />
    ) : (
      <LessonPicture {...{ game, kit, lesson }} />
    ),
  );
}

/** What is in sight before the first step and after each. */
async function seen(look: () => string | null | undefined) {
  const sights = [look()];
  for (;;) {
    const [button] = elements<HTMLElement>('figcaption button');
    if (!button || button.textContent === 'From the start') return sights;
    await user.click(button);
    sights.push(look());
  }
}

const page = () => element('.tab[aria-current="page"]').textContent;

describe('a small board of Amyitis is opened at the page where something happens', () => {
  test.each([
    ['I4', ['Garden', 'Garden']],
    ['K3', ['Caravan']],
    ['K5', ['Caravan', 'Caravan', 'Caravan']],
    ['S2', ['Caravan']],
    ['water', ['City', 'City', 'Garden']],
  ])('%s: %j', async (name, pages) => {
    await show('amyitis', name);
    expect(await seen(page)).toEqual(pages);
  });

  test('and tells all that a step brought', async () => {
    await show('amyitis', 'G8');
    expect(await seen(page)).toEqual(['Garden', 'Caravan', 'Garden']);
    const told = element('figcaption').textContent;
    for (const part of ['pays salt', 'plants terrace 1,3', 'A neutral cube irrigates'])
      expect(told).toContain(part);
  });
});

describe('a small board of Babylon is drawn flat, without a word about WebGL', () => {
  test.each([
    ['R6', ['quarry', 'quarry']],
    ['S1', ['ground-plan']],
    ['B8', ['ground-plan', 'ground-plan']],
  ])('%s: %j', async (name, parts) => {
    await show('babylon', name);
    const part = () => /shows-([\w-]+)/.exec(element('.field').className)?.[1];
    expect(await seen(part)).toEqual(parts);
    expect(elements('canvas, .garden, .garden-note')).toEqual([]);
  });
});

test('what a picture is to look at is there', async () => {
  const pieces = async (id: string) =>
    (await gameOf(id)).course.pictures.flatMap(({ looks }: Picture) => looks);
  const amyitis = await pieces('amyitis');
  expect(amyitis.length).toBeGreaterThan(5);
  for (const piece of amyitis) expect(partOf(piece), piece).not.toBeNull();
  for (const piece of await pieces('babylon')) expect(readPiece(piece), piece).not.toBeNull();
  for (const id of ['babel', 'babylonia', 'ur']) expect(await pieces(id)).toEqual([]);
});
