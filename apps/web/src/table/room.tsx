import './table.css';
import './panels.css';
import './sheets.css';
import './hint.css';
import './phone.css';
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
import type { TablePort } from '../session/port.ts';
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
export function Room({ port }: { readonly port: TablePort }) {
  const words = useWords();
  const table = useStore(port.store, (state) => state.table);
  const trouble = useStore(port.store, (state) => state.trouble);
  const started = useStore(
    port.store,
    (state) => state.now !== null && state.now.phase !== 'waiting',
  );
  if (trouble) return <NotFound sentence={troubleSentence(words, trouble)} />;
  if (!table) return <Waiting />;
  if (!started) return <WaitingRoom port={port} />;
  return <Loaded port={port} gameId={table.game} rules={table.rules} />;
}

function Loaded({
  port,
  gameId,
  rules,
}: {
  readonly port: TablePort;
  readonly gameId: string;
  readonly rules: number;
}) {
  const words = useWords();
  const game = use(rulesOf(rulesKey({ id: gameId, rules })));
  const kit = use(kitOf(gameId));
  const ui = useMemo(() => new TableUi(), []);
  const presenter = usePresenter(port);
  if (!kit) return <NotFound sentence={words.trouble['unknown-game']} />;
  if (!game) return <NotFound sentence={words.trouble['unknown-rules']} />;
  if (!presenter) return <Waiting />;
  return <TableFrame port={port} game={game} kit={kit} ui={ui} presenter={presenter} />;
}

function usePresenter(port: TablePort): Presenter | null {
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  useEffect(() => {
    const made = present(port.store, movementIsOff);
    setPresenter(made);
    return () => made.stop();
  }, [port]);
  return presenter;
}
