import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
