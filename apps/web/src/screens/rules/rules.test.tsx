import { loadRules } from '@nabu/games/load';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { element, elements } from '../../../testing/table.tsx';

import { GAMES, loadKit } from '../../kit/games.ts';
import { settings } from '../../settings/store.ts';
import { LANGUAGES } from '../../table/kit.ts';
import { PlayerAid } from './aid.tsx';
import { readMarkdown } from './markdown.ts';
import { found } from './pages.ts';
import { Rules } from './rules.tsx';
import { Summary } from './summary.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

async function open(page: ReactElement): Promise<void> {
  await act(async () => {
    render(<Suspense fallback={null}>{page}</Suspense>);
  });
  await waitFor(() => element('h1'));
}

const headings = () => elements('.rules-text h2').map(({ textContent }) => textContent);

describe('the rules page', () => {
  test.each(GAMES)(
    '$id is told in a teacher’s order: the aim comes first, words and notation last',
    async (game) => {
      await open(<Rules game={game.id} />);
      expect(element('.rules-text p').textContent).toMatch(/\bwins?\b/);
      expect(headings().at(-1)).toBe('Words and notation');
      expect(headings()).toContain('Setup');
      expect(headings().indexOf('Setup')).toBeGreaterThan(headings().indexOf('The turn'));
    },
  );

  test.each(GAMES.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language }))))(
    '$id calls its options as the setup page does ($language)',
    async ({ id, language }) => {
      settings.setState({ language });
      const [game, kit] = await Promise.all([loadRules(id), loadKit(id)]);
      await open(<Rules game={id} />);
      const codes = elements('.rules-text code').map(({ textContent }) => textContent);
      for (const [name, { preset, values }] of Object.entries(game?.options ?? {})) {
        expect(codes).not.toContain(name);
        expect(element('.rules-text').textContent).toContain(kit?.words[language].option(name));
        const other = values.filter((value) => value !== preset && typeof value === 'string');
        for (const value of other) expect(codes).not.toContain(value);
      }
    },
  );

  test('is searched: clauses with all words are left, under their headings', async () => {
    await open(<Rules game="ur" />);
    const all = elements('.clauses > li').length;
    await user.type(screen.getByRole('searchbox'), 'ROSETTE turn');
    const left = elements('.clauses > li').map(({ id }) => id);
    expect(left).toContain('M6');
    expect(left.length).toBeLessThan(all);
    expect(headings()).toEqual(['Moving']);
    await user.type(screen.getByRole('searchbox'), ' xyzzy');
    expect(screen.getByText('No clause has all these words.')).toBeTruthy();
  });

  test('shows a clause on the real board, plays it step by step and leads to the lesson', async () => {
    settings.setState({ motion: 'still' });
    await open(<Rules game="ur" />);
    await waitFor(() => element('#M4 .clause-tools'));
    const clause = element('#M4');
    const show = within(clause).getByRole('button', { name: 'Show on the board: M4' });
    await act(() => user.click(show));
    await waitFor(() => element('#M4 .picture-board svg'));
    const lesson = within(clause).getByRole('link', { name: 'Lesson 3 of 9' });
    expect(lesson.getAttribute('href')).toBe('/learn/ur/3');
    await user.click(within(clause).getByRole('button', { name: 'Play it' }));
    expect(element('#M4 figcaption').textContent).toMatch(/B5/);
    await user.click(within(clause).getByRole('button', { name: 'From the start' }));
    expect(element('#M4 figcaption').textContent).toContain('The middle row belongs to both');
    await user.click(show);
    expect(clause.querySelector('.picture')).toBeNull();
  });

  test('shows what no lesson teaches by a picture of its own, and says what is refused there', async () => {
    settings.setState({ motion: 'still' });
    await open(<Rules game="babel" />);
    await waitFor(() => element('#T9 .clause-tools'));
    const clause = element('#T9');
    await act(() => user.click(within(clause).getByRole('button', { name: /T9$/ })));
    await waitFor(() => element('#T9 .picture-board svg'));
    expect(within(clause).queryByRole('link', { name: /^Lesson/ })).toBeNull();
    expect(element('#T9 figcaption').textContent).toMatch(/is not allowed here/);
    await user.click(within(clause).getByRole('button', { name: 'Play it' }));
    expect(element('#T9 figcaption').textContent).toMatch(/level 1|temple/i);
  });

  test.each(GAMES)('$id is told on one page to print, each rule once', async ({ id }) => {
    settings.setState({ language: 'es' });
    await loadKit(id);
    await open(<Summary game={id} />);
    const entries = elements('.aid-list > div');
    expect(entries.length).toBeGreaterThanOrEqual(8);
    const told = elements('.aid-list dd').map(({ textContent }) => textContent);
    expect(told).not.toContain('');
    expect(new Set(told).size).toBe(told.length);
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy();
    const aid = screen.getByRole('link', { name: 'Hoja de ayuda para imprimir' });
    expect(aid.getAttribute('href')).toBe(`/rules/${id}/aid`);
  });

  test.each(GAMES.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language }))))(
    '$id has a player aid that begins with the aim and leads to the rules ($language)',
    async ({ id, language }) => {
      settings.setState({ language });
      await open(<PlayerAid game={id} />);
      const sections = elements('.aid-sheet section');
      expect(sections.length).toBeGreaterThanOrEqual(5);
      for (const section of sections) expect(section.children.length).toBeGreaterThan(1);
      expect(element('h2').textContent).toBe({ en: 'The aim', es: 'El objetivo' }[language]);
      for (const link of elements<HTMLAnchorElement>('.aid-sheet a'))
        expect(link.getAttribute('href')).toMatch(new RegExp(`^/rules/${id}#[A-Z]+\\d+$`));
    },
  );

  test('a game that is not there has neither', async () => {
    settings.setState({ language: 'en' });
    for (const page of [<PlayerAid key="aid" game="chess" />, <Summary key="all" game="chess" />]) {
      await open(page);
      expect(screen.getByText('The rules of this game are not written yet.')).toBeTruthy();
      cleanup();
    }
  });
});

test('accents and capitals do not matter to a search', () => {
  const blocks = readMarkdown(
    '# R\n\n## Uno\n\n- [A1] Cámara de piedra.\n\n## Dos\n\n- [B1] Otra.',
  );
  const left = found(blocks, 'camara PIEDRA');
  expect(left.map((block) => (block.type === 'heading' ? block.id : block.type))).toEqual([
    ...['r', 'uno', 'list'],
  ]);
  expect(found(blocks, ' ')).toBe(blocks);
});
