import { Hit } from '../common/hit.tsx';
import type { Rect } from '../common/rect.ts';
import { Emblem } from './emblem.tsx';
import { ALL_NATIONS, NATIONS, type Nation } from './rules.ts';
import { tipOf } from './tip.tsx';
import { countsText } from './words/describe.ts';
import type { Phrases } from './words/phrases.ts';

interface PileProps {
  readonly place: Rect;
  readonly count: number;
  readonly title: string;
  /** The title where room is scarce. */
  readonly short: string;
  /** Its name for motion. */
  readonly at: string;
  readonly kind: 'temple' | 'nation';
  /** What is known of the next cards, in short. */
  readonly next?: string;
}

/** The size of a word below a number that has so much room. */
const fitted = (word: string, room: number) => Math.min(11.5, room / (word.length * 0.62));

/** A few cards seen from the side, so that a high pile looks high. */
const DEPTHS = [4.5, 3, 1.5, 0] as const;

/** A face-down pile with its number of cards. */
export function Pile({ place, count, title, short, at, kind, next }: PileProps) {
  const roomy = place.height > 70;
  const height = roomy ? Math.min(74, place.height - 20) : place.height - 6;
  const width = Math.min(height * 0.74, place.width - 10);
  const box = { x: place.x + (place.width - width) / 2, y: place.y + 2, width, height };
  const depths = DEPTHS.slice(DEPTHS.length - Math.min(4, Math.ceil(count / 8)));
  const middle = box.y + height / 2;
  const below = next || (roomy ? '' : short);
  return (
    <g className={`pile pile-${kind}`}>
      <g data-at={at}>
        {count === 0 && <rect className="empty-place" {...box} rx={6} />}
        {depths.map((depth) => (
          <rect
            key={depth}
            className="card-back"
            {...box}
            x={box.x + depth}
            y={box.y + depth}
            rx={6}
          />
        ))}
        <text
          className="pile-count"
          x={box.x + width / 2}
          y={below ? middle - 7 : middle}
          fontSize={roomy ? 20 : 17}
        >
          {count}
        </text>
        {below && (
          <text
            className="pile-next"
            x={box.x + width / 2}
            y={middle + 12}
            fontSize={fitted(below, width - 3)}
          >
            {below}
          </text>
        )}
      </g>
      {roomy && (
        <text
          className="caption"
          x={place.x + place.width / 2}
          y={box.y + height + 14}
          textAnchor="middle"
        >
          {title}
        </text>
      )}
    </g>
  );
}

function DiscardLine({ box, nation, count }: { box: Rect; nation: Nation; count: number }) {
  const chip = box.height - 2;
  const font = Math.min(12, chip);
  return (
    <g className={`discard-line nation-${NATIONS[nation]}`} opacity={count > 0 ? 1 : 0.4}>
      <rect className="discard-chip" x={box.x} y={box.y} width={chip} height={chip} rx={4} />
      <Emblem nation={nation} size={chip - 4} x={box.x + 2} y={box.y + 2} />
      <text className="discard-letter" x={box.x + chip + 6} y={box.y + chip / 2} fontSize={font}>
        {NATIONS[nation]}
      </text>
      <text
        className="discard-count"
        x={box.x + box.width}
        y={box.y + chip / 2}
        fontSize={font + 1}
      >
        {count}
      </text>
    </g>
  );
}

interface DiscardProps {
  readonly place: Rect;
  readonly counts: readonly number[];
  readonly phrases: Phrases;
  onPress(): void;
}

/** The open discard pile: how many of each nation lie there, or their sum where room is scarce. */
export function Discards({ place, counts, phrases, onPress }: DiscardProps) {
  const roomy = place.height > 70;
  const title = phrases.labels.discards;
  const box = { ...place, height: place.height - (roomy ? 20 : 0) };
  const line = (box.height - 8) / ALL_NATIONS.length;
  return (
    <Hit
      label={`${title}: ${countsText(phrases, counts)}`}
      area={box}
      tip={tipOf.pile('discard')}
      onPress={onPress}
    >
      <g data-at="discard">
        <rect className="empty-place" {...box} rx={8} />
        {roomy ? (
          ALL_NATIONS.map((nation) => (
            <DiscardLine
              key={nation}
              nation={nation}
              count={counts[nation]}
              box={{
                x: box.x + 10,
                y: box.y + 5 + nation * line,
                width: box.width - 20,
                height: line,
              }}
            />
          ))
        ) : (
          <DiscardSum box={box} counts={counts} title={title} />
        )}
      </g>
      {roomy && (
        <text
          className="caption"
          x={box.x + box.width / 2}
          y={box.y + box.height + 12}
          textAnchor="middle"
        >
          {title}
        </text>
      )}
    </Hit>
  );
}

function DiscardSum({
  box,
  counts,
  title,
}: {
  box: Rect;
  counts: readonly number[];
  title: string;
}) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const middle = box.x + box.width / 2;
  return (
    <>
      <text
        className="pile-count discard-sum"
        x={middle}
        y={box.y + box.height / 2 - 7}
        fontSize={17}
      >
        {total}
      </text>
      <text
        className="pile-next discard-sum"
        fontSize={fitted(title, box.width - 4)}
        x={middle}
        y={box.y + box.height - 11}
      >
        {title}
      </text>
    </>
  );
}
