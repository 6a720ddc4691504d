import type { Me, WhoAmI } from '@nabu/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { requestJson } from '../session/http.ts';
import { claimSeats } from './claim.ts';

/** Who sits before this page, as far as the house knows. */
interface MeState {
  /** Whether the house has been asked; without a network it stays unasked. */
  readonly known: boolean;
  readonly me: Me | null;
  /** Whether the house sends mail. */
  readonly mail: boolean;
}

/** The one store of who I am; every tab of this browser is told when it changes. */
const meStore = createStore<MeState>(() => ({ known: false, me: null, mail: false }));

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nabu.me');
if (tabs) tabs.onmessage = () => void loadMe();

let loading: Promise<void> | null = null;

/** Asks the house who I am; a house that cannot be reached changes nothing. */
function loadMe(): Promise<void> {
  loading ??= requestJson<WhoAmI>('/api/me')
    .then(take, () => undefined)
    .finally(() => {
      loading = null;
    });
  return loading;
}

/** Who I am; the house is asked when the first part of the page wants to know. A game of this device does not ask. */
export function useMe(ask = true): MeState {
  const state = useStore(meStore);
  useEffect(() => {
    if (ask && !meStore.getState().known) void loadMe();
  }, [ask]);
  return state;
}

/** Asks for something whose answer says who I am from now on; throws a `HouseError` when it is refused. */
export async function become(path: string, body: object): Promise<Me | null> {
  const answer = await requestJson<WhoAmI>(path, { body });
  take(answer);
  tabs?.postMessage('changed');
  return answer.me;
}

/**
 * Makes sure that the house knows me before I sit down with others: whoever it does not know comes
 * in as a guest by the name they typed. Two tabs that do so at once are one guest.
 */
export async function beKnown(name: string): Promise<void> {
  await alone(async () => {
    await loadMe();
    if (!meStore.getState().me) await become('/api/me', { name });
  });
}

function take({ me, mail }: WhoAmI): void {
  meStore.setState({ known: true, me, mail });
  if (me) void claimSeats(me.id);
}

async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('nabu.me', work);
  else await work();
}
