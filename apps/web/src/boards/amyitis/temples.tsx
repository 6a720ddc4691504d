import { centre, type Rect } from '../common/rect.ts';
import { Cube } from './cube.tsx';
import { fitted, Holders, holdersWidth, textWidth } from './forecast-marks.tsx';
import { templePlaces } from './geometry.ts';
import { SignIcon } from './icons.tsx';
import { pressTemple } from './input.ts';
import { MoveHit } from './move-hit.tsx';
import { Panel } from './panel.tsx';
import type { BoardPart } from './part.ts';
import { givesSecond, NONE, stageOf, TEMPLE_SPACES, TEMPLES } from './rules.ts';
import { cubesText } from './words/cubes.ts';
import { templeLines } from './words/forecast.ts';
import { partOf } from './words/pieces.ts';

interface RewardProps {
  readonly part: BoardPart;
  readonly place: Rect;
  readonly rank: 1 | 2;
  readonly reward: string;
  /** Who could take it if the round ended now; one when it is settled, null for nobody. */
  readonly holders: readonly (number | null)[];
}

/** A line of rewards narrower than this has smaller words. */
const NARROW = 130;
/** The size of the words of a reward, where they start, and the size of the signs at the end of the line. */
const PLAIN = { words: 11, start: 24, sign: 12 } as const;
const SMALL = { words: 9.8, start: 12, sign: 10 } as const;
/** Rewards are written in small letters, which are narrower than most text. */
const CLOSER = 0.85;

/** Whose a reward would be, in words; the reward itself while no forecast is asked for. */
function rewardText({ part, reward, holders, place }: RewardProps, size: number): string {
  if (!part.desk.shown.forecast) return reward;
  // The signs at the end of the line say it where there is no room for two names.
  if (place.width < NARROW && holders.length > 1) return '';
  const { seats } = part.props;
  const names = holders.map((seat) => (seat === null ? '–' : seats[seat].name));
  return fitted(names.join(' / '), place.width - 28 - holders.length * 20, size);
}

/** A reward, and whose it would be if the round ended now. */
function Reward(props: RewardProps) {
  const { part, place, rank, holders } = props;
  const y = place.y + place.height / 2;
  const narrow = place.width < NARROW;
  const { words, start, sign } = narrow ? SMALL : PLAIN;
  const text = rewardText(props, words);
  const room = place.width - start - holdersWidth(holders.length, sign);
  // Where two signs would cover the reward they are left to the forecast.
  const fits = holders.length < 2 || textWidth(text, words) * CLOSER <= room;
  return (
    <g className={`reward reward-${rank}`}>
      <text className="reward-rank" x={place.x} y={y}>
        {narrow ? rank : part.say.labels.place(rank)}
      </text>
      <text className={narrow ? 'reward-text is-narrow' : 'reward-text'} x={place.x + start} y={y}>
        {text}
      </text>
      {fits && (
        <Holders part={part} holders={holders} x={place.x + place.width} y={y} size={sign} />
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
  const told = desk.facts.temples?.[temple];
  const holders = (rank: 'first' | 'second') => [
    ...new Set(told?.ranks.map((ranks) => ranks[rank])),
  ];
  const [one, two] = say.labels.rewards[temple];
  const second = givesSecond(view.seats);
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'temple' && p.at === temple);
  const active = stageOf(view) === TEMPLES[temple];
  const name = (seat: number) => seats[seat].name;
  const coming = told ? templeLines(say, told, view.seats, name, say.forecast.now) : [];
  const label = `${say.temples[temple]}: ${say.labels.cubes(cubesText(say, owners, name))}. ${say.labels.place(1)} ${one}${second ? `, ${say.labels.place(2)} ${two}` : ''}. ${coming.join('. ')}`;
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
      <Reward part={part} place={places.first} rank={1} reward={one} holders={holders('first')} />
      {second && (
        <Reward
          part={part}
          place={places.second}
          rank={2}
          reward={two}
          holders={holders('second')}
        />
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
