import type { Apart, ApartKind, Meant } from '@nabu/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { request, requestJson } from '../session/http.ts';
import { browserKeeper, keep, readKept } from '../session/shelf.ts';
import { useMe } from './me.ts';

/** Whom I keep away: with the house, for all my devices, and on this device alone. */
interface ApartState {
  readonly kept: Apart['apart'];
  /** By what the lines of those are known whom I muted here. */
  readonly here: readonly string[];
}

const MUTED = 'nabu.muted';
/** So many are muted on one device; the first are forgotten. */
const MOST_HERE = 500;

function mutedHere(): readonly string[] {
  const kept = readKept(browserKeeper(), MUTED);
  return Array.isArray(kept) ? kept.filter((by) => typeof by === 'string') : [];
}

const store = createStore<ApartState>(() => ({ kept: [], here: mutedHere() }));

function take({ apart }: Apart): void {
  store.setState({ kept: apart });
}

/** Whom I keep away; the house is asked when a part of the page wants to know and I am somebody. */
export function useApart(ask = true): ApartState {
  const { me } = useMe(ask);
  useEffect(() => {
    if (ask) load(me?.id ?? null);
  }, [ask, me]);
  return useStore(store);
}

/** Whose list was asked for last: parts of one page ask once. */
let loaded: string | null = null;

function load(person: string | null): void {
  if (person === loaded) return;
  loaded = person;
  if (person === null) store.setState({ kept: [] });
  else
    requestJson<Apart>('/api/me/apart').then(take, () => {
      loaded = null;
    });
}

/** Whether the lines of somebody are hidden from me, and how. */
export function apartFrom({ kept, here }: ApartState, by: string): ApartKind | null {
  const kinds = kept.filter((each) => each.by === by).map(({ kind }) => kind);
  if (kinds.includes('block')) return 'block';
  return kinds.includes('mute') || here.includes(by) ? 'mute' : null;
}

/** Hides somebody's lines on this device. */
export function muteHere(by: string): void {
  setHere([...store.getState().here.filter((each) => each !== by), by].slice(-MOST_HERE));
}

/** Keeps somebody away with the house; throws a `HouseError` when it is refused. */
export async function keepAway(who: Meant, kind: ApartKind): Promise<void> {
  take(await requestJson<Apart>('/api/me/apart', { body: { who, kind } }));
}

/** Lets somebody near again, here and with the house. */
export async function letNear(by: string): Promise<void> {
  setHere(store.getState().here.filter((each) => each !== by));
  for (const { kind } of store.getState().kept.filter((each) => each.by === by))
    take(await requestJson<Apart>('/api/me/apart/lift', { body: { by, kind } }));
}

/** Tells whoever runs the house about somebody; throws a `HouseError` when it is refused. */
export async function sendReport(report: {
  readonly about: 'line' | 'name' | 'person';
  readonly who: Meant;
  readonly reason: string;
  readonly note: string;
}): Promise<void> {
  await request('/api/reports', { body: report });
}

function setHere(here: readonly string[]): void {
  store.setState({ here });
  keep(browserKeeper(), MUTED, here);
}
