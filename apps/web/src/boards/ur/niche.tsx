import type { Seat } from '@nabu/kernel';
import { sharedTipOf } from '../../explain/shared-tip.tsx';
import { Hit } from '../common/hit.tsx';
import { movePart } from '../common/parts.ts';
import { inset, type Rect } from '../common/rect.ts';
import type { Props, UrDesk } from './desk.ts';
import { heap, type Layout } from './geometry.ts';
import { pressElsewhere, pressHand, pressHome } from './input.ts';
import { Piece } from './piece.tsx';
import { phrases } from './words/index.ts';

interface NichesProps {
  readonly props: Props;
  readonly desk: UrDesk;
  readonly layout: Layout;
}

interface NicheProps extends NichesProps {
  readonly seat: Seat;
  readonly kind: 'hand' | 'home';
  readonly box: Rect;
}

/** Squares smaller than this leave no room for words. */
const SPARE = 44;

/** The hand or the home of a player, in the gap beside the bridge. */
function Niche({ props, desk, layout, seat, kind, box }: NicheProps) {
  const { view, seats } = props;
  const { labels } = phrases[props.language];
  const face = seats[seat];
  const count = view.sides[seat][kind];
  const own = seat === desk.seat;
  const press = own ? { hand: pressHand, home: pressHome }[kind] : pressElsewhere;
  const { move } = press(desk);
  const lit = own && desk.mine && desk.can(move);
  const area = inset(box, layout.cell * 0.04);
  const name = layout.cell < SPARE ? '' : labels[`${kind}Short`];
  const label =
    kind === 'hand' ? labels.hand(face.name, count) : labels.home(face.name, count, view.pieces);
  return (
    <Hit
      label={label}
      area={area}
      radius={layout.cell * 0.16}
      part={lit && kind === 'hand' ? movePart(move) : undefined}
      tip={kind === 'home' ? sharedTipOf.score(seat) : undefined}
      lit={lit}
      chosen={lit && desk.looked === move}
      className={`niche niche-${kind}`}
      onPress={() => props.viewer !== 'spectator' && desk.follow({ move })}
      onHint={(on) => desk.point(on && lit ? move : null)}
    >
      <rect
        {...area}
        rx={layout.cell * 0.16}
        className="niche-floor"
        stroke={`var(--seat-${face.colour})`}
      />
      <text
        className="niche-name"
        x={area.x + area.width / 2}
        y={area.y + area.height - Math.max(7, layout.cell * 0.1)}
        fontSize={Math.max(11, layout.cell * 0.12)}
      >
        {name} {count}
      </text>
      {heap(layout, box, count).map((place, i) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a heap are all alike
          key={i}
          face={face}
          box={place}
          {...(i === count - 1 ? { at: `${kind}:${seat}` } : {})}
        />
      ))}
    </Hit>
  );
}

/** Hands and homes of both players. */
export function Niches(part: NichesProps) {
  const { hands, homes } = part.layout;
  return [0, 1].flatMap((seat) => [
    <Niche key={`hand-${seat}`} {...part} seat={seat} kind="hand" box={hands[seat]} />,
    <Niche key={`home-${seat}`} {...part} seat={seat} kind="home" box={homes[seat]} />,
  ]);
}
