import type { Seat } from '@nabu/kernel';
import type { Step } from '../../table/kit.ts';
import { type Leg, STAGGER, type Trip, tripsOf } from '../common/motion.ts';
import type { Rect } from '../common/rect.ts';
import { groupPlaces, type Layout, spaces, templePlaces } from './geometry.ts';
import type { Sign } from './icons.tsx';
import {
  CITIES,
  CRAFTS,
  EDGE_NAMES,
  type Event,
  GROUP_SIZE,
  NEUTRAL,
  NONE,
  type Owner,
  SPACES,
  SQUARE_NAMES,
  TEMPLE_SPACES,
  TEMPLES,
  type View,
} from './rules.ts';
import type { Terraces } from './terraces.ts';
import type { Phrases } from './words/phrases.ts';
import { partOf } from './words/pieces.ts';

/** What is seen travelling. */
export type Traveller =
  | { readonly kind: 'cube'; readonly owner: number; readonly size: number }
  | { readonly kind: 'token'; readonly sign: Sign }
  | { readonly kind: 'card'; readonly sign: Sign }
  | { readonly kind: 'tag'; readonly text: string; readonly seat: Seat | null };

/** How something travels over this board. */
export type BoardTrip = Trip<Traveller>;

/** Everything needed to tell a step in movement. */
export interface Scene {
  readonly layout: Layout;
  readonly garden: Terraces;
  /** The seat whose supply is the tray. */
  readonly near: Seat;
  readonly step: Step<View, Event>;
  readonly phrases: Phrases;
  readonly names: readonly string[];
}

const TAG = 1900;
/** The next event of a step sets off while the one before is still landing. */
const PAUSE = 150;
/** Ranking a temple is shown before its reward. */
const RANKING = 420;

const around = ({ x, y }: { x: number; y: number }, size = 24): Rect => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Where a seat's things come from and go to: the tray below for mine, the rail for the others. */
function seatPlace({ layout, near }: Scene, seat: Seat, by: Rect): Rect {
  const page = Object.values(layout.pages).find((p) => by.x >= p.x && by.x < p.x + p.width);
  const { x, width } = page ?? layout.pages.city;
  if (seat === near) return around({ x: x + width / 2, y: layout.size.height + 20 });
  if (layout.shape === 'tall') return around({ x: x + 80 + seat * 90, y: -20 });
  return around({ x: -20, y: 80 + seat * 150 });
}

const ownerNumber = (owner: Owner) => (owner === 'neutral' ? NEUTRAL : owner);

function home(scene: Scene, owner: number, by: Rect): Rect {
  return owner === NEUTRAL ? { ...by, y: -30 } : seatPlace(scene, owner, by);
}

/** The place on the board where something happened, for tags and gains. */
function placeOf(scene: Scene, piece: string): Rect | null {
  const { layout, garden } = scene;
  const part = partOf(piece);
  switch (part?.kind) {
    case 'square':
      return around(garden.squares[part.at].middle);
    case 'edge':
      return around(garden.edges[part.at].single[0].cube);
    case 'temple':
      return layout.temples[part.at];
    case 'city':
      return layout.cities[part.at];
    case 'row':
      return layout.rows[part.at];
    case 'group':
      return layout.groups[part.at];
    case 'court':
      return layout.court;
    default:
      return null;
  }
}

/** A new cube enters on the left; all others, and the one pushed out, slide to the right. */
function prayer(
  scene: Scene,
  event: Extract<Event, { type: 'prayed' }>,
  view: number[],
): Leg<Traveller>[] {
  const temple = TEMPLES.indexOf(event.temple);
  const slots = templePlaces(scene.layout.temples[temple]).spaces;
  const size = slots[0].width * 0.76;
  const base = temple * TEMPLE_SPACES;
  const owner = ownerNumber(event.owner);
  const enters: Leg<Traveller> = {
    traveller: { kind: 'cube', owner, size },
    from: home(scene, owner, slots[0]),
    to: slots[0],
    lands: `temple:${temple}:0`,
  };
  const slides = slots.flatMap((from, k): Leg<Traveller>[] => {
    const moved = view[base + k];
    const packed = view.slice(base, base + k + 1).every((each) => each !== NONE);
    if (moved === NONE || !packed) return [];
    const to = slots[k + 1] ?? home(scene, moved, from);
    const lands = k + 1 < TEMPLE_SPACES ? { lands: `temple:${temple}:${k + 1}` } : {};
    return [{ traveller: { kind: 'cube', owner: moved, size }, from, to, ...lands }];
  });
  view.splice(base, TEMPLE_SPACES, owner, ...view.slice(base, base + TEMPLE_SPACES - 1));
  return [enters, ...slides];
}

/** Where the thing last spoken of lies: gains fly from there. */
interface Spot {
  at: Rect;
}

