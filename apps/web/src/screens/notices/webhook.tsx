import type { WebhookTest } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { useMe } from '../../people/me.ts';
import { request, requestJson } from '../../session/http.ts';
import { Section } from '../account/page.tsx';
import type { PartProps } from './notices.tsx';

/** The webhook of an account. */
export function WebhookSection({ notices, reload }: PartProps) {
  const { webhook: words, mail } = useWords().notices;
  const { me } = useMe();
  const { webhook } = notices;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const save = async () => {
    await request('/api/me/webhook', { body: { url } });
    reload();
  };
  if (!me?.account)
    return (
      <Section id="webhook" title={words.title} lead={words.lead}>
        <p>
          {words.guest} <Link href="/account">{mail.account}</Link>
        </p>
      </Section>
    );
  return (
    <Section id="webhook" title={words.title} lead={words.lead}>
      {webhook && webhook.off !== null && <p className="notice notice-bad">{words.off}</p>}
      <Form look={webhook ? '' : 'button-primary'} action={words.save} onSubmit={save}>
        <TextField
          id="webhook-url"
          label={words.url}
          hint={words.hint}
          value={url}
          maxLength={1000}
          autoComplete="url"
          onChange={setUrl}
        />
      </Form>
      {webhook && <Kept secret={webhook.secret} onChange={reload} onRemove={() => setUrl('')} />}
    </Section>
  );
}

/** What can be done with a webhook that is set. */
function Kept({
  secret,
  onChange,
  onRemove,
}: {
  readonly secret: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const { webhook: words } = useWords().notices;
  const [shown, setShown] = useState(false);
  const [came, setCame] = useState('');
  const test = async () => {
    setCame('');
    const { ok, status } = await requestJson<WebhookTest>('/api/me/webhook/test', { body: {} });
    setCame(ok ? words.worked : status === null ? words.silent : words.refused(status));
  };
  const remove = async () => {
    await request('/api/me/webhook/remove', { body: {} });
    onRemove();
    onChange();
  };
  return (
    <>
      <Form
        look=""
        action={words.test}
        done={came}
        onSubmit={test}
        others={[{ label: words.remove, act: remove }]}
      />
      <p>
        {words.secret}:{' '}
        {shown ? (
          <code className="notices-secret">{secret}</code>
        ) : (
          <button type="button" className="button button-small" onClick={() => setShown(true)}>
            {words.show}
          </button>
        )}
      </p>
    </>
  );
}
