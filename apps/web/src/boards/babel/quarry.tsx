import type { Seat } from '@nabu/kernel';
import { Hit } from '../common/hit.tsx';
import type { Rect } from '../common/rect.ts';
import { type Layout, stackPlaces } from './geometry.ts';
import { LevelCard } from './levels.tsx';
import { tipOf } from './tip.tsx';
import { stackText } from './words/describe.ts';
import type { Phrases } from './words/phrases.ts';
import { stackPiece } from './words/pieces.ts';

interface StackProps {
  readonly place: Rect;
  readonly shape: Layout['shape'];
  readonly seat: Seat;
  /** The levels, top last. */
  readonly levels: readonly number[];
  readonly title: string;
  readonly phrases: Phrases;
  readonly lit: boolean;
  readonly pointed: boolean;
  onPress(): void;
  onHint(on: boolean): void;
  onLook(): void;
}

/** A quarry stack, open and fanned: the top card first and largest. */
export function Stack(props: StackProps) {
  const { place, shape, seat, levels, title, phrases } = props;
  const cards = levels.toReversed();
  const { top, rest, more } = stackPlaces(place, cards.length, shape);
  const label = phrases.labels.stack(title, stackText(phrases, levels));
  const at = `stack:${seat}`;
  return (
    <g
      className={props.pointed ? 'stack is-pointed' : 'stack'}
      data-space={stackPiece(seat)}
      data-tip={tipOf.stack(seat)}
    >
      {shape === 'wide' && (
        <>
          <rect className="quarry-floor" {...place} rx={10} />
          <text className="caption" x={place.x + 12} y={place.y + 14}>
            {title}
            <tspan className="coordinates" dx={6}>
              {stackPiece(seat)}
            </tspan>
          </text>
        </>
      )}
      {shape === 'tall' && (
        <text
          className="coordinates"
          x={top.x + top.width + 5}
          y={top.y + top.height / 2 + 4}
          fontSize={10}
        >
          {stackPiece(seat)}
        </text>
      )}
      {rest.map((box, index) => (
        <LevelCard key={`${box.x} ${box.y}`} box={box} level={cards[index + 1]} />
      ))}
      {more && (
        <Hit label={label} area={more} radius={5} onPress={props.onLook}>
          <text className="more" x={more.x + more.width / 2} y={more.y + more.height / 2}>
            {phrases.labels.more(cards.length - 1 - rest.length)}
          </text>
        </Hit>
      )}
      <Hit
        label={label}
        area={top}
        radius={6}
        part={stackPiece(seat)}
        lit={props.lit}
        onPress={props.onPress}
        onHint={props.onHint}
      >
        {cards.length > 0 ? (
          <LevelCard box={top} level={cards[0]} at={at} />
        ) : (
          <rect className="empty-place" {...top} rx={6} data-at={at} />
        )}
      </Hit>
    </g>
  );
}
