import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analysisOf, urText } from '../../../testing/analysis.ts';
import { bot, element, elements, guest, sitDown } from '../../../testing/table.tsx';
import { keptAnalysis, listedAnalyses } from '../../analysis/kept.ts';
import { analysisAddress } from '../../analysis/links.ts';
import { beginAnalysis } from '../../analysis/open.ts';
import { AnalysisStrip } from '../../analysis/strip.tsx';
import { loadKit } from '../../kit/games.ts';
import { HouseError } from '../../session/http.ts';
import { settings } from '../../settings/store.ts';
import type { Language } from '../../table/kit.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import { AnalysisBoard } from './board.tsx';
import { AnalysisHome } from './home.tsx';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** On a busy machine a board is long in coming; no test waits for that. */
beforeAll(async () => {
  for (const game of ['ur', 'babel']) await loadKit(game);
}, 300_000);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/analysis');
});

/** Opens an analysis of a position of Ur on the page; gives its id. */
async function open(language: Language = 'en'): Promise<string> {
  settings.setState({ language, motion: 'still', confirm: 'always' });
  const id = (await beginAnalysis(await urText()))?.split('/').at(-1) ?? '';
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <AnalysisBoard id={id} />
      </Suspense>,
    );
  });
  await waitFor(() => element('main.table-board'));
  const [tree] = screen.getAllByRole('button', { name: /^(Tree of moves|Árbol de jugadas)$/ });
  if (elements('.analysis-panel').length === 0) await user.click(tree);
  return id;
}

const tray = () => within(element('.tray'));
const panel = () => within(element('.analysis-panel'));
const moves = () => elements('.tree-move').map((each) => each.textContent);
const current = () => element('.tree-move[aria-current]').textContent;
const ply = () => element('.table').dataset.ply;

/** Presses keys while the focus is on no part of the board. */
async function keys(pressed: string): Promise<void> {
  element('.analysis-panel').focus();
  await user.keyboard(pressed);
}

/** Makes one of the moves that the tray offers. */
async function make(name: RegExp): Promise<void> {
  const before = current();
  await user.click(tray().getByRole('button', { name }));
  await waitFor(() => expect(current()).not.toBe(before));
}

describe('the analysis board', () => {
  test('branches, walks by keys, promotes and deletes; no move is asked about twice', async () => {
    await open();
    await make(/^B2 to B4/);
    await keys('{ArrowLeft}');
    expect(ply()).toBe('0');
    await make(/^A3 to A1/);
    expect(moves()).toEqual(['Start', 'move 6', 'move 2']);
    await keys('{ArrowUp}');
    expect(current()).toBe('move 6');
    await keys('{ArrowDown}{Home}');
    expect(current()).toBe('Start');
    await keys('{End}');
    expect(current()).toBe('move 2');
    await user.click(panel().getByRole('button', { name: 'Promote' }));
    expect(moves()).toEqual(['Start', 'move 2', 'move 6']);
    await user.click(panel().getByRole('button', { name: 'Delete from here' }));
    expect(moves()).toEqual(['Start', 'move 6']);
    await user.click(panel().getByRole('button', { name: 'Undo change' }));
    expect(moves()).toEqual(['Start', 'move 2', 'move 6']);
  });

  test('comments, judgements and marks are kept on this device and found again', async () => {
    const id = await open();
    await make(/^B2 to B4/);
    await user.type(panel().getByRole('textbox', { name: 'Comment' }), 'The rosette!');
    await user.click(panel().getByRole('button', { name: 'good' }));
    await user.click(panel().getByRole('button', { name: 'Ring' }));
    await user.click(element('.table-board [data-space="B4"] [role="button"]'));
    expect(ply()).toBe('1');
    await waitFor(() => {
      const text = keptAnalysis(id)?.text ?? '';
      expect(text).toContain('judged !\n% The rosette!\nmark ring B4\n');
    });
    expect(listedAnalyses()).toMatchObject([{ id, game: 'ur' }]);
    expect(element('.analysis-said').textContent).toBe('The rosette!');
    // What somebody wrote turns no text around it.
    expect(element('.tree-comment bdi').textContent).toBe('The rosette!');
  });

  test('in Spanish nothing is left in English', async () => {
    await open('es');
    expect(element('.analysis-panel').textContent).not.toMatch(/\b(the|this|Deal|Move)\b/);
    expect(panel().getByRole('button', { name: 'Borrar desde aquí' })).toBeTruthy();
  });

  test('a browser without room says so, and the page goes on', async () => {
    settings.setState({ language: 'en', motion: 'still' });
    const table = await analysisOf(await urText(), (changed) => changed.kept(false));
    await act(async () => {
      render(
        <Suspense fallback={null}>
          <TableLoader session={table} teacher={<AnalysisStrip />} />
        </Suspense>,
      );
    });
    await waitFor(() => element('main.table-board'));
    await act(async () => void (await table.play('move 6')));
    expect(element('.analysis-unkept').textContent).toContain('cannot keep');
    await act(async () => void (await table.play('move 0')));
    expect(ply()).toBe('2');
  });
});

