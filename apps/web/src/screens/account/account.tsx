import type { Account } from '@nabu/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { become, useMe } from '../../people/me.ts';
import { ProofGiver } from '../../people/proof.tsx';
import { requestJson } from '../../session/http.ts';
import { Waiting } from '../waiting.tsx';
import { ApartSection, ModerationLink } from './apart.tsx';
import { CodesSection } from './codes.tsx';
import { DataSection } from './data.tsx';
import { DevicesSection } from './devices.tsx';
import { GuestPage } from './guest.tsx';
import { MailSection } from './mail.tsx';
import { NameSection, PasswordSection } from './name.tsx';
import { Page } from './page.tsx';
import { PasskeysSection } from './passkeys.tsx';
import { ProgramsSection } from './programs.tsx';

/** What a section of the account shows, and how it is read again after a change. */
export interface SectionProps {
  readonly account: Account;
  readonly onChange: () => void;
}

/** Me: a guest, an account, or somebody the house has not met. */
export function AccountPage() {
  const { me } = useMe();
  return me?.account ? <Home /> : <GuestPage />;
}

function Home() {
  const { people, ratings, notices } = useWords();
  const language = useLanguage();
  const [account, setAccount] = useState<Account | null>(null);
  const load = useCallback(() => {
    requestJson<Account>('/api/me/account').then(setAccount, () => undefined);
  }, []);
  useEffect(load, [load]);
  if (!account) return <Waiting />;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(account.created);
  const lead = people.home.lead(day);
  const section = { account, onChange: load };
  return (
    <ProofGiver passkey={account.passkeys.length > 0}>
      <Page
        title={people.home.title}
        lead={
          <>
            <strong>
              <bdi>{account.me.name}</bdi>
            </strong>
            {' · '}
            {account.me.host ? `${lead} ${people.home.host}` : lead}
          </>
        }
      >
        <div className="row">
          <Link className="button" href="/people">
            {ratings.mine}
          </Link>
          <Link className="button" href="/settings/notices">
            {notices.link}
          </Link>
          <button
            type="button"
            className="button"
            onClick={() => void become('/api/sign-out', {}).catch(() => undefined)}
          >
            {people.signOutHere}
          </button>
          <ModerationLink />
        </div>
        <NameSection {...section} />
        <PasswordSection {...section} />
        <PasskeysSection {...section} />
        <CodesSection {...section} />
        {account.mail && <MailSection {...section} />}
        <DevicesSection {...section} />
        <ProgramsSection />
        <ApartSection />
        <DataSection name={account.me.name} />
      </Page>
    </ProofGiver>
  );
}
