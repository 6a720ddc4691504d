import { render, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { authorityPost, botPost } from '../../testing/posts.ts';
import { playedOn, rulesOf, sameSave } from '../../testing/saves.ts';
import { AtTable, bot, element, elements, guest } from '../../testing/table.tsx';
import { LocalTable } from '../session/local.ts';
import { loadSave, storeSave } from '../session/save.ts';
import { settings } from '../settings/store.ts';
import type { Language } from '../table/kit.ts';
import { TableLoader } from '../table/table-loader.tsx';
import { Guide } from './guide.ts';
import { FRESH_GUIDE, keepGuide, readGuide, unfinishedGuided } from './kept.ts';
import { GuideStrip } from './strip.tsx';
import { voiceOf } from './voice.ts';

/** A guided game against the gentlest bot, some moves after its beginning. */
async function sitGuided(id: string, moves = 0, language: Language = 'en') {
  const game = await rulesOf(id);
  const save = playedOn(game, sameSave(game, [guest('Ana'), bot('pupil')]), moves);
  storeSave(save);
  keepGuide(save.id);
  const session = new LocalTable(save, {
    ...{ authority: authorityPost(), hire: botPost, pace: () => 0 },
    keep: (changed) => storeSave(changed),
  });
  onTestFinished(() => session.close());
  settings.setState({ language, motion: 'still', confirm: 'never' });
  const guide = new Guide(session, readGuide(save.id) ?? FRESH_GUIDE);
  render(
    <Suspense fallback={null}>
      <TableLoader
        session={session}
        teacher={<GuideStrip guide={guide} />}
        guard={(move) => guide.allows(move)}
      />
    </Suspense>,
  );
  await waitFor(() => element('main.table-board'));
  return { at: new AtTable(session, language), guide, session };
}

const strip = () => element('.guide');
const aloud = () => elements('[role="log"] p').map(({ textContent }) => textContent ?? '');

/** A decision in Babel in which one move wins much more than another. */
const DECISION = { moves: 96, poor: 'dep P', best: 'mv P' };

describe('the guide', () => {
  test('says what matters, aloud too, and shows moves on the board', async () => {
    await sitGuided('babylonia');
    await waitFor(() => expect(elements('.hint').length).toBeGreaterThan(1));
    const matters = element('.guide-matters').textContent ?? '';
    expect(matters).not.toBe('');
    expect(aloud()).toContain(matters);
  });

  test('explains what the bot did, in the language of the page', async () => {
    const { at } = await sitGuided('ur', 6, 'es');
    await waitFor(() => expect(at.legal.length).toBeGreaterThan(0));
    await at.make(at.legal[0]);
    await waitFor(() => expect(strip().textContent).toMatch(/ jugó «/), { timeout: 5000 });
    expect(aloud().some((line) => / jugó «/.test(line))).toBe(true);
  });

  test('can be silenced and brought back, and stays so', async () => {
    const { at, session } = await sitGuided('babel');
    await waitFor(() => element('.guide-matters'));
    await at.press('Silence the guide', strip());
    expect(strip().className).toContain('guide-silent');
    expect(elements('.guide-matters')).toHaveLength(0);
    expect(readGuide(session.id)?.silenced).toBe(true);
    await at.press('Bring the guide back', strip());
    await waitFor(() => element('.guide-matters'));
    expect(readGuide(session.id)?.silenced).toBe(false);
  });

  test('warns before a move that throws something away; it can be made all the same', async () => {
    const { at } = await sitGuided('babel', DECISION.moves);
    const { ply } = at;
    await at.user.keyboard('/');
    await at.user.keyboard(`${DECISION.poor}{Enter}`);
    await waitFor(() => element('.teacher-wrong'));
    expect(at.ply).toBe(ply);
    expect(aloud()).toContain(element('.teacher-wrong').textContent?.trim());
    expect(within(strip()).getByRole('button', { name: at.words.guide.makeBetter })).toBeTruthy();
    await at.press(at.words.guide.makeAnyway, strip());
    await waitFor(() => expect(at.ply).toBeGreaterThan(ply));
    expect(elements('.teacher-wrong')).toHaveLength(0);
  });

  test('a good move is made at once and makes the guide quieter', async () => {
    const { at, guide, session } = await sitGuided('babel', DECISION.moves);
    const { ply } = at;
    await at.user.keyboard('/');
    await at.user.keyboard(`${DECISION.best}{Enter}`);
    await waitFor(() => expect(at.ply).toBeGreaterThan(ply));
    expect(guide.store.getState()).toMatchObject({ good: 1, poor: 0 });
    expect(readGuide(session.id)).toEqual({ silenced: false, good: 1, poor: 0 });
  });
});

describe('how much is said', () => {
  const loudness = (turns: number, good = 0, poor = 0) => {
    const { moves, matters, explains } = voiceOf(turns, { silenced: false, good, poor });
    return moves + Number(matters) + ['none', 'telling', 'all'].indexOf(explains);
  };

  test('is everything at first, less from turn to turn, and only warnings at last', () => {
    const heard = Array.from({ length: 20 }, (_, turns) => loudness(turns));
    expect(heard[0]).toBe(6);
    expect(heard.toSorted((a, b) => b - a)).toEqual(heard);
    expect(heard.at(-1)).toBe(0);
  });

  test('is less for whoever finds good moves', () => {
    expect(loudness(4, 20, 0)).toBeLessThan(loudness(4, 0, 20));
  });
});

describe('what is kept of the guide', () => {
  test('a damaged entry is a fresh guide, no entry is none', () => {
    localStorage.setItem('nabu.guide.bad', '{"silenced":"yes","good":-3,"poor":');
    expect(readGuide('bad')).toEqual(FRESH_GUIDE);
    localStorage.setItem('nabu.guide.odd', '{"silenced":1,"good":2.5,"poor":4}');
    expect(readGuide('odd')).toEqual({ ...FRESH_GUIDE, poor: 4 });
    expect(readGuide('none')).toBeNull();
  });

  test('a guided game that is not over is found again', async () => {
    const game = await rulesOf('ur');
    const save = { ...sameSave(game, [guest('Ana'), bot('pupil')]), id: 'guided-ur' };
    storeSave({ ...save, facts: { ...save.facts, id: save.id } });
    expect(unfinishedGuided('ur')).toBeNull();
    keepGuide(save.id);
    expect(unfinishedGuided('ur')).toBe(save.id);
    expect(unfinishedGuided('babel')).toBeNull();
    expect(loadSave(save.id)?.over).toBe(false);
  });
});
