import type { Viewer, Word } from '@nabu/kernel';
import type { AnyKit, BoardProps, Language, SeatFace } from '../../table/kit.ts';
import { DeskProvider } from './desk/provider.tsx';

const nothing = () => undefined;

/** Whoever looks at a picture decides nothing. */
const LOOKING = {
  ...{ legal: [], over: false, choose: nothing, preview: () => null },
  ...{ pointed: [], follow: null, touch: nothing, still: true },
};

interface StillBoardProps {
  readonly kit: AnyKit;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly step?: BoardProps<unknown, Word, never>['step'];
  /** Pieces to mark as new. */
  readonly news?: readonly string[];
  readonly seats: readonly SeatFace[];
  readonly language: Language;
}

/** A position drawn by the game's own board, to be looked at, not played on. */
export function StillBoard({ kit, step = null, news = [], ...seen }: StillBoardProps) {
  const props = { ...LOOKING, ...seen, step, news } as BoardProps<unknown, Word, never>;
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
