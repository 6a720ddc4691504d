import { Tag } from '../common/tag.tsx';
import { Emblem } from './emblem.tsx';
import { LevelCard } from './levels.tsx';
import type { Traveller } from './motion.ts';
import { NATIONS } from './rules.ts';

const CARD = { x: -22, y: -30, width: 44, height: 60 } as const;

/** A traveller drawn around its own middle. */
export function Sprite({ traveller }: { readonly traveller: Traveller }) {
  switch (traveller.kind) {
    case 'nation':
      return traveller.nation === null ? (
        <rect className="card-back" {...CARD} rx={6} />
      ) : (
        <g className={`nation-card nation-${NATIONS[traveller.nation]}`}>
          <rect className="card-face" {...CARD} rx={6} />
          <Emblem nation={traveller.nation} size={30} x={-15} y={-15} />
        </g>
      );
    case 'level':
      return <LevelCard box={CARD} level={traveller.level} />;
    case 'tag':
      return <Tag text={traveller.text} bad={!traveller.good} />;
  }
}
