import './table.css';
import './panels.css';
import './tips.css';
import './sheets.css';
import './hint.css';
import '../explain/explain.css';
import '../plan/plan.css';
import './windows.css';
import './snug.css';
import './moment.css';
import './move-box.css';
import { loadRules } from '@nabu/games/load';
import { rulesKey } from '@nabu/kernel';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { loadKit } from '../kit/games.ts';
import { NotFound } from '../screens/not-found.tsx';
import { once } from '../screens/once.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { Waiting } from '../screens/waiting.tsx';
import type { TableSession } from '../session/table-session.ts';
import { botLength, movementIsOff } from '../settings/apply.ts';
import { TableFrame } from './frame.tsx';
import type { AnyKit } from './kit.ts';
import { type Frame, type Presenter, present } from './presenter.ts';
import { TableUi } from './ui.ts';
import type { Guard } from './use-context.ts';
import { WaitingRoom } from './waiting-room.tsx';

const rulesOf = once((key) => {
  const [id, rules] = key.split('@');
  return loadRules(id, Number(rules));
});
const kitOf = once(loadKit);

/** A table, wherever its authority lives: waits for it, then shows it. */
export function TableLoader({
  session,
  teacher,
  guard,
  beside,
}: {
  readonly session: TableSession;
  readonly teacher?: ReactNode;
  readonly guard?: Guard | undefined;
  /** The panel of the page that the table is part of. */
  readonly beside?: ReactNode;
}) {
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
  const { game, rules } = table;
  return <Loaded {...{ session, rules, teacher, guard, beside }} gameId={game} />;
}

function Loaded({
  session,
  gameId,
  rules,
  teacher,
  guard,
  beside,
}: {
  readonly session: TableSession;
  readonly gameId: string;
  readonly rules: number;
  readonly teacher: ReactNode;
  readonly guard: Guard | undefined;
  readonly beside: ReactNode;
}) {
  const words = useWords();
  const game = use(rulesOf(rulesKey({ id: gameId, rules })));
  const kit = use(kitOf(gameId));
  const ui = useMemo(() => new TableUi(), []);
  const presenter = usePresenter(session, kit);
  if (!kit) return <NotFound sentence={words.trouble['unknown-game']} />;
  if (!game) return <NotFound sentence={words.trouble['unknown-rules']} />;
  if (!presenter) return <Waiting />;
  return <TableFrame {...{ session, game, kit, ui, presenter, teacher, guard, beside }} />;
}

/** How long a step of somebody else stays before the next one is shown (ms). */
const LINGER = 480;

function usePresenter(session: TableSession, kit: AnyKit | null): Presenter | null {
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  useEffect(() => {
    const linger = ({ step }: Frame) =>
      movementIsOff()
        ? 0
        : Math.max(LINGER * botLength(), (step && kit?.lasts?.(step.events)) ?? 0);
    const made = present(session.store, linger);
    setPresenter(made);
    return () => made.stop();
  }, [session, kit]);
  return presenter;
}
