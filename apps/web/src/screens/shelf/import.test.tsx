import { loadRules } from '@nabu/games/load';
import { Match, presets, writeRecord } from '@nabu/kernel';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { urText } from '../../../testing/analysis.ts';
import { listedAnalyses } from '../../analysis/kept.ts';
import { shelved } from '../../session/shelf.ts';
import { settings } from '../../settings/store.ts';
import type { Language } from '../../table/kit.ts';
import { Import } from './import.tsx';

async function refusal(language: Language, text: string): Promise<string> {
  settings.setState({ language });
  render(<Import onTaken={() => undefined} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button'));
  return waitFor(() => {
    const said = screen.getByRole('alert').textContent ?? '';
    expect(said).not.toBe('');
    return said;
  });
}

test.each([
  ['en', 'A record was not taken: it does not hold in line 1. This is not how a record is written'],
  ['es', 'No se ha aceptado un registro: falla en la línea 1. Un registro no se escribe así'],
] as const)('a record that does not hold is refused in %s alone', async (language, said) => {
  expect(await refusal(language, 'hello')).toContain(said);
});

test('a game that is not here is named', async () => {
  const text = `nabu record 1\ngame go\nrules 1\noptions\nseat 1 Ada\ncommitment ${'0'.repeat(64)}\nresult none\n`;
  expect(await refusal('es', text)).toContain('Esta casa no tiene el juego «go».');
});

test('a record for which there is no room is not listed, and stays in the field', async () => {
  const text = await recordOfGame();
  const kept: Storage = Object.getPrototypeOf(localStorage);
  const { setItem } = kept;
  vi.spyOn(kept, 'setItem').mockImplementation(function (
    this: Storage,
    key: string,
    value: string,
  ) {
    if (key.startsWith('nabu.table.')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(await refusal('en', text)).toContain('no room left');
  expect(shelved()).toEqual([]);
  expect(screen.getByRole('textbox')).toHaveProperty('value', text);
});

test('a tree with variations is put with the analyses', async () => {
  expect(await refusal('en', await urText())).toContain('1 tree was put with your analyses.');
  expect(listedAnalyses()).toMatchObject([{ game: 'ur' }]);
  expect(shelved()).toEqual([]);
});

test('a file that is longer than any records is not read', async () => {
  settings.setState({ language: 'en' });
  render(<Import onTaken={() => undefined} />);
  const huge = new File(['nabu record 1'], 'huge.nabu');
  Object.defineProperty(huge, 'size', { value: 3e9 });
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a file.');
  await userEvent.upload(field, huge, { applyAccept: false });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('longer than any records'),
  );
});

test('a file that the browser cannot read is told of', async () => {
  settings.setState({ language: 'en' });
  render(<Import onTaken={() => undefined} />);
  const file = new File(['nabu record 1'], 'gone.nabu');
  Object.defineProperty(file, 'text', {
    value: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a file.');
  await userEvent.upload(field, file, { applyAccept: false });
  expect(await screen.findByText(/could not be read to its end/)).toBeTruthy();
});

test.each([
  ['en', 'Version 77 of its rules is not here.'],
  ['es', 'La versión 77 de sus reglas no está aquí.'],
] as const)(
  'rules that are not here are named in %s, and the record stays in the field',
  async (language, said) => {
    const text = (await recordOfGame()).replace(/^rules \d+$/m, 'rules 77');
    expect(await refusal(language, text)).toContain(said);
    expect(screen.getByRole('textbox')).toHaveProperty('value', text);
  },
);

/** A short game that ended early, as text. */
async function recordOfGame(): Promise<string> {
  const game = await loadRules('ur');
  if (!game) throw new Error('Ur is missing.');
  const start = { seats: 2, options: presets(game.options), seed: '4'.repeat(32) };
  const match = Match.start(game, start);
  match.endEarly('agreed');
  return writeRecord(match, { names: ['Ada', 'Bo'] });
}