function tag(spot: Rect, scene: Scene, seat: Seat | null, text: string): Leg<Traveller> {
  const to = seat === null ? spot : seatPlace(scene, seat, spot);
  return { traveller: { kind: 'tag', text, seat }, from: spot, to };
}

/** Who gives what is gained under a clause, where it is not the thing last spoken of. */
function givers({ layout }: Scene): { readonly [clause: string]: Rect | undefined } {
  return { E3: layout.temples[0], R2: layout.court, P2: layout.panels.crafts };
}

function gained(
  scene: Scene,
  event: Extract<Event, { type: 'gained' }>,
  spot: Spot,
): Leg<Traveller>[] {
  const from = givers(scene)[event.clause] ?? spot.at;
  const leg: Leg<Traveller> = {
    traveller: { kind: 'token', sign: event.what },
    from,
    to: seatPlace(scene, event.seat, from),
  };
  return Array.from({ length: Math.min(3, event.count) }, () => leg);
}

/** The journeys that tell one event. */
function legs(
  scene: Scene,
  event: Event,
  spot: Spot,
  temples: number[],
): readonly Leg<Traveller>[] {
  const { layout, garden, phrases, names } = scene;
  switch (event.type) {
    case 'recruited': {
      const { cards } = groupPlaces(layout.groups[event.group]);
      const crafts = scene.step.before.crafts;
      const at = crafts.indexOf(CRAFTS.indexOf(event.craft), event.group * GROUP_SIZE);
      const from = cards[Math.max(0, at - event.group * GROUP_SIZE)];
      spot.at = from;
      return [
        {
          traveller: { kind: 'card', sign: event.craft },
          from,
          to: seatPlace(scene, event.seat, from),
        },
      ];
    }
    case 'sown': {
      const row = layout.rows[event.row];
      const to = spaces({ ...row, x: row.x + 6, width: row.width - 12 }, SPACES, 52)[event.space];
      spot.at = to;
      return [
        {
          traveller: { kind: 'cube', owner: event.seat, size: to.width * 0.72 },
          from: seatPlace(scene, event.seat, to),
          to,
        },
      ];
    }
    case 'prayed':
      return prayer(scene, event, temples);
    case 'irrigated': {
      const edge = EDGE_NAMES.indexOf(event.edge);
      const to = around(garden.edges[edge].single[0].cube);
      spot.at = to;
      const owner = ownerNumber(event.owner);
      return [{ traveller: { kind: 'cube', owner, size: 22 }, from: home(scene, owner, to), to }];
    }
    case 'travelled':
      spot.at = layout.cities[event.to];
      return [];
    case 'paid':
    case 'discarded': {
      const to =
        event.type === 'paid' ? layout.cities[scene.step.before.caravan] : layout.panels.fields;
      const from = seatPlace(scene, event.seat, to);
      return [{ traveller: { kind: 'token', sign: event.resource }, from, to }];
    }
    case 'sold':
      return event.resources.map((sign) => ({
        traveller: { kind: 'token', sign },
        from: seatPlace(scene, event.seat, layout.cities[0]),
        to: layout.cities[0],
      }));
    case 'planted':
      spot.at = around(garden.squares[SQUARE_NAMES.indexOf(event.square)].middle);
      return [];
    case 'acquired': {
      const to = seatPlace(scene, event.seat, layout.court);
      return [{ traveller: { kind: 'card', sign: event.court }, from: layout.court, to }];
    }
    case 'gained':
      return gained(scene, event, spot);
    case 'ranked': {
      const temple = TEMPLES.indexOf(event.temple);
      spot.at = layout.temples[temple];
      const first = event.first === null ? null : names[event.first];
      const text = `${phrases.temples[temple]}: ${first ?? phrases.describe.none}`;
      return [tag(spot.at, scene, null, text)];
    }
    case 'scored': {
      const at = event.pieces.map((piece) => placeOf(scene, piece)).find((p) => p !== null);
      const text = `+${event.points} ${phrases.sources[event.source]}`;
      return [tag(around(centreOf(at ?? spot.at)), scene, event.seat, text)];
    }
    default:
      return [];
  }
}

function centreOf({ x, y, width, height }: Rect) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The journeys of a whole step; cubes in a temple slide on together. */
export function trips(scene: Scene): readonly BoardTrip[] {
  const temples = [...scene.step.before.temples];
  const spot: Spot = { at: scene.layout.cities[scene.step.before.caravan % CITIES.length] };
  return tripsOf(scene.step.events, (event) => legs(scene, event, spot, temples), {
    tag: TAG,
    pause: ({ type }) => (type === 'ranked' ? RANKING : PAUSE),
    stagger: ({ type }) => (type === 'prayed' ? 0 : STAGGER),
  });
}
