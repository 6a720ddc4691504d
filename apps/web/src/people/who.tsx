import './who.css';
import { Link } from 'wouter';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useMe } from './me.ts';

/** Who I am, in a word, and the way to the account; for whoever is not known yet, the way to sign in. */
export function WhoAmI() {
  const { people } = useWords();
  const { me } = useMe();
  const text = me?.name ?? people.signIn;
  return (
    <Link
      className="button button-quiet button-small who"
      href={me ? '/account' : '/sign-in'}
      aria-label={me ? `${people.account}: ${people.you(me.name)}` : people.signIn}
    >
      <Icon name={me?.account ? 'person' : 'guest'} />
      <bdi className="who-name">{text}</bdi>
    </Link>
  );
}
