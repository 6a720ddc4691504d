import { useEffect } from 'react';
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

/** A press anywhere else puts refusals away, as Escape does; until then they stay. */
export function useLightDismiss(): void {
  const { ui } = useTable();
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.toast')) return;
      ui.dismissRefusals();
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [ui]);
}
