import { useWords } from '../i18n/language.ts';

/** Shown while a room is being fetched. */
export function Waiting() {
  const words = useWords();
  return (
    <main className="waiting" aria-busy="true">
      <p>{words.house.loading}</p>
    </main>
  );
}
