import {
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  replayRecord,
  rulesKey,
  type Viewer,
} from '@nabu/kernel';
import type { ViewAt } from '@nabu/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TableSession } from '../session/table-session.ts';
import type { Step } from './kit.ts';
import type { TableUi } from './ui.ts';

/** A moment of the replay, with the step that led to it when it follows the one before. */
export interface Past {
  readonly at: ViewAt;
  /** Whose eyes it is seen with; null for one's own. */
  readonly eyes: Viewer | null;
  readonly step: Step<unknown, GameEvent> | null;
}

/** The moment the replay looks at; null in the present. While the next one is fetched the last one stays. */
export function usePast(
  session: TableSession,
  ui: TableUi,
  game: AnyGame,
  over: boolean,
): Past | null {
  const ply = useStore(ui.store, (state) => state.replay);
  const chosen = useStore(ui.store, (state) => state.eyes);
  const eyes = over ? chosen : null;
  const [past, setPast] = useState<Past | null>(null);
  const steps = useRef(1_000_000);
  useEffect(() => {
    if (ply === null) return setPast(null);
    let gone = false;
    lookedAt(session, game, ply, eyes).then(
      (at) => {
        if (gone) return;
        setPast((before) => {
          const next = before?.at.ply === at.ply - 1 && before.eyes === eyes;
          const step = next
            ? { before: before.at.view, events: at.events, number: ++steps.current }
            : null;
          return { at, step, eyes };
        });
      },
      () => !gone && ui.replay(null),
    );
    return () => {
      gone = true;
    };
  }, [session, ui, game, ply, eyes]);
  return ply === null ? null : past;
}

const MATCHES = new WeakMap<
  TableSession,
  { readonly deeds: number; readonly match: Promise<AnyMatch> }
>();

/** The match of a finished game, read from its record once; again only when something happened since. */
export function matchOf(session: TableSession, game: AnyGame): Promise<AnyMatch> {
  const deeds = session.store.getState().now?.n ?? 0;
  const known = MATCHES.get(session);
  if (known?.deeds === deeds) return known.match;
  const match = session.record().then((record) => replayRecord({ [rulesKey(game)]: game }, record));
  MATCHES.set(session, { deeds, match });
  match.catch(() => MATCHES.delete(session));
  return match;
}

/** A moment as it was seen: by oneself, or, once the game is over and nothing is secret, by anybody. */
export async function lookedAt(
  session: TableSession,
  game: AnyGame,
  ply: number,
  eyes: Viewer | null,
): Promise<ViewAt> {
  if (eyes === null) return session.viewAt(ply);
  const match = await matchOf(session, game);
  return { ply, last: match.ply, view: match.viewAt(ply, eyes), events: match.heardAt(ply, eyes) };
}
