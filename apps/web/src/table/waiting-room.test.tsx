import { loadRules } from '@nabu/games/load';
import { presets, type Viewer } from '@nabu/kernel';
import {
  apply,
  type Command,
  decide,
  entriesFor,
  type Facts,
  join,
  rebuild,
  tableInfo,
  UNASKED,
} from '@nabu/table';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { answering } from '../../testing/fetches.ts';
import { words } from '../i18n/language.ts';
import { type TableSession, type TableState, UNOPENED } from '../session/table-session.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table of three that waits, and what each of its visitors knows of it. */
async function waiting() {
  const game = await loadRules('amyitis');
  if (!game) throw new Error('There is no such game.');
  const facts: Facts = {
    ...{ ...UNASKED, id: 'abcdefghijkl', game: game.id, rules: game.rules, created: 0 },
    ...{ options: presets(game.options), seats: [null, null, null], seed: '5'.repeat(32) },
  };
  const table = rebuild(facts, [], { [game.id]: game }, 0);
  const sit = (name: string) => {
    for (const deed of join(table, { who: name, name }, undefined, 0)) apply(table, deed);
  };
  const act = (seat: number, command: Command) => {
    for (const deed of decide(table, seat, command, 0)) apply(table, deed);
  };
  const seenBy = (you: Viewer) => {
    const state: TableState = {
      ...{ ...UNOPENED, connection: 'open', table: tableInfo(table), you },
      entries: entriesFor(table, you),
    };
    const store = createStore(() => state);
    return { id: facts.id, home: 'online', store } as unknown as TableSession;
  };
  return { table, sit, act, seenBy };
}

test('whoever may let bots take the open seats is offered it, and nobody else', async () => {
  answering({});
  const { table, sit, act, seenBy } = await waiting();
  sit('Ana');
  sit('Bel');
  act(0, { type: 'leave' });
  sit('Cem');
  // Cem has Ana's seat, but Bel was there before.
  const offered = (you: Viewer) => {
    const { unmount } = render(<WaitingRoom session={seenBy(you)} />);
    const button = screen.queryByRole('button', { name: words.en.lobby.fill.now });
    unmount();
    return button !== null;
  };
  expect([0, 1, 'spectator' as const].map(offered)).toEqual([false, true, false]);
  expect(() => act(0, { type: 'fill' })).toThrow('sat down first');
  act(1, { type: 'fill' });
  expect(table.phase).toBe('playing');
});
