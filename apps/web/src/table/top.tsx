import { useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import type { TableSession } from '../session/table-session.ts';
import { useUnread } from './chat-news.ts';
import { useTable, useUi } from './context.ts';
import { isTrial } from './try-out.tsx';

/** What is to be put into the plan that is shown; null when none is. */
function usePlanStatus(): string | null {
  const { planning, names, gameWords } = useTable();
  const { plan } = useWords();
  const drawn = useStore(planning.store, (state) => state.drawn);
  const planner = useStore(planning.store, (state) => state.plan?.seat);
  if (!drawn) return null;
  const guess = drawn.guessed ? ` ${plan.guessed}` : '';
  if (drawn.ends) return plan.ends;
  if (drawn.actor === null) return plan.over + guess;
  if (drawn.actor !== planner) return plan.theirs(names[drawn.actor]) + guess;
  return plan.mine(gameWords.prompt(drawn.view, drawn.actor)) + guess;
}

/** What is going on, in a few words; urgent when the person at the screen must decide. */
export function useStatus(): { readonly text: string; readonly urgent: boolean } {
  const { frame, names, gameWords, past, session } = useTable();
  const { table, replay, recap, ends } = useWords();
  const planned = usePlanStatus();
  const thinking = useStore(session.store, (state) => state.thinking);
  const { now, you } = frame;
  if (past)
    return { text: past.ply === 0 ? replay.opening : replay.at(past.ply, now.ply), urgent: false };
  if (planned !== null) return { text: planned, urgent: false };
  if (frame.again) return { text: recap.showing, urgent: false };
  if (now.result) return { text: table.over, urgent: false };
  if (now.pause?.what === 'pause' || now.pause?.sealedBy != null)
    return { text: ends.paused, urgent: false };
  if (typeof you === 'number' && now.actors.includes(you))
    return { text: gameWords.prompt(now.view, you), urgent: true };
  const [actor] = now.actors;
  if (actor === undefined) return { text: table.over, urgent: false };
  return {
    text: thinking ? table.thinking(names[actor]) : table.turnOf(names[actor]),
    urgent: false,
  };
}

/** The slim bar above the board; in a low window it is behind a handle. */
export function TopBar() {
  const { table } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <nav className="top-handle" aria-label={table.bar}>
        <button
          type="button"
          className="button button-quiet button-round"
          aria-expanded={open}
          aria-label={table.bar}
          title={table.bar}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
        <RulesLink />
      </nav>
      <Bar open={open} onUsed={() => setOpen(false)} />
    </>
  );
}

/** The way to the rules, in a page of its own so that the table stays as it is. */
function RulesLink() {
  const { game } = useTable();
  const { house } = useWords();
  return (
    <a
      className="button button-quiet button-small top-rules"
      href={`/rules/${game.id}`}
      target="_blank"
      rel="noreferrer"
      title={house.rules}
    >
      <Icon name="book" /> <span className="top-label">{house.rules}</span>
    </a>
  );
}

/** Where leaving a table leads: from a lesson, a puzzle or an analysis to the others of its kind, else to the front page. */
export function wayOut(session: Pick<TableSession, 'home' | 'wayOut'>, game: string): string {
  const { home } = session;
  if (session.wayOut !== undefined) return session.wayOut;
  if (home === 'analysis') return '/analysis';
  if (home === 'puzzle') return `/puzzles/${game}`;
  return home === 'lesson' ? `/learn/${game}` : '/';
}

function Bar({ open, onUsed }: { readonly open: boolean; onUsed(): void }) {
  const { ui, gameWords, you, session, frame, past, table, game } = useTable();
  const words = useWords();
  const panel = useUi((state) => state.panel);
  const unread = useUnread();
  const watching = you === 'spectator' && session.home === 'online';
  const analysing = session.home === 'analysis';
  const studying = analysing && session.wayOut !== undefined;
  const watchers = useStore(session.store, (state) => state.watchers) - (watching ? 1 : 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on one of its buttons closes it, keys press them too
    <header className={open ? 'top is-open' : 'top'} onClick={onUsed}>
      <Link
        className="button button-quiet button-round"
        href={wayOut(session, game.id)}
        onClick={() => void session.leave()}
        aria-label={words.table.leave}
        title={words.table.leave}
      >
        <Icon name="back" />
      </Link>
      <p className="top-title">
        {gameWords.title}
        {table.rated && (
          <span className="badge" title={words.table.ratedNote}>
            {words.table.rated}
          </span>
        )}
        {isTrial(session.id) && (
          <span className="badge" title={words.trial.hint}>
            {words.trial.badge}
          </span>
        )}
        {analysing && (
          <span className="badge">{studying ? words.studies.panel : words.analysis.badge}</span>
        )}
        {watching && <span className="top-watch">{words.table.watching}</span>}
        {watchers > 0 && <span className="top-watch">{words.table.watchers(watchers)}</span>}
      </p>
      <div className="top-tools">
        {analysing && (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-pressed={panel === 'beside'}
            onClick={() => ui.toggle('beside')}
          >
            <Icon name="branch" />{' '}
            <span className="top-label">
              {studying ? words.studies.panel : words.analysis.tree}
            </span>
          </button>
        )}
        {frame.now.ply > 0 && !analysing && (
          <button
            type="button"
            className="button button-quiet button-small top-replay"
            aria-pressed={past !== null}
            aria-label={words.replay.title}
            onClick={() => ui.replay(past ? null : frame.now.ply - 1)}
          >
            <Icon name="previous" />
          </button>
        )}
        {frame.now.result && !analysing && (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-pressed={panel === 'review'}
            aria-label={words.review.title}
            onClick={() => ui.toggle('review')}
          >
            <Icon name="chart" /> <span className="top-label">{words.review.title}</span>
          </button>
        )}
        <RulesLink />
        <button
          type="button"
          className="button button-quiet button-small"
          aria-pressed={panel === 'text'}
          onClick={() => ui.toggle('text')}
        >
          <Icon name="text" /> <span className="top-label">{words.table.textBoard}</span>
        </button>
        <button
          type="button"
          className="button button-quiet button-small"
          aria-pressed={panel === 'log'}
          aria-label={
            unread > 0 ? `${words.table.log}, ${words.again.unread(unread)}` : words.table.log
          }
          onClick={() => ui.toggle('log')}
        >
          <Icon name="log" /> <span className="top-label">{words.table.log}</span>
          {unread > 0 && <span className="unread figures">{unread}</span>}
        </button>
        <button
          type="button"
          className="button button-quiet button-round"
          aria-label={words.table.openBoardMenu}
          onClick={() => ui.open('menu')}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
