import { useLanguage, useWords } from '../i18n/language.ts';
import { GAMES } from '../kit/games.ts';

interface GameFieldProps {
  readonly value: string;
  onChoose(id: string): void;
}

/** Which of the games of the house. */
export function GameField({ value, onChoose }: GameFieldProps) {
  const { analysis } = useWords();
  const language = useLanguage();
  return (
    <label className="field">
      {analysis.game}
      <select className="input" value={value} onChange={({ target }) => onChoose(target.value)}>
        {GAMES.map(({ id, words }) => (
          <option key={id} value={id}>
            {words[language].title}
          </option>
        ))}
      </select>
    </label>
  );
}
