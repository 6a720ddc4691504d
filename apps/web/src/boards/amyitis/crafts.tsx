import { sharedTipOf } from '../../explain/shared-tip.tsx';
import { inset, type Rect } from '../common/rect.ts';
import { groupPlaces } from './geometry.ts';
import { SignIcon, Token } from './icons.tsx';
import { MoveHit } from './move-hit.tsx';
import { Panel } from './panel.tsx';
import type { BoardPart } from './part.ts';
import { CRAFTS, FACE_DOWN, GROUP_SIZE, moveOf, priceOf } from './rules.ts';
import { partOf } from './words/pieces.ts';

interface FaceProps {
  readonly craft: number;
  readonly place: Rect;
  /** The names of all crafts: those on all cards are of one size. */
  readonly names: readonly string[];
}

function Face({ craft, place, names }: FaceProps) {
  const longest = Math.max(...names.map(({ length }) => length));
  const named = place.width > 46;
  const size = Math.min(place.width * 0.62, place.height * (named ? 0.5 : 0.7));
  return (
    <g className={`craft craft-${CRAFTS[craft]}`}>
      <rect className="craft-face" {...place} rx={6} />
      <rect className="craft-frame" {...inset(place, 3)} rx={4} />
      <SignIcon
        name={CRAFTS[craft]}
        size={size}
        x={place.x + (place.width - size) / 2}
        y={place.y + (place.height - size) / 2 - (named ? 7 : 0)}
      />
      {named && (
        <text
          className="craft-name"
          x={place.x + place.width / 2}
          y={place.y + place.height - 11}
          fontSize={Math.min(
            Math.max(10.5, place.width * 0.14),
            (place.width - 11) / (longest * 0.56),
          )}
        >
          {names[craft]}
        </text>
      )}
    </g>
  );
}

function Back({ place }: { place: Rect }) {
  return (
    <g className="craft-down">
      <rect className="craft-back" {...place} rx={6} />
      <SignIcon
        name="star"
        size={18}
        x={place.x + place.width / 2 - 9}
        y={place.y + place.height / 2 - 9}
      />
    </g>
  );
}

function Price({ price, place, free }: { price: number; place: Rect; free: string }) {
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  if (price === 0)
    return (
      <text className="price-free" x={x} y={y + 1}>
        {free}
      </text>
    );
  return (
    <g>
      {Array.from({ length: price }, (_, k) => (
        <Token
          // biome-ignore lint/suspicious/noArrayIndexKey: the coins are alike
          key={k}
          name="talent"
          size={16}
          x={x + (k - price / 2) * 18 + 1}
          y={y - 8}
        />
      ))}
    </g>
  );
}

/** Above the gap between two cards, where no card's number of a hint stands. */
function pricePlace(tag: Rect, [first, second]: readonly Rect[]): Rect {
  return { ...tag, x: first.x, width: second.x + second.width - first.x };
}

function Group({ part, group }: { part: BoardPart; group: number }) {
  const { props, layout, say } = part;
  const { view } = props;
  const area = layout.groups[group];
  const { tag, cards } = groupPlaces(area);
  const price = priceOf(view, group);
  const space = `group ${group + 1}`;
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'group' && p.at === group);
  return (
    <g
      className={pointed ? 'group is-pointed' : 'group'}
      data-space={space}
      // Open cards tell about themselves.
      data-tip={price < GROUP_SIZE ? undefined : sharedTipOf.space(space)}
    >
      <rect className="slab" {...area} rx={8} />
      {price < GROUP_SIZE && (
        <Price price={price} place={pricePlace(tag, cards)} free={say.labels.free} />
      )}
      {cards.map((place, k) => {
        const craft = view.crafts[group * GROUP_SIZE + k];
        const key = `${group}-${k}`;
        if (craft === FACE_DOWN || craft === undefined) return <Back key={key} place={place} />;
        const cost = price === 0 ? say.labels.free : say.talents(price);
        return (
          <MoveHit
            key={key}
            part={part}
            answer={{ move: moveOf.recruit(group, craft) }}
            label={`${say.crafts[craft]}, ${say.labels.group(group + 1)}, ${cost}`}
            area={place}
            radius={6}
          >
            <Face craft={craft} place={place} names={say.crafts} />
          </MoveHit>
        );
      })}
    </g>
  );
}

/** The craft cards in groups of three, each group with what its next card costs. */
export function Crafts({ part }: { part: BoardPart }) {
  return (
    <Panel place={part.layout.panels.crafts} title={part.say.labels.crafts}>
      {part.layout.groups.map((area, group) => (
        <Group key={`${area.x}-${area.y}`} part={part} group={group} />
      ))}
    </Panel>
  );
}
