import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { fillStorage } from '../../../testing/full-storage.ts';
import { rulesOf, sameSave } from '../../../testing/saves.ts';
import { loadSave, type Save, storeSave } from '../../session/save.ts';
import { shelved } from '../../session/shelf.ts';
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
  render(<Shelf />);
  await user.click(await screen.findByRole('button', { name: /^Delete Ur/ }));
  const free = fillStorage();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/could not be brought back yet/)).toBeTruthy();
  expect(loadSave(id)).toBeNull();
  free();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/could not be brought back yet/)).toBeNull();
  expect(loadSave(id)?.id).toBe(id);
  expect(shelved()).toMatchObject([{ id }]);
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
