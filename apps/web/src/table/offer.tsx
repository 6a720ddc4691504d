import { standsStill } from '@nabu/table';
import { spanText } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { useHouseTime } from './house-time.ts';
import { useAsk } from './use-context.ts';

/** An offer to the table with its answers, and the card of a game that is paused. */
export function Offer() {
  const { frame } = useTable();
  const { offer, pause, result } = frame.now;
  if (result) return null;
  if (pause && standsStill(pause.what, pause.sealedBy !== null)) return <Paused />;
  return offer ? <Offered what={offer} /> : pause ? <Sealing /> : null;
}

function Offered({ what }: { readonly what: 'end' | 'pause' | 'postpone' | 'resume' }) {
  const { frame, names, you } = useTable();
  const { ends } = useWords();
  const ask = useAsk();
  const { agreed } = frame.now;
  const mine = typeof you === 'number' && agreed.includes(you);
  return (
    <div className="offer card" role="status">
      <p>{mine ? ends.offers[what].mine : ends.offers[what].from(names[agreed[0]])}</p>
      {typeof you === 'number' && (
        <div className="row">
          {!mine && (
            <button
              type="button"
              className="button button-primary button-small"
              onClick={() => ask({ type: 'accept', what })}
            >
              {ends.accept}
            </button>
          )}
          <button
            type="button"
            className="button button-small"
            onClick={() => ask({ type: 'decline', what })}
          >
            {mine ? ends.withdraw : ends.offers[what].decline}
          </button>
        </div>
      )}
    </div>
  );
}

/** Nobody can move: says since which agreement, and how play goes on. */
function Paused() {
  const { frame, names, you, table, session } = useTable();
  const { ends } = useWords();
  const ask = useAsk();
  const { pause, offer, agreed } = frame.now;
  const plays =
    (typeof you === 'number' && table.seats[you].out === null) || session.home === 'here';
  const ready = offer === 'resume' && typeof you === 'number' && agreed.includes(you);
  return (
    <div className="offer card" role="status">
      <p>
        {pause?.sealedBy != null ? ends.sealed(names[pause.sealedBy]) : ends.paused}{' '}
        {offer === 'resume' &&
          (ready ? ends.offers.resume.mine : ends.offers.resume.from(names[agreed[0]]))}{' '}
        {pause?.resumesAt != null && <ResumesIn at={pause.resumesAt} />}
      </p>
      {plays && !ready && (
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => ask({ type: offer === 'resume' ? 'accept' : 'offer', what: 'resume' })}
        >
          {offer === 'resume' ? ends.ready : ends.offers.resume.button}
        </button>
      )}
    </div>
  );
}

/** Seconds that pass are seen, but not read out. */
function ResumesIn({ at }: { readonly at: number }) {
  const { ends } = useWords();
  const language = useLanguage();
  const now = useHouseTime(1000);
  return (
    <span aria-live="off" className="figures">
      {ends.resumesIn(spanText(at - now, language))}
    </span>
  );
}

function Sealing() {
  const { frame, names, you } = useTable();
  const { ends } = useWords();
  const [actor] = frame.now.actors;
  return (
    <div className="offer card" role="status">
      <p>{actor === you ? ends.seal : ends.sealing(names[actor] ?? '')}</p>
    </div>
  );
}
