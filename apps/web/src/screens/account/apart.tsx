import { useState } from 'react';
import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { letNear, useApart } from '../../people/apart.ts';
import { useMe } from '../../people/me.ts';
import { troubleIn } from '../../session/http.ts';
import { troubleSentence } from '../trouble.ts';
import { Section } from './page.tsx';

/** Whom I keep away, to be let near again. */
export function ApartSection() {
  const words = useWords();
  const { talk, people } = words;
  const language = useLanguage();
  const { kept } = useApart();
  const [trouble, setTrouble] = useState<string | null>(null);
  const lift = async (by: string) => {
    setTrouble(null);
    await letNear(by).catch((error: unknown) =>
      setTrouble(troubleSentence(words, troubleIn(error))),
    );
  };
  return (
    <Section id="apart" title={talk.apart.title} lead={talk.apart.lead}>
      <div role="alert">{trouble && <p className="notice notice-bad">{trouble}</p>}</div>
      {kept.length === 0 && <p className="soft">{talk.apart.none}</p>}
      <ul className="account-list">
        {kept.map(({ by, name, kind, since }) => (
          <li key={`${kind} ${by}`}>
            <span className="account-item">
              <bdi>{name || people.erased}</bdi>
              <span className="soft">{talk.apart[kind](moment(since, language))}</span>
            </span>
            <button
              type="button"
              className="button button-small"
              aria-label={talk.apart.liftFor(name || people.erased)}
              onClick={() => void lift(by)}
            >
              {talk.apart.lift}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way to the page on which whoever runs the house keeps order. */
export function ModerationLink() {
  const { moderation } = useWords();
  if (!useMe().me?.host) return null;
  return (
    <Link className="button" href="/moderation">
      {moderation.title}
    </Link>
  );
}
