import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { element } from '../../../testing/table.tsx';
import { keptAnalysis, listedAnalyses } from '../../analysis/kept.ts';
import { GAMES, loadKit } from '../../kit/games.ts';
import { settings } from '../../settings/store.ts';
import { SetUpPosition } from './set-up.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const text = () => element<HTMLTextAreaElement>('.set-up-text');
const verdict = () => element('.set-up-verdict').textContent;

/** On a busy machine a board is long in coming; no test waits for that. */
beforeAll(async () => {
  for (const game of GAMES.map(({ id }) => id)) await loadKit(game);
}, 300_000);

beforeEach(() => localStorage.clear());

async function open(game: string): Promise<void> {
  settings.setState({ language: 'en' });
  history.replaceState(null, '', `/analysis/setup/${game}?seats=2`);
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <SetUpPosition game={game} />
      </Suspense>,
    );
  });
  await waitFor(() => element('.set-up-board'));
}

async function write(position: string): Promise<void> {
  await user.clear(text());
  await user.click(text());
  await user.paste(position);
}

describe.each(GAMES.map(({ id }) => id))('a position of %s', (game) => {
  test('begins allowed, is refused in a sentence where it is wrong, and can be analysed', async () => {
    await open(game);
    expect(verdict()).toContain('The rules allow this position.');
    const opening = text().value;
    await write(`${opening} xyzzy`);
    expect(verdict()).toContain('xyzzy');
    expect(verdict()).toContain('The rules do not allow this position:');
    await act(async () => settings.setState({ language: 'es' }));
    expect(verdict()).toMatch(/^Las reglas no permiten esta posición: «?.?xyzzy»? no /);
    await act(async () => settings.setState({ language: 'en' }));
    // The text was emptied first, then written.
    for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Undo change' }));
    expect(verdict()).toContain('The rules allow this position.');
    await user.click(screen.getByRole('button', { name: 'Analyse this position' }));
    await waitFor(() => expect(listedAnalyses()).toHaveLength(1));
    expect(keptAnalysis(listedAnalyses()[0].id)?.text).toContain(`position ${opening}\n`);
  });
});

test.each([
  ['ur', 'B4', 'turn=1 roll=2', /on1=8/],
  ['babel', '1:A', 'turn=1', /1:A=A/],
  ['babylonia', 'h13', 'turn=1', /tokens1=m@h13/],
  ['amyitis', '2,1', '', /p:2,1=1/],
])(
  'in %s a piece is put on %s by a press and taken away again',
  async (game, space, from, word) => {
    await open(game);
    await write(from);
    if (from === '') await user.clear(text());
    const press = () =>
      user.click(
        element(`.set-up-board [data-space="${space}"]`).querySelector('[role="button"]') ??
          element(`.set-up-board [data-space="${space}"]`),
      );
    await press();
    expect(text().value).toMatch(word);
    await user.click(screen.getByRole('button', { name: 'Take away' }));
    await press();
    expect(text().value).not.toMatch(word);
  },
);

test('what lies on no space has controls, and what follows from them is left to the rules', async () => {
  await open('babel');
  const more = screen.getAllByRole('button', { name: 'One more: Hittites' });
  const hand = text().value.match(/hand1=(\w+)/)?.[1] ?? '';
  await user.click(more[1]);
  expect(text().value.match(/hand1=(\w+)/)?.[1]).toHaveLength(hand.length + 1);
  expect(text().value).not.toContain('N=');
  expect(verdict()).toContain('The rules allow this position.');
  await user.click(screen.getByRole('checkbox', { name: 'End phase' }));
  expect(text().value).toMatch(/\bendphase\b/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'To move' }), 'Player 2');
  expect(text().value).toContain('turn=2');
});

test('a token on the board of Babylonia comes from the reserve and goes back there', async () => {
  await open('babylonia');
  const before = text().value;
  const press = () => user.click(element('.set-up-board [data-space="h13"]'));
  await press();
  expect(text().value).toContain('tokens1=m@h13');
  expect(verdict()).toContain('The rules allow this position.');
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  await press();
  expect(text().value).toBe(before);
});

test('a tile is laid in a garden of Babylon by a press on its ground plan; what the rules refuse is told there', async () => {
  await open('babylon');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is decided' }), 'dig');
  await user.click(screen.getByRole('button', { name: /^starting, white flower/ }));
  const cell = (at: number) => element(`.garden-editor [data-cell="${at}"]`);
  await user.click(cell(26));
  expect(text().value).toContain('G1=sw@c4r0L1:ssss');
  expect(verdict()).toContain('The rules allow this position.');
  const laid = text().value;
  await user.click(screen.getByRole('button', { name: 'statue' }));
  await user.click(cell(0));
  expect(element('.garden-editor .notice-bad').textContent).toContain('The rules do not allow');
  expect(text().value).toBe(laid);
  await user.click(screen.getByRole('button', { name: 'takes away what is on top' }));
  await user.click(cell(26));
  expect(text().value).not.toContain('G1=');
});
