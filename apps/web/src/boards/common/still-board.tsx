import type { Viewer, Word } from '@nabu/kernel';
import type { AnyKit, BoardProps, Language, SeatFace } from '../../table/kit.ts';
import { DeskProvider } from './desk/provider.tsx';

const nothing = () => undefined;

/** Whoever looks at a picture decides nothing. */
const LOOKING = {
  ...{ legal: [], over: false, choose: nothing, refuse: () => null },
  ...{ preview: () => null, follow: null, touch: nothing, still: true },
};

interface StillBoardProps {
  readonly kit: AnyKit;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly step?: BoardProps<unknown, Word, never>['step'];
  /** Pieces to mark as new. */
  readonly news?: readonly string[];
  /** Pieces to point at. */
  readonly pointed?: readonly string[];
  /** What a small board is about: it is opened where these pieces are in sight. A large one shows all at once. */
  readonly about?: readonly string[];
  readonly seats: readonly SeatFace[];
  readonly language: Language;
}

/** A position drawn by the game's own board, to be looked at, not played on. */
export function StillBoard({ kit, about, ...seen }: StillBoardProps) {
  const { step = null, news = [], pointed = [] } = seen;
  const props = { ...LOOKING, ...seen, step, news, pointed } as BoardProps<unknown, Word, never>;
  const opening = about ? kit.desk.pictured?.(seen.view, about) : undefined;
  return (
    <DeskProvider
      // Where another part of the board is to be seen, it is opened anew.
      key={JSON.stringify(opening)}
      kind={kit.desk}
      props={props}
      asking={{ move: null, asks: () => false }}
      suggested={null}
      onBusy={nothing}
      {...(opening ? { opening } : {})}
    >
      <kit.Board {...props} />
    </DeskProvider>
  );
}
