import type { Seat } from '@nabu/kernel';
import { Hit } from '../shared/hit.tsx';
import type { Rect } from '../shared/rect.ts';
import { Emblem } from './emblem.tsx';
import { bracket, fan, type Side, type SitePlaces } from './geometry.ts';
import { Row } from './nations.tsx';
import { levelOf, NATIONS, type Nation, type Run, runsOf, type Site } from './rules.ts';
import { Temple } from './temple.tsx';
import { rowText } from './words/describe.ts';
import type { Phrases } from './words/phrases.ts';

interface SiteProps {
  readonly seat: Seat;
  readonly site: Site;
  readonly side: Side;
  readonly places: SitePlaces;
  readonly row: readonly Nation[];
  readonly temple: readonly number[];
  readonly phrases: Phrases;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly pointed: boolean;
  /** Present when the site can be pressed. */
  onPress?(): void;
  /** Present when its runs can be pressed; lit ones have something legal to do. */
  readonly runs?: RunPress;
}

/** How the runs of a site answer. */
export interface RunPress {
  isLit(run: Run): boolean;
  isChosen(run: Run): boolean;
  onPress(run: Run): void;
}

/** Ground, temple, level, name plate and cards: all of a site that is not pressed for itself. */
function Ground({ seat, site, side, places, row, temple, phrases, pointed }: SiteProps) {
  const { column, plate } = places;
  const level = levelOf(temple);
  const fine = plate.width < 110;
  const size = plate.height - 5;
  const wash = Math.min(places.temple.width, places.temple.height) * 0.62;
  const middle = plate.y + plate.height / 2;
  return (
    <g className={`site nation-${NATIONS[site]}${pointed ? ' is-pointed' : ''}`}>
      <rect className="plot" {...column} rx={10} />
      <Emblem
        nation={site}
        size={wash}
        x={places.temple.x + (places.temple.width - wash) / 2}
        y={places.temple.y + (places.temple.height - wash) / 2}
        className="emblem plot-emblem"
      />
      <Temple place={places.temple} levels={temple} at={`temple:${seat}:${site}`} />
      <text
        className={`level${level === 0 ? ' level-none' : ''}`}
        x={places.temple.x + (fine ? 7 : 12)}
        y={places.temple.y + (fine ? 24 : 36)}
        fontSize={fine ? 24 : 36}
      >
        {level}
      </text>
      <rect className="plate" {...plate} />
      <Emblem nation={site} size={size} x={plate.x + 5} y={plate.y + 2.5} />
      <text className="plate-name" x={plate.x + size + 9} y={middle} fontSize={fine ? 10.5 : 13}>
        {fine ? NATIONS[site] : phrases.sites[site]}
      </text>
      <text
        className="plate-count"
        x={plate.x + plate.width - 7}
        y={middle}
        fontSize={fine ? 11 : 12.5}
      >
        {row.length}
      </text>
      <Row
        row={row}
        places={fan(places.row, row.length, side)}
        phrases={phrases}
        at={`row:${seat}:${site}`}
      />
    </g>
  );
}

/** The glow around a run, and the name of its power where there is room. */
function Glow({ boxes, label, mine }: { boxes: readonly Rect[]; label: string; mine: boolean }) {
  const [first] = boxes;
  return (
    <g className={mine ? 'run-glow' : 'run-glow run-glow-far'}>
      {boxes.map((box) => (
        <rect
          key={`${box.x}`}
          x={box.x + 0.5}
          y={box.y + 0.5}
          width={box.width - 1}
          height={box.height - 1}
          rx={6}
        />
      ))}
      {first.width >= 130 && (
        <text x={first.x + first.width - 24} y={first.y + first.height / 2} fontSize={11.5}>
          {label}
        </text>
      )}
    </g>
  );
}

/** One building site with its temple and its row of nation cards. */
export function SiteView(props: SiteProps) {
  const { site, side, places, row, temple, phrases, runs, onPress } = props;
  const fanned = fan(places.row, row.length, side);
  const name = phrases.sites[site];
  const label = phrases.labels.site(name, levelOf(temple), rowText(phrases, row));
  return (
    <g>
      {onPress ? (
        <Hit
          label={label}
          area={places.column}
          lit={props.lit}
          chosen={props.chosen}
          onPress={onPress}
        >
          <Ground {...props} />
        </Hit>
      ) : (
        <Ground {...props} />
      )}
      {runsOf(row).map((run) => {
        const boxes = bracket(fanned, run.start, run.length);
        const glow = (
          <Glow boxes={boxes} label={phrases.powers[run.nation]} mine={side === 'near'} />
        );
        if (!runs) return <g key={run.start}>{glow}</g>;
        return (
          <Hit
            key={run.start}
            className="run"
            label={phrases.labels.runAt(phrases.nations[run.nation], run.length, name)}
            area={boxes[0]}
            radius={6}
            lit={runs.isLit(run)}
            chosen={runs.isChosen(run)}
            onPress={() => runs.onPress(run)}
          >
            {glow}
          </Hit>
        );
      })}
    </g>
  );
}
