import type { Explored } from '@nabu/protocol';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import type { AnyKit, Language } from '../../table/kit.ts';
import { type Archive, addressOf, keysOf } from './way.ts';

/** The moves that led to the position that is shown, each of them a way back to where it led. */
export function Trail({
  archive,
  say,
  answer,
}: {
  readonly archive: Archive;
  readonly say: AnyKit['words'][Language];
  readonly answer: Explored;
}) {
  const { census } = useWords();
  const keys = keysOf(answer);
  const places = [census.start, ...answer.path.map(({ move }) => say.like(move))];
  if (places.length === 1) return null;
  return (
    <nav className="trail" aria-label={census.way}>
      <ol>
        {places.map((name, i) => (
          <li key={keys[i]}>
            {i === places.length - 1 ? (
              <span aria-current="step">{name}</span>
            ) : (
              <Link href={addressOf(archive, keys.slice(0, i + 1))}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
      <Link className="button button-small" href={addressOf(archive, keys.slice(0, -1))}>
        {census.back}
      </Link>
    </nav>
  );
}
