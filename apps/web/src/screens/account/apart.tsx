import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { letNear, useApart } from '../../people/apart.ts';
import { useMe } from '../../people/me.ts';
import { Section } from './page.tsx';

/** Whom I keep away, to be let near again. */
export function ApartSection() {
  const { talk, people } = useWords();
  const language = useLanguage();
  const { kept } = useApart();
  return (
    <Section id="apart" title={talk.apart.title} lead={talk.apart.lead}>
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
              onClick={() => void letNear(by).catch(() => undefined)}
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
