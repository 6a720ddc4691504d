import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../i18n/language.ts';
import { lensOf } from '../session/lens.ts';
import { PACES, type Pace } from '../settings/store.ts';
import { type TableContext, useTable, useUi } from '../table/context.ts';
import { Sheet } from '../table/dialog.tsx';
import type { Language } from '../table/kit.ts';
import { turnsOf } from '../table/story-turns.ts';
import { lookedAt } from '../table/use-past.ts';
import { canEncode } from './encoder.ts';
import type { Moment } from './frame.tsx';
import { Made } from './made.tsx';
import { make, type Wish } from './make.ts';

const KINDS = ['moment', 'turn', 'game'] as const;
type Kind = (typeof KINDS)[number];

/** How long a move stays in a video (s). */
const SECONDS: { readonly [pace in Pace]: number } = { slow: 2.2, normal: 1.1, fast: 0.45 };

/** What is asked for: the moment that is looked at, its turn, or the whole game. */
function wishOf(kind: Kind, { frame, past, story }: TableContext, seconds: number): Wish {
  const ply = past?.ply ?? frame.now.ply;
  if (kind === 'moment') return { from: ply, to: ply, seconds: null };
  if (kind === 'game') return { from: 0, to: frame.now.ply, seconds };
  const turn = turnsOf(story).findLast(({ first }) => first <= Math.max(1, ply));
  // The turn is seen from where it began.
  return turn
    ? { from: turn.first - 1, to: turn.last, seconds }
    : { from: 0, to: frame.now.ply, seconds };
}

/** What becomes of a wish. */
type Work =
  | { readonly state: 'wishing' }
  | { readonly state: 'making'; readonly done: number }
  | { readonly state: 'made'; readonly blob: Blob }
  | { readonly state: 'failed' };

/** Makes what was asked for; stopping and leaving the sheet stop it. */
function useMaking(): readonly [Work, (wish: Wish) => void, () => void] {
  const table = useTable();
  const language = useLanguage();
  const [work, setWork] = useState<Work>({ state: 'wishing' });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const begin = (wish: Wish) => {
    stop.current.abort();
    const mine = new AbortController();
    stop.current = mine;
    setWork({ state: 'making', done: 0 });
    const tell = (done: number) => mine.signal.aborted || setWork({ state: 'making', done });
    make(wish, { ...meansOf(table, language), tell, stop: mine.signal }).then(
      (blob) => mine.signal.aborted || setWork({ state: 'made', blob }),
      () => mine.signal.aborted || setWork({ state: 'failed' }),
    );
  };
  const cancel = () => {
    stop.current.abort();
    setWork({ state: 'wishing' });
  };
  return [work, begin, cancel];
}

/** The moments of the match at this table, as whoever looks may see them. */
function meansOf({ session, game, kit, faces, ui, frame }: TableContext, language: Language) {
  const chosen = frame.now.result ? ui.store.getState().eyes : null;
  const viewer = chosen ?? frame.you;
  return {
    scene: { game: game.id, kit, seats: faces, language },
    async momentAt(ply: number): Promise<Moment> {
      const { view, events } = await lookedAt(session, game, ply, chosen);
      const points = lensOf(game, view, viewer)
        .scores()
        .map(({ total }) => total);
      return { view, viewer, events, points };
    },
  };
}

/** A picture or a video of the match, to keep and to show. */
export function VideoSheet() {
  const table = useTable();
  const { video, house } = useWords();
  const [kind, setKind] = useState<Kind>('moment');
  const [pace, setPace] = useState<Pace>(useUi((ui) => ui.pace));
  const [work, begin, cancel] = useMaking();
  const wish = wishOf(kind, table, SECONDS[pace]);
  const possible = kind === 'moment' || canEncode();
  const name = `${table.game.id}-${table.session.id}-${wish.to}`;
  return (
    <Sheet title={video.title} onClose={() => table.ui.open(null)}>
      <div className="menu">
        <fieldset className="video-choice">
          <legend>{video.what}</legend>
          {KINDS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="video-kind"
                checked={kind === each}
                disabled={work.state === 'making'}
                onChange={() => setKind(each)}
              />{' '}
              {video.kinds[each]}
            </label>
          ))}
        </fieldset>
        {kind !== 'moment' && (
          <PaceChoice pace={pace} onChoose={setPace} still={work.state === 'making'} />
        )}
        {!possible && <p role="alert">{video.notHere}</p>}
        {work.state === 'making' ? (
          <>
            <p role="status">{video.making(Math.round(100 * work.done))}</p>
            <progress max={1} value={work.done} aria-label={video.title} />
            <button type="button" className="button" onClick={cancel}>
              {house.cancel}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button button-primary"
            disabled={!possible}
            onClick={() => begin(wish)}
          >
            {video.make}
          </button>
        )}
        {work.state === 'failed' && <p role="alert">{video.failed}</p>}
        {work.state === 'made' && <Made blob={work.blob} name={name} />}
      </div>
    </Sheet>
  );
}

function PaceChoice({
  pace,
  still,
  onChoose,
}: {
  readonly pace: Pace;
  readonly still: boolean;
  onChoose(pace: Pace): void;
}) {
  const { replay } = useWords();
  return (
    <label>
      {replay.pace}{' '}
      <select
        className="input"
        value={pace}
        disabled={still}
        onChange={({ target }) => onChoose(PACES.find((each) => each === target.value) ?? 'normal')}
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {replay.paces[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
