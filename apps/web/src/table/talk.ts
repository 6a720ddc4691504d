import type { Line, Room } from '@nabu/protocol';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { apartFrom, useApart } from '../people/apart.ts';
import { settings } from '../settings/store.ts';
import { useTable } from './context.ts';

/** Talk as I see it: without those I keep away, and without what I chose not to read. */
export interface Heard {
  readonly lines: readonly Line[];
  /** Whose lines are hidden because I muted them, with their names. */
  readonly muted: readonly { readonly by: string; readonly name: string }[];
}

/** What is said at this table, as far as I want to hear it. */
export function useHeard(): Heard {
  const { session } = useTable();
  const { lines, you } = useStore(session.store, (state) => state.talk);
  const apart = useApart(session.home === 'online');
  const chat = useStore(settings, (state) => state.chat);
  return useMemo(() => {
    const wanted = (line: Line) =>
      line.by === you || chat === 'all' || (chat === 'phrases' && line.phrase !== null);
    const muted = new Map<string, string>();
    for (const { by, name } of lines) if (apartFrom(apart, by) === 'mute') muted.set(by, name);
    return {
      lines: lines.filter((line) => apartFrom(apart, line.by) === null && wanted(line)),
      muted: [...muted].map(([by, name]) => ({ by, name })),
    };
  }, [lines, you, apart, chat]);
}

/** The rooms I can look into: players hear the watchers once the game is over. */
export function useRooms(): readonly Room[] {
  const { session, you } = useTable();
  const lines = useStore(session.store, (state) => state.talk.lines);
  const watched = lines.some(({ room }) => room === 'watchers');
  return you === 'spectator' || watched ? ['table', 'watchers'] : ['table'];
}

/** What a line says to me. */
export function useSaid(): (line: Line) => string {
  const { talk } = useWords();
  return ({ text, phrase }) => (phrase ? talk.phrases[phrase] : text);
}

/** Whether a line was taken away, or its words erased. */
export function isRemoved({ text, phrase }: Line): boolean {
  return text === '' && phrase === null;
}
