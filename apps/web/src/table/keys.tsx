import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../i18n/language.ts';
import { type TableContext, useTable, useUi } from './context.ts';
import { Sheet } from './dialog.tsx';
import { KeyRows } from './key-rows.tsx';
import { useStepping } from './replay.tsx';
import { useTurnBack } from './tray.tsx';

type Act = () => void;

/** Keys that work anywhere on the table page, unless somebody types or the board has a use for them. */
export function useShortcuts(): void {
  const table = useTable();
  const replaying = useUi((ui) => ui.replay !== null);
  const back = useTurnBack();
  const step = useStepping();
  const acts = new Map<string, Act>([
    ['u', () => back('undo')],
    ['U', () => back('redo')],
    ['r', () => back('redo')],
    ['l', () => table.ui.toggle('log')],
    ['t', () => table.ui.toggle('text')],
    ['?', () => table.ui.open('keys')],
    ['Escape', () => (replaying ? table.ui.replay(null) : table.ui.closePanel())],
    ...(replaying ? stepping(step) : []),
  ]);
  const latest = useRef({ acts, ui: table.ui });
  latest.current = { acts, ui: table.ui };
  // Before anything is painted: what is seen already listens.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        (isTyping(event) && event.key !== 'Escape') ||
        latest.current.ui.store.getState().dialog !== null
      )
        return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current.acts.get(event.key);
      if (!act) return;
      // The board may want the key for itself: it has had its say once this task is over.
      setTimeout(() => event.defaultPrevented || act());
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function stepping(step: ReturnType<typeof useStepping>): readonly (readonly [string, Act])[] {
  return [
    ['ArrowLeft', () => step('previous')],
    ['ArrowRight', () => step('next')],
    ['Home', () => step('first')],
    ['End', () => step('last')],
  ];
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** The list of keys. */
export function KeysSheet() {
  const { ui }: TableContext = useTable();
  const { keys } = useWords();
  const rows = [
    ['u', keys.undo],
    ['U', keys.redo],
    ['l', keys.log],
    ['t', keys.text],
    [`${keys.tab}, ${keys.arrows}, ${keys.enter}`, keys.board],
    ['← →', keys.step],
    [keys.escape, keys.now],
    ['?', keys.help],
  ] as const;
  return (
    <Sheet title={keys.title} onClose={() => ui.open(null)}>
      <dl className="key-list">
        <KeyRows rows={rows} />
      </dl>
    </Sheet>
  );
}
