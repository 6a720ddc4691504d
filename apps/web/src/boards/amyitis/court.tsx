import type { Rect } from '../common/rect.ts';
import { SignIcon, Token } from './icons.tsx';
import { pressCourt } from './input.ts';
import { MoveHit } from './move-hit.tsx';
import { Region } from './panel.tsx';
import type { BoardPart } from './part.ts';
import {
  BANKER_TALENTS,
  CARAVANEER,
  CARAVANEER_BONUS,
  COURT,
  FIRST_COPY,
  GARDENER,
  highestLevel,
  LEVELLED,
  levelOf,
  PALACE_POINTS,
  RESOURCES,
} from './rules.ts';
import { partOf } from './words/pieces.ts';

const WORTH: readonly (readonly string[])[] = [
  BANKER_TALENTS.map((talents) => `+${talents}`),
  CARAVANEER_BONUS.map((bonus) => `+${bonus}`),
  PALACE_POINTS.map(String),
];

/** Gardeners have no level, but a line of their own. */
function levelsOf(kind: number): number {
  return kind === GARDENER ? 1 : highestLevel(kind);
}

/** One dot for each copy that is left. */
function Pips({ count, place }: { count: number; place: Rect }) {
  const gap = 6;
  return Array.from({ length: count }, (_, k) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike
      key={k}
      className="supply-pip"
      cx={place.x + place.width / 2 + (k - (count - 1) / 2) * gap}
      cy={place.y + place.height - 5}
      r={2}
    />
  ));
}

/**
 * Where the tokens of the level-2 Caravaneers lie: in the room of a third level, which Caravaneers
 * have not, side by side or one below the other, whichever leaves them larger.
 */
export function bountyPlaces(level: Rect, count: number): readonly Rect[] {
  const gap = 2;
  const room = { ...level, x: level.x + level.width + 4 };
  const across = (room.width - gap) / 2 >= (room.height - gap) / 2;
  const long = across ? room.width : room.height;
  const size = Math.min(15, (long - gap) / 2, across ? room.height : room.width);
  const start = (room.height - count * size - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, k) => ({
    x: room.x + (across ? k * (size + gap) : 0),
    y: room.y + (across ? (room.height - size) / 2 : start + k * (size + gap)),
    width: size,
    height: size,
  }));
}

/** The tokens that lie on the level-2 Caravaneers. */
function Bounties({ part, place }: { part: BoardPart; place: Rect }) {
  const { bounties } = part.props.view;
  const places = bountyPlaces(place, bounties.length);
  return bounties.map((resource, k) => {
    const { x, y, width } = places[k];
    return <Token key={resource} name={RESOURCES[resource]} size={width} x={x} y={y} />;
  });
}

interface LevelProps {
  readonly part: BoardPart;
  readonly kind: number;
  readonly level: number;
  readonly place: Rect;
}

/** One level of a court card: what it is worth and how many are left. */
function Level({ part, kind, level, place }: LevelProps) {
  const { view } = part.props;
  const left = view.copies[FIRST_COPY[kind] + level - 1];
  const mine = kind < LEVELLED && levelOf(view, part.desk.seat, kind) >= level;
  const state = `${left === 0 ? ' is-gone' : ''}${mine ? ' is-mine' : ''}`;
  const worth = kind === GARDENER ? '' : WORTH[kind][level];
  return (
    <g className={`supply-level${state}`}>
      <rect {...place} rx={4} />
      <text
        className="supply-worth"
        x={place.x + place.width / 2}
        y={place.y + place.height / 2 - (worth && left > 0 ? 3.5 : 0)}
      >
        {worth || `×${left}`}
      </text>
      {worth && <Pips count={left} place={place} />}
      {kind === CARAVANEER && level === 2 && <Bounties part={part} place={place} />}
    </g>
  );
}

/** The size of the sign of a kind. */
const SIGN = 20;

/** The room of the sign of a kind, beside its levels. */
export function signPlace({ x, y, height }: Rect): Rect {
  const side = SIGN + 6;
  return { x, y: y + (height - side) / 2, width: side, height: side };
}

/** The levels of a kind beside its sign, in two lines where there is room and need; there is always room for three. */
export function levelPlaces(place: Rect, levels: number): readonly Rect[] {
  const lines = place.height > 44 && levels > 3 ? 2 : 1;
  const across = Math.ceil(levels / lines);
  const width = Math.min(34, (place.width - SIGN - 10) / Math.max(across, 3) - 3);
  const height = Math.min(28, place.height / lines - 3);
  const top = place.y + (place.height - lines * (height + 3)) / 2 + 1;
  return Array.from({ length: levels }, (_, at) => ({
    x: place.x + SIGN + 9 + (at % across) * (width + 3),
    y: top + Math.floor(at / across) * (height + 3),
    width,
    height,
  }));
}

function Kind({ part, kind, place }: { part: BoardPart; kind: number; place: Rect }) {
  const { props, desk, say } = part;
  const levels = levelsOf(kind);
  const places = levelPlaces(place, levels);
  const isPointed = props.pointed
    .map(partOf)
    .some((p) => p?.kind === 'court' && p.at === COURT[kind]);
  const left = Array.from({ length: levels }, (_, at) => {
    const count = props.view.copies[FIRST_COPY[kind] + at];
    return kind === GARDENER ? say.labels.left(count) : `${at + 1}: ${say.labels.left(count)}`;
  });
  return (
    <MoveHit
      part={part}
      answer={pressCourt(desk, kind)}
      label={`${say.court[kind]}; ${left.join(', ')}`}
      area={place}
      radius={6}
      space={COURT[kind]}
      className={isPointed ? 'is-pointed' : ''}
    >
      <g className={`court-kind court-${COURT[kind]}`}>
        <SignIcon
          name={COURT[kind]}
          size={SIGN}
          x={place.x + 3}
          y={place.y + (place.height - SIGN) / 2}
        />
      </g>
      {left.map((text, at) => (
        <Level key={text} part={part} kind={kind} level={at + 1} place={places[at]} />
      ))}
    </MoveHit>
  );
}

/** Where the kinds of court cards stand: two by two on a wide place, one below the other on a high one. */
export function courtPlaces(area: Rect): readonly Rect[] {
  const title = 20;
  const room = { ...area, y: area.y + title, height: area.height - title - 3 };
  if (area.width > area.height * 1.3) {
    const narrow = room.width * 0.42;
    const half = room.height / 2;
    const left = { x: room.x + 3, width: narrow - 4, height: half - 2 };
    const right = { x: room.x + narrow + 2, width: room.width - narrow - 6, height: half - 2 };
    return [
      { ...left, y: room.y },
      { ...left, y: room.y + half },
      { ...right, y: room.y },
      { ...right, y: room.y + half },
    ];
  }
  const shares = [0.2, 0.2, 0.4, 0.2];
  let y = room.y;
  return shares.map((share) => {
    const place = { x: room.x + 3, y, width: room.width - 6, height: room.height * share - 3 };
    y += room.height * share;
    return place;
  });
}

/** The court cards that are left, by kind and level. */
export function Court({ part }: { part: BoardPart }) {
  const area = part.layout.court;
  return (
    <Region label={part.say.labels.court}>
      <rect className="panel-wall" {...area} rx={10} />
      <text className="panel-title" x={area.x + 10} y={area.y + 11}>
        {area.width > 200 ? part.say.labels.court : part.say.labels.courtShort}
      </text>
      {courtPlaces(area).map((place, kind) => (
        <Kind key={COURT[kind]} part={part} kind={kind} place={place} />
      ))}
    </Region>
  );
}
