import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { DeskProvider } from '../boards/common/desk/provider.tsx';
import { OutcomeLine } from '../explain/outcome-line.tsx';
import { useWords } from '../i18n/language.ts';
import { PlanOnBoard } from '../plan/on-board.tsx';
import { ReviewBeside, useReviewAtHand } from '../review/at-hand.tsx';
import { ReviewProvider } from '../review/context.ts';
import { Reviewing } from '../review/reviewing.ts';
import { useTitle } from '../screens/title.ts';
import { Waiting } from '../screens/waiting.tsx';
import { AboutSheet } from './about.tsx';
import { Absent, CountOutSheet } from './absent.tsx';
import { useChatNews } from './chat-news.ts';
import { LowTime } from './clock.tsx';
import { ConnectionBanner } from './connection.tsx';
import { TableProvider, useTable, useUi } from './context.ts';
import { Curtain } from './curtain.tsx';
import { KEEPS_FOCUS, useKeptFocus } from './focus.ts';
import { HintsOnBoard } from './hint.tsx';
import { suggestedMove } from './hints.ts';
import { KeysSheet, useShortcuts } from './keys.tsx';
import { useTelling } from './live.tsx';
import { LogPanel } from './log.tsx';
import { InviteSheet, MenuSheet } from './menu.tsx';
import { useMoment } from './moment.ts';
import { BOX_ID, MoveBox } from './move-box/move-box.tsx';
import { Offer } from './offer.tsx';
import { Rail } from './rail.tsx';
import { useSkipping } from './recap.ts';
import { useRematch } from './rematch.ts';
import { NotYetHere, PlayAgainOffer } from './rematch-offer.tsx';
import { ScoreSheet } from './scores.tsx';
import { PeopleSheet, SomeoneSheet } from './someone.tsx';
import { useSounds } from './sound.ts';
import { StopSheet } from './stops.tsx';
import { Summary, useSummary } from './summary.tsx';
import { TextBoard } from './text-board.tsx';
import { WhyOnBoard } from './thoughts.tsx';
import { Tips } from './tips.tsx';
import { Toasts, useLightDismiss } from './toasts.tsx';
import { TopBar, useStatus } from './top.tsx';
import { touchingOf } from './touching.ts';
import { BottomTray } from './tray.tsx';
import { type TableParts, useTableContext } from './use-context.ts';

const ToStudySheet = lazy(async () => ({
  default: (await import('../studies/to-study-sheet.tsx')).ToStudySheet,
}));

const VideoSheet = lazy(async () => ({
  default: (await import('../video/sheet.tsx')).VideoSheet,
}));

/** The table page around a game's board: seats, tray, log, replay and everything said about the match. */
export function TableFrame(parts: TableParts) {
  const context = useTableContext(parts);
  const { session, game } = parts;
  const reviewing = useMemo(() => new Reviewing(session, game), [session, game]);
  useEffect(() => () => reviewing.stop(), [reviewing]);
  if (!context) return <Waiting />;
  return (
    <TableProvider value={context}>
      <ReviewProvider value={reviewing}>
        <AtDesk>
          <Around teacher={parts.teacher} beside={parts.beside} />
        </AtDesk>
      </ReviewProvider>
    </TableProvider>
  );
}

/** Opens the desk of this table, with the hint that is looked at. */
function AtDesk({ children }: { readonly children: ReactNode }) {
  const { session, table, kit, props, game, ui, asking } = useTable();
  const covered = useStore(session.store, ({ curtain }) => curtain !== null);
  const told = useUi((state) => state.told);
  const suggested = useMemo(() => suggestedMove(game, told, props.view), [game, told, props.view]);
  return (
    <DeskProvider
      key={table.id}
      kind={kit.desk}
      props={props}
      asking={asking}
      suggested={suggested}
      covered={covered}
      onBusy={() => ui.chooseHint(null)}
    >
      {children}
    </DeskProvider>
  );
}

function Around({ teacher, beside }: Pick<TableParts, 'teacher' | 'beside'>) {
  const { session, game, kit, props, gameWords, past, frame, ui, table, sketching } = useTable();
  const words = useWords();
  const panel = useUi((ui) => ui.panel);
  const curtain = useStore(session.store, (state) => state.curtain);
  const { text, urgent } = useStatus();
  const over = frame.now.result !== null;
  useReviewAtHand(over);
  useTitle(urgent ? `● ${text}` : gameWords.title);
  useSkipping();
  useMoment();
  useShortcuts();
  useSounds();
  useSummary();
  useRematch();
  useChatNews();
  useNoScroll();
  useKeptFocus();
  useTelling();
  useLightDismiss();
  return (
    <div className="table-window">
      <div
        className={[
          'table',
          panel && 'table-with-panel',
          past && 'table-past',
          sketching && 'table-plan',
        ]
          .filter(Boolean)
          .join(' ')}
        data-game={game.id}
        data-ply={frame.now.ply}
        data-over={over}
        {...touchingOf(ui)}
      >
        <a className="skip-link" href="#content">
          {words.house.skip}
        </a>
        <a className="skip-link" href={`#${BOX_ID}`}>
          {words.spoken.skip}
        </a>
        <TopBar />
        <ConnectionBanner session={session} />
        {teacher}
        <Rail />
        <main
          className="table-board bricks"
          id="content"
          aria-label={words.table.board}
          {...KEEPS_FOCUS}
        >
          <h1 className="hidden-text">{gameWords.title}</h1>
          <kit.Board {...props} />
          <MoveBox />
          <HintsOnBoard />
          <PlanOnBoard />
          {!past && <OutcomeLine />}
          <WhyOnBoard />
          <Offer />
          <Absent />
          <PlayAgainOffer />
          <NotYetHere />
          <Toasts />
        </main>
        <BottomTray />
        {panel === 'log' && <LogPanel />}
        {panel === 'text' && <TextBoard />}
        {panel === 'beside' && beside}
        {panel === 'review' && over && <ReviewBeside />}
        <Sheets />
        <Tips />
        {table.pace && <LowTime />}
        {curtain !== null && <Curtain seat={curtain} />}
      </div>
    </div>
  );
}

function Sheets() {
  const dialog = useUi((ui) => ui.dialog);
  switch (dialog) {
    case null:
      return null;
    case 'menu':
      return <MenuSheet />;
    case 'keys':
      return <KeysSheet />;
    case 'about':
      return <AboutSheet />;
    case 'summary':
      return <Summary />;
    case 'invite':
      return <InviteSheet />;
    case 'video':
      return (
        <Suspense fallback={null}>
          <VideoSheet />
        </Suspense>
      );
    case 'study':
      return (
        <Suspense fallback={null}>
          <ToStudySheet />
        </Suspense>
      );
    case 'people':
      return <PeopleSheet />;
    default:
      if ('person' in dialog) return <SomeoneSheet someone={dialog.person} />;
      if ('stop' in dialog) return <StopSheet stop={dialog.stop} />;
      return 'out' in dialog ? (
        <CountOutSheet seat={dialog.out} />
      ) : (
        <ScoreSheet seat={dialog.score} />
      );
  }
}

/** The table fills the window and never scrolls as a page. */
function useNoScroll(): void {
  useEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
}
