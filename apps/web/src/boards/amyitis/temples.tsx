import { SeatGlyph } from '../common/glyph.tsx';
import { centre, type Rect } from '../common/rect.ts';
import { Cube } from './cube.tsx';
import { templePlaces } from './geometry.ts';
import { SignIcon } from './icons.tsx';
import { pressTemple } from './input.ts';
import { MoveHit } from './move-hit.tsx';
import { Panel } from './panel.tsx';
import type { BoardPart } from './part.ts';
import { leader, NONE, runnerUp, stageOf, TEMPLE_SPACES, TEMPLES } from './rules.ts';
import { cubesText } from './words/cubes.ts';
import { partOf } from './words/pieces.ts';

interface RewardProps {
  readonly part: BoardPart;
  readonly place: Rect;
  readonly rank: 1 | 2;
  readonly reward: string;
  readonly seat: number;
}

/** A reward, and whose it would be now. */
function Reward({ part, place, rank, reward, seat }: RewardProps) {
  const y = place.y + place.height / 2;
  const narrow = place.width < 130;
  return (
    <g className={`reward reward-${rank}`}>
      <text className="reward-rank" x={place.x} y={y}>
        {part.say.labels.place(rank)}
      </text>
      <text
        className={narrow ? 'reward-text is-narrow' : 'reward-text'}
        x={place.x + (narrow ? 25 : 24)}
        y={y}
      >
        {reward}
      </text>
      {seat !== NONE && (
        <SeatGlyph
          face={part.props.seats[seat]}
          size={12}
          x={place.x + place.width - 12}
          y={y - 6}
        />
      )}
    </g>
  );
}

function Temple({ part, temple }: { part: BoardPart; temple: number }) {
  const { props, layout, say, desk } = part;
  const { view, seats } = props;
  const area = layout.temples[temple];
  const places = templePlaces(area);
  const owners = view.temples.slice(temple * TEMPLE_SPACES, (temple + 1) * TEMPLE_SPACES);
  const first = leader(view, temple, NONE);
  const second = runnerUp(view, temple, first);
  const [one, two] = say.labels.rewards[temple];
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'temple' && p.at === temple);
  const active = stageOf(view) === TEMPLES[temple];
  const name = (seat: number) => seats[seat].name;
  const label = `${say.temples[temple]}: ${say.labels.cubes(cubesText(say, owners, name))}. ${say.labels.place(1)} ${one}${view.seats > 2 ? `, ${say.labels.place(2)} ${two}` : ''}`;
  return (
    <MoveHit
      part={part}
      answer={pressTemple(desk, temple)}
      label={label}
      area={area}
      space={TEMPLES[temple]}
      className={`temple${pointed ? ' is-pointed' : ''}${active ? ' is-active' : ''}`}
    >
      <rect className="slab" {...area} rx={8} />
      <SignIcon name={TEMPLES[temple]} size={16} x={area.x + 8} y={places.name.y + 3} />
      <text className="temple-name" x={area.x + 30} y={places.name.y + 11}>
        {say.temples[temple]}
      </text>
      {places.spaces.map((space, k) => {
        const { x, y } = centre(space);
        return (
          <g key={space.x}>
            <rect className="niche" {...space} rx={6} />
            {owners[k] !== NONE && (
              <g data-at={`temple:${temple}:${k}`}>
                <Cube owner={owners[k]} seats={seats} x={x} y={y} size={space.width * 0.76} />
              </g>
            )}
          </g>
        );
      })}
      <Reward part={part} place={places.first} rank={1} reward={one} seat={first} />
      {view.seats > 2 && (
        <Reward part={part} place={places.second} rank={2} reward={two} seat={second} />
      )}
    </MoveHit>
  );
}

/** The three temples: cubes enter on the left and are pushed out on the right. */
export function Temples({ part }: { part: BoardPart }) {
  return (
    <Panel place={part.layout.panels.temples} title={part.say.labels.temples}>
      {TEMPLES.map((name, temple) => (
        <Temple key={name} part={part} temple={temple} />
      ))}
    </Panel>
  );
}
