import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AtTable,
  bot,
  element,
  elements,
  guest,
  sitDown,
  sitFirst,
} from '../../testing/table.tsx';
import { GAMES } from '../kit/games.ts';

beforeEach(() => localStorage.clear());

const steps = () => elements('.plan-step').map(({ textContent }) => textContent);

async function type(at: AtTable, text: string): Promise<void> {
  const box = screen.getByRole('combobox', { name: at.words.spoken.label });
  await at.user.clear(box);
  await at.user.type(box, `${text}{Enter}`);
}

describe.each(GAMES)('at a table of $id', ({ id: game }) => {
  test('a line is tried without touching the game, told, and left again', async () => {
    const at = await sitFirst(game);
    const ply = at.ply;
    await at.press(at.words.plan.open, at.tray);
    expect(element('.table').className).toContain('table-plan');
    expect(at.status).toContain('Your plan.');
    const [move] = at.legal;
    await type(at, `plan ${move.replaceAll('[', '[[').replaceAll('{', '{{')}`);
    await waitFor(() => expect(steps()).toHaveLength(1));
    expect(element('[role="log"]').textContent).toContain(`1. Ana`);
    expect(at.ply).toBe(ply);
    await at.press(at.words.plan.close, at.tray);
    expect(element('.table').className).not.toContain('table-plan');
    expect(at.status).toContain(at.words.plan.note(1));
  });
});

describe('a plan', () => {
  test('opens and closes by one key, goes back a step by another, and is forgotten when it is empty', async () => {
    const at = await sitFirst('babel');
    await at.user.keyboard('k');
    await type(at, `plan ${at.legal[0]}`);
    await waitFor(() => expect(steps()).toHaveLength(1));
    element('main').focus();
    await at.user.keyboard('u');
    await waitFor(() => expect(elements('.plan-step [aria-current]')).toHaveLength(0));
    expect(at.ply).toBe(0);
    await at.press(at.words.plan.clear, at.tray);
    expect(element('.table').className).not.toContain('table-plan');
    expect(elements('.plan-note')).toHaveLength(0);
  });

  test('is played move by move when that is wanted, and says so', async () => {
    const at = await sitFirst('babel');
    const walk = at.legal.find((move) => move.startsWith('mv')) ?? '';
    await type(at, `plan ${walk}`);
    await at.press(at.words.plan.queue, at.tray);
    await at.reached(1);
    await waitFor(() =>
      expect(
        elements('.toast')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Played from your plan'),
    );
  });

  test('cannot be made by who only watches, nor refuses without a reason', async () => {
    const at = await sitFirst('babel');
    await type(at, 'plan end of the world');
    await waitFor(() => expect(element('[role="log"]').textContent).toContain('is no move'));
    await type(at, 'plan');
    await waitFor(() => expect(element('[role="log"]').textContent).toContain(at.words.plan.empty));
    await at.press(at.words.plan.close, at.tray);
  });

  test('on the time of others begins with what they may do, in both languages', async () => {
    const at = await sitDown({
      ...{ game: 'babylonia', seats: [guest('Ana'), bot('random')], slow: true, language: 'es' },
      moves: 4,
    });
    await at.press(at.words.plan.open, at.tray);
    const theirs = at.words.plan.theirs(at.names[1]);
    await waitFor(() => expect(at.status).toMatch(/^(Tu plan)/));
    if (at.status.startsWith(theirs)) {
      expect(
        within(at.tray).getByRole('combobox', { name: at.words.plan.reply(at.names[1]) }),
      ).toBeTruthy();
      await at.press(at.words.plan.whatever(at.names[1]), at.tray);
    }
    await waitFor(() => expect(at.status).toContain('Tu plan. '));
  });
});
