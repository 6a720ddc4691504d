import { type PointerEvent, useRef } from 'react';
import type { BabyloniaDesk, Props } from './desk.ts';
import { hexUnder } from './hexes.tsx';
import { pressToken } from './input.ts';
import { KINDS, type Kind, movable, placing } from './rules.ts';
import { tipOf } from './tip.tsx';
import { TokenPicture } from './token.tsx';
import { phrases } from './words/index.ts';

/** A pointer that moved less than this has pressed, not dragged. */
const SLACK = 8;

/** Lets a token be dragged from the stand to a hex, by mouse or finger. */
function useDrag(desk: BabyloniaDesk, kind: Kind) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const end = () => {
    start.current = null;
    desk.show({ drag: null });
    desk.point(null);
  };
  return {
    /** True once after a drag, whose click is none. */
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        dragged.current = false;
        start.current = { x: clientX, y: clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const { clientX: x, clientY: y } = event;
        if (!start.current || !desk.mine) return;
        const far = Math.hypot(x - start.current.x, y - start.current.y) >= SLACK;
        if (!far && !dragged.current) return;
        if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = true;
        desk.show({ drag: { kind, x, y } });
        desk.point(hexUnder(document.elementFromPoint(x, y)));
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const hex = hexUnder(document.elementFromPoint(clientX, clientY));
        const dropped = dragged.current;
        end();
        if (dropped && hex !== null) desk.make(placing(kind, hex));
      },
      onPointerCancel: end,
    },
  };
}

interface StandProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
}

function Held({
  props,
  desk,
  kind,
  count,
}: StandProps & { readonly kind: Kind; readonly count: number }) {
  const say = phrases[props.language];
  const drag = useDrag(desk, kind);
  const lit = desk.mine && movable(desk.legal).includes(kind);
  const chosen = desk.draft.kind === kind;
  const face = props.seats[props.viewer === 'spectator' ? 0 : props.viewer];
  const name = say.tokens[kind][count === 1 ? 0 : 1];
  return (
    <button
      type="button"
      className={`stand-token${lit ? ' is-lit' : ''}${chosen ? ' is-chosen' : ''}`}
      aria-pressed={chosen}
      data-tip={tipOf.token(kind)}
      onClick={() => drag.wasDragged() || desk.follow(pressToken(desk, kind))}
      {...drag.handlers}
    >
      <span className="stand-pile" data-count={count}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <TokenPicture key={index} face={face} kind={kind} size={48} />
        ))}
      </span>
      <span className="stand-name">
        {count > 1 && <b>{count}</b>} {name}
      </span>
    </button>
  );
}

/** My tokens: pressed to take one in hand, or dragged to where it goes. */
export function Stand({ props, desk }: StandProps) {
  const { labels } = phrases[props.language];
  const { viewer, view } = props;
  const stand = viewer === 'spectator' ? null : view.sides[viewer].stand;
  if (!stand) return <p className="stand-note">{labels.noStand}</p>;
  const held = KINDS.filter((kind) => stand[kind] > 0);
  return (
    <section className="stand" aria-label={labels.stand}>
      {held.length === 0 && <p className="stand-note">{labels.emptyStand}</p>}
      {held.map((kind) => (
        <Held key={kind} props={props} desk={desk} kind={kind} count={stand[kind]} />
      ))}
    </section>
  );
}

/** The token under the pointer while it is dragged. */
export function Dragged({ props, desk }: StandProps) {
  const { drag } = desk.shown;
  if (!drag || props.viewer === 'spectator') return null;
  return (
    <div className="dragged" style={{ left: drag.x, top: drag.y }}>
      <TokenPicture face={props.seats[props.viewer]} kind={drag.kind} size={52} />
    </div>
  );
}
