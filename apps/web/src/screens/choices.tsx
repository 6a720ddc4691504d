import type { ReactNode } from 'react';

/** One choice out of a few, all of them in sight. */
export function Choices<const T extends string>({
  legend,
  name,
  values,
  value,
  label,
  onChoose,
  hideLegend = false,
}: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
  readonly hideLegend?: boolean;
}) {
  return (
    <fieldset className="choices">
      <legend className={hideLegend ? 'hidden-text' : undefined}>{legend}</legend>
      {values.map((option) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          <span>{label(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
