import { type CSSProperties, useMemo, useRef } from 'react';
import { useDesk } from '../common/desk/provider.tsx';
import { FlightLayer } from '../common/flights.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { Hit } from '../common/hit.tsx';
import { flightsOf } from '../common/motion.ts';
import { nearSeat } from '../common/near.ts';
import { type Size, useSize } from '../common/size.ts';
import './babel.css';
import { type BabelDesk, babelDesk, type Props } from './desk.ts';
import { Gauge, type GaugeBar } from './gauge.tsx';
import { type Layout, layout as layOut, SIDES, type Side, typeOf } from './geometry.ts';
import { Paints, River } from './ground.tsx';
import { atPawn, litSites, pressRival, pressRun, pressSite, runMoves } from './input.ts';
import { Marks } from './marks.tsx';
import { Menu } from './menu.tsx';
import { trips } from './motion.ts';
import { News } from './news.tsx';
import { Pawn, pawnBox } from './pawn.tsx';
import { Discards, Pile } from './piles.tsx';
import { type Difference, difference } from './preview.ts';
import { Stack } from './quarry.tsx';
import { ALL_NATIONS, moveOf, type Site } from './rules.ts';
import { SiteView } from './site.tsx';
import { Sprite } from './sprites.tsx';
import { tipOf } from './tip.tsx';
import { phrases } from './words/index.ts';
import type { Phrases } from './words/phrases.ts';
import { siteOf, stackOf } from './words/pieces.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: BabelDesk;
  readonly layout: Layout;
}

function seatAt(props: Props, side: Side) {
  const near = nearSeat(props.viewer);
  return side === 'near' ? near : 1 - near;
}

function Sites({ props, desk, layout }: PartProps) {
  const { draft, seat } = desk;
  const lit = desk.mine ? litSites(desk) : [];
  const places = props.pointed.map(siteOf);
  const chosen = (site: Site) =>
    (draft.kind === 'site' && draft.site === site) ||
    (draft.kind === 'migrate' && draft.from === site);
  const { deployHere, walkHere } = phrases[props.language].labels;
  const cue = (site: Site) => {
    if (draft.kind !== 'card') return null;
    return atPawn(desk, site) ? deployHere : walkHere;
  };
  return SIDES.toReversed().flatMap((side) => {
    const owner = seatAt(props, side);
    const own = side === 'near' && props.viewer !== 'spectator';
    return ALL_NATIONS.map((site) => (
      <SiteView
        key={`${side}-${site}`}
        seat={owner}
        owner={own ? null : props.seats[owner].name}
        site={site}
        side={side}
        places={layout.sites[side][site]}
        row={props.view.sides[owner].rows[site]}
        temple={props.view.sides[owner].temples[site]}
        phrases={phrases[props.language]}
        lit={own && lit.includes(site)}
        chosen={own && chosen(site)}
        cue={cue(site)}
        pointed={places.some((place) => place?.seat === owner && place.site === site)}
        {...(side === 'far' &&
          props.viewer !== 'spectator' && {
            onPress: () => desk.follow(pressRival(desk, site)),
          })}
        {...(own && {
          onPress: () => desk.follow(pressSite(desk, site)),
          runs: {
            here: atPawn(desk, site),
            isLit: (run) =>
              atPawn(desk, site) && runMoves(props.view, seat, site, run).some(desk.can),
            isChosen: (run) =>
              draft.kind === 'run' && draft.site === site && draft.run.start === run.start,
            onPress: (run) => desk.follow(pressRun(desk, site, run)),
          },
        })}
      />
    ));
  });
}

/** The next cards of the deck, as far as they are known and fit on its back. */
function nextCards(razed: readonly number[]): string {
  return razed.length > 3
    ? `${razed.slice(-3).toReversed().join(' ')}…`
    : razed.toReversed().join(' ');
}

