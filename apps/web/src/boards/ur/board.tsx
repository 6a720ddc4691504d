import { useMemo, useRef } from 'react';
import { useDesk } from '../common/desk/provider.tsx';
import { type Flight, FlightLayer } from '../common/flights.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { flightsOf } from '../common/motion.ts';
import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import { inset } from '../common/rect.ts';
import { useSize } from '../common/size.ts';
import { Tag } from '../common/tag.tsx';
import './ur.css';
import { Bowl } from './bowl.tsx';
import { type Props, type UrDesk, urDesk } from './desk.ts';
import { type Layout, layOut } from './geometry.ts';
import { GhostView } from './ghost.tsx';
import { Ground } from './ground.tsx';
import { prospects as prospectsOf } from './input.ts';
import { trips } from './motion.ts';
import { Niches } from './niche.tsx';
import { Piece } from './piece.tsx';
import { SQUARES, type Square } from './rules.ts';
import { Squares } from './squares.tsx';
import { phrases } from './words/index.ts';

interface FieldProps {
  readonly props: Props;
  readonly desk: UrDesk;
  readonly layout: Layout;
}

function useFlights({ step, view, seats, language }: Props, layout: Layout): readonly Flight[] {
  return useMemo(() => {
    if (!step) return [];
    const scene = { layout, step, after: view, phrases: phrases[language] };
    return flightsOf(trips(scene), step.number, (traveller) =>
      traveller.kind === 'tag' ? (
        <Tag text={traveller.text} />
      ) : (
        <Piece face={seats[traveller.seat]} box={around(traveller.width)} />
      ),
    );
  }, [step, layout, view, seats, language]);
}

/** A box of some width around the origin. */
function around(width: number) {
  return { x: -width / 2, y: -width / 2, width, height: width };
}

/** The squares that the rival's pieces left and came to. */
function newsPlaces(news: readonly string[], layout: Layout): readonly NewsPlace[] {
  const among = (square: Square) => news.includes(square);
  return SQUARES.filter(among).map((square) => ({
    key: square,
    area: inset(layout.squares[square], layout.cell * 0.05),
  }));
}

function Field({ props, desk, layout }: FieldProps) {
  const { width, height } = layout.size;
  const flights = useFlights(props, layout);
  const { view } = props;
  const prospects = useMemo(() => prospectsOf({ view, legal: desk.legal }), [view, desk.legal]);
  const part = { props, desk, layout, prospects };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className="ur-board"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={phrases[props.language].labels.board}
    >
      <Ground layout={layout} path={view.path} />
      <Bowl props={props} layout={layout} />
      <Niches {...part} />
      <Squares {...part} />
      <NewsLayer places={newsPlaces(props.news, layout)} />
      <GhostView {...part} />
      <FlightLayer flights={flights} step={props.step?.number ?? -1} still={props.still} />
    </svg>
  );
}

/** Ur's board: twenty glazed squares, the hands and homes of both players in its gaps, and the dice beside it. */
export function Board(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const desk = useDesk(urDesk);
  const { path } = props.view;
  const layout = useMemo(
    () => (size && size.width > 0 && size.height > 0 ? layOut(size, desk.seat, path) : null),
    [size, desk.seat, path],
  );
  return (
    <div
      ref={frame}
      className={`ur${props.still ? ' is-still' : ''}`}
      data-board="ur"
      role="application"
      aria-label={phrases[props.language].title}
      onKeyDown={walkWithArrows}
    >
      {layout && <Field props={props} desk={desk} layout={layout} />}
    </div>
  );
}
