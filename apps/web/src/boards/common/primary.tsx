import { END_PART } from './parts.ts';

interface PrimaryProps {
  readonly legal: boolean;
  readonly label: string;
  onPress(): void;
}

/** The one action that always stands in the same place: dim when not legal, pressable all the same to hear why. */
export function PrimaryButton({ legal, label, onPress }: PrimaryProps) {
  return (
    <button
      type="button"
      data-part={END_PART}
      className={legal ? 'button button-primary' : 'button is-dim'}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
