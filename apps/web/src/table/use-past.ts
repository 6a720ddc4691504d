import type { GameEvent } from '@nabu/kernel';
import type { ViewAt } from '@nabu/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TablePort } from '../session/port.ts';
import type { Step } from './kit.ts';
import type { TableUi } from './ui.ts';

/** A moment of the replay, with the step that led to it when it follows the one before. */
export interface Past {
  readonly at: ViewAt;
  readonly step: Step<unknown, GameEvent> | null;
}

/** The moment the replay looks at; null in the present. While the next one is fetched the last one stays. */
export function usePast(port: TablePort, ui: TableUi, number: number): Past | null {
  const ply = useStore(ui.store, (state) => state.replay);
  const [past, setPast] = useState<Past | null>(null);
  const steps = useRef(number + 1_000_000);
  useEffect(() => {
    if (ply === null) return setPast(null);
    let gone = false;
    port.viewAt(ply).then(
      (at) => {
        if (gone) return;
        setPast((before) => {
          const next = before?.at.ply === at.ply - 1;
          const step = next
            ? { before: before.at.view, events: at.events, number: ++steps.current }
            : null;
          return { at, step };
        });
      },
      () => !gone && ui.replay(null),
    );
    return () => {
      gone = true;
    };
  }, [port, ui, ply]);
  return ply === null ? null : past;
}
