import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { isTaught } from '../session/table-session.ts';
import { useTable } from '../table/context.ts';

/** The way from any table whose game is over, and from an analysis, to a study. */
export function ToStudy() {
  const { ui, session, frame } = useTable();
  const { studies } = useWords();
  const over = frame.now.result !== null && !isTaught(session);
  if (session.wayOut !== undefined || (!over && session.home !== 'analysis')) return null;
  return (
    <button type="button" className="button" onClick={() => ui.open('study')}>
      <Icon name="book" /> {studies.to.button}
    </button>
  );
}
