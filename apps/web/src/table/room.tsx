import './table.css';
import './panels.css';
import './sheets.css';
import './hint.css';
import './windows.css';
import { loadRules } from '@nabu/games/load';
import { rulesKey } from '@nabu/kernel';
import { use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { loadKit } from '../kit/games.ts';
import { NotFound } from '../screens/not-found.tsx';
import { once } from '../screens/once.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { Waiting } from '../screens/waiting.tsx';
import type { TableSession } from '../session/table-session.ts';
import { movementIsOff } from '../settings/apply.ts';
import { TableFrame } from './frame.tsx';
import { type Presenter, present } from './presenter.ts';
import { TableUi } from './ui.ts';
import { WaitingRoom } from './waiting-room.tsx';

const rulesOf = once((key) => {
  const [id, rules] = key.split('@');
  return loadRules(id, Number(rules));
});
const kitOf = once(loadKit);

/** A table, wherever its authority lives: waits for it, then shows it. */
export function Room({ session }: { readonly session: TableSession }) {
  const words = useWords();
  const table = useStore(session.store, (state) => state.table);
  const trouble = useStore(session.store, (state) => state.trouble);
  const started = useStore(
    session.store,
    (state) => state.now !== null && state.now.phase !== 'waiting',
  );
  if (trouble) return <NotFound sentence={troubleSentence(words, trouble)} />;
  if (!table) return <Waiting />;
  if (!started) return <WaitingRoom session={session} />;
  return <Loaded session={session} gameId={table.game} rules={table.rules} />;
}

function Loaded({
  session,
  gameId,
  rules,
}: {
  readonly session: TableSession;
  readonly gameId: string;
  readonly rules: number;
}) {
  const words = useWords();
  const game = use(rulesOf(rulesKey({ id: gameId, rules })));
  const kit = use(kitOf(gameId));
  const ui = useMemo(() => new TableUi(), []);
  const presenter = usePresenter(session);
  if (!kit) return <NotFound sentence={words.trouble['unknown-game']} />;
  if (!game) return <NotFound sentence={words.trouble['unknown-rules']} />;
  if (!presenter) return <Waiting />;
  return <TableFrame session={session} game={game} kit={kit} ui={ui} presenter={presenter} />;
}

function usePresenter(session: TableSession): Presenter | null {
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  useEffect(() => {
    const made = present(session.store, movementIsOff);
    setPresenter(made);
    return () => made.stop();
  }, [session]);
  return presenter;
}
