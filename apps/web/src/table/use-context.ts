import type { AnyGame, GameEvent, Word } from '@nabu/kernel';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useWords } from '../i18n/language.ts';
import { addStep } from '../plan/add-step.ts';
import { usePlanning } from '../plan/use-planning.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { type Lens, lensOf } from '../session/lens.ts';
import type { TableSession, Trouble, Wish } from '../session/table-session.ts';
import { movementIsOff } from '../settings/apply.ts';
import { isQuickRepeat, mustConfirm } from './confirm.tsx';
import { type TableContext, useTable } from './context.ts';
import { facesOf } from './faces.ts';
import type { AnyKit, BoardProps, GameWords } from './kit.ts';
import { useTablePlayers } from './players.ts';
import type { Frame, Presenter } from './presenter.ts';
import { ruleAt } from './rule-link.tsx';
import { useSame } from './same.ts';
import { isChapter, type Story, scoredPieces, storyOf } from './story.ts';
import { newPieces, newsFor } from './story-turns.ts';
import type { TableUi } from './ui.ts';
import { type Past, usePast } from './use-past.ts';

/** What the context of a table is made of. */
export interface TableParts {
  readonly session: TableSession;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly ui: TableUi;
  readonly presenter: Presenter;
  /** What stands between the bar and the board where somebody is taught or guided. */
  readonly teacher?: ReactNode;
  /** Asked before each move; one it says false of is not made. */
  readonly guard?: Guard | undefined;
  /** The panel of the page that the table is part of, shown while the panel `beside` is open. */
  readonly beside?: ReactNode;
}

/** Whether a legal move, in the game's notation, may be made. */
export type Guard = (move: string) => Promise<boolean>;

/** Says why something was not done, with the way to the rule that forbids it. */
export function useRefusal({
  ui,
  game,
  kit,
}: Pick<TableParts, 'ui' | 'game' | 'kit'>): (trouble: Trouble) => void {
  const words = useWords();
  const gameWords = kit.words[useLanguage()];
  return (trouble) => {
    const { clause } = trouble;
    const link = clause ? ruleAt(words, game.id, clause) : undefined;
    ui.toast({ kind: 'refusal', text: troubleSentence(words, trouble, gameWords), link });
  };
}

/** The way to ask something of the table; a refusal is said aloud. */
export function useAsk(): (wish: Wish) => void {
  const { session, ui, game, kit } = useTable();
  const refused = useRefusal({ ui, game, kit });
  return (wish) => void session.ask(wish).then((trouble) => trouble && refused(trouble));
}

