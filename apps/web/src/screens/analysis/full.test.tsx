import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { urText } from '../../../testing/analysis.ts';
import { listedAnalyses } from '../../analysis/kept.ts';
import { settings } from '../../settings/store.ts';
import { Reader } from './reader.tsx';

test('in a browser without room the text stays in the field, and nothing is listed', async () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key: string,
    value: string,
  ) {
    if (key.startsWith('nabu.analysis.')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  settings.setState({ language: 'en' });
  const text = await urText();
  render(<Reader brought={text} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open this text' }));
  expect(await screen.findByText(/This browser has no room left/)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', text);
  expect(listedAnalyses()).toEqual([]);
});
