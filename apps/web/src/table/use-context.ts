import type { AnyGame, Word } from '@nabu/kernel';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { type Lens, lensOf } from '../session/lens.ts';
import type { TablePort, Trouble } from '../session/port.ts';
import { movementIsOff } from '../settings/apply.ts';
import type { TableContext } from './context.ts';
import { facesOf } from './faces.ts';
import type { AnyKit, BoardProps, GameWords } from './kit.ts';
import type { Presenter } from './presenter.ts';
import { useSame } from './same.ts';
import { storyOf } from './story.ts';
import type { TableUi } from './ui.ts';
import { usePast } from './use-past.ts';

export interface TableParts {
  readonly port: TablePort;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly ui: TableUi;
  readonly presenter: Presenter;
}

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
    const link = clause
      ? { href: `/rules/${game.id}#${clause}`, label: words.table.readRule(clause) }
      : undefined;
    ui.toast({ kind: 'refusal', text: troubleSentence(words, trouble, gameWords), link });
  };
}

/** Gathers what the parts of the table page share; null until there is a view. */
export function useTableContext(parts: TableParts): TableContext | null {
  const { port, game, kit, ui, presenter } = parts;
  const words = useWords();
  const language = useLanguage();
  const table = useSame(useStore(port.store, (state) => state.table));
  const entries = useStore(port.store, (state) => state.entries);
  const frame = useStore(presenter.shown);
  const past = usePast(port, ui, 0);
  const pointed = useStore(ui.store, (state) => state.pointed);
  const refused = useRefusal(parts);
  const story = useMemo(() => storyOf(entries), [entries]);
  const faces = useMemo(() => (table ? facesOf(table, words) : []), [table, words]);
  const names = useMemo(() => faces.map(({ name }) => name), [faces]);
  const view = past ? past.at.view : frame?.now.view;
  const you = frame?.you ?? 'spectator';
  const lens = useMemo(() => lensOf(game, view, you), [game, view, you]);
  const legal = useMemo(
    () => (past || !frame ? [] : readMoves(game, frame.now.moves)),
    [game, past, frame],
  );
  if (!table || !frame) return null;

  const props: BoardProps<unknown, Word, never> = {
    viewer: you,
    view,
    legal,
    over: frame.now.result !== null,
    choose: (move) => {
      if (past) return ui.toast({ kind: 'plain', text: words.replay.looking });
      if (legal.includes(move)) {
        presenter.catchUp();
        void port.play(game.notation.format(move)).then((trouble) => trouble && refused(trouble));
      } else refused(reasonFor(frame.now.actors.includes(you as number), lens, move));
    },
    preview: (move) => (past ? null : (lens.preview(move) as never)),
    step: (past ? past.step : frame.step) as never,
    pointed,
    seats: faces,
    language,
    still: movementIsOff(),
  };
  return {
    ...{ port, game, kit, ui, table, frame, you, faces, names, story, props },
    past: past?.at ?? null,
    gameWords: kit.words[language] as GameWords<unknown, Word, never>,
  };
}

function readMoves(game: AnyGame, texts: readonly string[]): readonly Word[] {
  return texts.flatMap((text) => game.notation.parse(text) ?? []);
}

function reasonFor(deciding: boolean, lens: Lens, move: Word): Trouble {
  return { code: deciding ? 'illegal' : 'not-your-turn', clause: lens.refuse(move), sentence: '' };
}