/** Gathers what the parts of the table page share; null until there is a view. */
export function useTableContext(parts: TableParts): TableContext | null {
  const { session, game, kit, ui, presenter, guard } = parts;
  const words = useWords();
  const language = useLanguage();
  const table = useSame(useStore(session.store, (state) => state.table));
  const entries = useStore(session.store, (state) => state.entries);
  const over = useStore(session.store, (state) => state.now?.phase === 'over');
  const players = useTablePlayers(table, session.home, over);
  const frame = useStore(presenter.shown);
  const past = usePast(session, ui, game, frame?.now.result != null);
  const pointed = useStore(ui.store, (state) => state.pointed);
  const follow = useStore(ui.store, (state) => state.follow);
  const asked = useStore(ui.store, (state) => state.asked);
  const refused = useRefusal(parts);
  const gameWords = kit.words[language] as GameWords<unknown, Word, never>;
  const planning = usePlanning({ session, game, kit, ui, gameWords, refused });
  const planned = useStore(planning.store, (state) => state.drawn);
  const drawn = past ? null : planned;
  const story = useMemo(() => storyOf(entries), [entries]);
  const faces = useMemo(() => (table ? facesOf(table, words) : []), [table, words]);
  const names = useMemo(() => faces.map(({ name }) => name), [faces]);
  const view = past ? past.at.view : (drawn?.view ?? frame?.now.view);
  const you = past?.eyes ?? frame?.you ?? 'spectator';
  const eyes = drawn?.viewer ?? you;
  const lens = useMemo(() => lensOf(game, view, eyes), [game, view, eyes]);
  const legal = useMemo(() => {
    if (past || !frame) return [];
    return drawn ? drawn.legal : readMoves(game, frame.now.moves);
  }, [game, past, frame, drawn]);
  const news = useMemo(() => newsOf(kit, story, frame, past), [kit, story, frame, past]);
  if (!table || !frame) return null;

  const forced = legal.length === 1 && !frame.now.canUndo;
  // On the analysis board every move can be taken back.
  const free = session.home === 'analysis';
  const asks = (move: Word) =>
    !past && !drawn && !forced && !free && legal.includes(move) && mustConfirm(lens, kit, move);
  const make = (move: Word, sure: boolean) => {
    if (asked?.move !== move && !sure && asks(move))
      return ui.ask({ move, ply: frame.now.ply, at: performance.now() });
    if (!sure && isQuickRepeat(asked)) return;
    ui.ask(null);
    presenter.catchUp();
    void session.play(game.notation.format(move)).then((trouble) => trouble && refused(trouble));
  };
  const shownSeat = past ? seatAt(story, past.at.ply) : frame.again ? frame.mover : null;
  const props: BoardProps<unknown, Word, never> = {
    viewer: eyes,
    view,
    legal,
    over: frame.now.result !== null,
    choose: (move, sure = false) => {
      if (past) return ui.toast({ kind: 'plain', text: words.replay.looking });
      if (drawn) return void addStep({ planning, ui, game, gameWords, names }, words, move);
      if (!legal.includes(move))
        return refused(reasonFor(frame.now.actors.includes(you as number), lens, move));
      if (!guard) return make(move, sure);
      void guard(game.notation.format(move)).then((may) => may && make(move, sure));
    },
    refuse: (move) => lens.refuse(move),
    preview: (move) => (past ? null : (lens.preview(move) as never)),
    step: (past ? past.step : drawn ? drawn.step : frame.step) as never,
    pointed,
    news: drawn ? [] : news,
    follow: follow || !past ? shownSeat : null,
    touch: (space) => ui.touch(space),
    seats: faces,
    language,
    still: movementIsOff(),
  };
  const waiting =
    !drawn && asked?.ply === frame.now.ply && legal.includes(asked.move) ? asked.move : null;
  return {
    ...{
      session,
      game,
      kit,
      ui,
      table,
      players,
      frame,
      you,
      faces,
      names,
      story,
      props,
      presenter,
    },
    past: past?.at ?? null,
    planning,
    sketching: drawn !== null,
    asking: {
      move: waiting,
      asks,
      isFinal: (move) => lens.final(move),
      final: waiting !== null && lens.final(waiting),
    },
    gameWords,
  };
}

/** The pieces to mark as new: what others did since my last move; at an earlier moment, the turn that led to it. */
function newsOf(
  kit: AnyKit,
  story: Story,
  frame: Frame | null,
  past: Past | null,
): readonly string[] {
  if (!frame) return [];
  const pieces = (event: GameEvent) => kit.pieces?.(event) ?? scoredPieces(event);
  const eyes = past || frame.again ? 'spectator' : frame.you;
  const chapters = newsFor(story, eyes, past?.at.ply ?? frame.now.ply);
  return newPieces(
    chapters.flatMap(({ events }) => events),
    pieces,
  );
}

function seatAt(story: Story, ply: number): number | null {
  return story.lines.filter(isChapter).find((chapter) => chapter.ply === ply)?.seat ?? null;
}

function readMoves(game: AnyGame, texts: readonly string[]): readonly Word[] {
  return texts.flatMap((text) => game.notation.parse(text) ?? []);
}

function reasonFor(deciding: boolean, lens: Lens, move: Word): Trouble {
  return { code: deciding ? 'illegal' : 'not-your-turn', clause: lens.refuse(move), sentence: '' };
}
