import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AtTable, bot, element, elements, guest, sitDown } from '../../../testing/table.tsx';
import { choose } from '../../settings/store.ts';

const ALONE = { game: 'babel', seats: [guest('Ana'), bot('random')], slow: true };
const box = () => element<HTMLInputElement>('[role="combobox"]');
const said = () => elements('[role="log"] p').map(({ textContent }) => textContent ?? '');
const options = () => elements('[role="option"]').map(({ textContent }) => textContent ?? '');

async function enter(at: AtTable, text: string): Promise<string> {
  box().focus();
  await at.user.clear(box());
  const before = said().length;
  await at.user.type(box(), `${text}{Enter}`);
  await waitFor(() => expect(said().length).toBeGreaterThan(before + 1));
  return said()
    .slice(before + 1)
    .join(' ');
}

const walk = (at: AtTable) => at.legal.find((move) => move.startsWith('mv')) ?? '';

describe('the way to the move box', () => {
  test.each(['/', '{Control>}{Enter}{/Control}'])(
    'is the key %s, and Escape leads back',
    async (key) => {
      const at = await sitDown(ALONE);
      await at.user.keyboard(key);
      await waitFor(() => expect(document.activeElement).toBe(box()));
      await at.user.keyboard('{Escape}');
      expect(document.activeElement).toBe(element('#content'));
    },
  );

  test('is open before the next key is typed', async () => {
    await sitDown(ALONE);
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(box());
  });

  test('is the longer key alone for who switched single keys off', async () => {
    const at = await sitDown(ALONE);
    choose({ singleKeys: false });
    try {
      await at.user.keyboard('/t');
      await at.user.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(document.activeElement).toBe(box()));
      expect(elements('aside.panel')).toEqual([]);
    } finally {
      choose({ singleKeys: true });
    }
  });
});

describe('a move', () => {
  test('is made as it is written, and told', async () => {
    const at = await sitDown(ALONE);
    const told = await enter(at, walk(at));
    await at.reached(1);
    expect(told).toMatch(/^Ana discards .+ and walks to/);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  test('is chosen with the arrows among those that fit', async () => {
    const at = await sitDown(ALONE);
    box().focus();
    await at.user.type(box(), 'walk');
    const walks = at.legal.filter((move) => move.startsWith('mv'));
    expect(options()).toHaveLength(walks.length);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await at.user.keyboard('{ArrowDown}');
    const chosen = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(chosen?.getAttribute('aria-selected')).toBe('true');
    expect(chosen?.textContent).toMatch(/^mv . Walk to/);
    await at.user.keyboard('{Enter}');
    await at.reached(1);
  });

  test('that is not allowed is answered with its rule', async () => {
    const at = await sitDown(ALONE);
    expect(await enter(at, 'end')).toMatch(/^End turn: The starter must be built/);
    expect(element('.toast-refusal a').getAttribute('href')).toMatch(/^\/rules\/babel#[A-Z]+\d+$/);
    expect(at.ply).toBe(0);
  });

  test('that must be confirmed is asked about, and made by Enter once more', async () => {
    const at = await sitDown(ALONE);
    choose({ confirm: 'always' });
    try {
      const move = walk(at);
      expect(await enter(at, move)).toContain('press Enter again to make it');
      expect(at.ply).toBe(0);
      expect(box().value).toBe(move);
      await at.user.keyboard('{Enter}');
      await at.reached(1);
    } finally {
      choose({ confirm: 'final' });
    }
  });

  test('is taken back by a word, and that is told', async () => {
    const at = await sitDown(ALONE);
    await enter(at, walk(at));
    await at.reached(1);
    expect(await enter(at, 'undo')).toContain('Ana takes a move back.');
    await at.reached(0);
  });
});

describe('a question', () => {
  test.each([
    ['hand', /^Your hand: /],
    ['score', /^Ana: 0 points\. .+: 0 points\.$/],
    ['turn', /^Your turn\. Pick a card/],
    ['moves', /^\d+ moves?: Walk \(\d+\)/],
    ['last', /^Nobody has moved/],
    ['help', /^Type a move/],
    ['Hittites', /^Your Hittites site: temple 0/],
    ['q1', /^Ana's stack/],
    ['what if', /^Say which move/],
    ['what if end', /^End turn: The starter/],
    ['fly away', /^“fly away” is no move/],
  ])('“%s” is answered', async (question, answer) => {
    expect(await enter(await sitDown(ALONE), question)).toMatch(answer);
  });

  test('what if tells what a move would lead to and makes nothing', async () => {
    const at = await sitDown(ALONE);
    expect(await enter(at, `what if ${walk(at)}`)).toMatch(/would lead to this: Ana discards/);
    expect(at.ply).toBe(0);
  });

  test('that fits several moves names some of them', async () => {
    const at = await sitDown(ALONE);
    expect(await enter(at, 'walk')).toMatch(/^\d+ moves fit, such as: Walk to/);
  });

  test('is asked and answered in Spanish', async () => {
    const at = await sitDown({ ...ALONE, language: 'es' });
    expect(await enter(at, 'mano')).toMatch(/^Tu mano: /);
    expect(await enter(at, 'hand')).toMatch(/^Tu mano: /);
    expect(await enter(at, `y si ${walk(at)}`)).toContain('llevaría a esto');
    expect(await enter(at, 'último')).toMatch(/^Nadie ha jugado/);
  });

  test('out of turn says that there is nothing to decide', async () => {
    const at = await sitDown({ ...ALONE, seats: [bot('random'), guest('Ana')] });
    expect(await enter(at, 'end')).toMatch(/nothing for you to decide/);
  });
});

test('what single keys pick up is said, and that it is put back', async () => {
  const at = await sitDown(ALONE);
  const letter = walk(at).slice(-1).toLowerCase();
  await at.user.keyboard(letter);
  await waitFor(() => expect(said().at(-1)).toMatch(/ picked up\. D deploys/));
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(said().at(-1)).toBe('Put back.'));
});

test('a refusal stays in what was said after it was dismissed with Escape', async () => {
  const at = await sitDown(ALONE);
  await at.user.keyboard('e');
  await waitFor(() => element('.toast-refusal'));
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(elements('.toast-refusal')).toEqual([]));
  expect(said().at(-1)).toMatch(/starter must be built/);
});
