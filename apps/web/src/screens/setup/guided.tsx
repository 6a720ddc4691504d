import { useWords } from '../../i18n/language.ts';
import { type Arrangement, canBeGuided } from './arrangement.ts';

/** Whether the house guides, where it can. */
export function GuideField({
  arrangement,
  onArrange,
}: {
  readonly arrangement: Arrangement;
  readonly onArrange: (arrangement: Arrangement) => void;
}) {
  const { guide } = useWords();
  if (!canBeGuided(arrangement)) return null;
  return (
    <div className="card pad stack">
      <label className="choice">
        <input
          type="checkbox"
          checked={arrangement.guided === true}
          onChange={({ target }) => onArrange({ ...arrangement, guided: target.checked })}
        />
        <span>{guide.wish}</span>
      </label>
      <p className="soft setup-hint">{guide.wishHint}</p>
    </div>
  );
}
