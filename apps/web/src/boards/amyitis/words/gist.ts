import type { Seat } from '@nabu/kernel';
import type { Preview } from '../../../table/kit.ts';
import {
  actor,
  COURT,
  decisionOf,
  type Event,
  RESOURCES,
  type Resource,
  type View,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';
import { prompt } from './prompt.ts';

/** What a move would bring: what it costs, what it gives, and what else it sets off. */
export interface Gist {
  readonly costs: readonly string[];
  readonly gains: readonly string[];
  readonly notes: readonly string[];
}

interface Reader {
  readonly phrases: Phrases;
  readonly seat: Seat;
  name(seat: Seat): string;
}

const resourceName = ({ resources }: Phrases, resource: Resource) =>
  resources[RESOURCES.indexOf(resource)];

/** The tokens of each kind that are given away, added up. */
function tokensGiven({ phrases, seat }: Reader, events: readonly Event[]): readonly string[] {
  const given = events.flatMap((event): readonly Resource[] => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'paid' || event.type === 'discarded') return [event.resource];
    if (event.type === 'sold') return event.resources;
    return event.type === 'swapped' ? [event.gave] : [];
  });
  return RESOURCES.flatMap((name) => {
    const count = given.filter((each) => each === name).length;
    return count > 0 ? [phrases.tokens(count, resourceName(phrases, name))] : [];
  });
}

function costsOf({ phrases, seat }: Reader, event: Event): readonly string[] {
  if (!('seat' in event) || event.seat !== seat) return [];
  switch (event.type) {
    case 'recruited':
      return event.talents > 0 ? [phrases.talents(event.talents)] : [];
    case 'travelled':
      return [phrases.camels(event.camels)];
    case 'planted':
      return event.gardeners > 0 ? [phrases.gardeners(event.gardeners)] : [];
    default:
      return [];
  }
}

/** What an event gives, and to whom. */
function gainOf({ phrases }: Reader, event: Event): { seat: Seat; what: string } | null {
  switch (event.type) {
    case 'gained': {
      const { seat, what, count } = event;
      if (what === 'talent') return { seat, what: phrases.talents(count) };
      if (what === 'camel') return { seat, what: phrases.camels(count) };
      return { seat, what: phrases.tokens(count, resourceName(phrases, what)) };
    }
    case 'scored': {
      const why = phrases.sources[event.source];
      return { seat: event.seat, what: `${phrases.points(event.points)} (${why})` };
    }
    case 'acquired': {
      const kind = phrases.court[COURT.indexOf(event.court)];
      return { seat: event.seat, what: event.level > 0 ? phrases.card(kind, event.level) : kind };
    }
    case 'swapped':
      return {
        seat: event.seat,
        what: phrases.tokens(1, resourceName(phrases, event.took)),
      };
    default:
      return null;
  }
}

function noteOf({ phrases, name }: Reader, event: Event, events: readonly Event[]): string | null {
  const { gist } = phrases;
  const owner = (who: Seat | 'neutral') => (who === 'neutral' ? phrases.neutral : name(who));
  switch (event.type) {
    case 'prayed':
      return event.expelled === null ? null : gist.expels(owner(event.expelled));
    case 'reaped':
      if (event.winner === null) return gist.reaped(null);
      return takesGardener(events, event.winner)
        ? gist.reaped(name(event.winner))
        : gist.noGardener;
    case 'forgone':
      return gist.forgone(
        event.court === 'choice' ? phrases.anyCard : phrases.court[COURT.indexOf(event.court)],
      );
    case 'unrewarded':
      return gist.tied;
    case 'flipped': {
      const { quality, extra } = event.face;
      const more = extra === null ? '' : ` + ${resourceName(phrases, extra)}`;
      return gist.flips(`${phrases.labels.plant(quality)}${more}`);
    }
    default:
      return null;
  }
}

/** Whoever has the most cubes in a full row takes a Gardener only if one is left. [F3] */
function takesGardener(events: readonly Event[], seat: Seat): boolean {
  return events.some(
    (event) => event.type === 'acquired' && event.court === 'gardener' && event.seat === seat,
  );
}

/** Reads what a move would bring for a seat out of the events it would set off. */
export function gistOf(
  phrases: Phrases,
  outcome: Preview<View, Event> | null,
  seat: Seat,
  names: readonly string[],
): Gist {
  const { gist } = phrases;
  if (!outcome) return { costs: [], gains: [], notes: [gist.newRound] };
  const reader: Reader = { phrases, seat, name: (other) => names[other] ?? String(other + 1) };
  const { view } = outcome;
  const events = outcome.events.filter((event) => !isWaiting(event));
  const gains = events.flatMap((event) => gainOf(reader, event) ?? []);
  const neutral = events.filter((e) => e.type === 'irrigated' && e.owner === 'neutral').length;
  const goesOn = !view.over && decisionOf(view) !== 'turn' && actor(view) === seat;
  return {
    costs: [
      ...events.flatMap((event) => costsOf(reader, event)),
      ...tokensGiven(reader, events),
    ].map(gist.less),
    gains: gains.flatMap((gain) => (gain.seat === seat ? [gist.more(gain.what)] : [])),
    notes: unique([
      ...gains.flatMap((gain) =>
        gain.seat === seat ? [] : [gist.other(reader.name(gain.seat), gist.more(gain.what))],
      ),
      ...events.flatMap((event) => noteOf(reader, event, events) ?? []),
      ...(neutral > 0 ? [gist.neutral(neutral)] : []),
      ...(goesOn ? [gist.next(prompt(phrases, view, seat))] : []),
    ]),
  };
}

/** What passed players draw while the turn goes round is not the move's doing. */
const isWaiting = (event: Event) => event.type === 'gained' && event.clause === 'P2';

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The gist as one line of text, for labels. */
export function gistLine({ costs, gains, notes }: Gist): string {
  return [...costs, ...gains, ...notes].join('; ');
}
