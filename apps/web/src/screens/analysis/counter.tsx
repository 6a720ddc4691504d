import { useWords } from '../../i18n/language.ts';

interface CounterProps {
  readonly label: string;
  readonly count: number;
  readonly most: number;
  onCount(count: number): void;
}

/** A number that is typed, or made one more or less by its buttons. */
export function Counter({ label, count, most, onCount }: CounterProps) {
  const { setup } = useWords().analysis;
  const to = (asked: number) => onCount(Math.max(0, Math.min(most, Math.trunc(asked) || 0)));
  return (
    <div className="set-up-counter">
      <label>
        <span>{label}</span>
        <input
          className="input"
          inputMode="numeric"
          value={count}
          onChange={({ target }) => to(Number(target.value))}
        />
      </label>
      <button
        type="button"
        className="button button-small"
        aria-label={setup.fewer(label)}
        aria-disabled={count === 0}
        onClick={() => to(count - 1)}
      >
        −
      </button>
      <button
        type="button"
        className="button button-small"
        aria-label={setup.more(label)}
        aria-disabled={count >= most}
        onClick={() => to(count + 1)}
      >
        +
      </button>
    </div>
  );
}
