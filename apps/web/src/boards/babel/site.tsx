import type { Seat } from '@nabu/kernel';
import { Hit } from '../common/hit.tsx';
import { centre, type Rect } from '../common/rect.ts';
import { Emblem } from './emblem.tsx';
import { fan, type Side, type SitePlaces } from './geometry.ts';
import { Row } from './nations.tsx';
import { type Level, NATIONS, type Nation, type Site, topOf } from './rules.ts';
import { type RunPress, Runs } from './runs.tsx';
import { Temple } from './temple.tsx';
import { tipOf } from './tip.tsx';
import { rowText } from './words/describe.ts';
import type { Phrases } from './words/phrases.ts';
import { rowPiece } from './words/pieces.ts';

interface SiteProps {
  readonly seat: Seat;
  /** Whose site it is; null for the viewer's own. */
  readonly owner: string | null;
  readonly site: Site;
  readonly side: Side;
  readonly places: SitePlaces;
  readonly row: readonly Nation[];
  readonly temple: readonly Level[];
  readonly phrases: Phrases;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly pointed: boolean;
  /** What pressing the lit site would do, in a word. */
  readonly cue: string | null;
  /** Present when the site can be pressed. */
  onPress?(): void;
  /** Present when its runs can be pressed; lit ones have something legal to do. */
  readonly runs?: RunPress;
}

/** A name plate from this width on holds emblem, name, letter and count. */
const ROOMY = 140;

/** Ground, temple, level, name plate and cards: all of a site that is not pressed for itself. */
function Ground({ seat, site, side, places, row, temple, phrases, pointed }: SiteProps) {
  const { column, plate } = places;
  const level = topOf(temple);
  const fine = plate.width < 110;
  // Where name, letter and count fill the plate, the emblem on the plot above is enough.
  const bare = !fine && plate.width < ROOMY;
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
      {[plate.y, plate.y + plate.height].map((y) => (
        <line
          key={y}
          className="plate-rule"
          x1={plate.x}
          x2={plate.x + plate.width}
          y1={y}
          y2={y}
        />
      ))}
      {!bare && (
        <Emblem
          nation={site}
          size={size}
          x={plate.x + 6}
          y={plate.y + 2.5}
          className="emblem plate-emblem"
        />
      )}
      <text
        className="plate-name"
        x={plate.x + (bare ? 8 : size + 11)}
        y={middle}
        fontSize={fine ? 10.5 : 13}
      >
        {fine ? NATIONS[site] : phrases.sites[site]}
        {!fine && (
          <tspan className="coordinates" dx={6}>
            {NATIONS[site]}
          </tspan>
        )}
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

/** A word on a lit site that says what a press would do. */
function Cue({ text, place }: { readonly text: string; readonly place: Rect }) {
  const { x, y } = centre(place);
  const fine = place.width < 110;
  const width = fine ? Math.min(place.width - 4, text.length * 6 + 14) : text.length * 7.2 + 18;
  return (
    <g className="cue" transform={`translate(${x} ${y + place.height * 0.28})`}>
      <rect x={-width / 2} y={-11} width={width} height={22} rx={11} />
      <text className="cue-text" fontSize={fine ? 10.5 : 12.5}>
        {text}
      </text>
    </g>
  );
}

/** One building site with its temple and its row of nation cards. */
export function SiteView(props: SiteProps) {
  const { owner, site, side, places, row, temple, phrases, runs, onPress } = props;
  const name = phrases.sites[site];
  const { site: mine, siteOf } = phrases.labels;
  const say = owner === null ? mine : siteOf(owner);
  const label = say(name, topOf(temple), rowText(phrases, row));
  const ground = <Ground {...props} />;
  return (
    <g data-space={rowPiece(props.seat, site)} data-tip={tipOf.site(props.seat, site)}>
      {onPress ? (
        <Hit
          label={label}
          area={places.column}
          part={rowPiece(props.seat, site)}
          lit={props.lit}
          chosen={props.chosen}
          onPress={onPress}
        >
          {ground}
          {props.lit && props.cue && <Cue text={props.cue} place={places.temple} />}
        </Hit>
      ) : (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive
        <g role="img" aria-label={label}>
          {ground}
        </g>
      )}
      <Runs {...{ row, side, phrases, runs }} place={places.row} name={name} />
    </g>
  );
}
