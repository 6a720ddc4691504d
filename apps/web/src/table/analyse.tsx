import { RecordError, rngFrom } from '@nabu/kernel';
import { useLocation } from 'wouter';
import { positionText } from '../analysis/links.ts';
import { beginAnalysis } from '../analysis/open.ts';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { HouseError } from '../session/http.ts';
import { randomHex } from '../session/save.ts';
import { isTaught } from '../session/table-session.ts';
import { type TableContext, useTable, useUi } from './context.ts';
import { useRefusal } from './use-context.ts';

/**
 * What is analysed of a table: all of a game that is over; of one under way the position as the viewer knows it,
 * with what is hidden imagined. Whether a game that is played online may be analysed, the house decides.
 */
async function textOf({ session, frame, game, table, names }: TableContext): Promise<string> {
  if (frame.now.result && !isTaught(session)) return session.record();
  if (session.position) return session.position();
  const state = game.imagine(frame.now.view, rngFrom(randomHex(32)));
  const position = game.notation.writePosition(state);
  const { options, rules } = table;
  return positionText({ game: game.id, rules, options, names, position, seed: randomHex(32) });
}

/** Opens the analysis board with this table's game, at the moment that is looked at; says why where it cannot. */
function useAnalyse(): () => Promise<void> {
  const table = useTable();
  const { ui, frame, game, kit } = table;
  const words = useWords();
  const refused = useRefusal({ ui, game, kit });
  const [, go] = useLocation();
  return async () => {
    ui.open(null);
    try {
      const ply = ui.store.getState().replay ?? frame.now.ply;
      const address = await beginAnalysis(await textOf(table), ply);
      if (address) go(address);
      else ui.toast({ kind: 'refusal', text: words.analysis.trouble.full });
    } catch (error) {
      if (error instanceof HouseError) refused(error.trouble);
      else if (error instanceof RecordError)
        ui.toast({ kind: 'refusal', text: words.faults[error.fault](error.quote) });
      else throw error;
    }
  };
}

/** Leads from any table to the analysis board, at the moment that is looked at. */
export function Analyse({ className = 'button' }: { readonly className?: string }) {
  const { session } = useTable();
  const { analysis } = useWords();
  const analyse = useAnalyse();
  if (session.home === 'analysis') return null;
  return (
    <button
      type="button"
      className={className}
      title={analysis.analyseHint}
      onClick={() => void analyse()}
    >
      <Icon name="branch" /> {analysis.analyse}
    </button>
  );
}

/** In the replay of a game that is over: from the moment that is looked at. */
export function AnalyseMoment() {
  const { frame } = useTable();
  const { analysis } = useWords();
  const ply = useUi((state) => state.replay);
  const analyse = useAnalyse();
  if (ply === null || !frame.now.result) return null;
  return (
    <button
      type="button"
      className="button button-small tray-try"
      title={analysis.analyseHint}
      onClick={() => void analyse()}
    >
      {analysis.analyse}
    </button>
  );
}
