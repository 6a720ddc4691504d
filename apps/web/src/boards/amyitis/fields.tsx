import { centre, type Rect } from '../common/rect.ts';
import { Cube } from './cube.tsx';
import { RowMark } from './forecast-marks.tsx';
import { spaces } from './geometry.ts';
import { Token } from './icons.tsx';
import { MoveHit } from './move-hit.tsx';
import { Panel } from './panel.tsx';
import type { BoardPart } from './part.ts';
import { CROPS, moveOf, NONE, nextSpace, RESOURCES, SPACES } from './rules.ts';
import { cubesText } from './words/cubes.ts';
import { rowLines } from './words/forecast.ts';
import { partOf } from './words/pieces.ts';

/** Where the spaces of a row lie, so that a mark around the row covers none of them. */
const within = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 6,
  y: y + 3,
  width: width - 12,
  height: height - 6,
});

function Row({ part, row }: { part: BoardPart; row: number }) {
  const { props, layout, say, desk } = part;
  const { view, seats } = props;
  const area = layout.rows[row];
  const owners = view.fields.slice(row * SPACES, (row + 1) * SPACES);
  const next = nextSpace(view, row);
  const pointed = props.pointed.map(partOf).some((p) => p?.kind === 'row' && p.at === row);
  const crop = say.resources[CROPS[row * SPACES + next]];
  const name = (seat: number) => seats[seat].name;
  const cubes = cubesText(say, owners, name);
  const coming = rowLines(say, desk.facts.rows[row], name);
  return (
    <MoveHit
      part={part}
      answer={{ move: moveOf.field(row) }}
      label={`${say.labels.fields}, ${say.labels.row(row + 1)}: ${crop}; ${say.labels.cubes(cubes)}. ${coming.join('. ')}`}
      area={area}
      space={`row ${row + 1}`}
      className={pointed ? 'is-pointed' : ''}
    >
      <rect className="slab soil" {...area} rx={8} />
      {spaces(within(area), SPACES, 52).map((space, k) => {
        const { x, y } = centre(space);
        const owner = owners[k];
        const size = space.width * 0.62;
        return (
          <g key={space.x} data-at={`field:${row}:${k}`}>
            <rect className={k === next ? 'furrow is-next' : 'furrow'} {...space} rx={6} />
            {owner === NONE ? (
              <Token
                name={RESOURCES[CROPS[row * SPACES + k]]}
                size={size}
                x={x - size / 2}
                y={y - size / 2}
              />
            ) : (
              <Cube owner={owner} seats={seats} x={x} y={y} size={space.width * 0.72} />
            )}
          </g>
        );
      })}
      {desk.shown.forecast && <RowMark part={part} row={row} />}
    </MoveHit>
  );
}

/** The two rows of fields; a cube takes what grows on the leftmost empty space. */
export function Fields({ part }: { part: BoardPart }) {
  return (
    <Panel place={part.layout.panels.fields} title={part.say.labels.fields}>
      <Row part={part} row={0} />
      <Row part={part} row={1} />
    </Panel>
  );
}
