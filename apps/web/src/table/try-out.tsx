import { useLocation } from 'wouter';
import { useWords } from '../i18n/language.ts';
import { storeSave } from '../session/save.ts';
import { shelve, shelved, unshelve } from '../session/shelf.ts';
import { trialFrom } from '../session/trial.ts';
import { useTable, useUi } from './context.ts';
import { matchOf } from './use-past.ts';

/** Whether a table of this device is a trial from a moment of another game. */
export function isTrial(id: string): boolean {
  return shelved().some((entry) => entry.id === id && entry.from === 'trial');
}

/** From the moment of a finished game that is looked at: all sides can be played on, on a copy of this device. */
export function TryOut() {
  const { session, game, names, ui, frame } = useTable();
  const { trial, replay, lost } = useWords();
  const ply = useUi((state) => state.replay);
  const [, go] = useLocation();
  if (ply === null || !frame.now.result || ply >= frame.now.ply) return null;
  const begin = async () => {
    const match = await matchOf(session, game).catch(() => null);
    const save = match && trialFrom(match, names, Math.min(ply, match.ply));
    if (!save) return ui.toast({ kind: 'refusal', text: trial.failed });
    if (!storeSave(save)) {
      unshelve(save.id);
      return ui.toast({ kind: 'refusal', text: lost.unkept });
    }
    const [entry] = shelved();
    const at = ply === 0 ? replay.opening : replay.at(ply, frame.now.ply);
    shelve({ ...entry, from: 'trial', title: `${names.join(', ')} · ${at}` });
    go(`/here/${save.id}`);
  };
  return (
    <button
      type="button"
      className="button button-small tray-try"
      title={trial.hint}
      onClick={() => void begin()}
    >
      {trial.begin}
    </button>
  );
}
