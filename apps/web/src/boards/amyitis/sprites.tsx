import type { SeatFace } from '../../table/kit.ts';
import { Tag } from '../common/tag.tsx';
import { Cube } from './cube.tsx';
import { SignIcon, Token } from './icons.tsx';
import type { Traveller } from './motion.ts';

/** A traveller drawn around its own middle. */
export function Sprite({ traveller, seats }: { traveller: Traveller; seats: readonly SeatFace[] }) {
  switch (traveller.kind) {
    case 'cube':
      return <Cube owner={traveller.owner} seats={seats} x={0} y={0} size={traveller.size} />;
    case 'token':
      return <Token name={traveller.sign} size={26} x={-13} y={-13} />;
    case 'card':
      return (
        <g className="craft">
          <rect className="craft-face" x={-20} y={-27} width={40} height={54} rx={6} />
          <SignIcon name={traveller.sign} size={26} x={-13} y={-13} />
        </g>
      );
    case 'tag':
      return <Tag text={traveller.text} />;
  }
}
