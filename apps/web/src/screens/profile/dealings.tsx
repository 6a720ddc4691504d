import type { Profile, ReportReason } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { apartFrom, keepAway, letNear, sendReport, useApart } from '../../people/apart.ts';
import { useMe } from '../../people/me.ts';
import { ReportForm } from '../../people/report-form.tsx';
import { troubleIn } from '../../session/http.ts';
import { Sheet } from '../../table/dialog.tsx';
import { troubleSentence } from '../trouble.ts';

/** What I can do with somebody whose profile I look at: ask them to a game, keep them away, report them. */
export function Dealings({ profile }: { readonly profile: Profile }) {
  const words = useWords();
  const { talk, invite } = words;
  const { me } = useMe();
  const blocked = apartFrom(useApart(), profile.by) === 'block';
  const [sheet, setSheet] = useState<'invite' | 'report' | null>(null);
  const [said, setSaid] = useState('');
  const { name } = profile;
  const act = async (work: Promise<void>, done: string) => {
    try {
      await work;
      setSaid(done);
    } catch (error) {
      setSaid(troubleSentence(words, troubleIn(error)));
    }
  };
  if (me === null) return <p className="soft">{talk.guestFirst}</p>;
  const block = () =>
    blocked
      ? act(letNear(profile.by), talk.nowUnblocked(name))
      : act(keepAway({ name }, 'block'), talk.nowBlocked(name));
  const report = async (reason: ReportReason, note: string) => {
    const about = reason === 'name' ? 'name' : 'person';
    await sendReport({ about, who: { name }, reason, note });
    setSheet(null);
    setSaid(talk.reported);
  };
  return (
    <div className="profile-dealings">
      <p className="row">
        {me.account && !blocked && (
          <button type="button" className="button" onClick={() => setSheet('invite')}>
            {invite.toGame}
          </button>
        )}
        <button type="button" className="button" onClick={() => void block()}>
          {blocked ? talk.unblock : talk.block}
        </button>
        <button type="button" className="button" onClick={() => setSheet('report')}>
          {talk.report}
        </button>
      </p>
      <p role="status" className="soft">
        {said || (blocked ? talk.isBlocked(name) : '')}
      </p>
      {sheet === 'invite' && <GameChoice name={name} onClose={() => setSheet(null)} />}
      {sheet === 'report' && (
        <Sheet title={name} onClose={() => setSheet(null)}>
          <ReportForm lead={talk.reportPersonLead} onReport={report} />
        </Sheet>
      )}
    </div>
  );
}

/** To which game somebody is asked; the table is set up next. */
function GameChoice({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { invite } = useWords();
  const language = useLanguage();
  const wish = `online&invite=${encodeURIComponent(name)}`;
  return (
    <Sheet title={invite.which(name)} onClose={onClose}>
      <div className="menu">
        {GAMES.map(({ id, words }) => (
          <Link key={id} className="button" href={`/play/${id}?${wish}`}>
            {words[language].title}
          </Link>
        ))}
      </div>
    </Sheet>
  );
}
