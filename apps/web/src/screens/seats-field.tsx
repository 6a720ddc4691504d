import { useWords } from '../i18n/language.ts';

/** Asks how many play, between the fewest and the most. */
export function SeatsField({
  min,
  max,
  value,
  onChoose,
}: {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChoose: (seats: number) => void;
}) {
  const { analysis } = useWords();
  return (
    <label className="field">
      {analysis.players}
      <select
        className="input"
        value={value}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
