import { Emblem } from './emblem.tsx';
import type { CardPlace } from './geometry.ts';
import { NATIONS, type Nation } from './rules.ts';
import type { Phrases } from './words/phrases.ts';

interface NationCardProps {
  readonly nation: Nation;
  readonly place: CardPlace;
  readonly phrases: Phrases;
  readonly at: string;
}

/** A deployed nation card: colour, emblem and letter, and its name where there is room. */
function NationCard({ nation, place, phrases, at }: NationCardProps) {
  const { strip, card } = place;
  const size = Math.min(18, strip.height - 2);
  const middle = strip.y - card.y + strip.height / 2;
  const font = Math.min(13, strip.height * 0.74);
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
      <Emblem nation={nation} size={size} x={5} y={middle - size / 2} />
      <text x={size + 10} y={middle} fontSize={font} className="card-letter">
        {strip.width < 64 ? NATIONS[nation] : phrases.nations[nation]}
      </text>
      {strip.width >= 130 && (
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
  return (
    <g className="row">
      {row.map((nation, index) => {
        seen[nation]++;
        return (
          <NationCard
            key={`${nation}-${seen[nation]}`}
            nation={nation}
            place={places[index]}
            phrases={phrases}
            at={`${at}:${index}`}
          />
        );
      })}
    </g>
  );
}
