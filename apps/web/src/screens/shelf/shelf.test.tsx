import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { fillStorage } from '../../../testing/full-storage.ts';
import { rulesOf, sameSave } from '../../../testing/saves.ts';
import { keepGuide, readGuide } from '../../guide/kept.ts';
import { loadSave, type Save, storeSave } from '../../session/save.ts';
import { retitle, shelved } from '../../session/shelf.ts';
import { settings } from '../../settings/store.ts';
import { Shelf } from './shelf.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const SEATS = ['Ada', 'Bel'].map((name) => ({ kind: 'guest', name, bot: null }) as const);

beforeEach(() => {
  localStorage.clear();
  settings.setState({ language: 'en' });
  answering({});
});

/** A game that is kept on this device. */
async function kept(over = false): Promise<Save> {
  const save = { ...sameSave(await rulesOf('ur'), SEATS), over };
  storeSave(save);
  return save;
}

test('a deleted game that finds no room any more is not lost: it comes back when there is some', async () => {
  const { id } = await kept();
  keepGuide(id);
  localStorage.setItem(`nabu.review.${id}`, '{"review":true}');
  render(<Shelf />);
  await user.click(await screen.findByRole('button', { name: /^Delete Ur/ }));
  expect(readGuide(id)).toBeNull();
  const free = fillStorage();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/could not be brought back yet/)).toBeTruthy();
  expect(loadSave(id)).toBeNull();
  free();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/could not be brought back yet/)).toBeNull();
  expect(loadSave(id)?.id).toBe(id);
  expect(shelved()).toMatchObject([{ id }]);
  // With all that belongs to it.
  expect(readGuide(id)).not.toBeNull();
  expect(localStorage.getItem(`nabu.review.${id}`)).toBe('{"review":true}');
});

test('of many games some are shown, more on demand, and all are searched; what no list named is among them', async () => {
  const { id } = await kept(true);
  const save = loadSave(id);
  if (!save) throw new Error('Nothing was kept.');
  for (let i = 0; i < 70; i++) storeSave({ ...save, id: `more ${i}`, updated: i });
  retitle('more 0', 'The lost race');
  localStorage.setItem(
    'nabu.tables',
    JSON.stringify(shelved().filter((table) => table.id !== 'more 3')),
  );
  render(<Shelf />);
  const items = () => screen.getAllByRole('listitem').length;
  await screen.findByText('71 games');
  expect(items()).toBe(60);
  await user.click(screen.getByRole('button', { name: 'Show more: 11 games are left' }));
  expect(items()).toBe(71);
  expect(shelved().at(-1)?.id).toBe('more 3');
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'lost');
  expect(items()).toBe(1);
});

test('a name for which there is no room stays in its field, and that is said', async () => {
  await kept();
  render(<Shelf />);
  await user.click(await screen.findByRole('button', { name: /^Rename Ur/ }));
  const field = screen.getByRole('textbox', { name: 'Name of the game' });
  await user.type(field, 'The first race');
  const free = fillStorage();
  await user.click(screen.getByRole('button', { name: 'Keep the name' }));
  expect(screen.getByText(/the name could not be kept/)).toBeTruthy();
  expect(field).toHaveProperty('value', 'The first race');
  free();
  await user.click(screen.getByRole('button', { name: 'Keep the name' }));
  await waitFor(() => expect(shelved()).toMatchObject([{ title: 'The first race' }]));
});

test('of a game that is damaged it is said that it was left out of what was exported', async () => {
  const save = await kept(true);
  localStorage.setItem(
    `nabu.table.${save.id}`,
    JSON.stringify({ ...save, deeds: [...save.deeds, { kind: 'ended', at: 9, text: 'dancing' }] }),
  );
  render(<Shelf />);
  await user.click(await screen.findByRole('button', { name: /^Export Ur/ }));
  expect(await screen.findAllByText(/^1 game was left out/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Export all finished games' }));
  await waitFor(() => expect(screen.getAllByText(/^1 game was left out/)).toHaveLength(2));
});
