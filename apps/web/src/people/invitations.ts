import type { Invitation, Invitations, Seated } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useHouse } from '../lobby/hooks.ts';
import { HouseError, requestJson } from '../session/http.ts';
import { requestOnce } from '../session/once.ts';
import type { Trouble } from '../session/table-session.ts';
import { useMe } from './me.ts';

/** Somebody who was asked to a table from this page, or why they were not. */
export interface Asked {
  readonly name: string;
  readonly trouble: Trouble | null;
}

/** Whom I asked from this page, by table. */
const asked = createStore<{ readonly [table: string]: readonly Asked[] }>(() => ({}));
const NOBODY: readonly Asked[] = [];

/** Whom I asked to a table from this page, the last first. */
export function useAskedTo(table: string): readonly Asked[] {
  return useStore(asked, (state) => state[table] ?? NOBODY);
}

/** Asks an account by its name to a table; what came of it is told by `useAskedTo`. Says whether it went. */
export async function askTo(table: string, name: string): Promise<boolean> {
  const answer = await sent(table, name);
  const others = (asked.getState()[table] ?? NOBODY).filter((each) => each.name !== answer.name);
  asked.setState({ [table]: [answer, ...others] });
  return answer.trouble === null;
}

async function sent(table: string, name: string): Promise<Asked> {
  try {
    const path = `/api/tables/${table}/invite`;
    const { invited } = await requestJson<{ invited: string }>(path, { body: { name } });
    return { name: invited, trouble: null };
  } catch (error) {
    if (error instanceof HouseError) return { name, trouble: error.trouble };
    throw error;
  }
}

/** The tables at which somebody wants me to sit down, and what I can answer. */
export function useInvitations() {
  const { me } = useMe();
  const account = me?.account === true ? me.id : null;
  // Whoever is asked is told so, and by then the list is another.
  const notice = useHouse((state) => state.notice);
  const [list, setList] = useState<readonly Invitation[]>([]);
  const take = ({ invitations }: Invitations) => setList(invitations);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice says that the list may be another
  useEffect(() => {
    if (account === null) return setList([]);
    let here = true;
    requestJson<Invitations>('/api/me/invitations').then(
      (answer) => here && take(answer),
      // Without the house there is no list; the next notice asks again.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [account, notice]);
  return {
    list,
    /** Sits down; throws a `HouseError` when it is refused. */
    accept: (table: string) => requestOnce<Seated>(`/api/tables/${table}/join`, {}),
    /** Does not; throws a `HouseError` when the house does not hear it. */
    decline: async (table: string) =>
      take(await requestJson<Invitations>('/api/me/invitations/decline', { body: { table } })),
  };
}
