import {
  EDGE_NAMES,
  forecast,
  givesSecond,
  isDouble,
  NONE,
  TEMPLE_SPACES,
  type View,
} from '../rules.ts';
import { cubesText, type Name, ownerText } from './cubes.ts';
import { templeLines } from './forecast.ts';
import { channelText } from './moves.ts';
import type { Phrases } from './phrases.ts';

/** A channel in words, and whether it is double. */
function channelName(phrases: Phrases, view: View, edge: number): string {
  const name = channelText(phrases, EDGE_NAMES[edge]);
  return isDouble(view, edge) ? `${name} (${phrases.spoken.double})` : name;
}

function ownersOf(phrases: Phrases, view: View, edge: number, name: Name): string {
  return [view.areas[2 * edge], view.areas[2 * edge + 1]]
    .flatMap((owner) => (owner === NONE ? [] : [ownerText(phrases, owner, name)]))
    .join(', ');
}

/** A channel with who irrigates it. */
export function channelLine(phrases: Phrases, view: View, edge: number, name: Name): string {
  const { spoken } = phrases;
  const channel = channelName(phrases, view, edge);
  const owners = ownersOf(phrases, view, edge, name);
  return owners ? spoken.irrigated(channel, owners) : spoken.dryChannel(channel);
}

/** Every channel that is irrigated, one line each. */
export function channelLines(phrases: Phrases, view: View, name: Name): readonly string[] {
  const lines = EDGE_NAMES.flatMap((_, edge) =>
    ownersOf(phrases, view, edge, name) ? [channelLine(phrases, view, edge, name)] : [],
  );
  return lines.length > 0 ? lines : [phrases.describe.channels(phrases.describe.none)];
}

/** A temple: its cubes, its free places, and whose rewards would be now. */
export function templeText(phrases: Phrases, view: View, temple: number, name: Name): string {
  const { spoken, labels, temples } = phrases;
  const cubes = view.temples.slice(temple * TEMPLE_SPACES, (temple + 1) * TEMPLE_SPACES);
  const free = cubes.filter((owner) => owner === NONE).length;
  const told = forecast(view).temples?.[temple];
  const [ranks] = told?.ranks ?? [];
  const owner = (seat: number | null | undefined) => (seat == null ? null : name(seat));
  const [one, two] = labels.rewards[temple];
  const coming = told ? templeLines(phrases, told, view.seats, name, phrases.forecast.now) : [];
  // Where the procession decides, each of its ways is told instead.
  const settled = coming.length < 2;
  return [
    spoken.temple(temples[temple], cubesText(phrases, cubes, name), free),
    ...(settled ? [spoken.reward(1, one, owner(ranks?.first))] : []),
    ...(settled && givesSecond(view.seats) ? [spoken.reward(2, two, owner(ranks?.second))] : []),
    ...(settled ? [] : coming.map((line) => `${line}.`)),
  ].join(' ');
}
