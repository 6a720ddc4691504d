import { Emblem } from './emblem.tsx';
import type { CardPlace } from './geometry.ts';
import { NATIONS, type Nation, runsIn } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

interface NationCardProps {
  readonly nation: Nation;
  readonly place: CardPlace;
  readonly phrases: Phrases;
  readonly at: string;
  /** The card in the middle of a run names the run's power. */
  readonly empowered: boolean;
}

/** Names on cards are never smaller than this. */
const SMALLEST = 10;

/** A deployed nation card: colour, emblem and letter, and its name where there is room. */
function NationCard({ nation, place, phrases, at, empowered }: NationCardProps) {
  const { strip, card } = place;
  const narrow = strip.width < 40;
  const size = Math.min(narrow ? strip.width * 0.44 : 18, strip.height - 1);
  const edge = narrow ? 2 : 7;
  const middle = strip.y - card.y + strip.height / 2;
  const room = strip.width - edge - size - 12;
  const power = phrases.powers[nation];
  // A power that would reach over the card's edge is told by its tip alone.
  const named = empowered && power.length * SMALLEST * 0.52 <= room;
  const name = named ? power : phrases.sites[nation];
  const label = strip.width < 92 ? NATIONS[nation] : name;
  const font = Math.min(13, strip.height * 0.8, Math.max(SMALLEST, room / (label.length * 0.58)));
  return (
    <g
      className={`nation-card nation-${NATIONS[nation]}`}
      style={{ transform: `translate(${card.x}px, ${card.y}px)` }}
      data-at={at}
    >
      <rect
        className="card-face"
        width={card.width}
        height={card.height}
        rx={Math.min(6, strip.height / 3)}
      />
      <rect
        className="card-glaze"
        width={card.width}
        height={card.height}
        rx={Math.min(6, strip.height / 3)}
        fill="url(#babel-glaze)"
      />
      <Emblem nation={nation} size={size} x={edge} y={middle - size / 2} />
      <text
        x={edge + size + (edge > 4 ? 6 : 3)}
        y={middle}
        fontSize={font}
        className={label === power ? 'card-letter card-power' : 'card-letter'}
      >
        {label}
      </text>
      {strip.width >= 130 && !empowered && (
        <text x={strip.width - 8} y={middle} fontSize={font} className="card-letter card-initial">
          {NATIONS[nation]}
        </text>
      )}
    </g>
  );
}

interface RowProps {
  readonly row: readonly Nation[];
  readonly places: readonly CardPlace[];
  readonly phrases: Phrases;
  /** The row's name for motion, such as `row:0:3`. */
  readonly at: string;
}

/** A row of nation cards, oldest first; a card keeps its identity when others leave. */
export function Row({ row, places, phrases, at }: RowProps) {
  const seen = [0, 0, 0, 0, 0];
  const middles = runsIn(row).map((run) => run.start + Math.floor(run.length / 2));
  return (
    <g className="nation-row">
      {row.map((nation, index) => {
        seen[nation]++;
        return (
          <NationCard
            key={`${nation}-${seen[nation]}`}
            nation={nation}
            place={places[index]}
            phrases={phrases}
            at={`${at}:${index}`}
            empowered={middles.includes(index)}
          />
        );
      })}
    </g>
  );
}
