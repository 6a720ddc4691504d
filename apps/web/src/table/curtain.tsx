import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { useModal } from './modal.ts';

/** Hides the table while the device changes hands, so that secrets stay with their owner. */
export function Curtain({ seat }: { readonly seat: number }) {
  const { names, session } = useTable();
  const { table } = useWords();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="curtain bricks"
      aria-label={table.pass(names[seat])}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape in a row whatever a page says to that.
      onClose={() => dialog.current?.open || dialog.current?.showModal()}
    >
      <div className="curtain-inside">
        <SeatMark seat={seat} size="4rem" />
        <h2 className="curtain-title">{table.pass(names[seat])}</h2>
        <p>{table.passHint}</p>
        <button
          type="button"
          className="button button-primary button-large"
          onClick={() => session.lift()}
        >
          {table.ready(names[seat])}
        </button>
      </div>
    </dialog>
  );
}
