import type { Seat, Viewer } from '@nabu/kernel';
import type { Step } from '../../table/kit.ts';
import { type Leg, type Trip, tripsOf } from '../common/motion.ts';
import { centre, type Rect } from '../common/rect.ts';
import { tagWidth } from '../common/tag.tsx';
import { reach, track } from './gauge.tsx';
import { fan, type Layout, stackPlaces, terraces } from './geometry.ts';
import { type Event, MIGRANTS, type Nation, type Site, sideOf, topOf, type View } from './rules.ts';
import type { Phrases } from './words/phrases.ts';
import { siteOf } from './words/pieces.ts';

/** What is seen travelling. */
export type Traveller =
  | { readonly kind: 'nation'; readonly nation: Nation | null }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'tag'; readonly text: string; readonly good: boolean };

/** How something travels over this board. */
export type BoardTrip = Trip<Traveller>;

/** Everything needed to tell a step in movement. */
export interface Scene {
  readonly layout: Layout;
  readonly viewer: Viewer;
  readonly step: Step<View, Event>;
  readonly after: View;
  readonly phrases: Phrases;
}

const TAG = 1500;
/** The next event of a step sets off while the one before is still landing. */
const PAUSE = 170;

const card = (nation: Nation | null): Traveller => ({ kind: 'nation', nation });
const slab = (level: number): Traveller => ({ kind: 'level', level });

function site(scene: Scene, seat: Seat, at: Site) {
  return scene.layout.sites[sideOf(seat, scene.viewer)][at];
}

function hand(scene: Scene, seat: Seat): Rect {
  return scene.layout.hands[sideOf(seat, scene.viewer)];
}

/** The place of a card in a row, before or after the step. */
function rowCard(scene: Scene, view: View, seat: Seat, at: Site, index: number): Rect {
  const count = Math.max(view.sides[seat].rows[at].length, index + 1);
  const places = fan(site(scene, seat, at).row, count, sideOf(seat, scene.viewer));
  return places[index].card;
}

function stackTop(scene: Scene, seat: Seat): Rect {
  const { stacks, shape } = scene.layout;
  return stackPlaces(stacks[sideOf(seat, scene.viewer)], 1, shape).top;
}

function terrace(scene: Scene, seat: Seat, at: Site, level: number): Rect {
  return terraces(site(scene, seat, at).temple)[level - 1];
}

/** The last cards of a row after the step, each with the name it lands under. */
function landing(scene: Scene, seat: Seat, at: Site, count: number) {
  const length = scene.after.sides[seat].rows[at].length;
  return Array.from({ length: count }, (_, k) => {
    const index = Math.max(0, length - count + k);
    return {
      to: rowCard(scene, scene.after, seat, at, index),
      lands: `row:${seat}:${at}:${index}`,
    };
  });
}

function tagLegs(
  scene: Scene,
  seat: Seat,
  points: number,
  pieces: readonly string[],
): Leg<Traveller>[] {
  const temple = pieces.map(siteOf).find((found) => found !== null);
  if (!temple || points === 0) return [];
  const { labels, sites } = scene.phrases;
  const level = topOf(scene.after.sides[seat].temples[temple.site]);
  const name = sites[temple.site];
  const text = points > 0 ? labels.grew(points, level, name) : labels.fell(-points, name);
  const { gauge } = scene.layout;
  const area = track(gauge);
  const x = reach(gauge, scene.after.sides[seat].total);
  const plot = site(scene, temple.seat, temple.site).temple;
  const half = tagWidth(text) / 2 + 4;
  const middle = Math.min(Math.max(centre(plot).x, half), scene.layout.size.width - half);
  const from = { ...plot, x: middle - plot.width / 2 };
  return [
    { traveller: { kind: 'tag', text, good: points > 0 }, from, to: { ...area, x, width: 0 } },
  ];
}

/** The journeys that tell one event. */
function legs(scene: Scene, event: Event): readonly Leg<Traveller>[] {
  const { layout, step } = scene;
  const { discard, deck, draw } = layout;
  switch (event.type) {
    case 'drew':
      return Array.from({ length: event.count }, (_, k) => ({
        traveller: card(event.nations?.[k] ?? null),
        from: draw,
        to: hand(scene, event.seat),
      }));
    case 'walked':
      return [{ traveller: card(event.to), from: hand(scene, event.seat), to: discard }];
    case 'dropped':
      return [{ traveller: card(event.nation), from: hand(scene, event.seat), to: discard }];
    case 'deployed': {
      const [place] = landing(scene, event.seat, event.site, 1);
      return [{ traveller: card(event.nation), from: hand(scene, event.seat), ...place }];
    }
    case 'built': {
      const from = event.from === 'start' ? hand(scene, event.seat) : stackTop(scene, event.from);
      const to = terrace(scene, event.seat, event.site, event.level);
      return [{ traveller: slab(event.level), from, to }];
    }
    case 'migrated': {
      const length = step.before.sides[event.seat].rows[event.from].length;
      return landing(scene, event.seat, event.to, event.nations.length).map((place, k) => ({
        traveller: card(event.nations[k]),
        from: rowCard(scene, step.before, event.seat, event.from, length - MIGRANTS + k),
        ...place,
      }));
    }
    case 'used': {
      const from = rowCard(scene, step.before, event.seat, event.site, event.index);
      return [{ traveller: card(event.nation), from, to: discard }];
    }
    case 'defected': {
      const places = landing(scene, event.seat, event.site, event.indices.length);
      return event.indices.map((index, k) => ({
        traveller: card(event.nation),
        from: rowCard(scene, step.before, 1 - event.seat, event.site, index),
        ...places[k],
      }));
    }
    case 'deserted':
      return event.indices.map((index) => ({
        traveller: card(event.nation),
        from: rowCard(scene, step.before, 1 - event.seat, event.site, index),
        to: discard,
      }));
    case 'razed':
      return event.levels.map((level) => ({
        traveller: slab(level),
        from: terrace(scene, 1 - event.seat, event.site, level),
        to: deck,
      }));
    case 'stole':
      return [
        {
          traveller: slab(event.level),
          from: terrace(scene, 1 - event.seat, event.site, event.level),
          to: terrace(scene, event.seat, event.site, event.level),
        },
      ];
    case 'quarried':
      return event.levels.map((level) => ({
        traveller: slab(level),
        from: deck,
        to: stackTop(scene, event.seat),
        lands: `stack:${event.seat}`,
      }));
    case 'scored':
      return tagLegs(scene, event.seat, event.points, event.pieces);
    case 'reshuffled':
      return [{ traveller: card(null), from: discard, to: draw }];
    default:
      return [];
  }
}

/** The journeys of a whole step; points are told while the pieces already move on. */
export function trips(scene: Scene): readonly BoardTrip[] {
  return tripsOf(scene.step.events, (event) => legs(scene, event), {
    tag: TAG,
    pause: ({ type }) => (type === 'scored' ? 0 : PAUSE),
  });
}
