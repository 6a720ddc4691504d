import { SCOPES, type Scope } from '@nabu/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { useProven } from '../../people/proof.tsx';
import { requestJson } from '../../session/http.ts';
import type { Bot } from './programs.tsx';

const DAYS = [30, 90, 366] as const;
const EVER = 'ever';

/** Makes a token, and shows it this once. */
export function NewTokenForm({
  bots,
  onChange,
}: {
  readonly bots: readonly Bot[];
  readonly onChange: () => void;
}) {
  const words = useWords().tokens;
  const proven = useProven();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const [until, setUntil] = useState('90');
  const [bot, setBot] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const make = async () => {
    const days = until === EVER ? null : Number(until);
    const body = { name, scopes, days, ...(bot === '' ? {} : { bot }) };
    const made = await proven(() => requestJson<{ token: string }>('/api/me/tokens', { body }));
    setToken(made.token);
    setName('');
    onChange();
  };
  return (
    <>
      {token !== null && <Once token={token} />}
      <Form look="" action={words.make} onSubmit={make}>
        <TextField
          {...{ id: 'token-name', label: words.name, value: name, onChange: setName }}
          autoComplete="off"
          maxLength={24}
        />
        <Scopes scopes={scopes} onChange={setScopes} />
        {bots.length > 0 && (
          <div className="field">
            <label htmlFor="token-whose">{words.whose}</label>
            <select
              id="token-whose"
              className="input"
              value={bot}
              onChange={({ target }) => setBot(target.value)}
            >
              <option value="">{words.me}</option>
              {bots.map(({ id, name: called }) => (
                <option key={id} value={id}>
                  {called}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="token-until">{words.until}</label>
          <select
            id="token-until"
            className="input"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {words.days(days)}
              </option>
            ))}
            <option value={EVER}>{words.ever}</option>
          </select>
        </div>
      </Form>
    </>
  );
}

function Scopes({
  scopes,
  onChange,
}: {
  readonly scopes: readonly Scope[];
  readonly onChange: (scopes: readonly Scope[]) => void;
}) {
  const words = useWords().tokens;
  const toggle = (scope: Scope) =>
    onChange(scopes.includes(scope) ? scopes.filter((each) => each !== scope) : [...scopes, scope]);
  return (
    <fieldset className="field account-scopes">
      <legend>{words.allowed}</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className="people-check">
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            // At least one stays: a token that is good for nothing is refused.
            disabled={scopes.length === 1 && scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
          {words.scopes[scope]}
        </label>
      ))}
    </fieldset>
  );
}

function Once({ token }: { readonly token: string }) {
  const words = useWords().tokens;
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="notice account-token" role="status">
      <p>{words.once}</p>
      <div className="row">
        <output aria-label={words.token}>{token}</output>
        <button type="button" className="button button-small" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </button>
      </div>
    </div>
  );
}