function Quarry({ props, desk, layout }: PartProps) {
  const say = phrases[props.language];
  const { labels } = say;
  const { view } = props;
  const look = (pile: 'discard' | 'deck' | 'draw') => () =>
    desk.follow({ draft: { kind: 'look', pile } });
  const known = view.razed.toReversed().join(', ');
  const deckLabel = `${labels.deck}: ${view.deck}${known && `, ${labels.known} ${known}`}`;
  return (
    <g className="quarry">
      {SIDES.map((side) => {
        const seat = seatAt(props, side);
        const move = moveOf.build(seat);
        return (
          <Stack
            key={side}
            place={layout.stacks[side]}
            shape={layout.shape}
            seat={seat}
            levels={view.sides[seat].stack}
            title={labels.stackOf(props.seats[seat].name)}
            phrases={say}
            lit={desk.can(move)}
            pointed={props.pointed.some((piece) => stackOf(piece) === seat)}
            onPress={() => desk.make(move)}
            onHint={(on) => desk.point(on ? move : null)}
            onLook={() => desk.follow({ draft: { kind: 'look', pile: seat } })}
          />
        );
      })}
      <Hit label={deckLabel} area={layout.deck} tip={tipOf.pile('deck')} onPress={look('deck')}>
        <Pile
          kind="temple"
          place={layout.deck}
          count={view.deck}
          title={labels.deck}
          short={labels.deckShort}
          at="deck"
          next={nextCards(view.razed)}
        />
      </Hit>
      <Hit
        label={`${labels.draw}: ${view.pile}`}
        area={layout.draw}
        tip={tipOf.pile('draw')}
        onPress={look('draw')}
      >
        <Pile
          kind="nation"
          place={layout.draw}
          count={view.pile}
          title={labels.draw}
          short={labels.drawShort}
          at="draw"
        />
      </Hit>
      <Discards
        place={layout.discard}
        counts={view.discards}
        phrases={say}
        onPress={look('discard')}
      />
    </g>
  );
}

function Pawns({ props, layout }: PartProps) {
  const { view } = props;
  return SIDES.map((side) => {
    const seat = seatAt(props, side);
    return (
      <Pawn
        key={seat}
        face={props.seats[seat]}
        box={pawnBox(layout, side, view.sides[seat].pawn)}
        active={view.ending === null && view.turn === seat}
      />
    );
  });
}

function useFlights(props: Props, layout: Layout) {
  const { step, viewer, view, language } = props;
  return useMemo(() => {
    if (!step) return [];
    const scene = { layout, viewer, step, after: view, phrases: phrases[language] };
    return flightsOf(trips(scene), step.number, (traveller) => <Sprite traveller={traveller} />);
  }, [step, layout, viewer, view, language]);
}

/** Both totals as bars, with what the looked-at move would make of them. */
function barsOf(props: Props, change: Difference | null): readonly GaugeBar[] {
  return SIDES.map((side) => {
    const seat = seatAt(props, side);
    const { total } = props.view.sides[seat];
    return { face: props.seats[seat], side, total, next: change?.totals[seat].to ?? null };
  });
}

function noteOn(change: Difference | null, { labels }: Phrases): string | null {
  if (change?.ends) return labels.ends;
  return change?.endPhase ? labels.beginsEndPhase : null;
}

function Field(part: PartProps & { readonly room: Size }) {
  const { props, desk, layout, room } = part;
  const { width, height } = layout.size;
  const flights = useFlights(props, layout);
  const outcome = desk.ghost?.outcome;
  const change = outcome ? difference(props.view, outcome.view) : null;
  const say = phrases[props.language];
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      className={`babel-board ${layout.shape}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--type': typeOf(room, layout) } as CSSProperties}
      role="group"
      aria-label={say.labels.board}
    >
      <Paints />
      <River layout={layout} />
      <Gauge
        place={layout.gauge}
        endPhase={props.view.endPhase}
        note={noteOn(change, say)}
        phrases={say}
        bars={barsOf(props, change)}
      />
      <Quarry {...part} />
      <Sites {...part} />
      <News props={props} layout={layout} />
      <Pawns {...part} />
      {change && <Marks layout={layout} viewer={props.viewer} difference={change} />}
      <FlightLayer flights={flights} step={props.step?.number ?? -1} still={props.still} />
    </svg>
  );
}

/** Babel's board: two facing rows of five sites across the river, and the quarry. */
export function Board(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const layout = useMemo(() => (size && size.width > 0 ? layOut(size) : null), [size]);
  const desk = useDesk(babelDesk);
  const part = size && layout && { props, desk, layout, room: size };
  return (
    <div
      ref={frame}
      className={`babel${props.still ? ' is-still' : ''}`}
      data-board="babel"
      role="application"
      aria-label={phrases[props.language].title}
      onKeyDown={walkWithArrows}
    >
      {part && (
        <>
          <Field {...part} />
          <Menu {...part} />
        </>
      )}
    </div>
  );
}
