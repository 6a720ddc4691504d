import type { Explored } from '@nabu/protocol';
import { number } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Pick } from '../lobby/filters.tsx';
import { strengthName } from '../statistics/figures.ts';

/** Narrows what was played in a position to those who are so strong; who made moves there is offered. */
export function StrengthPick({
  strengths,
  value,
  onPick,
}: {
  readonly strengths: Explored['strengths'];
  readonly value: string | undefined;
  readonly onPick: (strength: string | undefined) => void;
}) {
  const words = useWords();
  const language = useLanguage();
  const times = new Map(strengths.map((each) => [each.strength, each.times]));
  const nobody = value !== undefined && strengths.length > 0 && !times.get(value);
  // What was picked elsewhere is still picked where nobody so strong has played.
  if (value !== undefined && !times.has(value)) times.set(value, 0);
  if (times.size < 2 && value === undefined) return null;
  return (
    <>
      <Pick
        label={words.census.madeBy}
        any={words.census.anybody}
        values={[...times.keys()]}
        value={value}
        name={(strength) =>
          words.census.ofStrength(
            strengthName(strength, words),
            number(times.get(strength) ?? 0, language),
          )
        }
        onPick={onPick}
      />
      {/* Where it is the turn of somebody else the way does not end. */}
      {nobody && (
        <button
          type="button"
          className="button button-small explorer-others"
          onClick={() => onPick(undefined)}
        >
          {words.census.others}
        </button>
      )}
    </>
  );
}
