import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';

/** The cross that closes the panel it stands in. */
export function ClosePanel() {
  const { ui } = useTable();
  const { house } = useWords();
  return (
    <button
      type="button"
      className="button button-quiet button-round"
      aria-label={house.close}
      onClick={() => ui.closePanel()}
    >
      <Icon name="close" />
    </button>
  );
}
