import './summary.css';
import { isDecided, isEarlyEnding } from '@nabu/kernel';
import type { Outcome } from '@nabu/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { readGuide } from '../guide/kept.ts';
import { GuideOnward } from '../guide/onward.tsx';
import { list } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { setUpLike } from '../screens/setup/arrangement.ts';
import { download } from '../screens/shelf/download.ts';
import { lensOf } from '../session/lens.ts';
import { shelved } from '../session/shelf.ts';
import { isTaught } from '../session/table-session.ts';
import { Analyse } from './analyse.tsx';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { RatingChanges } from './rating-changes.tsx';
import { useGoOn, useNextTable } from './rematch.ts';
import { PlayAgainOffer } from './rematch-offer.tsx';
import { ScorePlot } from './score-plot.tsx';
import { FinalScores } from './summary-scores.tsx';
import { type Tie, tiesIn } from './tie.ts';
import { useAsk } from './use-context.ts';

const PAUSE = 1400;

/** Opens the summary once, a moment after the last move has been seen; never for a match that was over before. */
export function useSummary(): void {
  const { frame, ui, session } = useTable();
  // The end of a lesson is told by the teacher, and on the analysis board nothing ends.
  const told = !isTaught(session) && session.home !== 'analysis';
  const over = frame.now.result !== null && told;
  const was = useRef(over);
  useEffect(() => {
    if (!over || was.current) return;
    const timer = setTimeout(() => {
      was.current = true;
      ui.open('summary');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [over, ui]);
}

/** Who won, as a headline. */
function useHeadline({ places, ending }: Outcome): string {
  const { names, you, session } = useTable();
  const mine = useStore(session.store, (state) => state.mine);
  const { end, ends } = useWords();
  const language = useLanguage();
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (!isDecided(ending)) return ends.nobody;
  if (winners.length > 1)
    return end.shared(
      list(
        winners.map((seat) => names[seat]),
        language,
      ),
    );
  // Around one screen there is no "you".
  const alone = mine.length === 1;
  return alone && winners[0] === you ? end.youWon : end.won(names[winners[0]]);
}

/** How the game ended, as a sentence; an early end says so, and whether others agreed to it. */
function useEnding(ending: string): string {
  const { gameWords, table, names } = useTable();
  const { end, ends } = useWords();
  const language = useLanguage();
  if (!isEarlyEnding(ending)) return gameWords.ending(ending);
  const people = table.seats.filter(({ kind }) => kind === 'guest').length;
  switch (ending) {
    case 'agreed':
      return people < 2 ? end.endedEarly : ends.endings.agreed;
    case 'abandoned':
    case 'host':
      return ends.endings[ending];
    default: {
      const out = table.seats.filter((seat) => seat.out === ending).map(({ seat }) => names[seat]);
      return ends.endings[ending](list(out, language));
    }
  }
}

/** The end of the game: places, points by source, how it ended, and what can be done next. */
export function Summary() {
  const { frame, ui, table, session } = useTable();
  const { end, guide, table: words } = useWords();
  const result = frame.now.result ?? { places: [], ending: '' };
  const headline = useHeadline(result);
  const ending = useEnding(result.ending);
  return (
    <Sheet wide title={headline} onClose={() => ui.open(null)}>
      <p className="summary-ending">
        {ending} <span className="soft">({end.moves(frame.now.ply)})</span>
        {table.rated && <span className="badge">{words.rated}</span>}
      </p>
      <FinalScores places={result.places} />
      {byPoints(result.ending) && <Ties places={result.places} />}
      <RatingChanges />
      <PlayAgainOffer />
      {readGuide(session.id) && (
        <section className="row summary-next" aria-label={guide.onward}>
          <GuideOnward />
        </section>
      )}
      <Next />
      <ScorePlot />
    </Sheet>
  );
}

/** Whether points decided the places: whoever gave up or ran out of time is last whatever they have. */
function byPoints(ending: string): boolean {
  return !isEarlyEnding(ending) || ending === 'agreed';
}

/** Which rule decided between equal points, with the figures it compared. */
function Ties({ places }: { readonly places: readonly number[] }) {
  const { frame, game, you } = useTable();
  const { view, scores } = frame.now;
  const ties = useMemo(
    () => tiesIn(scores, places, lensOf(game, view, you).tieBreak()),
    [game, view, you, scores, places],
  );
  return ties.map((tie) => <TieLine key={tie.seats.join()} tie={tie} />);
}

function TieLine({ tie: { seats, broke, shared } }: { readonly tie: Tie }) {
  const { names, gameWords, game } = useTable();
  const { end } = useWords();
  const language = useLanguage();
  if (!broke || !gameWords.tieBreak) {
    const tied = list(
      seats.map((seat) => names[seat]),
      language,
    );
    return <p className="summary-tie">{end.noTieBreak(tied)}</p>;
  }
  const figures = seats.map((seat) => `${names[seat]} ${broke.figures[seat]}`).join(', ');
  const say = shared ? end.tieShared : end.tie;
  return (
    <p className="summary-tie">
      {say(gameWords.tieBreak, figures)}{' '}
      <a href={`/rules/${game.id}#${broke.clause}`} target="_blank" rel="noreferrer">
        {end.rule(broke.clause)}
      </a>
    </p>
  );
}

function Next() {
  const { session, ui, you, game, table } = useTable();
  const { end, log, review, video } = useWords();
  // Whoever played a game that was brought here is not at this screen to play again.
  const imported = shelved().some(({ id, from }) => id === session.id && from === 'imported');
  const ask = useAsk();
  const next = useNextTable();
  const goOn = useGoOn();
  // The offer above says so, with the way there.
  const asked = next !== null && session.home === 'online';
  const rematch = () => {
    if (next) return void goOn(next);
    ui.playAgain();
    ask({ type: 'rematch' });
  };
  const save = async () => download(`${game.id}-${session.id}.nabu`, await session.record());
  return (
    <div className="row summary-next">
      {imported ? (
        <Link className="button button-primary" href={setUpLike(table)}>
          {log.playSetUp}
        </Link>
      ) : (
        (you !== 'spectator' || session.home === 'here') &&
        !asked && (
          <button type="button" className="button button-primary" onClick={rematch}>
            {end.rematch}
          </button>
        )
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          ui.open(null);
          ui.replay(0);
        }}
      >
        {end.review}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          ui.open(null);
          ui.show('review');
        }}
      >
        {review.open}
      </button>
      <Analyse />
      <button type="button" className="button" onClick={() => void save()}>
        {end.download}
      </button>
      <button type="button" className="button" onClick={() => ui.open('video')}>
        {video.title}
      </button>
      <button type="button" className="button button-quiet" onClick={() => ui.open(null)}>
        {end.board}
      </button>
    </div>
  );
}
