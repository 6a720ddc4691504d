import { sharedTipOf } from '../../explain/shared-tip.tsx';
import { Hit } from '../common/hit.tsx';
import { movePart } from '../common/parts.ts';
import { inset } from '../common/rect.ts';
import type { Props, UrDesk } from './desk.ts';
import type { Layout } from './geometry.ts';
import { type Prospect, pressSquare } from './input.ts';
import { Piece, pieceBox } from './piece.tsx';
import { moveFrom, ROSETTES, SQUARES, type Square, standingOn } from './rules.ts';
import { phrases, words } from './words/index.ts';

interface SquaresProps {
  readonly props: Props;
  readonly desk: UrDesk;
  readonly layout: Layout;
  readonly prospects: readonly Prospect[];
}

function SquareView({ square, ...part }: SquaresProps & { readonly square: Square }) {
  const { props, desk, layout, prospects } = part;
  const { view, language, seats } = props;
  const box = layout.squares[square];
  const standing = standingOn(view, square);
  const owner = standing && seats[standing.seat];
  const own = standing !== null && standing.seat === desk.seat;
  const start = own ? moveFrom(standing.position) : null;
  const leads = prospects.find(
    (prospect) => prospect.move === start || (!own && prospect.square === square),
  );
  const label = phrases[language].labels.square(
    square,
    ROSETTES.includes(square),
    owner?.name ?? null,
  );
  const doomed = desk.ghost?.move === leads?.move && leads?.square === square && leads.captures;
  return (
    <Hit
      label={
        leads
          ? phrases[language].labels.leads(label, words[language].move(leads.move, view))
          : label
      }
      area={inset(box, layout.cell * 0.035)}
      radius={layout.cell * 0.08}
      part={leads && own ? movePart(leads.move) : square}
      space={square}
      tip={sharedTipOf.space(square)}
      lit={leads !== undefined && own}
      chosen={leads !== undefined && desk.looked === leads.move}
      className={props.pointed.includes(square) ? 'is-pointed' : ''}
      onPress={() => props.viewer !== 'spectator' && desk.follow(pressSquare(desk, square))}
      onHint={(on) => desk.point(on && leads ? leads.move : null)}
    >
      {standing && owner && (
        <Piece
          face={owner}
          box={pieceBox(box)}
          className={doomed ? 'is-doomed' : ''}
          at={`on:${square}`}
        />
      )}
    </Hit>
  );
}

/** The squares as parts to press, each with the piece that stands on it. */
export function Squares(part: SquaresProps) {
  return SQUARES.map((square) => <SquareView key={square} square={square} {...part} />);
}
