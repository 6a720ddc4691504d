import './notices.css';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { useMe } from '../../people/me.ts';
import { Page } from '../account/page.tsx';
import { Choices } from '../choices.tsx';
import { Waiting } from '../waiting.tsx';
import { BrowserSection } from './browser.tsx';
import { MailSection } from './mail.tsx';
import { MutedSection } from './muted.tsx';
import { QuietSection } from './quiet.tsx';
import { type NoticesInHand, useNotices } from './use-notices.ts';
import { WebhookSection } from './webhook.tsx';
import { GamesSection, WhatSection } from './what.tsx';

/** What a part of the page works with. */
export type PartProps = Omit<NoticesInHand, 'said'>;

/** How I hear of my games while I do not look at them. */
export function NoticesPage() {
  const { notices: words, people } = useWords();
  const { known, me } = useMe();
  if (me) return <Settings />;
  if (!known) return <Waiting />;
  return (
    <Page title={words.title} lead={words.lead}>
      <p>{words.nobody}</p>
      <div className="row">
        <Link className="button button-primary" href="/account">
          {people.guest.comeIn}
        </Link>
        <Link className="button" href="/sign-in">
          {people.signIn}
        </Link>
      </div>
    </Page>
  );
}

function Settings() {
  const { notices: words } = useWords();
  const inHand = useNotices();
  if (!inHand) return <Waiting />;
  const { said, ...part } = inHand;
  const { on } = part.notices.settings;
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="card pad">
        <Choices
          legend={words.all}
          name="all"
          values={['on', 'off']}
          value={on ? 'on' : 'off'}
          label={(value) => words.switch[value]}
          onChoose={(value) => part.change({ on: value === 'on' })}
        />
      </div>
      <BrowserSection {...part} />
      <MailSection {...part} />
      <WebhookSection {...part} />
      <WhatSection {...part} />
      <GamesSection {...part} />
      <QuietSection {...part} />
      <MutedSection {...part} />
      <p role="status" className={said ? 'notices-said' : 'hidden-text'}>
        {said}
      </p>
    </Page>
  );
}
