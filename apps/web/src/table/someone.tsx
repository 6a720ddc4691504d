import type { Meant, ReportReason } from '@nabu/protocol';
import { useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { keepAway, muteHere, sendReport } from '../people/apart.ts';
import { useMe } from '../people/me.ts';
import { ReportForm } from '../people/report-form.tsx';
import { HouseError } from '../session/http.ts';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { RemoveLine } from './host-buttons.tsx';
import type { Someone } from './ui.ts';
import { useRefusal } from './use-context.ts';

/** The people at this table, to be muted, blocked or reported. */
export function PeopleSheet() {
  const { ui, table, faces, you } = useTable();
  const { talk } = useWords();
  const others = table.seats.filter(({ kind, seat }) => kind === 'guest' && seat !== you);
  return (
    <Sheet title={talk.people} onClose={() => ui.open(null)}>
      <div className="menu">
        {others.length === 0 && <p className="soft">{talk.nobody}</p>}
        {others.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className="button"
            onClick={() => ui.open({ person: { name: faces[seat].name, seat } })}
          >
            <bdi>{faces[seat].name}</bdi>
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** What I can do about somebody. */
export function SomeoneSheet({ someone }: { readonly someone: Someone }) {
  const { ui, session } = useTable();
  const { talk } = useWords();
  const { me } = useMe();
  const [reporting, setReporting] = useState(false);
  const { name, line } = someone;
  const who: Meant = line
    ? { table: session.id, line: line.n }
    : { table: session.id, seat: someone.seat };
  return (
    <Sheet title={name} onClose={() => ui.open(null)}>
      {reporting ? (
        <Report someone={someone} who={who} />
      ) : (
        <div className="menu">
          {(me || line) && <MuteButton someone={someone} who={who} />}
          {me && <BlockButton name={name} who={who} />}
          {me && (
            <button type="button" className="button" onClick={() => setReporting(true)}>
              {talk.report}
            </button>
          )}
          {!me && <p className="soft">{talk.guestFirst}</p>}
          {line && <RemoveLine line={line.n} />}
        </div>
      )}
    </Sheet>
  );
}

/** Closes the sheet and says what was done, or why it was not. */
function useDone(): (work: Promise<void>, done: string) => Promise<void> {
  const { ui, game, kit } = useTable();
  const refused = useRefusal({ ui, game, kit });
  return async (work, done) => {
    ui.open(null);
    try {
      await work;
      ui.toast({ kind: 'good', text: done });
    } catch (error) {
      if (error instanceof HouseError) refused(error.trouble);
    }
  };
}

interface About {
  readonly someone: Someone;
  readonly who: Meant;
}

function MuteButton({ someone, who }: About) {
  const { talk } = useWords();
  const { me } = useMe();
  const done = useDone();
  const { name, line } = someone;
  const mute = async () => {
    if (line) muteHere(line.by);
    if (me) await keepAway(who, 'mute');
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void done(mute(), talk.nowMuted(name))}
      >
        {talk.mute}
      </button>
      <p className="soft">{me ? talk.muteHint : talk.muteHereHint}</p>
    </>
  );
}

function BlockButton({ name, who }: { readonly name: string; readonly who: Meant }) {
  const { talk } = useWords();
  const done = useDone();
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void done(keepAway(who, 'block'), talk.nowBlocked(name))}
      >
        {talk.block}
      </button>
      <p className="soft">{talk.blockHint}</p>
    </>
  );
}

function Report({ someone, who }: About) {
  const { talk } = useWords();
  const done = useDone();
  const send = (reason: ReportReason, note: string) => {
    const about = reason === 'name' ? 'name' : someone.line ? 'line' : 'person';
    return done(sendReport({ about, who, reason, note }), talk.reported);
  };
  return <ReportForm lead={talk.reportLead} onReport={send} />;
}
