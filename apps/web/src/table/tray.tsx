import { useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { PlanBar, PlanButton, PlanNote } from '../plan/bar.tsx';
import type { Planning } from '../plan/planning.ts';
import { isTaught } from '../session/table-session.ts';
import { AnalyseMoment } from './analyse.tsx';
import { Confirm } from './confirm.tsx';
import { useTable } from './context.ts';
import { KEEPS_FOCUS } from './focus.ts';
import { HeldKeys } from './held-keys.ts';
import { HintButton } from './hint.tsx';
import { useHasNews, useRecap } from './recap.ts';
import { Replay, ReplayTold } from './replay.tsx';
import { useStatus } from './top.tsx';
import { TryOut } from './try-out.tsx';
import { useAsk } from './use-context.ts';

/** The way to ask for undo, redo and starting over; a refusal is said aloud. */
export function useTurnBack(): (type: 'undo' | 'redo' | 'restart') => void {
  const { sketching, planning } = useTable();
  const ask = useAsk();
  return (type) => (sketching ? planBack(planning, type) : ask({ type }));
}

/** In a plan the same ways lead through its steps. */
function planBack(planning: Planning, type: 'undo' | 'redo' | 'restart'): void {
  const { at } = planning.store.getState();
  planning.goTo(type === 'undo' ? at - 1 : type === 'redo' ? at + 1 : 0);
}

/** The bottom of the table: what is to be decided, my hand and actions, and the way back; or the replay's controls. */
export function BottomTray() {
  const { kit, props, past, you, frame, ui, session, sketching } = useTable();
  const words = useWords();
  const { text, urgent } = useStatus();
  const replaying = past !== null;
  const analysing = session.home === 'analysis';
  const asks = !replaying && !analysing && !frame.now.result;
  const [raised, setRaised] = useState(false);
  return (
    <section
      className={`tray${urgent ? ' tray-urgent' : ''}${raised ? ' is-raised' : ''}`}
      aria-label={words.table.textMoves}
      {...KEEPS_FOCUS}
    >
      <button
        type="button"
        className="tray-handle"
        aria-expanded={raised}
        aria-label={words.table.wholeTray}
        onClick={() => setRaised(!raised)}
      />
      <div className="tray-line">
        <p className="tray-prompt">
          {urgent && <span className="tray-turn">{words.table.yourTurn}</span>}
          <span>{text}</span> {replaying && <ReplayTold />}
          {!replaying && <PlanNote />}
        </p>
        {replaying && <AnalyseMoment />}
        {replaying && <TryOut />}
        {you !== 'spectator' && !replaying && (!frame.now.result || frame.now.canUndo) && <Back />}
        {you !== 'spectator' && asks && !sketching && <HintButton />}
        {you !== 'spectator' && asks && !isTaught(session) && <PlanButton />}
        {!replaying && !analysing && !sketching && frame.now.ply > 0 && <Recap />}
        {frame.now.result && !replaying && !analysing && !isTaught(session) && (
          <button
            type="button"
            className="button button-small button-primary"
            onClick={() => ui.open('summary')}
          >
            {words.end.table}
          </button>
        )}
        {!replaying && !analysing && !sketching && frame.now.ply > 0 && (
          <button
            type="button"
            className="button button-quiet button-small tray-replay"
            onClick={() => ui.replay(frame.now.ply - 1)}
          >
            <Icon name="previous" /> <span className="tray-label">{words.replay.title}</span>
          </button>
        )}
      </div>
      {replaying && <Replay />}
      {sketching && <PlanBar />}
      <kit.Tray {...props} />
      {!replaying && <HeldKeys />}
      <Confirm />
    </section>
  );
}

/** The way to see again what happened since my last turn. */
function Recap() {
  const { recap } = useWords();
  const show = useRecap();
  const news = useHasNews();
  return (
    <button
      type="button"
      className="button button-quiet button-small tray-recap"
      title={recap.button}
      aria-label={recap.button}
      aria-disabled={!news}
      onClick={show}
    >
      <Icon name="again" />
    </button>
  );
}

function Back() {
  const { frame, sketching, planning } = useTable();
  const { table } = useWords();
  const back = useTurnBack();
  const { at, line } = useStore(planning.store);
  const canUndo = sketching ? at > 0 : frame.now.canUndo;
  const canRedo = sketching ? at < (line?.stages.length ?? 1) - 1 : frame.now.canRedo;
  const acts = [
    { type: 'undo', label: table.undo, can: canUndo, icon: 'undo' },
    { type: 'redo', label: table.redo, can: canRedo, icon: 'redo' },
    { type: 'restart', label: table.startOver, can: canUndo, icon: 'restart' },
  ] as const;
  return (
    <div className="tray-back">
      {acts.map(({ type, label, can, icon }) => (
        <button
          key={type}
          type="button"
          className="button button-small"
          aria-disabled={!can}
          title={label}
          aria-label={label}
          onClick={() => back(type)}
        >
          <Icon name={icon} /> <span className="tray-label">{label}</span>
        </button>
      ))}
    </div>
  );
}
