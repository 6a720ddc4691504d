import { useLanguage, useWords } from '../../i18n/language.ts';
import { Form } from '../../people/form.tsx';
import { addPasskey, passkeysPossible } from '../../people/passkey.ts';
import { useProven } from '../../people/proof.tsx';
import { request } from '../../session/http.ts';
import type { SectionProps } from './account.tsx';
import { Section } from './page.tsx';

/** The passkeys of an account. */
export function PasskeysSection({ account, onChange }: SectionProps) {
  const words = useWords().people.passkeys;
  const language = useLanguage();
  const proven = useProven();
  const day = (time: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  const add = async () => {
    await proven(() => addPasskey(''));
    onChange();
  };
  const remove = async (id: string) => {
    await proven(() => request('/api/me/passkeys/remove', { body: { id } })).catch(() => undefined);
    onChange();
  };
  return (
    <Section id="passkeys" title={words.title} lead={words.lead}>
      {account.passkeys.length === 0 && <p>{words.none}</p>}
      <ul className="account-list" hidden={account.passkeys.length === 0}>
        {account.passkeys.map(({ id, name, created, used }) => (
          <li key={id}>
            <span className="account-item">
              <bdi>{name}</bdi>
              <span className="soft">
                {words.made(day(created))}
                {used !== null && ` · ${words.used(day(used))}`}
              </span>
            </span>
            <button
              type="button"
              className="button button-small"
              aria-label={words.remove(name)}
              onClick={() => void remove(id)}
            >
              {words.removeShort}
            </button>
          </li>
        ))}
      </ul>
      {passkeysPossible() ? (
        <Form look="" action={words.add} done={words.added} onSubmit={add} />
      ) : (
        <p className="soft">{words.impossible}</p>
      )}
    </Section>
  );
}
