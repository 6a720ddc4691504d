import { centre, type Rect } from '../common/rect.ts';
import { SignIcon, Token } from './icons.tsx';
import { pressCity } from './input.ts';
import { MoveHit } from './move-hit.tsx';
import { Region } from './panel.tsx';
import type { BoardPart } from './part.ts';
import { CITIES, COURT, type Journey, journeyTo, RESOURCES } from './rules.ts';
import { dealText } from './words/describe.ts';
import { partOf } from './words/pieces.ts';
import { shortWhy, whyNotGo } from './words/why.ts';

/** Things in a line, each with its width, centred in a box. */
function inLine(place: Rect, widths: readonly number[], gap: number): readonly number[] {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  let x = place.x + (place.width - total) / 2;
  return widths.map((width) => {
    const at = x;
    x += width + gap;
    return at;
  });
}

function Plant({ trip, place }: { trip: Journey; place: Rect }) {
  if (!trip.plant || trip.asks === null) return null;
  const { quality, extra } = trip.plant;
  const tokens = [trip.asks, ...(extra === null ? [] : [extra])];
  const narrow = place.width < 134;
  const leaf = narrow ? 14 : 17;
  const size = narrow ? 19 : 22;
  const xs = inLine(place, [...tokens.map(() => size), 12, quality * leaf + 8], narrow ? 2 : 3);
  const y = place.y + place.height / 2;
  const last = xs[xs.length - 1];
  return (
    <g>
      {tokens.map((kind, k) => (
        <Token key={xs[k]} name={RESOURCES[kind]} size={size} x={xs[k]} y={y - size / 2} />
      ))}
      <text className="deal-arrow" x={xs[tokens.length] + 6} y={y}>
        ▸
      </text>
      <rect
        className="plant-card"
        x={last}
        y={y - 13}
        width={quality * leaf + 8}
        height={26}
        rx={5}
      />
      {Array.from({ length: quality }, (_, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the leaves are alike
        <SignIcon key={k} name="leaf" size={leaf - 1} x={last + 4.5 + k * leaf} y={y - leaf / 2} />
      ))}
    </g>
  );
}

function CourtDeal({ trip, place }: { trip: Journey; place: Rect }) {
  if (trip.asks === null || trip.cards.length === 0) return null;
  const y = place.y + place.height / 2;
  const narrow = place.width < 134;
  const size = narrow ? 19 : 22;
  const card = narrow ? 31 : 34;
  const xs = inLine(place, [size, 12, card, card], narrow ? 1.5 : 3);
  return (
    <g>
      <Token name={RESOURCES[trip.asks]} size={size} x={xs[0]} y={y - size / 2} />
      <text className="deal-arrow" x={xs[1] + 6} y={y}>
        ▸
      </text>
      {trip.cards.map(({ kind, level, open }, k) => (
        <g key={kind} className={open ? 'court-offer' : 'court-offer is-gone'}>
          <rect className="court-card" x={xs[k + 2]} y={y - 13} width={card} height={26} rx={5} />
          <SignIcon name={COURT[kind]} size={16} x={xs[k + 2] + 3} y={y - 8} />
          <text className="court-level" x={xs[k + 2] + card - 8} y={y + 1}>
            {level}
          </text>
        </g>
      ))}
    </g>
  );
}

function Sale({ place, deal }: { place: Rect; deal: string }) {
  const y = place.y + place.height / 2;
  const x = place.x + place.width / 2;
  return (
    <g>
      <text className="sale" x={x - 12} y={y}>
        {deal}
      </text>
      <SignIcon name="engineer" size={18} x={x - 8 + deal.length * 3.3} y={y - 10} />
    </g>
  );
}