describe('the page where analyses begin', () => {
  async function show(): Promise<void> {
    settings.setState({ language: 'en' });
    await act(async () => {
      render(
        <Suspense fallback={null}>
          <AnalysisHome />
        </Suspense>,
      );
    });
    await screen.findByRole('heading', { name: 'Analysis board' });
  }
  async function paste(text: string): Promise<string> {
    const field = screen.getByRole('textbox', { name: 'Or paste it here' });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Open this text' }));
    return waitFor(() => {
      const said = elements('[role="alert"]')
        .map((each) => each.textContent)
        .join('');
      expect(said).not.toBe('');
      return said;
    });
  }

  test('opens what an address brings', async () => {
    history.replaceState(null, '', analysisAddress(await urText()));
    await show();
    await waitFor(() => expect(location.pathname).toMatch(/^\/analysis\/\w{12}$/));
    expect(listedAnalyses()).toHaveLength(1);
  });

  test('says of a damaged address that it is damaged', async () => {
    history.replaceState(null, '', '/analysis#tree=AAAA');
    await show();
    await waitFor(() => expect(document.body.textContent).toContain('This link is damaged'));
  });

  test.each([
    ['hello', 'does not hold in line 1'],
    ['nabu record 2\ngame go\nrules 1\noptions\nseat 1 A\n', 'does not have the game “go”'],
  ])('%s is refused plainly and stays in the field', async (text, said) => {
    await show();
    expect(await paste(text)).toContain(said);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Or paste it here' });
    expect(field.value).toBe(text);
  });

  test('rules that are not here are named', async () => {
    await show();
    const text = (await urText()).replace(/^rules \d+/m, 'rules 99');
    expect(await paste(text)).toContain('Version 99 of its rules is not here');
  });

  test('a move against the rules is named with its line, and nothing is kept', async () => {
    await show();
    const text = (await urText()).replace('moves\n', 'moves\n1: move 5\n');
    expect(await paste(text)).toContain('does not hold in line 10');
    expect(listedAnalyses()).toEqual([]);
  });

  test('a file that is larger than any record is not read', async () => {
    await show();
    const file = new File(['x'.repeat(4_000_001)], 'long.nabu', { type: 'text/plain' });
    await user.upload(element<HTMLInputElement>('input[type="file"]'), file);
    await waitFor(() => expect(document.body.textContent).toContain('larger than any record'));
  });

  test('an analysis that is not kept any more is said to be gone', async () => {
    await act(async () => {
      render(<AnalysisBoard id="nothing" />);
    });
    await waitFor(() => expect(document.body.textContent).toContain('is not on this device'));
  });
});

describe('the way from a table', () => {
  const seats = [guest('Ana'), bot('random')];

  test('a game under way is analysed as its player knows it', async () => {
    const at = await sitDown({ game: 'babel', seats });
    await at.press('Table menu');
    await at.press('Analyse', document.body);
    await waitFor(() => expect(location.pathname).toMatch(/^\/analysis\/\w{12}$/));
    const [{ id, names }] = listedAnalyses();
    expect(names[0]).toBe('Ana');
    expect(keptAnalysis(id)?.text).toMatch(/^nabu record 2\ngame babel\n[\s\S]*\nposition /);
  });

  test.each(['rated', 'unknown-table', 'offline'] as const)(
    'what the house refuses as %s is told, and nothing is opened',
    async (code) => {
      const at = await sitDown({ game: 'babel', seats });
      const trouble = { code, clause: null, sentence: 'no' };
      Object.assign(at.session, { position: () => Promise.reject(new HouseError(trouble)) });
      await at.press('Table menu');
      await at.press('Analyse', document.body);
      await waitFor(() =>
        expect(element('.toast-refusal').textContent).toContain(at.words.trouble[code]),
      );
      expect(listedAnalyses()).toEqual([]);
    },
  );
});
