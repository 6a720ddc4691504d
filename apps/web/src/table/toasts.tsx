import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from './context.ts';

/** Short messages above the tray: why something cannot be done, and the rule to read. */
export function Toasts() {
  const { ui } = useTable();
  const { house } = useWords();
  const toasts = useUi((state) => state.toasts);
  return (
    <div className="toasts" role="alert">
      {toasts.map(({ id, text, kind, link }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <Icon name={kind === 'refusal' ? 'warn' : 'check'} />
          <p>
            {text}{' '}
            {link && (
              <a href={link.href} target="_blank" rel="noreferrer">
                {link.label}
              </a>
            )}
          </p>
          <button
            type="button"
            className="button button-quiet button-round"
            aria-label={house.close}
            onClick={() => ui.dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
