import { useEffect, useMemo, useState } from 'react';
import { motionLength } from '../../settings/apply.ts';
import type { Props } from './desk.ts';
import { type Scene, scenesOf } from './show.ts';
import { phrases } from './words/index.ts';

/** How long each beat of a scoring stays before the next (ms); any press skips to the end. */
const BEAT = 1150;
/** How long a finished scoring stays on the board (ms). */
const STAY = 6500;

/** A scoring as far as it has been told. */
export interface Show {
  readonly scenes: readonly Scene[];
  /** The beat being told, counted over all scenes; all are told once it reaches `length`. */
  readonly beat: number;
  readonly length: number;
  /** Grows with every beat. */
  readonly serial: number;
  /** The serial number of the beat with which this telling began. */
  readonly begun: number;
  /** Tells the rest at once; when all is told, puts it away. */
  skip(): void;
  close(): void;
}

interface Playing {
  readonly scenes: readonly Scene[];
  readonly beat: number;
  readonly serial: number;
  readonly begun: number;
}

const NOTHING: Playing = { scenes: [], beat: 0, serial: 0, begun: 0 };

/** Tells the scorings of each step, one beat after the other; a later step waits for its turn. Whoever takes a token up (`busy`) has read it. */
export function useShow({ step, language, seats, still }: Props, busy: boolean): Show {
  const [playing, setPlaying] = useState(NOTHING);
  const names = seats.map(({ name }) => name).join('\n');
  const fresh = useMemo(
    () => (step ? scenesOf(phrases[language], names.split('\n'), step) : []),
    [step, language, names],
  );
  const length = playing.scenes.reduce((sum, { beats }) => sum + beats.length, 0);
  useEffect(() => {
    if (fresh.length === 0) return;
    setPlaying((old) => {
      const told = old.scenes.reduce((sum, { beats }) => sum + beats.length, 0);
      const serial = old.serial + 1;
      if (still) {
        const all = fresh.reduce((sum, { beats }) => sum + beats.length, 0);
        return { scenes: fresh, beat: all, serial, begun: serial };
      }
      return old.beat >= told
        ? { scenes: fresh, beat: 0, serial, begun: serial }
        : { ...old, scenes: [...old.scenes, ...fresh] };
    });
  }, [fresh, still]);
  const over = playing.beat >= length;
  useEffect(() => {
    if (length === 0 || (over && still)) return;
    const { serial } = playing;
    const next = () =>
      setPlaying(
        over ? { ...NOTHING, serial } : { ...playing, beat: playing.beat + 1, serial: serial + 1 },
      );
    const timer = setTimeout(next, over ? STAY : BEAT * motionLength());
    return () => clearTimeout(timer);
  }, [playing, length, over, still]);
  useEffect(() => {
    if (busy) setPlaying(({ serial }) => ({ ...NOTHING, serial }));
  }, [busy]);
  const close = () => setPlaying(({ serial }) => ({ ...NOTHING, serial }));
  return {
    ...playing,
    ...{ length, close },
    skip: () => (over ? close() : setPlaying((old) => ({ ...old, beat: length }))),
  };
}

/** The scene and beat that are being told now, or null. */
export function nowTold({ scenes, beat }: Show) {
  let index = beat;
  for (const scene of scenes) {
    if (index < scene.beats.length) return { scene, beat: scene.beats[index] };
    index -= scene.beats.length;
  }
  return null;
}
