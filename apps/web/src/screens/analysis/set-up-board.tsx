import type { AnyGame, Word } from '@nabu/kernel';
import { presets } from '@nabu/kernel';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { faceOf } from '../../art/seat-mark.tsx';
import { DeskProvider } from '../../boards/common/desk/provider.tsx';
import type { PositionWords } from '../../boards/common/position-words.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { lensOf } from '../../session/lens.ts';
import type { AnyKit, BoardProps } from '../../table/kit.ts';
import { SetUpPieces } from './set-up-pieces.tsx';

interface SetUpBoardProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly names: readonly string[];
  /** The last position that the rules allowed; null before there was one. */
  readonly state: unknown;
  readonly words: PositionWords;
  onChange(words: PositionWords): void;
}

const nothing = () => undefined;
/** Whoever sets up a position makes no moves. */
const STILL = {
  ...{ legal: [], over: false, choose: nothing, preview: () => null, step: null },
  ...{ pointed: [], news: [], follow: null, touch: nothing, still: true },
};

/** The game's own board, with pieces to choose from; a press on a space puts one there or takes away what lies there. */
export function SetUpBoard({ game, kit, names, state, words, onChange }: SetUpBoardProps) {
  const { setup } = useWords().analysis;
  const language = useLanguage();
  const pieces = useMemo(() => kit.setup.pieces(names.length, language), [kit, names, language]);
  const [chosen, setChosen] = useState<string | null>(pieces[0]?.id ?? null);
  const [refused, setRefused] = useState(false);
  if (state === null) return null;
  const press = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
    const { target } = event;
    const space = target instanceof Element ? target.closest('[data-space]') : null;
    if (!space) return;
    event.preventDefault();
    event.stopPropagation();
    const name = space.getAttribute('data-space') ?? '';
    const put = kit.setup.put(words, name, chosen, presets(game.options));
    setRefused(put === null);
    if (put) onChange(put);
  };
  return (
    <section aria-label={setup.pieces} className="set-up-table">
      <SetUpPieces {...{ pieces, names, chosen }} onChoose={setChosen} />
      <p role="status" className="soft">
        {refused ? setup.notHere : setup.hint}
      </p>
      <div
        className="picture-board set-up-board"
        data-game={game.id}
        onClickCapture={press}
        onKeyDownCapture={press}
      >
        <Still {...{ game, kit, names, state }} />
      </div>
    </section>
  );
}

/** A board on which no moves are made, as whoever decides sees it. */
function Still({
  game,
  kit,
  names,
  state,
}: Pick<SetUpBoardProps, 'game' | 'kit' | 'names' | 'state'>) {
  const language = useLanguage();
  const viewer = game.actors(state)[0] ?? 0;
  const seats = names.map((name, seat) => ({
    ...{ seat, ...faceOf(seat), bot: false, level: null, name },
  }));
  const view = game.view(state, viewer);
  const { refuse } = lensOf(game, view, viewer);
  const props = { ...STILL, viewer, view, refuse, seats, language } as BoardProps<
    unknown,
    Word,
    never
  >;
  return (
    <DeskProvider
      kind={kit.desk}
      props={props}
      asking={{ move: null, asks: () => false }}
      suggested={null}
      onBusy={nothing}
    >
      <kit.Board {...props} />
    </DeskProvider>
  );
}
