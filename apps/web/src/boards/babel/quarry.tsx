import type { Seat } from '@nabu/kernel';
import { Hit } from '../shared/hit.tsx';
import type { Rect } from '../shared/rect.ts';
import { Emblem } from './emblem.tsx';
import { type Layout, stackPlaces } from './geometry.ts';
import { ALL_NATIONS, NATIONS } from './rules.ts';
import { countsText, stackText } from './words/describe.ts';
import type { Phrases } from './words/phrases.ts';

/** The face of a temple card: its level as a number over a small temple of that height. */
export function LevelCard({ box, level, at }: { box: Rect; level: number; at?: string }) {
  const { x, y, width, height } = box;
  const small = width < 40;
  const step = (height * 0.4) / 6;
  return (
    <g className="level-card" data-at={at}>
      <rect className="level-face" {...box} rx={small ? 4 : 6} />
      {Array.from({ length: level }, (_, index) => {
        const part = width * (0.76 - index * 0.1);
        const top = y + height * 0.93 - (index + 1) * step;
        return (
          <rect
            key={top}
            className="level-step"
            x={x + (width - part) / 2}
            y={top}
            width={part}
            height={step * 0.82}
            rx={0.8}
          />
        );
      })}
      <text
        className="level-number"
        x={x + width / 2}
        y={y + height * (small ? 0.34 : 0.3)}
        fontSize={small ? 16 : height * 0.4}
      >
        {level}
      </text>
    </g>
  );
}

interface StackProps {
  readonly place: Rect;
  readonly shape: Layout['shape'];
  readonly seat: Seat;
  /** The levels, top last. */
  readonly levels: readonly number[];
  readonly title: string;
  readonly phrases: Phrases;
  readonly lit: boolean;
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
  return (
    <g className="stack">
      {shape === 'wide' && (
        <text className="caption" x={place.x + 6} y={place.y + 12}>
          {title}
        </text>
      )}
      {rest.map((box, index) => (
        <LevelCard key={`${box.x} ${box.y}`} box={box} level={cards[index + 1]} />
      ))}
      {more && (
        <Hit label={label} area={more} radius={5} className="stack-more" onPress={props.onLook}>
          <text className="more" x={more.x + more.width / 2} y={more.y + more.height / 2}>
            {phrases.labels.more(cards.length - 1 - rest.length)}
          </text>
        </Hit>
      )}
      <Hit
        label={label}
        area={top}
        radius={6}
        lit={props.lit}
        onPress={props.onPress}
        onHint={props.onHint}
      >
        {cards.length > 0 ? (
          <LevelCard box={top} level={cards[0]} at={`stack:${seat}`} />
        ) : (
          <rect className="empty-place" {...top} rx={6} data-at={`stack:${seat}`} />
        )}
      </Hit>
    </g>
  );
}

interface PileProps {
  readonly place: Rect;
  readonly count: number;
  readonly title: string;
  readonly at: string;
  readonly label: string;
  readonly kind: 'temple' | 'nation';
  onPress(): void;
}

/** A face-down pile with its number of cards. */
export function Pile({ place, count, title, at, label, kind, onPress }: PileProps) {
  const wide = place.height > 70;
  const height = wide ? Math.min(74, place.height - 22) : place.height - 4;
  const width = Math.min(height * 0.74, place.width - 8);
  const box = {
    x: place.x + (place.width - width) / 2,
    y: place.y + (wide ? 0 : 2),
    width,
    height,
  };
  const depth = Math.min(4, Math.ceil(count / 8));
  return (
    <Hit label={label} area={place} onPress={onPress}>
      <g className={`pile pile-${kind}`} data-at={at}>
        {count === 0 && <rect className="empty-place" {...box} rx={6} />}
        {Array.from({ length: depth }, (_, index) => (
          <rect
            key={`depth-${depth - index}`}
            className="card-back"
            {...box}
            x={box.x + (depth - index - 1) * 1.5}
            y={box.y - (depth - index - 1) * -1.5}
            rx={6}
          />
        ))}
        <text
          className="pile-count"
          x={box.x + width / 2}
          y={box.y + height / 2}
          fontSize={wide ? 20 : 17}
        >
          {count}
        </text>
      </g>
      {wide && (
        <text
          className="caption"
          x={place.x + place.width / 2}
          y={box.y + height + 14}
          textAnchor="middle"
        >
          {title}
        </text>
      )}
    </Hit>
  );
}

interface DiscardProps {
  readonly place: Rect;
  readonly counts: readonly number[];
  readonly phrases: Phrases;
  onPress(): void;
}

/** The open discard pile: how many of each nation lie there. */
export function Discards({ place, counts, phrases, onPress }: DiscardProps) {
  const wide = place.height > 70;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const title = phrases.labels.discards;
  const line = (place.height - (wide ? 20 : 4)) / ALL_NATIONS.length;
  return (
    <Hit label={`${title}: ${countsText(phrases, counts)}`} area={place} onPress={onPress}>
      <g className="discards" data-at="discard">
        <rect
          className="empty-place"
          x={place.x + 2}
          y={place.y}
          width={place.width - 4}
          height={place.height - (wide ? 18 : 0)}
          rx={6}
        />
        {wide ? (
          ALL_NATIONS.map((nation) => (
            <g
              key={nation}
              className={`discard-line nation-${NATIONS[nation]}`}
              opacity={counts[nation] ? 1 : 0.35}
            >
              <rect
                className="discard-chip"
                x={place.x + 10}
                y={place.y + 3 + nation * line}
                width={line - 2}
                height={line - 2}
                rx={3}
              />
              <Emblem
                nation={nation}
                size={line - 5}
                x={place.x + 11.5}
                y={place.y + 4.5 + nation * line}
              />
              <text
                className="discard-count"
                x={place.x + place.width - 14}
                y={place.y + 3 + nation * line + line / 2}
                fontSize={12}
              >
                {counts[nation]}
              </text>
            </g>
          ))
        ) : (
          <text
            className="pile-count"
            x={place.x + place.width / 2}
            y={place.y + place.height / 2}
            fontSize={17}
          >
            {total}
          </text>
        )}
      </g>
      {wide && (
        <text
          className="caption"
          x={place.x + place.width / 2}
          y={place.y + place.height - 5}
          textAnchor="middle"
        >
          {title}
        </text>
      )}
    </Hit>
  );
}
