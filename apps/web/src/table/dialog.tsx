import './sheets.css';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useModal } from './modal.ts';

/** A sheet above the table; Escape, its cross and a click beside it close it. */
export function Sheet({
  title,
  onClose,
  children,
  wide = false,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}) {
  const words = useWords();
  const dialog = useModal();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={wide ? 'sheet sheet-wide' : 'sheet'}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="sheet-inside">
        <div className="sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="button button-quiet button-round"
            aria-label={words.house.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
