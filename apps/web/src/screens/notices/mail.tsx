import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { useMe } from '../../people/me.ts';
import { Section } from '../account/page.tsx';
import { Choices } from '../choices.tsx';
import type { PartProps } from './notices.tsx';

/** Whether mails are sent to me. */
export function MailSection({ notices, change }: PartProps) {
  const { notices: words } = useWords();
  const { me } = useMe();
  const { possible, address } = notices.mail;
  const { mail } = notices.settings;
  if (!possible || address === null)
    return (
      <Section id="mail" title={words.mail.title}>
        <p>
          {!possible ? words.mail.impossible : me?.account ? words.mail.none : words.mail.guest}
        </p>
        {possible && (
          <p>
            <Link href="/account">{words.mail.account}</Link>
          </p>
        )}
      </Section>
    );
  return (
    <Section id="mail" title={words.mail.title} lead={words.mail.to(address)}>
      <Choices
        legend={words.mail.title}
        hideLegend
        name="mail-on"
        values={['on', 'off']}
        value={mail.on ? 'on' : 'off'}
        label={(value) => words.switch[value]}
        onChoose={(value) => change({ mail: { ...mail, on: value === 'on' } })}
      />
    </Section>
  );
}
