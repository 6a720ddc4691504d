import './lobby.css';
import type { Invitation } from '@nabu/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { useInvitations } from '../../people/invitations.ts';
import { PersonName } from '../../people/name.tsx';
import { troubleIn } from '../../session/http.ts';
import { troubleSentence } from '../trouble.ts';

/** Tables at which somebody wants me to sit down; nothing where there are none. */
export function InvitationList() {
  const words = useWords();
  const [, go] = useLocation();
  const { list, accept, decline } = useInvitations();
  const [trouble, setTrouble] = useState<string | null>(null);
  const answer = async (work: () => Promise<unknown>) => {
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(troubleSentence(words, troubleIn(error)));
    }
  };
  if (list.length === 0 && trouble === null) return null;
  return (
    <section aria-labelledby="invitations" className="lobby-list">
      <h2 id="invitations">
        {words.invite.list} <span className="count figures">{list.length}</span>
      </h2>
      <div role="alert">{trouble && <p className="notice notice-bad">{trouble}</p>}</div>
      <ul className="strips">
        {list.map((each) => (
          <InvitationCard
            key={each.table}
            invitation={each}
            onAccept={() =>
              answer(async () => {
                await accept(each.table);
                go(`/t/${each.table}`);
              })
            }
            onDecline={() => answer(() => decline(each.table))}
          />
        ))}
      </ul>
    </section>
  );
}

function InvitationCard({
  invitation: { game, by, at, pace, rated, seats },
  onAccept,
  onDecline,
}: {
  readonly invitation: Invitation;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}) {
  const words = useWords();
  const { invite, lobby } = words;
  const language = useLanguage();
  const title = manifestOf(game)?.words[language].title ?? game;
  const what = `${title} · ${by}`;
  const terms = [lobby.filter.seatsOf(seats), paceWords(words, pace, language)].join(' · ');
  return (
    <li className="strip card table-card my-turn">
      <div>
        <p className="strip-title">
          {title}
          {rated && <span className="badge">{lobby.rated}</span>}
        </p>
        <p>
          {invite.from} <PersonName name={by} account={by} />
        </p>
        <p className="soft">
          {terms} · {moment(at, language)}
        </p>
      </div>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          aria-label={invite.acceptOf(what)}
          onClick={onAccept}
        >
          {invite.accept}
        </button>
        <button
          type="button"
          className="button"
          aria-label={invite.declineOf(what)}
          onClick={onDecline}
        >
          {invite.decline}
        </button>
      </div>
    </li>
  );
}
