import type { StudiesPage as Page, StudyInfo } from '@nabu/protocol';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { urText } from '../../../testing/analysis.ts';
import { answering } from '../../../testing/fetches.ts';
import { LobbyEnd } from '../../../testing/lobby-end.ts';
import { StudiesPage } from './list.tsx';
import { StudyPage } from './study.tsx';

const ME = { me: { id: 'AdaAdaAdaAda', name: 'Ada', account: true, host: false }, mail: false };
const NOBODY = { me: null, mail: false };
const NONE: Page = { studies: [], next: null };
const STUDY: StudyInfo = {
  ...{ id: 'aaaaaaaaaaaa', name: 'Openings <b>', visibility: 'link', owner: 'Ada', you: 'reader' },
  ...{ writers: [], chapters: [{ id: 'cccccccccccc', name: 'Rosettes', game: 'ur' }], changed: 1 },
};

describe('the page of studies', () => {
  test('invites whoever has none, and makes one for somebody who comes in by a name', async () => {
    const asked = answering({ '/api/me': NOBODY, '/api/studies': NONE });
    history.replaceState(null, '', '/studies');
    render(<StudiesPage />);
    await screen.findByText(/You have no studies yet/);
    const form = screen.getByRole('region', { name: 'New study' });
    within(form).getByLabelText('Your name');
    expect(within(form).getByRole('radio', { name: /Only those/ })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Public studies' }));
    await screen.findByText(/There are no public studies yet/);
    expect(asked).toContain('/api/studies?of=public');
    expect(location.search).toBe('?of=public');
  });

  test('lists studies with their games, as text, and searches by name', async () => {
    const brief = { ...STUDY, chapters: 2, games: ['ur'] };
    const found = { studies: [brief], next: null };
    const asked = answering({
      ...{ '/api/me': ME, '/api/studies': found },
      '/api/studies?of=mine&search=zig': NONE,
    });
    history.replaceState(null, '', '/studies');
    render(<StudiesPage />);
    const link = await screen.findByRole('link', { name: 'Open Openings <b>' });
    expect(link.getAttribute('href')).toBe('/study/aaaaaaaaaaaa');
    expect(screen.getByText(/2 chapters · Ur/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Search by name'), 'zig{Enter}');
    await screen.findByText('No study has a name like this.');
    expect(asked).toContain('/api/studies?of=mine&search=zig');
  });

  test('searches again for the same words', async () => {
    const zig = '/api/studies?of=mine&search=zig';
    const asked = answering({ '/api/me': ME, '/api/studies': NONE });
    history.replaceState(null, '', '/studies');
    render(<StudiesPage />);
    const times = () => asked.filter((each) => each === zig).length;
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Search by name'), 'zig{Enter}');
    await waitFor(() => expect(times()).toBe(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(times()).toBe(2));
  });

  test('says plainly that studies are kept on a server that is away', async () => {
    answering({ '/api/me': ME });
    history.replaceState(null, '', '/studies');
    render(<StudiesPage />);
    expect(await screen.findByText(/studies are kept there/)).toBeTruthy();
  });
});

describe('a study', () => {
  test('that is not there, or not for me, is not found', async () => {
    answering({ '/api/me': ME });
    const house = new LobbyEnd();
    render(<StudyPage id="aaaaaaaaaaaa" />);
    await waitFor(() => expect(house.heard).toMatchObject([{ type: 'study' }]));
    await house.tell({
      ...{ type: 'refused', id: null, code: 'unknown-study', clause: null, sentence: 'No.' },
    });
    expect(await screen.findByText('There is no such study, or it is not for you.')).toBeTruthy();
  });

  test('without chapters asks whoever may write for the first one', async () => {
    answering({ '/api/me': ME });
    const house = new LobbyEnd();
    render(<StudyPage id="aaaaaaaaaaaa" />);
    const study = { ...STUDY, you: 'owner' as const, chapters: [] };
    await house.tell({ type: 'study', study, chapter: null, you: 'me' });
    const form = await screen.findByRole('region', { name: 'Add a chapter' });
    within(form).getByRole('radio', { name: 'A record or tree' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Openings <b>');
  });

  test('shows who is here, follows somebody, and tells when the connection is lost', async () => {
    answering({ '/api/me': ME });
    const house = new LobbyEnd();
    render(<StudyPage id="aaaaaaaaaaaa" />);
    const [{ id: chapter }] = STUDY.chapters;
    const record = await urText();
    await house.tell({
      type: 'study',
      study: STUDY,
      chapter: { id: chapter, n: 0, record, authors: {} },
      you: 'me',
    });
    const here = await screen.findByRole('button', { name: /^Study: / });
    const start = '0'.repeat(16);
    const other = { id: 'bel', by: null, name: 'Bel', writes: true, chapter, at: start };
    const people = [{ ...other, id: 'me', name: 'Ada', writes: false }, other];
    await house.tell({ type: 'studyPeople', people, more: 0 });
    expect(here.textContent).toBe('ABStudy: 2 are here');
    if (here.getAttribute('aria-pressed') !== 'true') await userEvent.click(here);
    const panel = screen.getByRole('complementary', { name: 'Study' });
    expect(within(panel).getByText('Ada (you)')).toBeTruthy();
    const tree = within(panel).getByRole('navigation', { name: 'Tree of moves' });
    expect(tree.querySelector('.study-disc')?.textContent).toBe('B');
    expect(within(panel).queryByRole('textbox', { name: 'Comment' })).toBeNull();
    const comment = { kind: 'comment', at: start, comment: 'A race.' } as const;
    const edit = { n: 1, id: 'bels', changes: [comment], authors: { [start]: 'Bel' } };
    await house.tell({ type: 'edited', chapter, ...edit });
    await within(tree).findByText('A race.');
    expect(tree.querySelector('.tree-comment')?.textContent).toBe('A race. — Written by Bel');
    await userEvent.click(within(panel).getByRole('button', { name: /^Follow Bel/ }));
    expect(screen.getByText(/You see what Bel looks at/)).toBeTruthy();
    await house.cut();
    expect(await screen.findByText(/No connection. You can go on/)).toBeTruthy();
  });
});
