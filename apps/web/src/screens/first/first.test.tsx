import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { readGuide } from '../../guide/kept.ts';
import { loadSave, storeSave } from '../../session/save.ts';
import { FirstGame } from './begin.tsx';
import { FirstGames } from './first.tsx';

/** Opens a first game and says where that leads. */
async function begin(game: string): Promise<string> {
  const { hook, history } = memoryLocation({ path: `/first/${game}`, record: true });
  const page = (
    <Router hook={hook}>
      <Suspense fallback={null}>
        <FirstGame game={game} />
      </Suspense>
    </Router>
  );
  const { unmount } = await act(async () => render(page));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/here\//));
  unmount();
  return history.at(-1)?.slice('/here/'.length) ?? '';
}

test('a first game is guided, against the gentlest bot, and taken up again until it is over', async () => {
  const id = await begin('ur');
  const save = loadSave(id);
  expect(save?.facts.seats).toEqual([null, 'pupil']);
  expect(readGuide(id)).toEqual({ silenced: false, good: 0, poor: 0 });
  expect(await begin('ur')).toBe(id);
  expect(await begin('babel')).not.toBe(id);
  if (save) storeSave({ ...save, over: true });
  expect(await begin('ur')).not.toBe(id);
});

test('a game that does not exist is not begun', async () => {
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <FirstGame game="chess" />
      </Suspense>,
    );
  });
  expect(screen.queryByRole('main')).not.toBeNull();
});

test('every game can be played first, and one that was begun is gone on with', async () => {
  await begin('ur');
  render(<FirstGames />);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Begin: Babel')).toBe('/first/babel');
  expect(screen.getByText('Go on').getAttribute('href')).toBe('/first/ur');
});
