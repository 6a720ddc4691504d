import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useDesk } from '../common/desk/provider.tsx';
import { FlightLayer } from '../common/flights.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { flightsOf } from '../common/motion.ts';
import type { Rect } from '../common/rect.ts';
import { useSize } from '../common/size.ts';
import './amyitis.css';
import { Cities } from './cities.tsx';
import { Coordinates } from './coordinates.tsx';
import { Court } from './court.tsx';
import { Crafts } from './crafts.tsx';
import { type AmyitisDesk, amyitisDesk, type Props } from './desk.ts';
import { Fields } from './fields.tsx';
import { ForecastButton, ForecastVoice } from './forecast-button.tsx';
import { Garden } from './garden.tsx';
import { type Layout, layout as layOut, PAGES, type Page } from './geometry.ts';
import { pagesFor } from './input.ts';
import { type Traveller, trips } from './motion.ts';
import { News } from './news.tsx';
import { Paints } from './paints.tsx';
import type { BoardPart } from './part.ts';
import { Ribbon } from './ribbon.tsx';
import { decisionOf } from './rules.ts';
import { Sprite } from './sprites.tsx';
import { Temples } from './temples.tsx';
import { terraces } from './terraces.ts';
import { Tip } from './tip.tsx';
import { phrases } from './words/index.ts';

function useFlights({ props, layout, garden, desk, say }: BoardPart) {
  const { step, seats } = props;
  const near = desk.seat;
  return useMemo(() => {
    if (!step) return [];
    const names = seats.map(({ name }) => name);
    const scene = { layout, garden, near, step, phrases: say, names };
    const draw = (traveller: Traveller) => <Sprite traveller={traveller} seats={seats} />;
    return flightsOf(trips(scene), step.number, draw);
  }, [step, layout, garden, near, say, seats]);
}

function Drawing({ part }: { readonly part: BoardPart }) {
  const { layout, props } = part;
  const { width, height } = layout.size;
  const { scale } = layout;
  const flights = useFlights(part);
  const step = props.step?.number ?? -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className={`drawing ${layout.shape}`}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={part.say.labels.board}
    >
      <Paints part={part} />
      <Crafts part={part} />
      <Fields part={part} />
      <Temples part={part} />
      <Garden part={part} />
      <Cities part={part} />
      <Court part={part} />
      <Coordinates part={part} />
      <News part={part} />
      <FlightLayer flights={flights} step={step} still={props.still} />
    </svg>
  );
}

interface TabsProps {
  readonly part: BoardPart;
  onTurn(page: Page): void;
}

/** The way from page to page on a small screen; pages that wait for me are marked. */
function Tabs({ part, onTurn }: TabsProps) {
  const { desk, say } = part;
  const wanted = desk.mine ? pagesFor(desk) : [];
  return (
    <nav className="tabs" aria-label={say.labels.parts}>
      {PAGES.map((page) => (
        <button
          key={page}
          type="button"
          className={`tab${wanted.includes(page) ? ' is-wanted' : ''}`}
          aria-current={desk.shown.page === page ? 'page' : undefined}
          onClick={() => onTurn(page)}
        >
          {say.labels.pages[page]}
        </button>
      ))}
      <ForecastButton desk={desk} say={say} className="tab tab-forecast" />
    </nav>
  );
}

/** Keeps the page in sight and the page remembered the same: by tab, by thumb, by what is asked. */
function usePages(
  frame: RefObject<HTMLDivElement | null>,
  desk: AmyitisDesk,
  width: number | null,
  { still, step }: Pick<Props, 'still' | 'step'>,
) {
  const turnTo = (page: Page) => desk.show({ page });
  const show = (page: Page, atOnce = still) => {
    turnTo(page);
    frame.current?.scrollTo({
      left: PAGES.indexOf(page) * (width ?? 0),
      behavior: atOnce ? 'instant' : 'smooth',
    });
  };
  const latest = useRef({ show, page: desk.shown.page });
  latest.current = { show, page: desk.shown.page };
  const wanted = (desk.mine ? pagesFor(desk)[0] : null) ?? null;
  const decision = `${decisionOf(desk.view)}-${desk.mine}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision brings its page forward again
  useEffect(() => {
    // Only a move that was just made is followed with the eyes; whoever jumps to a position is there at once.
    if (width !== null) latest.current.show(wanted ?? latest.current.page, still || step === null);
  }, [wanted, decision, width]);
  const onScroll = () => {
    const { scrollLeft = 0 } = frame.current ?? {};
    const page = PAGES[Math.round(scrollLeft / (width ?? 1))];
    if (page && page !== desk.shown.page) turnTo(page);
  };
  return { show, onScroll };
}

const stopAt = ({ x, width, height }: Rect, { scale }: Layout) => ({
  left: x * scale,
  width: width * scale,
  height: height * scale,
});

/** The drawing with what is said about it, as large as it is shown. */
function Shown({ part }: { readonly part: BoardPart }) {
  const { size, scale, shape, pages } = part.layout;
  return (
    <div
      className="scroll"
      style={
        {
          width: size.width * scale,
          height: size.height * scale,
          '--scale': scale,
        } as CSSProperties
      }
    >
      {shape === 'tall' &&
        PAGES.map((page) => (
          <div key={page} className="stop" style={stopAt(pages[page], part.layout)} />
        ))}
      <Drawing part={part} />
      <div className="said" style={{ ...size, transform: `scale(${scale})` }}>
        <Tip part={part} />
      </div>
    </div>
  );
}

/** Amyitis' board: the gardens, the city that serves them, and the caravan's round. */
export function Board(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { seats } = props.view;
  const layout = useMemo(
    () => (size && size.width > 0 ? layOut(size, seats) : null),
    [size, seats],
  );
  const garden = useMemo(() => layout && terraces(layout.garden), [layout]);
  const desk = useDesk(amyitisDesk);
  const say = phrases[props.language];
  const tall = layout?.shape === 'tall';
  const { show, onScroll } = usePages(
    frame,
    desk,
    tall ? layout.pages.city.width * layout.scale : null,
    props,
  );
  const part = layout && garden && { props, desk, layout, garden, say };
  return (
    <div
      className={`amyitis amyitis-board${props.still ? ' is-still' : ''}`}
      data-board="amyitis"
      role="application"
      aria-label={phrases[props.language].title}
      onKeyDown={walkWithArrows}
    >
      <Ribbon props={props} say={say}>
        {!tall && <ForecastButton desk={desk} say={say} className="ribbon-forecast" />}
        <ForecastVoice props={props} desk={desk} say={say} />
      </Ribbon>
      <div ref={frame} className={tall ? 'stage is-paged' : 'stage'} onScroll={onScroll}>
        {part && <Shown part={part} />}
      </div>
      {part && tall && <Tabs part={part} onTurn={show} />}
    </div>
  );
}
