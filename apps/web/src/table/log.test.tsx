import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bot, element, elements, guest, sitDown, sitFirst } from '../../testing/table.tsx';
import { sentenceOf } from './log-words.ts';

const ALONE = { game: 'babel', seats: [guest('Ana'), bot('random')], slow: true };
const seen = (line: Element) => element('.log-said', line).textContent ?? '';

describe('a sentence under the name of who acts', () => {
  const log = (text: (name: string) => string) => ({
    log: (_: never, names: readonly string[]) => text(names[0]),
  });
  const of = (text: (name: string) => string, name = 'The') =>
    sentenceOf(log(text), { type: 'any' }, [name, 'Bo'], 0);

  test('loses the name it begins with, and no other word that looks like it', () => {
    expect(of((name) => `${name} builds for Bo.`)).toEqual({
      subject: 'The',
      text: 'builds for Bo.',
    });
    expect(of(() => 'The discards are shuffled.')).toEqual({
      subject: null,
      text: 'The discards are shuffled.',
    });
  });

  test('keeps the name elsewhere', () => {
    expect(of((name) => `${name}’s stack grows.`)?.text).toBe('The’s stack grows.');
    expect(of((name) => `${name} pushes out ${name}.`)?.text).toBe('pushes out The.');
  });
});

describe('the log', () => {
  test('has a heading for each round and each turn, and lines without the name', async () => {
    await sitDown({ ...ALONE, moves: 24 });
    const log = await waitFor(() => element('.rail-log .panel-body'));
    const rounds = elements('h3', log).map(({ textContent }) => textContent);
    expect(rounds.slice(0, 3)).toEqual(['Before the first turn', 'Round 1', 'Round 2']);
    const turns = elements('.log-turn', log).filter((turn) => turn.querySelector('h4'));
    expect(turns.length).toBeGreaterThan(2);
    for (const turn of turns) {
      const name = element('h4', turn).textContent?.trim() ?? '';
      for (const line of elements('.log-line', turn)) expect(seen(line)).not.toMatch(`^${name} `);
    }
    const built = elements('.log-line', log).find((line) => /^builds/.test(seen(line)));
    expect(built?.textContent).toMatch(/^(Ana|Kudurru) builds/);
    // Only what lost its name begins with a capital that it did not have.
    const verbs = elements('.log-verb', log);
    expect(verbs.length).toBeGreaterThan(0);
    for (const verb of verbs) expect(verb.previousElementSibling).not.toBeNull();
  });

  test.each([
    ['babylonia', '.hex'],
    ['babel', '[data-board] [data-space]'],
    ['ur', '[data-board] [data-space]'],
    ['amyitis', '[data-board] [data-space]'],
  ])('of %s marks the lines about a space that is pointed at', async (game, spaces) => {
    const at = await sitFirst(game, { moves: 40 });
    const marked = () => elements('.rail-log .log-about');
    expect(marked()).toEqual([]);
    for (const space of elements<Element>(spaces, at.board)) {
      await at.user.hover(space.querySelector('.hit-area') ?? space);
      if (marked().length > 0) break;
    }
    const [line] = marked();
    expect(line, 'no space of the board has a line').toBeDefined();
    // And the other way round: pointing at the line points at the board.
    const before = at.board.innerHTML;
    await at.user.hover(line);
    expect(at.board.innerHTML).not.toBe(before);
    await at.user.unhover(line);
  });

  test('has the rule behind a line one press away, beside the table, by keys too', async () => {
    const at = await sitDown({ ...ALONE, moves: 12 });
    const line = await waitFor(() => {
      const found = elements('.rail-log .log-line').find((each) => /builds/.test(seen(each)));
      return found ?? element('nothing is built');
    });
    const link = element('.rule-link', line.parentElement ?? document);
    expect(link.getAttribute('href')).toBe('/rules/babel#B2');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('aria-label')).toBe('Read rule B2');
    line.focus();
    await at.user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(link);
    await at.user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(line);
  });

  test('leads to the moment of a line that is pressed, and points there', async () => {
    const at = await sitDown({ ...ALONE, moves: 12 });
    const line = await waitFor(() => {
      const found = elements('.rail-log .log-line').find((each) => /builds/.test(seen(each)));
      return found ?? element('nothing is built');
    });
    await at.user.click(line);
    await waitFor(() => element('.replay-bar'));
    expect(elements('.is-pointed', at.board).length).toBeGreaterThan(0);
  });
});
