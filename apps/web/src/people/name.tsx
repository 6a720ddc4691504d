import { Link } from 'wouter';
import { useWords } from '../i18n/language.ts';

/** Where the profile of an account is. */
function profileAddress(account: string): string {
  return `/people?name=${encodeURIComponent(account)}`;
}

/** The name of somebody; that of an account is the way to their profile. */
export function PersonName({
  name,
  account,
  aside = false,
}: {
  readonly name: string;
  /** The name of the account, or null when there is no profile. */
  readonly account: string | null;
  /** Opens beside what is on the screen, which goes on. */
  readonly aside?: boolean;
}) {
  const { ratings } = useWords();
  if (account === null) return <bdi>{name}</bdi>;
  const link = {
    ...{ className: 'person-link', href: profileAddress(account) },
    ...{ title: ratings.profileOf(account) },
  };
  return aside ? (
    <a {...link} target="_blank" rel="noreferrer">
      <bdi>{name}</bdi>
    </a>
  ) : (
    <Link {...link}>
      <bdi>{name}</bdi>
    </Link>
  );
}
