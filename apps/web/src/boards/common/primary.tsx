import type { DeskTypes } from './desk/kind.ts';
import { useConsidering } from './desk/provider.tsx';
import { END_PART } from './parts.ts';

interface PrimaryProps {
  readonly move: DeskTypes['move'];
  readonly legal: boolean;
  readonly label: string;
  /** Something else is the main thing to press now: there is only one at a time. */
  readonly quiet?: boolean;
  /** The part that this is, where it does not end a turn. */
  readonly part?: string;
  onPress(): void;
}

/** The one action that always stands in the same place: dim when not legal, pressable all the same to hear why. */
export function PrimaryButton({
  move,
  legal,
  label,
  quiet = false,
  part = END_PART,
  onPress,
}: PrimaryProps) {
  const look = legal ? (quiet ? 'button' : 'button button-primary') : 'button is-dim';
  return (
    <button
      type="button"
      data-part={part}
      className={look}
      onClick={onPress}
      {...useConsidering(move)}
    >
      {label}
    </button>
  );
}