/** What it would take to go there, or why I cannot. */
function Way({ part, trip, place }: { part: BoardPart; trip: Journey; place: Rect }) {
  const { x } = centre(place);
  const y = place.y + place.height - 12;
  const why = shortWhy(part.say, trip);
  if (trip.steps === 0) return null;
  if (why !== null)
    return (
      <text className="way-not" x={x} y={y}>
        {why}
      </text>
    );
  return (
    <g className="way">
      <rect x={x - 22} y={y - 9} width={44} height={18} rx={9} />
      <text x={x - 8} y={y + 0.5}>
        {trip.camels}
      </text>
      <SignIcon name="camel" size={13} x={x} y={y - 7} />
    </g>
  );
}

function City({ part, city }: { part: BoardPart; city: number }) {
  const { props, desk, layout, say } = part;
  const { view } = props;
  const place = layout.cities[city];
  const trip = journeyTo(view, desk.seat, city);
  const here = trip.steps === 0;
  const deal = { ...place, y: place.y + 20, height: place.height - 42 };
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'city' && p.at === city);
  const why = whyNotGo(say, view, desk.seat, trip);
  const state = why ?? say.labels.canTrade(trip.camels);
  return (
    <MoveHit
      part={part}
      answer={pressCity(desk, city)}
      label={say.describe.city(say.cities[city], `${dealText(say, trip)} ${state}`, here)}
      area={place}
      radius={9}
      space={CITIES[city].name}
      className={`city city-${CITIES[city].trade}${here ? ' is-here' : ''}${trip.clause === null ? ' is-open' : ''}${pointed ? ' is-pointed' : ''}`}
    >
      <rect className="city-ground" {...place} rx={9} />
      <text className="city-name" x={place.x + place.width / 2} y={place.y + 12}>
        {say.cities[city]}
      </text>
      {trip.plant && <Plant trip={trip} place={deal} />}
      <CourtDeal trip={trip} place={deal} />
      {trip.asks === null && <Sale place={deal} deal={say.labels.sale} />}
      <Way part={part} trip={trip} place={place} />
    </MoveHit>
  );
}

/** The gap between two cities on the way: its middle, and which way it goes, in degrees. */
function gapBetween(a: Rect, b: Rect) {
  const across = Math.abs(centre(a).y - centre(b).y) < 2;
  const forward = across ? b.x > a.x : b.y > a.y;
  return {
    x: across ? Math.max(a.x, b.x) - 3.5 : Math.max(a.x, b.x) + Math.min(a.width, b.width) / 2,
    y: across ? centre(b).y : Math.max(a.y, b.y) - 3.5,
    turn: (across ? 0 : 90) + (forward ? 0 : 180),
  };
}

/** The way round: an arrow in the gap between each city and the next, no longer than the gap. */
function Arrows({ part }: { part: BoardPart }) {
  const { cities } = part.layout;
  return cities.map((a, k) => {
    const { x, y, turn } = gapBetween(a, cities[(k + 1) % cities.length]);
    return (
      <path
        key={CITIES[k].name}
        className="road-arrow"
        d="M-3.500-7.500 4.500 0-3.500 7.500z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    );
  });
}

/** Where the caravan stands: it walks to its city. */
function Caravan({ part }: { part: BoardPart }) {
  const place = part.layout.cities[part.props.view.caravan];
  // Below what the city deals in, however low the city is.
  const size = Math.max(18, Math.min(30, place.height / 2 - 16));
  const x = place.x + place.width / 2 - size / 2;
  const y = place.y + place.height - size - 2;
  return (
    <g className="caravan" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ellipse
        cx={size / 2}
        cy={size - 2}
        rx={size * 0.56}
        ry={size / 7}
        className="caravan-shade"
      />
      <SignIcon name="camel" size={size} />
    </g>
  );
}

/** The nine cities around which the one caravan goes clockwise. */
export function Cities({ part }: { part: BoardPart }) {
  return (
    <Region label={part.say.labels.caravan}>
      {part.layout.cities.map((place, city) => (
        <City key={`${place.x}-${place.y}`} part={part} city={city} />
      ))}
      <Arrows part={part} />
      <Caravan part={part} />
    </Region>
  );
}
