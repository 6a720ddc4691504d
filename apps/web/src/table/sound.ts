import { useEffect, useRef } from 'react';
import { settings } from '../settings/store.ts';
import { useTable } from './context.ts';
import { useStatus } from './top.tsx';

let context: AudioContext | null = null;

/** A short knock, where sounds are switched on: a burst of filtered noise for the body and a falling tone for the wood. */
export function knock(pitch: number, loud: number): void {
  if (!settings.getState().sound) return;
  context ??= new AudioContext();
  const { currentTime: t, destination } = context;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, t + 0.09);
  const gain = new GainNode(context, { gain: loud });
  gain.gain.exponentialRampToValueAtTime(0.0001, t + 0.16);
  tone.connect(gain).connect(destination);
  tone.start(t);
  tone.stop(t + 0.18);
}

/** Two soft notes: something wants me. Returns how to call off the second. */
export function chime(): () => void {
  knock(392, 0.1);
  const timer = setTimeout(() => knock(523, 0.1), 130);
  return () => clearTimeout(timer);
}

/** Clay for a piece that moves, two soft notes when it is my turn; silent until sounds are switched on. */
export function useSounds(): void {
  const { frame } = useTable();
  const { urgent } = useStatus();
  const step = frame.step?.number;
  useEffect(() => {
    if (step !== undefined) knock(210, 0.16);
  }, [step]);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    return urgent ? chime() : undefined;
  }, [urgent]);
}
