import { useWords } from '../i18n/language.ts';

/** What counts in a rated game: said before it, and to be read again during it. */
export function RatedRules() {
  const { ratings } = useWords();
  return (
    <div className="table-rules">
      <ul aria-label={ratings.whatCounts}>
        {ratings.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
