import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { urText } from '../../../testing/analysis.ts';
import { answering } from '../../../testing/fetches.ts';
import { fillStorage } from '../../../testing/full-storage.ts';
import { keepAnalysis, listedAnalyses } from '../../analysis/kept.ts';
import { settings } from '../../settings/store.ts';
import { AnalysisHome } from './home.tsx';
import { Reader } from './reader.tsx';

test('in a browser without room the text stays in the field, and nothing is listed', async () => {
  fillStorage();
  settings.setState({ language: 'en' });
  const text = await urText();
  render(<Reader brought={text} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open this text' }));
  expect(await screen.findByText(/This browser has no room left/)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', text);
  expect(listedAnalyses()).toEqual([]);
});

test('a removed analysis that finds no room any more is not lost: it comes back when there is some', async () => {
  answering({});
  settings.setState({ language: 'en' });
  const listed = { id: 'kept', game: 'ur', title: 'Rosettes', names: ['Ada', 'Bel'], updated: 1 };
  keepAnalysis(listed, { text: await urText(), at: [] });
  render(<AnalysisHome />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Rosettes' }));
  const free = fillStorage();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/the analysis could not be kept/)).toBeTruthy();
  free();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByText(/the analysis could not be kept/)).toBeNull();
  expect(listedAnalyses()).toEqual([listed]);
});
