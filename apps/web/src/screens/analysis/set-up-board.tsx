import type { AnyGame, Word } from '@nabu/kernel';
import { presets } from '@nabu/kernel';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { faceOf, SeatMark } from '../../art/seat-mark.tsx';
import { DeskProvider } from '../../boards/common/desk/provider.tsx';
import { type PositionWords, readWords } from '../../boards/common/position-words.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import type { AnyKit, BoardProps } from '../../table/kit.ts';

interface SetUpBoardProps {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly seats: number;
  /** The last position that the rules allowed; null before there was one. */
  readonly state: unknown;
  readonly text: string;
  onChange(words: PositionWords): void;
}

const nothing = () => undefined;
/** Whoever sets up a position makes no moves. */
const STILL = {
  ...{ legal: [], over: false, choose: nothing, preview: () => null, step: null },
  ...{ pointed: [], news: [], follow: null, touch: nothing, still: true },
};

/** The game's own board, with pieces to choose from; a press on a space puts one there or takes away what lies there. */
export function SetUpBoard({ game, kit, seats, state, text, onChange }: SetUpBoardProps) {
  const { analysis } = useWords();
  const language = useLanguage();
  const pieces = useMemo(() => kit.setup.pieces(seats), [kit, seats]);
  const [chosen, setChosen] = useState<string | null>(pieces[0]?.id ?? null);
  const [refused, setRefused] = useState(false);
  if (state === null) return null;
  const viewer = game.actors(state)[0] ?? 0;
  const faces = Array.from({ length: seats }, (_, seat) => ({
    ...{ seat, ...faceOf(seat), bot: false, level: null, name: analysis.player(seat + 1) },
  }));
  const view = game.view(state, viewer);
  const props = { ...STILL, viewer, view, seats: faces, language } as BoardProps<
    unknown,
    Word,
    never
  >;
  const press = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== 'Enter' && event.key !== ' ') return;
    const { target } = event;
    const space = target instanceof Element ? target.closest('[data-space]') : null;
    if (!space) return;
    event.preventDefault();
    event.stopPropagation();
    const name = space.getAttribute('data-space') ?? '';
    const put = kit.setup.put(readWords(text), name, chosen, presets(game.options));
    setRefused(put === null);
    if (put) onChange(put);
  };
  return (
    <section aria-label={analysis.setup.pieces}>
      <fieldset className="set-up-pieces">
        <legend>{analysis.setup.pieces}</legend>
        {pieces.map(({ id, seat, text: label }) => (
          <button
            key={id}
            type="button"
            className="button button-small"
            aria-pressed={chosen === id}
            aria-label={[seat === null ? '' : faces[seat].name, label].filter(Boolean).join(' ')}
            onClick={() => setChosen(id)}
          >
            {seat !== null && <SeatMark seat={seat} size="1em" />} {label}
          </button>
        ))}
        <button
          type="button"
          className="button button-small"
          aria-pressed={chosen === null}
          onClick={() => setChosen(null)}
        >
          {analysis.setup.clear}
        </button>
      </fieldset>
      <p role="status" className="soft">
        {refused && analysis.setup.notHere}
      </p>
      <div
        className="picture-board set-up-board"
        data-game={game.id}
        onClickCapture={press}
        onKeyDownCapture={press}
      >
        <DeskProvider
          kind={kit.desk}
          props={props}
          asking={{ move: null, asks: () => false }}
          suggested={null}
          onBusy={nothing}
        >
          <kit.Board {...props} />
        </DeskProvider>
      </div>
    </section>
  );
}
