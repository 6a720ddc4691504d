import { DAY, MINUTE, PACE_BOUNDS, type Pace, SECOND } from '@nabu/table';
import { useId } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Choices } from '../choices.tsx';

/** What the seconds of a decision are: added to the bank, or free. */
const EXTRAS = ['increment', 'delay'] as const;

/** The fields of a pace that is none of those that are offered; what they hold is always possible. */
export function OwnPace({
  pace,
  onPace,
}: {
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
}) {
  const { time } = useWords();
  if (pace.kind === 'correspondence')
    return (
      <div className="setup-range">
        <Span
          label={time.ownDays}
          span={pace.turn}
          unit={DAY}
          bounds={PACE_BOUNDS.turn}
          onSpan={(turn) => onPace({ ...pace, turn })}
        />
        <Span
          label={time.ownVacation}
          span={pace.vacation}
          unit={DAY}
          bounds={PACE_BOUNDS.vacation}
          onSpan={(vacation) => onPace({ ...pace, vacation })}
        />
      </div>
    );
  const extra = pace.delay > 0 ? 'delay' : 'increment';
  const seconds = Math.max(pace.increment, pace.delay);
  const live = (bank: number, as: (typeof EXTRAS)[number], more: number) =>
    onPace({ ...{ kind: 'live', bank, increment: 0, delay: 0 }, [as]: more } as Pace);
  return (
    <>
      <div className="setup-range">
        <Span
          label={time.ownMinutes}
          span={pace.bank}
          unit={MINUTE}
          bounds={{ ...PACE_BOUNDS.bank, min: MINUTE }}
          onSpan={(bank) => live(bank, extra, seconds)}
        />
        <Span
          label={time.ownSeconds}
          span={seconds}
          unit={SECOND}
          bounds={PACE_BOUNDS[extra]}
          onSpan={(more) => live(pace.bank, extra, more)}
        />
      </div>
      {seconds > 0 && (
        <Choices
          legend={time.ownExtra}
          name="pace-extra"
          values={EXTRAS}
          value={extra}
          label={(each) => time.ownExtras[each]}
          onChoose={(each) => live(pace.bank, each, seconds)}
        />
      )}
    </>
  );
}

/** A span of time as a whole number of its unit. */
function Span({
  label,
  span,
  unit,
  bounds: { min, max },
  onSpan,
}: {
  readonly label: string;
  readonly span: number;
  readonly unit: number;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onSpan: (span: number) => void;
}) {
  const id = useId();
  const whole = (text: string) =>
    Math.min(max, Math.max(min, Math.round(Number(text)) * unit || min));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="numeric"
        min={min / unit}
        max={max / unit}
        value={span / unit}
        onChange={({ target }) => onSpan(whole(target.value))}
      />
    </div>
  );
}
