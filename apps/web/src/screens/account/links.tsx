import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form, NewPasswordField } from '../../people/form.tsx';
import { become, useMe } from '../../people/me.ts';
import { request, troubleIn } from '../../session/http.ts';
import { NotFound } from '../not-found.tsx';
import { troubleSentence } from '../trouble.ts';
import { Page } from './page.tsx';

/** The secret of a link: it stands behind the `#`, which no server and no other page is told. */
function secret(): string {
  return location.hash.slice(1);
}

/** The links of mails. */
export function MailLink({ purpose }: { readonly purpose: string }) {
  if (purpose === 'verify') return <ConfirmMail />;
  return purpose === 'reset' ? <ResetPassword /> : <NotFound />;
}

function ConfirmMail() {
  const words = useWords();
  const { mail } = words.people;
  const [outcome, setOutcome] = useState<string | null>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    request('/api/mail/confirm', { body: { token: secret() } }).then(
      () => setOutcome(mail.done),
      (error) => setOutcome(troubleSentence(words, troubleIn(error))),
    );
  }, [mail, words]);
  return (
    <Page title={mail.title}>
      <p role="status">{outcome ?? mail.confirming}</p>
      <p>
        <Link href="/account">{words.people.account}</Link>
      </p>
    </Page>
  );
}

function ResetPassword() {
  const { people } = useWords();
  const [password, setPassword] = useState('');
  const [, go] = useLocation();
  const reset = async () => {
    await become('/api/sign-in/reset', { token: secret(), password });
    go('/account');
  };
  return (
    <Page title={people.reset.title}>
      <div className="card pad">
        <Form action={people.reset.go} onSubmit={reset}>
          <NewPasswordField value={password} onChange={setPassword} />
        </Form>
      </div>
    </Page>
  );
}

/** The link that was printed when the house was started. */
export function HostLink() {
  const { people } = useWords();
  const { host } = people;
  const { me } = useMe();
  return (
    <Page title={host.title} lead={host.lead}>
      {me?.host && <p role="status">{host.done}</p>}
      {me?.account && !me.host && (
        <Form action={host.become} onSubmit={() => become('/api/host', { token: secret() })} />
      )}
      {!me?.account && (
        <p>
          {host.need} <Link href="/account">{people.make.title}</Link> ·{' '}
          <Link href="/sign-in">{people.signIn}</Link>
        </p>
      )}
    </Page>
  );
}

/** After everything was erased. */
export function Farewell() {
  const { people, house } = useWords();
  return (
    <Page title={people.data.gone}>
      <p>
        <Link href="/">{house.home}</Link>
      </p>
    </Page>
  );
}
