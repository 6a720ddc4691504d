import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../i18n/language.ts';
import { settings } from '../settings/store.ts';
import { type TableContext, useTable, useUi } from './context.ts';
import { Sheet } from './dialog.tsx';
import { KeyRows } from './key-rows.tsx';
import { focusMoveBox } from './move-box/move-box.tsx';
import { useRecap } from './recap.ts';
import { usePlaying, useStepping, type Way } from './replay.tsx';
import { useTurnBack } from './tray.tsx';

type Act = () => void;

/** Keys that work anywhere on the table page, unless somebody types or the board has a use for them. */
export function useShortcuts(): void {
  const table = useTable();
  const replaying = useUi((ui) => ui.replay !== null);
  const back = useTurnBack();
  const step = useStepping();
  const play = usePlaying();
  const recap = useRecap();
  const analysing = table.session.home === 'analysis';
  const over = table.frame.now.result !== null;
  const acts = new Map<string, Act>([
    ['u', () => back('undo')],
    ['U', () => back('redo')],
    ['r', () => back('redo')],
    ['l', () => table.ui.toggle('log')],
    ['t', () => table.ui.toggle('text')],
    ['v', () => (analysing ? table.ui.toggle('beside') : over && table.ui.toggle('review'))],
    ['?', () => table.ui.open('keys')],
    ['b', () => analysing || recap()],
    ['k', () => plan(table)],
    [MOVE_BOX, focusMoveBox],
    ['Control enter', focusMoveBox],
    ['Escape', () => leave(table, replaying)],
    ['Control z', () => (table.asking.move ? table.ui.ask(null) : back('undo'))],
    ['Control y', () => back('redo')],
    ['Control Z', () => back('redo')],
    ...(replaying ? stepping(step, play) : []),
  ]);
  const latest = useRef({ acts, ui: table.ui });
  latest.current = { acts, ui: table.ui };
  // Before anything is painted: what is seen already listens.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (latest.current.ui.store.getState().dialog !== null) return;
      // A sheet of a panel has its keys for itself.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      if (isTyping(event) && event.key !== 'Escape') return;
      const key = keyOf(event);
      const act = key === null ? undefined : latest.current.acts.get(key);
      if (!act || key === null || isSwitchedOff(key)) return;
      if (isCommand(event) || STEPPING.has(key) || key === MOVE_BOX) {
        event.preventDefault();
        event.stopPropagation();
        act();
        // The board may want any other key for itself: it has had its say once this task is over.
      } else setTimeout(() => event.defaultPrevented || act());
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
}

/** Shows the plan or the game again; it leaves the replay. */
function plan({ ui, planning }: TableContext): void {
  ui.replay(null);
  planning.toggle();
}

/** Leaves one thing at a time: a question, a refusal, the replay, the plan, a panel. */
function leave({ ui, asking, planning, sketching }: TableContext, replaying: boolean): void {
  if (asking.move) ui.ask(null);
  else if (ui.store.getState().toasts.some(({ kind }) => kind === 'refusal')) ui.dismissRefusals();
  else if (replaying) ui.replay(null);
  else if (sketching) planning.close();
  else ui.closePanel();
}

function stepping(step: (way: Way) => void, play: Act): readonly (readonly [string, Act])[] {
  return [
    ['ArrowLeft', () => step('previous')],
    ['ArrowRight', () => step('next')],
    ['Shift ArrowLeft', () => step('previousTurn')],
    ['Shift ArrowRight', () => step('nextTurn')],
    ['Home', () => step('first')],
    ['End', () => step('last')],
    [' ', play],
  ];
}

/** Leads to the move box at once: whatever is typed next, however fast, belongs into it. */
const MOVE_BOX = '/';

/** Keys that belong to the replay while there is one, wherever the focus is. */
const STEPPING = new Set([
  'ArrowLeft',
  'ArrowRight',
  'Shift ArrowLeft',
  'Shift ArrowRight',
  'Home',
  'End',
  ' ',
]);

/** Single characters do nothing for who has switched them off; Ctrl and keys with a name still do. */
const isSwitchedOff = (key: string) =>
  key.length === 1 && key !== ' ' && !settings.getState().singleKeys;

const isCommand = (event: KeyboardEvent) => event.ctrlKey || event.metaKey;

/** A key with what is held down beside it; null for what belongs to the browser. Control and Command are one. */
function keyOf(event: KeyboardEvent): string | null {
  const { key, shiftKey, altKey, target } = event;
  if (altKey) return null;
  if (isCommand(event)) return `Control ${shiftKey ? key.toUpperCase() : key.toLowerCase()}`;
  // Space presses the button that has the focus; a slider has a use for arrows.
  if (key === ' ' && target instanceof Element && target.closest('button, a, [role=button]'))
    return null;
  if (key !== ' ' && target instanceof HTMLInputElement) return key === 'Escape' ? key : null;
  return shiftKey && key.length > 1 ? `Shift ${key}` : key;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="range"]), textarea, select, [contenteditable]')
  );
}

/** The list of keys. */
export function KeysSheet() {
  const { ui }: TableContext = useTable();
  const { keys, spoken, plan: planWords } = useWords();
  const rows = [
    ['u, Ctrl+Z', keys.undo],
    ['U, Ctrl+Y', keys.redo],
    ['b', keys.recap],
    ['k', planWords.key],
    ['/, Ctrl+Enter', spoken.key],
    ['l', keys.log],
    ['t', keys.text],
    ['v', keys.review],
    [`${keys.tab}, ${keys.arrows}, ${keys.enter}`, keys.board],
    ['← →', keys.step],
    [`${keys.shift} + ← →`, keys.turn],
    ['Home, End', keys.ends],
    [keys.space, keys.play],
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
